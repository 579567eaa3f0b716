### Conspiracy: names and texts

## Game

game-name = Abyss: Conspiracy
game-about = Recruit lords, fill your senate chamber space by space, and gather the most influence through your best lords, your locations, one great coalition and the pearls.

## Colours

colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-purple = purple

## Colours, short

colour-blue-short = blu
colour-yellow-short = yel
colour-red-short = red
colour-green-short = grn
colour-purple-short = pur

## Guilds

guild-politician = Politicians
guild-farmer = Farmers
guild-soldier = Soldiers
guild-merchant = Merchants
guild-mage = Mages

## Lords

lord-blue_0 = blue 0
lord-blue_1 = blue 1
lord-blue_2 = blue 2
lord-blue_3 = blue 3
lord-blue_4 = blue 4
lord-blue_6 = blue 6
lord-yellow_0 = yellow 0
lord-yellow_1 = yellow 1
lord-yellow_2 = yellow 2
lord-yellow_3 = yellow 3
lord-yellow_4 = yellow 4
lord-yellow_6 = yellow 6
lord-red_0 = red 0
lord-red_1 = red 1
lord-red_2 = red 2
lord-red_3 = red 3
lord-red_4 = red 4
lord-red_6 = red 6
lord-green_0 = green 0
lord-green_1 = green 1
lord-green_2 = green 2
lord-green_3 = green 3
lord-green_4 = green 4
lord-green_6 = green 6
lord-purple_0 = purple 0
lord-purple_1 = purple 1
lord-purple_2 = purple 2
lord-purple_3 = purple 3
lord-purple_4 = purple 4
lord-purple_6 = purple 6

## Powers of lords, by influence (there is no 5)

power-0 = You may swap two lords of your chamber that give no key; this one may be one of them.
power-1 = Gives a silver key.
power-2 = Gives a gold key.
power-3 = Gives two pearls.
power-4 = Gives one pearl.
power-6 = The top lord of the deck goes to the discard pile of its colour.

## Keys

key-silver = silver key
key-gold = gold key

## Locations

location-seven_points = Seven points
location-seven_points-text = Worth 7 points.
location-one_pearl = One pearl
location-one_pearl-text = Gain 1 pearl at once. Worth 5 points.
location-two_pearls = Two pearls
location-two_pearls-text = Gain 2 pearls at once. Worth 4 points.
location-three_pearls = Three pearls
location-three_pearls-text = Gain 3 pearls at once. Worth 3 points.
location-silver_keys = Silver keys
location-silver_keys-text = Worth 1 point for each silver key in your chamber, spent or not.
location-gold_keys = Gold keys
location-gold_keys-text = Worth 2 points for each gold key in your chamber, spent or not.
location-pearl_pairs = Pairs of pearls
location-pearl_pairs-text = Worth 1 point for each full pair of pearls you have.
location-locations_count = Location count
location-locations_count-text = Worth 2 points for each location you control, this one included.
location-restrict_one = Forced draw: one
location-restrict_one-text = Until your next turn, each opponent must recruit the top lord of the deck and nothing else. Worth 3 points.
location-restrict_two = Forced draw: two
location-restrict_two-text = Until your next turn, each opponent must draw the top two lords of the deck, place one and discard the other. Worth 3 points.
location-recycle_lords = Lords reshuffled
location-recycle_lords-text = At once, all discarded lords go back into the lord deck, which is shuffled. Worth 3 points.
location-recycle_locations = Locations reshuffled
location-recycle_locations-text = At once, all available locations go back into the location deck, which is shuffled. Worth 3 points.
location-any_two_keys = Any two keys
location-any_two_keys-text = For the rest of the game, any two keys are enough for you to take a location. Worth 3 points.
location-search_deck = Choice in the deck
location-search_deck-text = For the rest of the game, you pick each new location freely from the location deck, which is then shuffled; available ones are closed to you. Worth 3 points.
location-count_blue = Blue lords
location-count_blue-text = Worth 1 point, plus 1 for each blue lord in your chamber.
location-count_yellow = Yellow lords
location-count_yellow-text = Worth 1 point, plus 1 for each yellow lord in your chamber.
location-count_red = Red lords
location-count_red-text = Worth 1 point, plus 1 for each red lord in your chamber.
location-count_green = Green lords
location-count_green-text = Worth 1 point, plus 1 for each green lord in your chamber.
location-count_purple = Purple lords
location-count_purple-text = Worth 1 point, plus 1 for each purple lord in your chamber.
location-strongest_blue = Strongest blue lord
location-strongest_blue-text = Worth as many points as the influence of your strongest blue lord.
location-strongest_yellow = Strongest yellow lord
location-strongest_yellow-text = Worth as many points as the influence of your strongest yellow lord.
location-strongest_red = Strongest red lord
location-strongest_red-text = Worth as many points as the influence of your strongest red lord.
location-strongest_green = Strongest green lord
location-strongest_green-text = Worth as many points as the influence of your strongest green lord.
location-strongest_purple = Strongest purple lord
location-strongest_purple-text = Worth as many points as the influence of your strongest purple lord.

## Cards drawn

lords_drawn-1 = 1 lord
lords_drawn-2 = 2 lords
lords_drawn-3 = 3 lords
locations_drawn-1 = 1 location
locations_drawn-2 = 2 locations
locations_drawn-3 = 3 locations

## Parts of a turn

phase-recruit = Recruit
phase-place = Place
phase-powers = Powers and locations

## Score

score-lords = Lords
score-locations = Locations
score-coalition = Largest coalition
score-pearl_master = Pearl master
score-total = Total
tie-pearls = Equal on points: whoever has the most pearls wins.
tie-shared = Equal on points and pearls: the victory is shared.

## Actions

action-draw = Draw { $of }
    .kind = Draw lords
action-pile = Take the { $of } discard pile
    .kind = Take a discard pile
action-recruit = Recruit { $of }
    .kind = Recruit a lord
action-place = Place { $of }
    .kind = Place a lord
action-swap = Swap the lord on space { $of }
    .kind = Swap lords
action-pass = Do not swap
action-draw_locations = Draw { $of }
    .kind = Draw locations
action-location = Take the location “{ $of }”
    .kind = Take a location

## Questions

prompt-recruit_lords = Draw lords or take a whole discard pile.
    .others = { $player } draws lords or takes a whole discard pile.
prompt-recruit_one = Choose the one lord that joins your chamber; the others are discarded.
    .others = { $player } chooses the one lord to recruit; the others are discarded.
prompt-keep_lord = The { $colour } pile holds more lords than you have free spaces. Choose { $lords ->
    [1] the last lord to keep
   *[other] { $lords } lords to keep, in rising order
  }.
    .others = The { $colour } pile holds more lords than { $player } has free spaces. { $player } chooses { $lords ->
    [1] the last lord to keep
   *[other] { $lords } lords to keep
  }.
prompt-place_next = Choose which of your { $lords } lords goes to space { $space }.
    .others = { $player } chooses which of { $lords } lords goes to space { $space }.
prompt-take_location = Your keys give you a location. { $available ->
    [0] None is available: draw 1 to 3 and keep one.
   *[other] Draw 1 to 3 and keep one, or take an available one.
  }
    .others = { $available ->
    [0] With enough keys, { $player } draws 1 to 3 locations and keeps one.
   *[other] With enough keys, { $player } draws 1 to 3 locations and keeps one, or takes an available one.
  }
prompt-keep_location = Choose the location you keep; the others become available.
    .others = { $player } chooses the location to keep; the others become available.
prompt-search_deck = Your keys give you a location. Choose it in the location deck.
    .others = { $player } chooses a location in the location deck.
prompt-swap_first = You may swap two lords without a key. Choose the first of them, in the order of the spaces.
    .others = { $player } may swap two lords without a key.
prompt-swap_second = Choose the lord that changes places with { $lord } on space { $space }.
    .others = { $player } chooses the lord that changes places with { $lord } on space { $space }.

## Events

event-turn = It is { $player }’s turn.
event-drew = { $player } draws { $what }.
    .part = draws { $what }
event-discarded = { $player } discards { $what }.
    .part = discards { $what }
event-took_pile = { $player } takes { $amount ->
    [1] 1 lord
   *[other] { $amount } lords
  } from the { $what } discard pile.
    .part = takes { $amount ->
    [1] 1 lord
   *[other] { $amount } lords
  } from the { $what } discard pile
event-put_back = { $player } leaves { $what } on the pile{ $amount ->
    [1] {""}
   *[other] {" "}({ $amount } cards)
  }.
    .part = leaves { $what } on the pile{ $amount ->
    [1] {""}
   *[other] {" "}({ $amount } cards)
  }
event-placed = { $player } places { $what } on space { $amount }.
    .part = places { $what } on space { $amount }
event-coat_of_arms = { $player } puts the coat of arms of this colour on { $what }.
    .part = puts the coat of arms on { $what }
event-got_key = { $player } gains a { $what }.
    .part = gains a { $what }
event-gained_pearls = { $player } gains { $amount ->
    [1] 1 pearl
   *[other] { $amount } pearls
  }.
    .part = gains { $amount ->
    [1] 1 pearl
   *[other] { $amount } pearls
  }
event-pearl_master = { $player } becomes pearl master with { $amount ->
    [1] 1 pearl
   *[other] { $amount } pearls
  }.
    .part = becomes pearl master with { $amount ->
    [1] 1 pearl
   *[other] { $amount } pearls
  }
event-revealed = { $player } reveals { $what }, which goes to the discard pile of its colour.
    .part = reveals { $what } for the discard pile of its colour
event-moved = { $player } moves { $what } to space { $amount }.
    .part = moves { $what } to space { $amount }
event-drew_location = { $known ->
    [yes] { $player } draws { $count ->
        [one] this location
       *[other] these locations
      }: { $what }.
   *[no] { $player } draws { $count ->
        [one] a location
       *[other] { $count } locations
      }.
  }
    .part = { $known ->
    [yes] draws this location: { $what }
   *[no] draws { $count ->
        [one] a location
       *[other] { $count } locations
      }
  }
event-laid_out = { $count ->
    [one] This location becomes available: { $what }.
   *[other] These locations become available: { $what }.
  }
    .part = leaves { $what } available
event-controlled = { $player } takes the location “{ $what }” and lays it on space { $amount }.
    .part = takes the location “{ $what }” for space { $amount }
event-no_location = { $player } finds no location in the deck and keeps the keys.
    .part = finds no location in the deck and keeps the keys
event-restricted = { $amount ->
    [1] Until { $player }’s next turn, every opponent must recruit the top lord of the deck.
   *[other] Until { $player }’s next turn, every opponent must draw the top { $amount } lords of the deck.
  }
    .part = { $amount ->
    [1] forces every opponent to recruit the top lord of the deck until the next turn of { $player }
   *[other] forces every opponent to draw the top { $amount } lords of the deck until the next turn of { $player }
  }
event-unrestricted = The draw forced by { $player } ends.
event-recycled_lords = { $player } shuffles the discarded lords back into the deck ({ $amount }).
    .part = shuffles the discarded lords back into the deck ({ $amount })
event-recycled_locations = { $player } shuffles the available locations back into the deck ({ $amount }).
    .part = shuffles the available locations back into the deck ({ $amount })
event-end_is_near = { $player } has completed their chamber: every opponent has one last turn.

## Several events in one line

line-draw = { $player } { $list }.
line-chamber = { $player } { $list }.

## Reasons

reason-a-lord-must-be-recruited = You cannot pass: you must recruit at least one lord.
reason-draw-lords-or-take-a-discard-pile = Your turn begins with recruiting: draw lords or take a discard pile.
reason-an-opponent-forces-the-draw = A location of { $by } forces you to draw { $lords ->
    [1] exactly 1 lord
   *[other] exactly { $lords } lords
  }.
reason-this-discard-pile-is-empty = This discard pile is empty.
reason-the-lord-deck-is-empty = The lord deck is empty: take a discard pile.
reason-too-few-lords-in-the-deck = { $left ->
    [1] Only 1 lord is left in the deck.
   *[other] Only { $left } lords are left in the deck.
  }
reason-recruit-one-of-the-lords-drawn = Exactly one of the lords drawn joins your chamber.
reason-choose-the-lords-to-keep = First choose the lords of the pile that fill your chamber.
reason-this-lord-is-not-in-the-pile = This lord is not in the pile you take.
reason-lords-are-named-in-rising-order = Name the lords you keep in rising order of influence.
reason-the-chamber-could-not-be-filled-so = Too few stronger lords would be left to fill your chamber; name weaker ones first.
reason-place-one-of-your-recruits = Place one of the lords you have recruited.
reason-too-few-locations-in-the-deck = { $left ->
    [0] The location deck is empty: take an available location.
    [1] Only 1 location is left in the deck.
   *[other] Only { $left } locations are left in the deck.
  }
reason-this-location-is-not-available = This location is not available.
reason-your-keys-must-be-used-first = You have enough keys: you must take a location now.
reason-keep-one-of-the-locations-drawn = Keep one of the locations you have drawn.
reason-you-choose-in-the-deck-instead-of-drawing = You do not draw locations any more: choose one in the deck.
reason-available-locations-are-closed-to-you = You choose your locations in the deck and can no longer take available ones.
reason-this-location-is-not-in-the-deck = This location is not in the deck.
reason-choose-a-lord-to-swap = Choose a lord to swap, or do not swap.
reason-there-is-no-lord-on-this-space = There is no lord on this space.
reason-a-lord-with-a-key-is-not-swapped = A lord that gives a key never changes places.
reason-the-two-lords-are-named-in-the-order-of-their-spaces = Two different lords change places; name the one on the earlier space first.
reason-the-swap-must-be-finished = You have chosen the first lord; choose the second one.

## The board in the terminal

board-legend = { $coat } coat of arms  { $location } location  [ ] coalition
board-ending = { $turns ->
    [0] the very last turn
    [one] the end is near, 1 more turn
   *[other] the end is near, { $turns } more turns
  }
board-discards = Lords (+{ $deck })
board-track = Pearl master
board-locations = Locations (+{ $deck })
board-forced = Forced draw
board-forced-draw = { $lords ->
    [one] { $player } makes the others draw 1 lord
   *[other] { $player } makes the others draw { $lords } lords
  }
board-drawn = Drawn
board-recruits = To place
board-drawn-locations = Drawn
board-keys = { $silver } silver, { $gold } gold

## What statistics count

things-colour = Colour of the coalition
things-lord = Coats of arms
things-location = Locations

## Lords laid out together

reason-the-chamber-has-no-more-room = { $lords ->
    [one] Your chamber has room for 1 lord only.
   *[other] Your chamber has room for { $lords } lords only.
  }
reason-a-lord-is-not-swapped-with-itself = This lord is named already: choose another one to change places with it.
reason-two-lords-change-places = Exactly two lords change places.
laid-keep_lord = { $pieces } of { $needed } lords chosen.
laid-swap_first = { $pieces } of { $needed } lords chosen.
laid-swap_second = { $pieces } of { $needed } lords chosen.
