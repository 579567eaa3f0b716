### Abyss: names and texts

## Game

game-name = Abyss
game-about = Explore the depths for allies, recruit lords at court and control locations to become ruler of the Abyss with the most influence points.

## Races

race-crab = crab
race-crab-short = Cr
race-jellyfish = jellyfish
race-jellyfish-short = Je
race-seahorse = seahorse
race-seahorse-short = Se
race-shellfish = shellfish
race-shellfish-short = Sh
race-squid = squid
race-squid-short = Sq

## Guilds

guild-farmer = farmer
guild-soldier = soldier
guild-merchant = merchant
guild-mage = mage
guild-politician = politician
guild-ambassador = ambassador

## Exploration cards

ally-crab_1 = crab 1
ally-crab_2 = crab 2
ally-crab_3 = crab 3
ally-crab_4 = crab 4
ally-crab_5 = crab 5
ally-jellyfish_1 = jellyfish 1
ally-jellyfish_2 = jellyfish 2
ally-jellyfish_3 = jellyfish 3
ally-jellyfish_4 = jellyfish 4
ally-jellyfish_5 = jellyfish 5
ally-seahorse_1 = seahorse 1
ally-seahorse_2 = seahorse 2
ally-seahorse_3 = seahorse 3
ally-seahorse_4 = seahorse 4
ally-seahorse_5 = seahorse 5
ally-shellfish_1 = shellfish 1
ally-shellfish_2 = shellfish 2
ally-shellfish_3 = shellfish 3
ally-shellfish_4 = shellfish 4
ally-shellfish_5 = shellfish 5
ally-squid_1 = squid 1
ally-squid_2 = squid 2
ally-squid_3 = squid 3
ally-squid_4 = squid 4
ally-squid_5 = squid 5
card-monster = monster
card-crab_1 = { ally-crab_1 }
card-crab_2 = { ally-crab_2 }
card-crab_3 = { ally-crab_3 }
card-crab_4 = { ally-crab_4 }
card-crab_5 = { ally-crab_5 }
card-jellyfish_1 = { ally-jellyfish_1 }
card-jellyfish_2 = { ally-jellyfish_2 }
card-jellyfish_3 = { ally-jellyfish_3 }
card-jellyfish_4 = { ally-jellyfish_4 }
card-jellyfish_5 = { ally-jellyfish_5 }
card-seahorse_1 = { ally-seahorse_1 }
card-seahorse_2 = { ally-seahorse_2 }
card-seahorse_3 = { ally-seahorse_3 }
card-seahorse_4 = { ally-seahorse_4 }
card-seahorse_5 = { ally-seahorse_5 }
card-shellfish_1 = { ally-shellfish_1 }
card-shellfish_2 = { ally-shellfish_2 }
card-shellfish_3 = { ally-shellfish_3 }
card-shellfish_4 = { ally-shellfish_4 }
card-shellfish_5 = { ally-shellfish_5 }
card-squid_1 = { ally-squid_1 }
card-squid_2 = { ally-squid_2 }
card-squid_3 = { ally-squid_3 }
card-squid_4 = { ally-squid_4 }
card-squid_5 = { ally-squid_5 }

## Lords

things-lord = Lords
lord-recruiter = Recruiter
lord-jailer = Jailer
lord-seeker = Seeker
lord-assassin = Assassin
lord-army_commander = Commander
lord-tamer = Tamer
lord-hunter = Hunter
lord-ship_master = Ship Master
lord-trader = Trader
lord-peddler = Peddler
lord-landlord = Landlord
lord-slaver = Slaver
lord-shopkeeper = Shopkeeper
lord-shaman = Shaman
lord-invoker = Invoker
lord-apprentice = Apprentice
lord-oracle = Oracle
lord-alchemist = Alchemist
lord-illusionist = Illusionist
lord-master_of_magic = Master of Magic
lord-opportunist = Opportunist
lord-corruptor = Corruptor
lord-traitor = Traitor
lord-diplomat = Diplomat
lord-treasurer = Treasurer
lord-schemer = Schemer
lord-keeper = Keeper
lord-reaper = Reaper
lord-shepherd = Shepherd
lord-miller = Miller
lord-aquaculturalist = Aquaculturalist
lord-landowner = Landowner
lord-sage = Sage
lord-hermit = Hermit
lord-elder = Elder

## Powers of the lords

power-recruiter = While he is free, your opponents’ recruitments cost 2 more.
power-jailer = Each opponent discards one ally of their choice from hand.
power-seeker = Each opponent returns 2 pearls to the treasury, or all they have if fewer.
power-assassin = Choose one free lord of each opponent: its power and keys no longer work, only its influence points count.
power-army_commander = Your opponents discard down to 6 allies at once, then, while he is free, at the end of each of their turns.
power-tamer = While she is free, an opponent who fights a monster gets the reward of the threat space before the marker (space 1 stays space 1).
power-hunter = Take one monster token at random from an opponent of your choice.
power-ship_master = At the end of each of your explorations, gain 1 pearl per different race sent to the council.
power-trader = Gain 3 pearls.
power-peddler = Gain 2 pearls.
power-landlord = Gain 1 pearl on each of your turns, including the turn he is recruited.
power-slaver = Once per turn, you may discard one ally from your hand to gain 2 pearls.
power-shopkeeper = Gain 1 pearl.
power-shaman = While she is free, the powers of soldiers do not affect you.
power-invoker = Play another full turn after this one.
power-apprentice = Take one council stack into your hand.
power-oracle = Once per turn, you may discard one whole council stack.
power-alchemist = When you request council support, take two stacks instead of one.
power-illusionist = You may exchange one location you control for an available one; its lords move to the new location.
power-master_of_magic = In your later recruitments, affiliate any one of the allies paid instead of the lowest.
power-opportunist = Once per turn, you may discard a lord of the court and replace it with the top lord of the deck.
power-corruptor = You may recruit another lord of the court at once for 5 pearls instead of its cost.
power-traitor = You may discard another of your free lords and replace it with any lord of the court, for free.
power-diplomat = When you recruit, you may pay with any races; the number of different races stays the same.
power-treasurer = Your recruitments cost 2 less.
power-schemer = You may discard another of your free lords and replace it with the top lord of the deck, for free.
power-keeper = No power.
power-reaper = No power.
power-shepherd = No power.
power-miller = No power.
power-aquaculturalist = No power.
power-landowner = No power.
power-sage = Draw 2 locations, control one of them with this lord alone and make the other available.
power-hermit = Draw 1 location and control it with this lord alone.
power-elder = Draw 3 locations, control one of them with this lord alone and make the other two available.

## Locations

things-location = Locations
location-barracks = Barracks
location-barracks-text = 7 points, plus 2 per soldier lord you have.
location-sargasso_silos = Sargasso Silos
location-sargasso_silos-text = 5 points, plus 2 per farmer lord you have.
location-hydrozoa_reserves = Hydrozoa Reserves
location-hydrozoa_reserves-text = 6 points, plus 2 per mage lord you have.
location-parliament = Parliament
location-parliament-text = 6 points, plus 2 per politician lord you have.
location-dockworks = Dockworks
location-dockworks-text = 5 points, plus 2 per merchant lord you have.
location-sanctuary = Sanctuary
location-sanctuary-text = 4 points, plus 3 per jellyfish ally you have affiliated.
location-sargasso_fields = Sargasso Fields
location-sargasso_fields-text = 3 points, plus 3 per seahorse ally you have affiliated.
location-oceanic_senate_assembly = Oceanic Senate Assembly
location-oceanic_senate_assembly-text = 4 points, plus 3 per squid ally you have affiliated.
location-chasm = Chasm
location-chasm-text = 5 points, plus 3 per crab ally you have affiliated.
location-giant_clam_nest = Nest of Giant Clams
location-giant_clam_nest-text = 3 points, plus 3 per shellfish ally you have affiliated.
location-abyss = Abyss
location-abyss-text = 2 points per guild of which you have at least one lord (ambassadors included, at most 12).
location-depths = Depths
location-depths-text = Twice the influence of your weakest lord (0 without a lord).
location-throne_room = Throne Room
location-throne_room-text = The influence of your strongest lord (0 without a lord).
location-jail = Jail
location-jail-text = 15 points, minus 1 per lord you have.
location-coral_barrier = Coral Barrier
location-coral_barrier-text = 20 points, minus 1 per affiliated ally you have, those of the final affiliation included.
location-closed_tower = Closed Tower
location-closed_tower-text = 3 points per lord you have with a printed key, free or under a location; ambassadors count.
location-lost_tower = Lost Tower
location-lost_tower-text = 3 points per lord you have without a printed key; ambassadors do not count.
location-chamber_of_allies = Chamber of Allies
location-chamber_of_allies-text = 3 points, plus the value of your weakest affiliated ally of each race.
location-city_of_mirrors = City of Mirrors
location-city_of_mirrors-text = Scores as much as the best location of an opponent, counted with your own lords and affiliated allies (at least 0).
location-black_smokers = Black Smokers
location-black_smokers-text = When you take control of it, you may exchange it for a location of your choice from the deck; 0 points if you keep it.

## Rewards of the threat track

threat-1 = 1 pearl or 1 monster token
threat-2 = 2 pearls, or 1 pearl and 1 monster token, or 2 monster tokens
threat-3 = 1 key token
threat-4 = 1 key token and 1 pearl, or 1 key token and 1 monster token
threat-5 = 1 key token and 2 pearls, or 1 key token, 1 pearl and 1 monster token, or 1 key token and 2 monster tokens
threat-6 = 2 key tokens
reward-0 = no monster token
reward-1 = 1 monster token
reward-2 = 2 monster tokens
spoils-keys = { $count ->
    [one] 1 key token
   *[other] { $count } key tokens
  }
spoils-pearls = { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
  }
spoils-tokens = { $count ->
    [one] 1 monster token
   *[other] { $count } monster tokens
  }
draw-1 = 1 location
draw-2 = 2 locations
draw-3 = 3 locations
draw-4 = 4 locations

## Options

option-memory_aid = Memory aid
option-memory_aid-text = Shows everybody which allies are in hands and in the council stacks. Nothing new is revealed: everybody saw each of these cards face up when it was explored.
option-ship_master_influence = Influence of the Ship Master
option-ship_master_influence-text = The influence points printed on the Ship Master: our sources disagree, 5 or 6, and the rulebook does not give the number. Choose the one on your card.
option-disabled_lords = Lords disabled by the Assassin
option-disabled_lords-text = What a disabled lord counts for at the end. Only its influence points are taken into account, says the rulebook, and gives as the reason that its power and its key no longer work.
option-disabled_lords-count = Locations still count it
option-disabled_lords-influence = Its influence alone

## Answers given in advance

advance-price_ceiling = Price ceilings
advance-price_ceiling-text = Offers are answered for you: an ally of this race is bought up to this price and declined above it; 0 declines them all. Nobody else sees this.

## Parts of a turn

phase-plot = Plot
phase-action = Action
phase-control = Location

## Score

score-locations = Locations
score-lords = Lords
score-allies = Affiliated allies
score-monsters = Monster tokens
score-total = Total
tie-pearls = Equal on points: whoever has the most pearls wins.
tie-strongest_lord = Equal on points and pearls: whoever has the strongest lord wins.
tie-shared = Equal on points, pearls and strongest lord: the victory is shared.

## Actions

action-explore = Explore the depths
action-council = Request council support: the { $of } stack
    .kind = Request council support
action-recruit = Recruit the lord on court space { $of }
    .kind = Recruit a lord
action-plot = Plot at court: 1 pearl for one more lord
action-pass = Pass
action-buy = Buy
action-take = Take this ally
action-go_on = Reveal another card
action-fight = Fight the monster
action-reward = Choose the reward with { $of }
    .kind = Choose a reward
action-pay = Pay { $of }
    .kind = Pay with an ally
action-pay_pearls = Pay the rest in pearls
action-affiliate = Affiliate { $of }
    .kind = Affiliate an ally
action-discard = Discard { $of }
    .kind = Discard
action-target = Choose { $of }
    .kind = Choose an opponent
action-lord = Choose the { $of }
    .kind = Choose a lord
action-court = Choose the lord on court space { $of }
    .kind = Choose a lord of the court
action-stack = Choose the { $of } stack
    .kind = Choose a council stack
action-use = Use the { $of }’s power
    .kind = Use a power
action-key_tokens = Spend key tokens
action-location = Choose { $of }
    .kind = Choose a location
action-draw = Draw { $of }
    .kind = Draw locations

## Questions

prompt-take_turn = Plot at court, or take your action.
    .others = { $player } plots at court or takes an action.
prompt-use_powers = Use a power of this turn, or pass.
    .others = { $player } may use a power of this turn.
prompt-buy_ally = Buy { $card } for { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  }?
    .others = { $player } may buy { $card } for { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  }.
prompt-take_or_go_on = Take { $card }, or reveal another card.
    .others = { $player } takes { $card } or reveals another card.
prompt-fight_or_go_on = Fight the monster ({ $reward }), or reveal another card.
    .others = { $player } fights the monster ({ $reward }) or reveals another card.
prompt-choose_reward = Choose your reward: { $reward }.
    .others = { $player } chooses a reward: { $reward }.
prompt-choose_stack = Take a council stack.
    .others = { $player } takes a council stack.
prompt-pay_for_lord = Pay for the { $lord }: { $missing ->
    [0] { $races ->
        [one] 1 race
       *[other] { $races } races
      }
    [one] { $races ->
        [0] 1 point
        [one] 1 point and 1 race
       *[other] 1 point and { $races } races
      }
   *[other] { $races ->
        [0] { $missing } points
        [one] { $missing } points and 1 race
       *[other] { $missing } points and { $races } races
      }
  } still missing.
    .others = { $player } pays for the { $lord }: { $missing ->
    [0] { $races ->
        [one] 1 race
       *[other] { $races } races
      }
    [one] { $races ->
        [0] 1 point
        [one] 1 point and 1 race
       *[other] 1 point and { $races } races
      }
   *[other] { $races ->
        [0] { $missing } points
        [one] { $missing } points and 1 race
       *[other] { $missing } points and { $races } races
      }
  } still missing.
prompt-affiliate = Choose the ally to affiliate.
    .others = { $player } chooses the ally to affiliate.
prompt-spend_keys = Spend { $keys ->
    [one] 1 key
   *[other] { $keys } keys
  } to control a location.
    .others = { $player } spends { $keys ->
    [one] 1 key
   *[other] { $keys } keys
  } to control a location.
prompt-choose_location = Take an available location, or draw 1 to 4 and keep one.
    .others = { $player } takes an available location, or draws 1 to 4 and keeps one.
prompt-keep_location = Keep one of the locations drawn.
    .others = { $player } keeps one of the locations drawn.
prompt-swap_smokers = Exchange the Black Smokers for a location of the deck, or pass.
    .others = { $player } may exchange the Black Smokers for a location of the deck.
prompt-discard_allies = The { $lord } makes you discard { $cards ->
    [one] 1 ally
   *[other] { $cards } allies
  }.
    .others = The { $lord } makes { $player } discard { $cards ->
    [one] 1 ally
   *[other] { $cards } allies
  }.
prompt-disable_lord = Choose the lord of { $victim } that the Assassin disables.
    .others = { $player } chooses the lord of { $victim } that the Assassin disables.
prompt-choose_target = Choose the opponent who loses a monster token to you.
    .others = { $player } chooses the opponent from whom to take a monster token.
prompt-sell_ally = Choose the ally to sell.
    .others = { $player } chooses the ally to sell.
prompt-discard_stack = Choose the council stack to discard.
    .others = { $player } chooses the council stack to discard.
prompt-give_up_location = Choose a location of yours to exchange, or pass.
    .others = { $player } may exchange a location.
prompt-take_in_exchange = Choose the available location you take for { $location }.
    .others = { $player } chooses the available location to take for { $location }.
prompt-replace_at_court = Choose the lord at court to replace.
    .others = { $player } chooses the lord at court to replace.
prompt-buy_lord = Recruit a lord at court for { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  }, or pass.
    .others = { $player } may recruit a lord at court for { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  }.
prompt-dismiss_lord = { $lord }: discard another of your free lords for { $court ->
    [0] the first lord of the deck
   *[other] a lord of the court
  }, or pass.
    .others = { $lord }: { $player } may discard another free lord for { $court ->
    [0] the first lord of the deck
   *[other] a lord of the court
  }.
prompt-invite_from_court = Choose the lord at court who takes the free place.
    .others = { $player } chooses the lord at court who takes the free place.

## Events

event-turn = It is { $player }’s turn.
event-plotted = { $player } plots at court: the { $what } arrives.
event-revealed = { $player } reveals { $what }.
event-revealed_monster = { $player } reveals a monster.
event-bought = { $player } buys { $what } for { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  }.
event-took = { $player } takes { $what }.
event-last_space = { $player } gains 1 pearl for the last space of the track.
event-threat_rose = { $player } lets the monster pass; the threat is now worth { $what }.
event-fought = { $player } fights the monster: { $what }.
event-reward_pearls = { $player } gains { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  }.
event-reward_keys = { $player } gains { $amount ->
    [one] 1 key token
   *[other] { $amount } key tokens
  }.
event-got_token = { $known ->
    [yes] { $player } takes a monster token worth { $what }.
   *[no] { $player } takes a monster token.
  }
event-sent_to_council = The { $what } stack of the council now has { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  }.
event-reshuffled = The discard pile becomes a new exploration deck of { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  }.
event-took_stack = { $player } takes the { $what } stack ({ $amount ->
    [one] 1 card
   *[other] { $amount } cards
  }).
event-paid = { $player } pays { $what }.
    .part = { $what }
event-paid_pearls = { $player } pays { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  }.
    .part = { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  }
event-affiliated = { $player } affiliates { $what }.
    .part = affiliates { $what }
event-recruited = The { $what } joins { $player }.
    .part = recruits the { $what }
event-refill_pearls = { $player } gains { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  } and refills the court.
    .part = gains { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  }
event-joined_court = { $count ->
    [one] A lord comes to court: { $what }.
   *[other] Lords come to court: { $what }.
  }
    .part = refills the court with { $what }
event-spent_tokens = { $player } spends { $amount ->
    [one] 1 key token
   *[other] { $amount } key tokens
  }.
    .part = spends { $amount ->
    [one] 1 key token
   *[other] { $amount } key tokens
  }
event-housed = { $count ->
    [one] { $player } places a lord under a location: { $what }.
   *[other] { $player } places lords under a location: { $what }.
  }
    .part = { $count ->
    [one] places a lord under a location ({ $what })
   *[other] places lords under a location ({ $what })
  }
event-laid_out = { $count ->
    [one] { $player } draws a location: { $what }.
   *[other] { $player } draws { $count } locations: { $what }.
  }
    .part = { $count ->
    [one] draws a location ({ $what })
   *[other] draws { $count } locations ({ $what })
  }
event-controlled = { $player } takes control of { $what }.
    .part = takes control of { $what }
event-used = { $player } uses the { $what }’s power.
event-power_pearls = { $player } gains { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  } from the { $what }.
    .part = gains { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  } from the { $what }
event-lost_pearls = { $player } returns { $amount ->
    [one] 1 pearl
   *[other] { $amount } pearls
  } to the treasury.
event-disabled = { $player }’s { $what } is disabled.
event-discarded = { $player } discards { $what }.
event-stole_token = { $known ->
    [yes] { $player } steals a monster token worth { $what } from { $other }.
   *[no] { $player } steals a monster token from { $other }.
  }
event-discarded_stack = { $player } discards the { $what } stack ({ $amount ->
    [one] 1 card
   *[other] { $amount } cards
  }).
event-left_court = { $player } sends the { $what } away from the court.
event-gave_up_location = { $player } gives up { $what }.
    .part = gives up { $what }
event-dismissed = { $player } dismisses the { $what }.
event-extra_turn = { $player } will play another turn.
event-end_is_near = { $player } triggers the end of the game: each opponent has one last turn.
event-last_affiliation = { $player } affiliates { $what } at the end of the game.

## Several events in one line

line-payment = { $player } pays { $list }.
line-recruitment = { $player } { $list }.
line-location = { $player } { $list }.

## Reasons

reason-a-council-stack-must-be-chosen = Choose one of the council stacks.
reason-a-location-must-be-taken-first = You have spent three keys: take a location before anything else.
reason-a-monster-is-not-taken = A monster cannot be taken: fight it or reveal another card.
reason-affiliate-one-of-the-weakest-allies-paid = The ally affiliated is the weakest of those paid; of several equally weak ones you choose. Only the Master of Magic lets you choose another one.
reason-allies-and-pearls-fall-short = This lord costs { $needed }, but the allies that may be paid and your pearls add up to { $held } only.
reason-allies-are-named-in-rising-order = Name the allies to discard in the order in which they are listed: you cannot go back.
reason-an-ally-is-not-fought = An ally cannot be fought: take it or reveal another card.
reason-an-ally-must-be-discarded = You must discard an ally of your hand.
reason-an-ally-of-a-race-is-missing = This lord demands an ally of this race, and you have none in hand: { $race }.
reason-an-ally-of-each-race-is-paid-first = Pearls cannot replace a race: pay one ally of each race the lord demands first.
reason-an-ally-of-your-hand-must-be-sold = Choose an ally of your hand to sell.
reason-buy-this-ally-or-pass = You are offered this ally: buy it or pass.
reason-keep-one-of-the-locations-drawn = Keep one of the locations you have drawn.
reason-name-a-free-lord-of-this-opponent = Choose a free lord of { $victim } that is not disabled yet; lords under a location are out of reach.
reason-name-a-location-of-yours-or-pass = Choose a location you control, or pass.
reason-name-a-lord-at-court = Choose a lord who is at court.
reason-name-an-opponent-with-a-token-and-no-shaman = Choose an opponent who has a monster token and is not protected by the Shaman.
reason-name-another-free-lord-of-yours-or-pass = Choose another free lord of yours, or pass; lords under a location are out of reach.
reason-no-exploration-card-is-left = No exploration card is left to reveal.
reason-one-action-is-mandatory = You must take an action: explore, request council support or recruit.
reason-plotting-costs-a-pearl = Plotting costs 1 pearl, and you have none.
reason-that-would-be-one-race-too-many = { $races ->
    [one] This lord is paid with allies of exactly 1 race.
   *[other] This lord is paid with allies of exactly { $races } different races.
  }
reason-the-court-is-full = The court is full: there is no space for another lord.
reason-the-location-deck-is-too-small = { $left ->
    [0] No location is left in the deck.
    [one] Only 1 location is left in the deck.
   *[other] Only { $left } locations are left in the deck.
  }
reason-the-lord-deck-is-empty = The lord deck is empty.
reason-the-payment-could-not-be-finished-so = The payment cannot go on with this ally: it would be superfluous, the cost would be out of reach, or it comes earlier in the order of payment (the strongest ally of each race first, then others from strong to weak).
reason-the-payment-must-be-finished = You have begun to pay for this lord: finish the payment first.
reason-this-ally-is-not-in-your-hand = You have no such ally in hand.
reason-this-court-space-is-empty = There is no lord on this court space.
reason-this-location-is-not-available = This location is not available.
reason-this-location-is-not-in-the-deck = Choose a location of the deck, or pass to keep the Black Smokers.
reason-this-lord-gives-no-key-now = This lord gives no key now: it must be free, not disabled, have a key, and be named in order.
reason-this-lord-has-no-power-to-use = The { $lord } has no power to use at a moment of your choice.
reason-this-lord-is-not-free-before-you = You do not have the { $lord } free and active in front of you.
reason-this-power-was-used-this-turn = You have already used the { $lord }’s power this turn.
reason-this-power-would-do-nothing-now = The { $lord }’s power would do nothing now.
reason-this-space-gives-no-such-reward = This space of the threat track does not give that reward.
reason-this-stack-is-empty = This council stack is empty.
reason-three-keys-must-be-spent = You have three keys together: spend them on a location before anything else.
reason-too-few-key-tokens = { $keys ->
    [one] 1 key is needed, and you have no key token.
   *[other] { $keys } keys are needed, more than you have key tokens.
  }
reason-too-few-monster-tokens-are-left = There are not enough monster tokens left.
reason-too-few-pearls = { $missing ->
    [one] 1 point is missing, and you have no pearl.
   *[other] { $missing } points are missing, and you have fewer pearls.
  }
reason-too-few-races-in-hand = { $needed ->
    [one] This lord demands an ally, and you have none in hand.
   *[other] This lord demands { $needed } different races; you have { $held } in hand.
  }

## Pieces laid out together

reason-the-allies-pay-without-pearls = The allies laid out pay the { $price } of this lord: no pearl is needed.
reason-one-of-the-races-must-be-this-one = One of the races paid must be this one: { $race }.
reason-this-ally-would-be-superfluous = The allies laid out are worth { $worth }, and the lord costs { $price }: no superfluous ally may be paid.
reason-an-ally-would-be-superfluous-beside-it = With this ally the price of { $price } would be paid without one of the others: no superfluous ally may be paid.
reason-the-rest-of-the-price-would-be-out-of-reach = With this ally your other allies of these races and your pearls could not pay the price of { $price }.
reason-no-more-allies-are-discarded = { $cards ->
    [one] Exactly 1 ally is discarded.
   *[other] Exactly { $cards } allies are discarded.
  }
reason-these-keys-are-enough-without-it = { $keys ->
    [one] 1 key is enough: no more are spent.
   *[other] { $keys } keys are enough: no more are spent.
  }
laid-pay_for_lord = { $allies ->
    [one] 1 ally worth { $worth }
   *[other] { $allies } allies worth { $worth }
  } of { $price }; { $races } of { $needed ->
    [one] 1 race
   *[other] { $needed } races
  }.
laid-discard_allies = { $pieces } of { $needed } allies chosen.
laid-spend_keys = { $pieces } of { $needed } keys chosen.

## The board in the terminal

terminal-abyss-legend = { $pearl } pearl  { $keys } key  { $token } monster token
terminal-abyss-extra-turn = another turn follows
terminal-abyss-ending = { $turns ->
    [0] the very last turn
    [one] the end is near, 1 more turn
   *[other] the end is near, { $turns } more turns
  }
terminal-abyss-threat = Threat
terminal-abyss-exploration = Exploration
terminal-abyss-council = Council
terminal-abyss-locations = Locations (+{ $deck })
terminal-abyss-drawn = Drawn
terminal-abyss-paid = Paid
terminal-abyss-price = next price { $price },
terminal-abyss-decks = deck { $deck }, discarded { $discard }
terminal-abyss-court = Court ({ $deck } lords in the deck)
terminal-abyss-lord = Lord
terminal-abyss-guild = Guild
terminal-abyss-influence = Pts
terminal-abyss-cost = Cost
terminal-abyss-power = Power (d: in full)
terminal-abyss-lord-price = { $lord }, price { $price }
terminal-abyss-stack = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
terminal-abyss-key-tokens = { $tokens ->
    [one] (1 token)
   *[other] ({ $tokens } tokens)
  }
terminal-abyss-hand = hand
terminal-abyss-hand-size = hand { $cards }
terminal-abyss-your-hand = Your hand
terminal-abyss-affiliated = affiliated
terminal-abyss-free = free
terminal-abyss-disabled = disabled
terminal-abyss-housed = under locations
terminal-abyss-controlled = locations

route-payment = Proposed payment: { $allies ->
    [one] 1 ally
   *[other] { $allies } allies
  }{ $pearls ->
    [0] { "" }
    [one] , 1 pearl
   *[other] , { $pearls } pearls
  }
