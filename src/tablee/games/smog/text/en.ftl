## Game

game-name = The World of SMOG: On Her Majesty’s Service
game-about = Gentlemen of rival London clubs trade Ethers and artefacts on the turning tiles of the Shadow Market, and the first to leave through a secret portal with all they need wins.

## Ethers

ether-blood = Blood
ether-blood-short = Bl
ether-blood-text = Red Ether: living matter.
ether-mana = Mana
ether-mana-short = Ma
ether-mana-text = Blue Ether: magical matter.
ether-ectoplasm = Ectoplasm
ether-ectoplasm-short = Ec
ether-ectoplasm-text = White Ether: spiritual matter.
ether-titanium = Titanium
ether-titanium-short = Ti
ether-titanium-text = Brown Ether: mechanical matter.

## Ether colours

colour-red = red
colour-blue = blue
colour-white = white
colour-brown = brown

## Ether matter

matter-living = living matter
matter-magical = magical matter
matter-spiritual = spiritual matter
matter-mechanical = mechanical matter

## Artefacts

artefact-atlantean_key = Atlantean Key
artefact-atlantean_key-short = At
artefact-atlantean_key-text = Artefact of the material world. You need one of each of the four types to win.
artefact-spectral_chain = Spectral Chain
artefact-spectral_chain-short = Sp
artefact-spectral_chain-text = Artefact that keeps the dead out of the material world. You need one of each of the four types to win.
artefact-adamantine_key = Adamantine Key
artefact-adamantine_key-short = Ad
artefact-adamantine_key-text = Artefact of the faerie world. You need one of each of the four types to win.
artefact-mithril_lock = Mithril Lock
artefact-mithril_lock-short = Mi
artefact-mithril_lock-text = Artefact that holds each element in its own plane. You need one of each of the four types to win.

## Characters

character-master_fox = Master Fox
character-master_fox-club = The Friends of Oberon
character-john_brown = John Brown
character-john_brown-club = The Knights of Saint George
character-parvin_khan = Parvin Khan
character-parvin_khan-club = The Mechanical Siren
character-sir_daniel_home = Sir Daniel Home
character-sir_daniel_home-club = The Labyrinth

## Agents of the Shadow

agent-witch = The Witch
agent-witch-short = Wi
agent-witch-text = If she shares your tile when your turn starts, you have one action fewer this turn.
agent-dandy = The Dandy
agent-dandy-short = Da
agent-dandy-text = If he shares your tile when your turn starts, you lose 1 Sovereign to the bank, if you have one.
agent-doctor = The Doctor
agent-doctor-short = Do
agent-doctor-text = Nobody can buy or sell on his tile; every other action there stays possible.
agent-merchant = The Merchant
agent-merchant-short = Me
agent-merchant-text = On his tile each purchase costs 1 Sovereign less, but at least 1, and each sale brings 1 Sovereign more.
agent-gatekeeper = The Gatekeeper
agent-gatekeeper-short = Ga
agent-gatekeeper-text = From its tile a gentleman can use one action to fly to any other place, without toll.
agent-lost_boy = The Lost Boy
agent-lost_boy-short = Lo
agent-lost_boy-text = His tile cannot turn at all, and nobody can leave the market from it.

## Agent slots

slot-I = Agent slot I
slot-II = Agent slot II
slot-III = Agent slot III
slot-IV = Agent slot IV

## Special actions

special-spectral_speed = Spectral Speed
special-spectral_speed-text = You have 2 more actions this turn.
special-queens_favour = Queen’s Favour
special-queens_favour-text = Take 2 Sovereigns from the bank.
special-titans_breath = Titan’s Breath
special-titans_breath-text = Move an opponent’s gentleman to any other place of the board, without toll.
special-ritual_invocation = Ritual Invocation
special-ritual_invocation-text = An agent on a tile and another of the four agents in play exchange figures and card slots. Can also be played at the start of your turn, before agents act on you.
special-shifting_gears = Shifting Gears
special-shifting_gears-text = Turn two different location tiles a quarter each, in the direction you choose for each.
special-rust = Rust
special-rust-text = Empty one opponent’s Shadow Master reserve into the bank.
special-dragons_gift = Dragon’s Gift
special-dragons_gift-text = Your next sale of an Ether brings 3 Sovereigns more.
special-wheel_of_chaos = Wheel of Chaos
special-wheel_of_chaos-text = Turn the whole board a quarter in either direction. Every player’s prices, expertise and portal place change.
special-channelled_ether = Channelled Ether
special-channelled_ether-text = Take 1 Ether of a type you choose from one opponent.
special-alchemical_siphon = Alchemical Siphon
special-alchemical_siphon-text = Take 1 Sovereign from every other player who holds one.
special-steam_lords_decree = Steam Lord’s Decree
special-steam_lords_decree-text = Take from an opponent 1 artefact of a type you do not own.
special-faerie_gift = Faerie Gift
special-faerie_gift-text = Buy what your side of your tile offers without action, payment, hourglass or rotation. The other limits of a purchase still hold.

## Places and tiles

place-esplanade = Esplanade
place-esplanade-text = The fixed place in the middle, where all gentlemen start. Here you can beg, or turn any tile and draw a special action; agents never enter.
kind-ether = Ether tile
kind-ether-text = Shows each of the four Ethers once, at a price on each side. Use the side that faces your edge.
kind-artefact = Artefact tile
kind-artefact-text = Sells one type of artefact, at a different price on each side. Use the side that faces your edge.
tile-1 = Tile 1
tile-2 = Tile 2
tile-3 = Tile 3
tile-4 = Tile 4
tile-5 = Tile 5
tile-6 = Tile 6
tile-7 = Tile 7
tile-8 = Tile 8
tile-A = Tile A
tile-B = Tile B
tile-C = Tile C
tile-D = Tile D

## Edges

edge-S = south edge
edge-S-short = S
edge-W = west edge
edge-W-short = W
edge-N = north edge
edge-N-short = N
edge-E = east edge
edge-E-short = E

## Directions of rotation

direction-clockwise = clockwise
direction-anticlockwise = anticlockwise

## Payments to the Shadow Master

payment-1 = 1 Sovereign
payment-2 = 2 Sovereigns
payment-3 = 3 Sovereigns
payment-4 = 4 Sovereigns
payment-5 = 5 Sovereigns
payment-6 = 6 Sovereigns
payment-7 = 7 Sovereigns
payment-8 = 8 Sovereigns
payment-9 = 9 Sovereigns

## Secret combinations

combination-all = 1 Blood, 1 Mana, 1 Ectoplasm, 1 Titanium
combination-blood2_no_mana = 2 Blood, 1 Ectoplasm, 1 Titanium
combination-blood2_no_ectoplasm = 2 Blood, 1 Mana, 1 Titanium
combination-blood2_no_titanium = 2 Blood, 1 Mana, 1 Ectoplasm
combination-mana2_no_blood = 2 Mana, 1 Ectoplasm, 1 Titanium
combination-mana2_no_ectoplasm = 1 Blood, 2 Mana, 1 Titanium
combination-mana2_no_titanium = 1 Blood, 2 Mana, 1 Ectoplasm
combination-ectoplasm2_no_blood = 1 Mana, 2 Ectoplasm, 1 Titanium
combination-ectoplasm2_no_mana = 1 Blood, 2 Ectoplasm, 1 Titanium
combination-ectoplasm2_no_titanium = 1 Blood, 1 Mana, 2 Ectoplasm
combination-titanium2_no_blood = 1 Mana, 1 Ectoplasm, 2 Titanium
combination-titanium2_no_mana = 1 Blood, 1 Ectoplasm, 2 Titanium
combination-titanium2_no_ectoplasm = 1 Blood, 1 Mana, 2 Titanium

## Secret portals

portal-near_left = Near left
portal-near = Near
portal-near_right = Near right
portal-left = Left
portal-right = Right
portal-far_left = Far left
portal-far = Far
portal-far_right = Far right

## Secret portals on the tips (only with option portal_set outer or axis)

portal-tip_near = Near tip
portal-tip_left = Left tip
portal-tip_far = Far tip
portal-tip_right = Right tip

## Options

option-hourglass_supply_is_hard = Limited hourglasses
option-hourglass_supply_is_hard-text = What happens when all 30 hourglasses are on the board.
option-hourglass_supply_is_hard-true = No transaction while the supply is empty
option-hourglass_supply_is_hard-false = Unlimited hourglasses
option-double_barrier_toll = Two barriers on one border
option-double_barrier_toll-text = The toll for crossing a border where both tiles show a barrier.
option-double_barrier_toll-each = One toll per barrier
option-double_barrier_toll-once = One toll in all
option-faerie_gift_ignores_hourglass = Faerie Gift and hourglasses
option-faerie_gift_ignores_hourglass-text = Whether Faerie Gift may take from a side that carries an hourglass.
option-faerie_gift_ignores_hourglass-false = An hourglass blocks it
option-faerie_gift_ignores_hourglass-true = It ignores hourglasses
option-dragons_gift_this_turn_only = Duration of Dragon’s Gift
option-dragons_gift_this_turn_only-text = Whether an unused Dragon’s Gift is lost at the end of the turn.
option-dragons_gift_this_turn_only-false = It waits for your next sale
option-dragons_gift_this_turn_only-true = This turn only
option-lost_boy_blocks_trade = Trading with the Lost Boy
option-lost_boy_blocks_trade-text = Whether one may trade on the Lost Boy’s tile. A trade must turn its tile and his never turns; but the rulebook forbids trade on the Doctor’s tile only.
option-lost_boy_blocks_trade-false = Allowed: the tile just does not turn
option-lost_boy_blocks_trade-true = Forbidden: a trade must turn its tile
option-lost_boy_blocks_wheel = Lost Boy and Wheel of Chaos
option-lost_boy_blocks_wheel-text = Whether Wheel of Chaos may be played while the Lost Boy is on a tile. His tile may not turn under any pretext, and the more restrictive effect always wins; but the card turns the board, and no tile turns in its place.
option-lost_boy_blocks_wheel-false = Allowed: the board turns, not his tile
option-lost_boy_blocks_wheel-true = Forbidden: his tile would turn with the board
option-overpayment_lost = Paying past 5
option-overpayment_lost-text = What happens when a payment takes the reserve of the player with the favours past 5.
option-overpayment_lost-false = Coin by coin, the rest counts anew
option-overpayment_lost-true = The whole payment is lost
option-regain_counts_as_move = Winning the figure back
option-regain_counts_as_move-text = What happens when the last holder wins the Shadow Master figure back from the common area. The rulebook’s chapter speaks of any move to a sheet, its summary of a new player.
option-regain_counts_as_move-true = A move: reserves are emptied, an agent is replaced
option-regain_counts_as_move-false = No new player: neither happens
option-agent_path = Path of the agents
option-agent_path-text = What an agent whose move was lengthened with hourglasses may not do.
option-agent_path-no_tile_twice = No tile twice
option-agent_path-no_step_back = No step straight back
option-bank_is_finite = Limited bank
option-bank_is_finite-text = Whether the 30 Sovereigns in the box are all there are. The rulebook counts them and does not say what happens when they run out.
option-bank_is_finite-true = 30 in all: an empty bank pays nothing
option-bank_is_finite-false = Unlimited: every sum is paid in full
option-ether_track_max = Most Ethers of one type
option-ether_track_max-text = The highest number of one Ether a player can hold, 4 or more.
option-ether_track_max-9 = Up to 9
option-ether_track_max-4 = Up to 4
option-ether_track_max-5 = Up to 5
option-ether_track_max-6 = Up to 6
option-ether_track_max-7 = Up to 7
option-ether_track_max-8 = Up to 8
option-ether_track_max-10 = Up to 10
option-ether_track_max-12 = Up to 12
option-gatekeeper_to_esplanade = Gatekeeper to the Esplanade
option-gatekeeper_to_esplanade-text = Whether the Gatekeeper’s flight may end on the Esplanade. It goes to another location tile: the box has 12 of them, but the rulebook also calls the Esplanade a tile.
option-gatekeeper_to_esplanade-true = Allowed: the Esplanade is a tile too
option-gatekeeper_to_esplanade-false = Not allowed: the 12 location tiles only
option-portal_set = Places of the portals
option-portal_set-text = Which eight tiles the secret portal cards point to.
option-portal_set-ring = The eight tiles around the Esplanade
option-portal_set-outer = The four diagonal tiles and the four tips
option-portal_set-axis = The four tiles beside the Esplanade and the four tips
option-seats = Seats
option-seats-text = Which edges of the board are used with two or three players.
option-seats-by_players = By number of players: two face to face, three at south, west and north
option-seats-free = Free choice of edges
option-round_limit = Round limit
option-round_limit-text = The number of rounds after which the game is a draw.
option-round_limit-60 = 60 rounds
option-round_limit-0 = No limit
option-round_limit-20 = 20 rounds
option-round_limit-30 = 30 rounds
option-round_limit-40 = 40 rounds
option-round_limit-100 = 100 rounds
option-first_player = First player
option-first_player-text = Who begins, in place of the youngest player.
option-first_player-random = Drawn at random
option-first_player-first = The first seat
option-first_player-second = The second seat
option-first_player-third = The third seat, or the last one taken
option-first_player-fourth = The fourth seat, or the last one taken
option-card_without_effect = Cards without effect
option-card_without_effect-text = Whether a special action may be played when it would do nothing, for instance to bring the discards back sooner. A card only asks for its Ethers; but it is played to set off its effect.
option-card_without_effect-refused = It cannot be played
option-card_without_effect-allowed = It may be played and is discarded

## Places, as actions name them

place-1 = { tile-1 }
place-2 = { tile-2 }
place-3 = { tile-3 }
place-4 = { tile-4 }
place-5 = { tile-5 }
place-6 = { tile-6 }
place-7 = { tile-7 }
place-8 = { tile-8 }
place-A = { tile-A }
place-B = { tile-B }
place-C = { tile-C }
place-D = { tile-D }

## Actions

action-end_turn = End your turn
action-pass = Pass
action-move = Move: { $of }
    .kind = Move
action-fly = Fly with the Gatekeeper: { $of }
    .kind = Fly with the Gatekeeper
action-rotate = Turn your tile a quarter clockwise
action-turn_clockwise = Turn clockwise: { $of }
    .kind = Turn a tile clockwise
action-turn_anticlockwise = Turn anticlockwise: { $of }
    .kind = Turn a tile anticlockwise
action-buy_ether = Buy the Ether on your side
action-sell_ether = Sell an Ether on your side
action-buy_artefact = Buy the artefact of your tile
action-remove_hourglass = Remove the hourglass on the side facing the { $of }
    .kind = Remove an hourglass
action-beg = Beg the Queen for money
action-leave = Leave the Shadow Market
action-pay = Pay the Shadow Master { $of }
    .kind = Pay the Shadow Master
action-play = Play { $of }
    .kind = Play a card
action-toll = Pay 1 Sovereign
action-toll_ether = Pay 1 { $of }
    .kind = Pay an ether
action-target = Choose { $of }
    .kind = Choose an opponent
action-place = Choose { $of }
    .kind = Choose a place
action-side = Choose the side facing the { $of }
    .kind = Choose a side
action-agent = Choose { $of }
    .kind = Choose an agent
action-ether = Take 1 { $of }
    .kind = Take an ether
action-artefact = Take the { $of }
    .kind = Take an artefact
action-turn_board = Turn the board { $of }
    .kind = Turn the board
action-gentleman = Play as { $of }
    .kind = Choose a gentleman
action-edge = Take the { $of }
    .kind = Choose an edge

## Questions

prompt-choose_gentleman = Choose your gentleman.
    .others = { $player } chooses a gentleman.
prompt-choose_edge = Choose your edge of the board.
    .others = { $player } chooses an edge of the board.
prompt-choose_hourglass_tile = Put an hourglass on the board: choose the tile.
    .others = { $player } chooses the tile for an hourglass.
prompt-choose_hourglass_side = Put an hourglass here: { $place }. Choose the side.
    .others = { $player } chooses the side for an hourglass on this tile: { $place }.
prompt-invoke_first = Before the agents act, you may play Ritual Invocation.
    .others = Before the agents act, { $player } may play Ritual Invocation.
prompt-take_turn = { $actions ->
    [0] No action left: take free actions, or end your turn.
    [one] Take an action: 1 left.
   *[other] Take an action: { $actions } left.
  }
    .others = { $actions ->
    [0] { $player } has no action left, only free actions.
    [one] { $player } has 1 action left.
   *[other] { $player } has { $actions } actions left.
  }
prompt-pay_toll = Pay { $tolls ->
    [one] the toll
   *[other] { $tolls } tolls
  } for the way to this place: { $place }.
    .others = { $player } pays { $tolls ->
    [one] the toll
   *[other] { $tolls } tolls
  } for the way to this place: { $place }.
prompt-move_agents = Choose an agent to move, or pass.
    .others = { $player } may move an agent.
prompt-send_agent = { $agent } can go { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
  }. Discard hourglasses to send it further, or choose its first step.
    .others = { $agent } can go { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
  }. { $player } discards hourglasses to send it further, or chooses its first step.
prompt-walk_on = { $agent } can go on for { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
  }. Choose its next step.
    .others = { $agent } can go on for { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
  }. { $player } chooses its next step.
prompt-choose_victim = Choose the opponent for { $card }.
    .others = { $player } chooses the opponent for { $card }.
prompt-blow_away = Choose where the gentleman of { $victim } goes.
    .others = { $player } chooses where the gentleman of { $victim } goes.
prompt-steal_ether = Choose the Ether you take from { $victim }.
    .others = { $player } chooses the Ether to take from { $victim }.
prompt-steal_artefact = Choose the artefact you take from { $victim }.
    .others = { $player } chooses the artefact to take from { $victim }.
prompt-choose_agent = Choose { $named ->
    [0] an agent on a tile
   *[other] the agent that takes its place
  }.
    .others = { $player } chooses { $named ->
    [0] an agent on a tile
   *[other] the agent that takes its place
  }.
prompt-shift_gears = Choose { $tiles ->
    [one] the second tile to turn
   *[other] the first tile to turn
  }.
    .others = { $player } chooses { $tiles ->
    [one] the second tile to turn
   *[other] the first tile to turn
  }.
prompt-turn_board = Turn the whole board clockwise or anticlockwise.
    .others = { $player } turns the whole board clockwise or anticlockwise.

## What happened

event-took_gentleman = { $player } plays as { $what }.
event-sat_down = { $player } takes the { $what }.
event-got_combination = { $known ->
    [yes] { $player } gets a secret combination: { $what }.
   *[no] { $player } gets a secret combination.
  }
event-got_portal = { $known ->
    [yes] { $player } gets a secret portal: { $what }.
   *[no] { $player } gets a secret portal.
  }
event-first_player = { $player } is the first player.
event-setup_hourglass = { $player } puts an hourglass on { $what }, on the side facing the { $other }.
event-round = Round { $amount } begins with { $player }.
event-income = { $player } receives 1 Sovereign.
event-income_to_reserve = { $player } receives 1 Sovereign, which goes into the Shadow Master reserve.
event-reserve_full = { $player }’s reserve is full and goes to the bank: { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
event-turn = It is { $player }’s turn, with { $amount ->
    [one] 1 action
   *[other] { $amount } actions
  }.
event-dandy_stole = The Dandy takes 1 Sovereign from { $player }.
event-witch_hindered = The Witch takes one action from { $player }.
event-moved = { $player } moves to { $what }.
    .part = moves to { $what }
event-paid_toll = { $player } pays a toll of { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
    .part = pays a toll of { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }
event-paid_toll_ether = { $player } pays a toll in Ether: { $what }.
    .part = pays a toll in Ether ({ $what })
event-rotated = { $what } turns a quarter clockwise.
event-turned_back = { $what } turns a quarter anticlockwise.
event-bought_ether = { $player } buys 1 { $what } for { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
event-sold_ether = { $player } sells 1 { $what } for { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
event-bought_artefact = { $player } buys the { $what } for { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
event-hourglass_put = An hourglass marks { $what } on the side facing the { $other }.
event-hourglass_removed = { $player } removes an hourglass from { $what }, on the side facing the { $other }.
event-begged = { $player } begs and gets { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
event-drew = { $known ->
    [yes] { $player } draws { $what }.
   *[no] { $player } draws a special action.
  }
event-reshuffled = The discards become a new deck of { $amount } special actions.
event-left_market = { $player } leaves the Shadow Market ({ $what }) and wins!
event-flew = { $player } flies with the Gatekeeper to this place: { $what }.
event-played = { $player } plays { $what }.
event-more_actions = { $player } has { $amount } more actions this turn.
event-queens_favour = { $player } receives { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  } from the bank.
event-blown_away = { $player }’s gentleman is blown to this place: { $what }.
event-invoked = { $what } changes places with this agent: { $other }.
event-rusted = Rust empties { $player }’s reserve into the bank: { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
event-board_turned = { $player } turns the whole board { $what }.
event-stole_ether = { $player } takes 1 { $what } from { $other }.
event-robbed = { $other } takes 1 Sovereign from { $player }.
event-stole_artefact = { $player } takes the { $what } from { $other }.
event-gift_ether = { $player } gets 1 { $what } for nothing.
event-gift_artefact = { $player } gets the { $what } for nothing.
event-paid_master = { $player } pays the Shadow Master { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
event-favoured = { $player } wins the Shadow Master’s favours.
event-nobody_favoured = { $player } loses the favours; the Shadow Master goes to the common area.
event-reserves_emptied = All reserves go to the bank: { $amount ->
    [one] 1 Sovereign
   *[other] { $amount } Sovereigns
  }.
event-agent_entered = { $what } enters the market.
event-agent_left = { $what } leaves the board.
event-agent_moved = { $player } moves an agent: { $what }.
event-drawn_game = The game is drawn after { $amount } rounds.
event-hourglass_discarded = { $player } discards an hourglass from { $what }, on the side facing the { $other }.
event-agent_reached = The agent goes to { $what }.
    .part = { $what }
event-no_income = The bank is empty: { $player } gets no income.

## Several events in one line

line-walk = { $player } { $list }.
line-agent = { $player } moves an agent, { $subject }, to { $list }.

## Why not

reason-no-action-is-left = You have no action left in this turn.
reason-this-place-is-not-beside-yours = You can only move to a place beside yours, not diagonally.
reason-you-cannot-pay-the-toll = You cannot pay the toll for the barrier in the way.
reason-the-esplanade-does-not-turn = The Esplanade does not turn.
reason-the-lost-boy-stops-this-tile = The Lost Boy stands on this tile: it cannot turn.
reason-no-ether-is-traded-here = No Ether is traded here.
reason-an-hourglass-lies-on-your-side = An hourglass lies on your side of the tile.
reason-you-sold-on-this-tile-this-turn = You have sold on this tile in this turn, so you cannot buy here.
reason-you-bought-on-this-tile-this-turn = You have bought on this tile in this turn, so you cannot sell here.
reason-you-cannot-pay-the-price = You cannot pay the price.
reason-your-ether-track-is-full = You cannot hold more Ethers of this type.
reason-no-hourglass-is-left = All hourglasses are on the board, so no transaction can be marked.
reason-the-doctor-stops-all-trade-here = The Doctor stands here: nobody can trade on this tile.
reason-the-lost-boy-stops-all-trade-here = The Lost Boy stands here: the tile could not turn after a trade.
reason-you-own-no-ether-of-this-type = You own no Ether of the type on your side.
reason-no-artefact-is-sold-here = No artefact is sold here.
reason-you-own-this-artefact = You already own an artefact of this type.
reason-no-hourglass-lies-there = No hourglass lies on that side of your tile.
reason-only-on-the-esplanade = This can only be done on the Esplanade.
reason-only-once-a-turn = This can be done only once a turn.
reason-somebody-is-poorer-than-you = Somebody holds fewer Sovereigns than you.
reason-the-bank-is-empty = The bank is empty.
reason-this-is-not-your-portal = Your portal is not here.
reason-ethers-of-your-combination-are-missing = You lack Ethers of your secret combination.
reason-you-need-four-different-artefacts = You need one artefact of each of the four types.
reason-the-lost-boy-closes-this-portal = The Lost Boy stands here: nobody can leave from this tile.
reason-the-gatekeeper-is-not-here = The Gatekeeper is not on your tile.
reason-your-gentleman-is-there-already = Your gentleman is there already.
reason-the-gatekeeper-does-not-fly-to-the-esplanade = At this table the Gatekeeper does not fly to the Esplanade.
reason-you-do-not-hold-this-card = You do not hold this card.
reason-you-lack-an-ether-printed-on-the-card = You must own one of each Ether printed on the card.
reason-this-card-would-have-no-effect = This card would have no effect now.
reason-you-have-no-sovereign = You do not have that many Sovereigns.
reason-pay-coin-by-coin = Pay the Shadow Master one Sovereign at a time.
reason-pay-the-sovereign-first = Two tolls are paid in order: Sovereigns first, then Ethers; the second must stay payable.
reason-a-sovereign-or-an-ether-you-own = A toll is paid with a Sovereign or an Ether you own.
reason-this-agent-has-moved = This agent has already moved this round.
reason-this-agent-is-not-on-the-board = This agent is not on the board.
reason-choose-an-agent-on-the-board-or-pass = Choose an agent on the board, or pass.
reason-no-such-hourglass-on-the-agents-tile = That hourglass cannot be discarded: only those of the agent’s tile, in the order of the edges they face.
reason-agents-never-enter-the-esplanade = Agents never enter the Esplanade.
reason-the-agent-cannot-go-there = The agent cannot go there: only to a tile beside it, not back over its path, and it must be able to make all its steps.
reason-choose-where-the-agent-goes = Choose where the agent goes.
reason-the-agent-must-make-all-its-steps = Hourglasses were discarded, so the agent must make all its steps.
reason-another-player-has-this-gentleman = Another player has this gentleman.
reason-choose-a-gentleman = Choose a gentleman.
reason-seats-take-edges-clockwise = Choose a free edge; play goes clockwise, so the seats keep their order around the board.
reason-the-esplanade-has-no-slot = The Esplanade has no slot for an hourglass.
reason-choose-a-tile-with-a-free-slot = Choose a tile with a slot that has no hourglass.
reason-a-slot-holds-one-hourglass = Choose a side of this tile without an hourglass.
reason-only-ritual-invocation-now = Before the agents act, only Ritual Invocation may be played; pass to begin your turn.
reason-no-opponent-can-be-hurt-by-this-card = No opponent would be affected by this card now.
reason-this-player-cannot-be-chosen = This player cannot be chosen.
reason-choose-an-opponent = Choose an opponent.
reason-choose-another-place-of-the-board = Choose a place other than the one where the gentleman stands.
reason-the-victim-owns-no-such-ether = This opponent owns no such Ether.
reason-the-victim-does-not-own-this-artefact = This opponent does not own this artefact.
reason-no-agent-is-on-a-tile = No agent is on a tile.
reason-choose-an-agent-on-a-tile = Choose an agent that stands on a tile.
reason-choose-another-agent-in-play = Choose another of the four agents in play; of two on tiles, name the one with the lower slot first.
reason-choose-a-tile-to-turn = Choose a tile and the direction in which it turns.
reason-two-different-tiles-in-their-order = Two different tiles turn; name them in their order, 1 to 8, then A to D.
reason-the-lost-boy-stops-the-wheel = At this table the Wheel of Chaos cannot be played while the Lost Boy is on a tile.
reason-choose-a-direction = Choose clockwise or anticlockwise.
reason-finish-the-action-first = Finish your move first: pay the toll. Cards and payments to the Shadow Master come before or after it.

## Progress

score-artefacts = Artefacts
score-ethers = Ethers of the combination
score-way_out = Way out
score-total = Total

## Board

board-round = { $limit ->
    [0] round { $round }
   *[other] round { $round } of { $limit }
  }
board-tolls = { $tolls ->
    [one] 1 toll
   *[other] { $tolls } tolls
  }
board-legend = { $sovereign } Sovereigns  { $reserve } reserve  { $favour } favours  { $card } cards  { $fog } barrier  { $hourglass } hourglass  { $portal } portal
board-next = (next)
board-nobody = nobody
board-portal = { $portal }: { $place }
board-expertise = expertise: { $ether }
board-draws-a-card = and draw a special action
board-sold-on = Sold here: { $place }.
board-portal-way = From the Esplanade: { $way }.
board-way-left = { $places ->
    [one] 1 place to the left
   *[other] { $places } places to the left
  }
board-way-right = { $places ->
    [one] 1 place to the right
   *[other] { $places } places to the right
  }
board-way-near = { $places ->
    [one] 1 place towards you
   *[other] { $places } places towards you
  }
board-way-far = { $places ->
    [one] 1 place away from you
   *[other] { $places } places away from you
  }
board-first = first player: { $player }
board-bank = bank £{ $sovereigns }
board-deck = { $deck } (+{ $discard } discarded)
board-your-secrets = Your secret
board-your-cards = Your cards

## Statistics

things-artefact = Artefacts
things-edge = Edges of the board at the end
things-combination = Secret combinations
things-portal = Secret portals
amounts-bought_ether = Sovereigns paid for Ethers
amounts-sold_ether = Sovereigns received for Ethers
amounts-bought_artefact = Sovereigns paid for artefacts

## Answers given in advance

advance-invocation = Before the agents act
advance-invocation-text = At the start of your turn everybody who might hold this card is asked about it, so that nobody learns who does. Decline here, and your turn begins at once; you can still play the card during your turn. Nobody else sees this.

## Pieces laid out together

reason-the-toll-is-paid-already = { $tolls ->
    [one] One Sovereign or Ether pays this toll: no more is due.
   *[other] { $tolls } Sovereigns or Ethers pay this toll: no more is due.
  }
reason-one-of-the-two-agents-is-on-a-tile = One of the two agents must be on a tile.
reason-two-agents-trade-places = Exactly two agents trade places.
reason-two-different-tiles-are-turned = Two different tiles are turned, a quarter each.
reason-the-agent-could-not-make-so-many-steps = With this hourglass the agent would have to make more steps than it can.
laid-pay_toll = { $pieces } of { $needed } paid.
laid-send_agent = { $steps ->
    [one] The agent makes 1 step.
   *[other] The agent makes { $steps } steps.
  }
laid-shift_gears = { $pieces } of { $needed } tiles chosen.
laid-choose_agent = { $pieces } of { $needed } agents chosen.

## Several answers as one

route-walk = { $flights ->
    [0] Walk to { $place }
   *[other] Fly with the Gatekeeper to { $place }
  }: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }, { $tolls ->
    [0] free
    [one] 1 toll
   *[other] { $tolls } tolls
  }{ $ethers ->
    [0] {""}
   *[other] {" "}({ $ethers } in Ether)
  }
route-agent = { $agent } to { $place }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }{ $hourglasses ->
    [0] {""}
    [one] , 1 hourglass discarded, facing
   *[other] , { $hourglasses } hourglasses discarded, facing
  }{ $south ->
    [0] {""}
   *[other] {" "}{ edge-S-short }
  }{ $west ->
    [0] {""}
   *[other] {" "}{ edge-W-short }
  }{ $north ->
    [0] {""}
   *[other] {" "}{ edge-N-short }
  }{ $east ->
    [0] {""}
   *[other] {" "}{ edge-E-short }
  }
