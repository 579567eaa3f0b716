### The words of the game's table on the page, beside those in en.ftl.

ui-advance-up-to = { $figure ->
    [one] up to 1 pearl
   *[other] up to { $figure } pearls
  }
ui-abyss-sort-kind = by race
ui-abyss-sort-value = by value
ui-abyss-opponents = Opponents
ui-abyss-look-at = Look at { $player }’s lords and locations
ui-abyss-points = Influence points
ui-abyss-short-points = { $points } IP
ui-abyss-pearls = Pearls
ui-abyss-keys = Keys
ui-abyss-tokens = Monster tokens
ui-abyss-in-hand-label = Allies in hand
ui-abyss-lords = Lords
ui-abyss-lords-of = { $lords } of { $most } lords
ui-abyss-my-lords = { $lords ->
    [one] 1 lord
   *[other] { $lords } lords
  }
ui-abyss-lord-label = { $name }, { $influence } points
ui-abyss-lord-free = free
ui-abyss-lord-disabled = disabled
ui-abyss-lord-housed = under a location
ui-abyss-lord = { $guild } · { $influence } influence points · { $keys ->
    [0] no key
    [one] 1 key
   *[other] { $keys } keys
  }
ui-abyss-cost = { $races ->
    [one] Cost { $value }, allies of exactly 1 race.
   *[other] Cost { $value }, allies of exactly { $races } races.
  }
ui-abyss-cost-race = { $races ->
    [one] Cost { $value }, allies of 1 race: { $race }.
   *[other] Cost { $value }, allies of exactly { $races } races, among them { $race }.
  }
ui-abyss-affiliated = Affiliated allies
ui-abyss-none-affiliated = No affiliated ally
ui-abyss-locations-of = Locations
ui-abyss-no-location = No location
ui-abyss-no-lord = No lord yet.
ui-abyss-track = Exploration track
ui-abyss-deck = { $cards ->
    [one] Exploration deck, 1 card
   *[other] Exploration deck, { $cards } cards
  }
ui-abyss-deck-name = Deck
ui-abyss-offered = offered
ui-abyss-offered-to = for { $player }
ui-abyss-last-space = last
ui-abyss-threat = Threat track
ui-abyss-threat-short = Threat
ui-abyss-council = Council
ui-abyss-hidden-stacks = face down
ui-abyss-stack = { $cards ->
    [0] Council, { $race }: empty
    [one] Council, { $race }: 1 card
   *[other] Council, { $race }: { $cards } cards
  }
ui-abyss-locations = Available locations
ui-abyss-drawn = Locations drawn
ui-abyss-location-deck = { $cards ->
    [one] Location deck, 1 tile
   *[other] Location deck, { $cards } tiles
  }
ui-abyss-council-stack = Council: { $race } ({ $cards })
ui-abyss-court = Court
ui-abyss-court-about = { $lords ->
    [one] 1 lord. At 2 or fewer after a recruitment: 2 pearls for the recruiter, and the court is filled.
   *[other] { $lords } lords. At 2 or fewer after a recruitment: 2 pearls for the recruiter, and the court is filled.
  }
ui-abyss-ending = { $turns ->
    [0] The end is near: this is the last turn.
    [one] The end is near: 1 more turn after this one.
   *[other] The end is near: { $turns } more turns after this one.
  }
ui-abyss-extra-turn = Another turn follows this one.
ui-abyss-worth-now = Worth now: { $points }
ui-abyss-lord-used = used in this turn
ui-abyss-key-tokens = { $tokens ->
    [one] 1 key token
   *[other] { $tokens } key tokens
  }
ui-abyss-cards-of = { $race }: { $values }
ui-abyss-tokens-left = tokens: { $tokens }
ui-abyss-discard = { $cards ->
    [0] No card discarded
    [one] 1 card discarded
   *[other] { $cards } cards discarded
  }
ui-abyss-lord-deck = { $cards ->
    [one] Lord deck, 1 card
   *[other] Lord deck, { $cards } cards
  }
ui-abyss-free-space = free
ui-abyss-keys-of = { $keys } of { $most } keys for a location
ui-abyss-hand = Your hand
ui-abyss-hand-of = Hand of { $player }
ui-abyss-allies = { $allies ->
    [one] 1 ally
   *[other] { $allies } allies
  }
ui-abyss-empty-hand = No ally in hand.
ui-abyss-paid = paid
ui-abyss-mine = Lords and locations
ui-abyss-recruit-lord = Recruit: { $lord }
ui-abyss-choose-lord = Choose: { $lord }
ui-abyss-reward = Reward: { $spoils }

## The table in words: parts of the view

ui-zone-price = Price of the next ally
ui-zone-threat = Space of the threat track
ui-zone-ending = Last turns
ui-zone-stacks = Council, cards in each stack
ui-zone-council = Cards in the council, as remembered
ui-zone-track = Exploration track
ui-zone-paid = Allies paid
ui-zone-court = Court
ui-zone-available = Available locations
ui-zone-drawn = Drawn
ui-zone-drawn_by = Drawn by
ui-zone-paid_by = Paid by
ui-zone-deck_size = Cards in the deck
ui-zone-lord_deck_size = Lords in the deck
ui-zone-location_deck_size = Locations in the deck
ui-zone-pearls = Pearls
ui-zone-key_tokens = Key tokens
ui-zone-keys = Keys
ui-zone-free = Free lords
ui-zone-disabled = Disabled lords
ui-zone-housed = Lords under locations
ui-zone-locations = Locations
ui-zone-affiliated = Affiliated allies
ui-zone-hand_size = Cards in hand
ui-zone-hand = Hand
ui-zone-token_count = Monster tokens
ui-zone-tokens = Points of the monster tokens
ui-zone-points = Influence points
ui-zone-last_turns = Turns left
ui-zone-location_points = Points of the locations
ui-zone-bought = Buyers in this exploration
ui-zone-used = Lords used this turn
ui-zone-extra_turns = Extra turns
ui-zone-ship_master_influence = Points of the Ship Master
ui-zone-discard = Discard pile
ui-zone-token_bag_size = Monster tokens left
ui-abyss-last-round = { $turns ->
    [0] Last turn of the game
    [one] Last round: 1 more turn
   *[other] Last round: { $turns } more turns
  }
ui-abyss-source = { $source }: { $points }
ui-abyss-worths = Now { $now }, at best { $best }
ui-abyss-explores = { $player } explores the depths.
ui-abyss-offers = { $player } offers { $to } the { $card } for { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  }.
ui-abyss-offers-then = After that: { $players }.
ui-abyss-has-bought = { $count ->
    [one] { $players } has bought.
   *[other] { $players } have bought.
  }
ui-abyss-told-some = { $what } { $count }
ui-abyss-told-track = { $count ->
    [0] No card lies on the exploration track.
   *[other] On the exploration track: { $cards }.
  } { $deck ->
    [one] The deck has 1 card.
   *[other] The deck has { $deck } cards.
  }
ui-abyss-told-threat = The threat marker stands on space { $space }: { $reward }.
ui-abyss-told-council = Cards in the council, face down: { $stacks }.
ui-abyss-told-court = { $count ->
    [one] 1 lord is at court
   *[other] { $count } lords are at court
  }, { $deck } more in the deck.
ui-abyss-told-locations = { $count ->
    [0] No location is open
    [one] 1 location is open
   *[other] { $count } locations are open
  }, { $deck } more in the deck.
ui-abyss-told-lord = { $name } ({ $guild }, influence { $influence }, { $state })
ui-abyss-told-side = { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  }, { $keys ->
    [one] 1 key
   *[other] { $keys } keys
  }, { $hand ->
    [one] 1 ally in hand
   *[other] { $hand } allies in hand
  }, { $tokens ->
    [one] 1 monster token
   *[other] { $tokens } monster tokens
  }.
ui-abyss-told-points = { $points ->
    [one] 1 point so far.
   *[other] { $points } points so far.
  }
ui-abyss-told-hand = In hand: { $allies }.
ui-abyss-told-lords = { $count ->
    [0] No lord yet.
   *[other] Lords: { $lords }.
  }
ui-abyss-told-affiliated = { $count ->
    [0] No affiliated ally.
   *[other] Affiliated: { $allies }.
  }
ui-abyss-told-no-location = No location.
