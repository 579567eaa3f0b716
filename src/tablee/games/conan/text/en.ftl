### Conan: names and texts

## Game

game-name = Conan
game-about = One player is the overlord and commands a horde; the others lead Conan and his companions. Gems are strength, breath and life: spend them well, and reach the scenario’s objective before the turns run out.

## Options

option-scenario = Scenario
option-scenario-text = The story that is played: its board, its objectives and its rules.
option-heroes = Heroes
option-heroes-text = How many heroes play; the overlord’s gems follow. With three, the last hero listed by the scenario stays away.

## Scenarios

scenario-in_the_clutches_of_the_picts = In the Clutches of the Picts
scenario-in_the_clutches_of_the_picts-text = The heroes must find Yselda, hidden in one of eight huts, and leave the board with her and with the head of Zogar Sag before the end of round 8.

## Score

score-victory = Victory
score-total = Total

## Heroes

hero-conan = Conan
hero-shevatas = Shevatas
hero-hadrathus = Hadrathus
hero-belit = Bêlit

## Figures

figure-conan = Conan
figure-shevatas = Shevatas
figure-hadrathus = Hadrathus
figure-belit = Bêlit
figure-pict_hunters_1 = Pict Hunter 1
figure-pict_hunters_2 = Pict Hunter 2
figure-pict_hunters_3 = Pict Hunter 3
figure-pict_hunters_4 = Pict Hunter 4
figure-pict_hunters_5 = Pict Hunter 5
figure-pict_hunters_6 = Pict Hunter 6
figure-pict_hunters_blue_1 = Pict Hunter (blue) 1
figure-pict_hunters_blue_2 = Pict Hunter (blue) 2
figure-pict_hunters_blue_3 = Pict Hunter (blue) 3
figure-pict_hunters_blue_4 = Pict Hunter (blue) 4
figure-pict_hunters_blue_5 = Pict Hunter (blue) 5
figure-pict_hunters_blue_6 = Pict Hunter (blue) 6
figure-pict_hunters_green_1 = Pict Hunter (green) 1
figure-pict_hunters_green_2 = Pict Hunter (green) 2
figure-pict_hunters_green_3 = Pict Hunter (green) 3
figure-pict_hunters_green_4 = Pict Hunter (green) 4
figure-pict_hunters_green_5 = Pict Hunter (green) 5
figure-pict_hunters_green_6 = Pict Hunter (green) 6
figure-pict_hunters_orange_1 = Pict Hunter (orange) 1
figure-pict_hunters_orange_2 = Pict Hunter (orange) 2
figure-pict_hunters_orange_3 = Pict Hunter (orange) 3
figure-pict_hunters_orange_4 = Pict Hunter (orange) 4
figure-pict_hunters_orange_5 = Pict Hunter (orange) 5
figure-pict_hunters_orange_6 = Pict Hunter (orange) 6
figure-pict_hunters_red_1 = Pict Hunter (red) 1
figure-pict_hunters_red_2 = Pict Hunter (red) 2
figure-pict_hunters_red_3 = Pict Hunter (red) 3
figure-pict_hunters_red_4 = Pict Hunter (red) 4
figure-pict_hunters_red_5 = Pict Hunter (red) 5
figure-pict_hunters_red_6 = Pict Hunter (red) 6
figure-pict_warriors_purple_1 = Pict Warrior (purple) 1
figure-pict_warriors_purple_2 = Pict Warrior (purple) 2
figure-pict_warriors_purple_3 = Pict Warrior (purple) 3
figure-pict_warriors_purple_4 = Pict Warrior (purple) 4
figure-pict_warriors_purple_5 = Pict Warrior (purple) 5
figure-pict_warriors_1 = Pict Warrior 1
figure-pict_warriors_2 = Pict Warrior 2
figure-pict_warriors_3 = Pict Warrior 3
figure-pict_warriors_4 = Pict Warrior 4
figure-pict_warriors_5 = Pict Warrior 5
figure-hyenas_1 = Hyena 1
figure-hyenas_2 = Hyena 2
figure-hyenas_3 = Hyena 3
figure-hyenas_4 = Hyena 4
figure-hyenas_5 = Hyena 5
figure-zogar_sag = Zogar Sag
figure-giant_snake = Giant Snake

## Tiles of the river

tile-event_1 = Event
tile-event_2 = Event 2
tile-pict_hunters = Pict Hunters
tile-pict_hunters_blue = Pict Hunters (blue)
tile-pict_hunters_green = Pict Hunters (green)
tile-pict_hunters_orange = Pict Hunters (orange)
tile-pict_hunters_red = Pict Hunters (red)
tile-pict_warriors_purple = Pict Warriors (purple)
tile-pict_warriors = Pict Warriors
tile-hyenas = Hyenas
tile-hyenas_second = Hyenas (2)
tile-zogar_sag = Zogar Sag
tile-zogar_sag_second = Zogar Sag (2)
tile-giant_snake = Giant Snake
tile-giant_snake_second = Giant Snake (2)

## Zones

zone-pict_village_a1 = North-west road (a1)
zone-pict_village_h1 = Wooden hut 1 (h1)
zone-pict_village_a2 = North path (a2)
zone-pict_village_h2 = Stone hut 2 (h2)
zone-pict_village_a3 = Kennels (a3)
zone-pict_village_h3 = Wooden hut 3 (h3)
zone-pict_village_a4 = North-east road (a4)
zone-pict_village_b1 = West clearing (b1)
zone-pict_village_b2 = Drying racks (b2)
zone-pict_village_b3 = Altar of Jhebbal Sag (b3)
zone-pict_village_b4 = Totem square (b4)
zone-pict_village_b5 = East clearing (b5)
zone-pict_village_c1 = West gate path (c1)
zone-pict_village_h4 = Wooden hut 4 (h4)
zone-pict_village_c2 = Central alley (c2)
zone-pict_village_h5 = Stone hut 5 (h5)
zone-pict_village_c3 = Narrow passage (c3)
zone-pict_village_h6 = Double hut, west half (h6)
zone-pict_village_h7 = Double hut, east half (h7)
zone-pict_village_c4 = East path (c4)
zone-pict_village_d1 = South-west road (d1)
zone-pict_village_d2 = South clearing (d2)
zone-pict_village_h8 = Wooden hut 8 (h8)
zone-pict_village_d3 = Hunters fires (d3)
zone-pict_village_d4 = South-east road (d4)
zone-ships_w1 = Open sea, north-west (w1)
zone-ships_w2 = Open sea, north (w2)
zone-ships_w3 = Open sea, north-east (w3)
zone-ships_w4 = Channel, west (w4)
zone-ships_w5 = Channel, west of midships (w5)
zone-ships_w6 = Channel, midships (w6)
zone-ships_w7 = Channel, east of midships (w7)
zone-ships_w8 = Channel, east (w8)
zone-ships_w9 = Open sea, south-west (w9)
zone-ships_w10 = Open sea, south (w10)
zone-ships_w11 = Open sea, south-east (w11)
zone-ships_t1 = Tigress, poop (t1)
zone-ships_t2 = Tigress, port aft (t2)
zone-ships_t3 = Tigress, port midships (t3)
zone-ships_t4 = Tigress, port fore (t4)
zone-ships_t5 = Tigress, starboard aft (t5)
zone-ships_t6 = Tigress, starboard midships (t6)
zone-ships_t7 = Tigress, starboard fore (t7)
zone-ships_t8 = Tigress, bow (t8)
zone-ships_t9 = Tigress, hold stairs (t9)
zone-ships_v1 = Vandal, bow (v1)
zone-ships_v2 = Vandal, starboard fore (v2)
zone-ships_v3 = Vandal, starboard midships (v3)
zone-ships_v4 = Vandal, starboard aft (v4)
zone-ships_v5 = Vandal, port fore (v5)
zone-ships_v6 = Vandal, port midships (v6)
zone-ships_v7 = Vandal, port aft (v7)
zone-ships_v8 = Vandal, poop (v8)
zone-ships_v9 = Vandal, hold stairs (v9)
zone-fort_e1 = North-west woods (e1)
zone-fort_e2 = North slope, west (e2)
zone-fort_e3 = North slope, east (e3)
zone-fort_e4 = North-east woods (e4)
zone-fort_e5 = East ditch (e5)
zone-fort_e6 = South-east woods (e6)
zone-fort_e7 = Gate road (e7)
zone-fort_e8 = South-west woods (e8)
zone-fort_e9 = West ditch (e9)
zone-fort_t1 = North-west tower (t1)
zone-fort_t2 = North-east tower (t2)
zone-fort_t3 = South-east tower (t3)
zone-fort_t4 = South-west tower (t4)
zone-fort_r1 = North rampart, west (r1)
zone-fort_r2 = North rampart, east (r2)
zone-fort_r3 = East rampart (r3)
zone-fort_r4 = South rampart, east (r4)
zone-fort_r5 = South rampart, west (r5)
zone-fort_r6 = West rampart (r6)
zone-fort_m1 = Roofless barracks (m1)
zone-fort_m2 = Roofless armoury (m2)
zone-fort_m3 = Cell (m3)
zone-fort_m4 = Roofless stable (m4)
zone-fort_b1 = North rubble (b1)
zone-fort_b2 = West rubble (b2)
zone-fort_c1 = Court of the well (c1)
zone-fort_c2 = West court (c2)
zone-fort_c3 = East court (c3)
zone-fort_c4 = South court (c4)
zone-fort_g1 = Gate passage (g1)
zone-inn_r1 = Room 1 (r1)
zone-inn_r2 = Room 2 (r2)
zone-inn_r3 = Room 3 (r3)
zone-inn_r4 = Room 4 (r4)
zone-inn_r5 = Room 5 (r5)
zone-inn_r6 = Room 6 (r6)
zone-inn_r7 = Room 7 (r7)
zone-inn_r8 = Room 8 (r8)
zone-inn_y1 = Balcony, west (y1)
zone-inn_y2 = Balcony, middle (y2)
zone-inn_y3 = Balcony, east (y3)
zone-inn_s1 = West stairs (s1)
zone-inn_s2 = East stairs (s2)
zone-inn_c1 = Common room, north-west (c1)
zone-inn_c2 = Common room, hearth (c2)
zone-inn_c3 = Common room, north-east (c3)
zone-inn_c4 = Common room, south-west (c4)
zone-inn_c5 = Common room, main door (c5)
zone-inn_x1 = Bar (x1)
zone-inn_x2 = Behind the bar (x2)
zone-inn_x3 = Wine corner (x3)
zone-inn_i1 = Card room (i1)
zone-inn_i2 = Store room (i2)
zone-inn_i3 = Service passage (i3)
zone-inn_i4 = Kitchen (i4)
zone-inn_i5 = Pantry (i5)
zone-inn_z1 = Street, west (z1)
zone-inn_z2 = Street, inn sign (z2)
zone-inn_z3 = Street, well (z3)
zone-inn_z4 = Street, stable yard (z4)
zone-swamp_n1 = North-west mire (n1)
zone-swamp_k1 = Hut of skins (k1)
zone-swamp_n2 = Drying ground (n2)
zone-swamp_w1 = North channel (w1)
zone-swamp_n3 = Totem bank (n3)
zone-swamp_k2 = Shaman’s hut (k2)
zone-swamp_n4 = North-east mire (n4)
zone-swamp_w2 = Western reeds (w2)
zone-swamp_l1 = West islet (l1)
zone-swamp_p1 = North-west pier (p1)
zone-swamp_w3 = Stream (w3)
zone-swamp_p2 = North-east pier (p2)
zone-swamp_w4 = Eastern reeds (w4)
zone-swamp_l2 = East islet (l2)
zone-swamp_k3 = Hut of the drums (k3)
zone-swamp_p3 = West pier (p3)
zone-swamp_x1 = Altar of Jhebbal Sag (x1)
zone-swamp_x2 = Central pool (x2)
zone-swamp_p4 = East pier (p4)
zone-swamp_k4 = Hut of bones (k4)
zone-swamp_l3 = South-west causeway (l3)
zone-swamp_w5 = Leech pond (w5)
zone-swamp_p5 = South-west pier (p5)
zone-swamp_p6 = South-east pier (p6)
zone-swamp_w6 = Black water (w6)
zone-swamp_l4 = South-east causeway (l4)
zone-swamp_k5 = Fishers’ hut (k5)
zone-swamp_l5 = South bank (l5)
zone-swamp_k6 = Long hut (k6)
zone-citadel_k1 = Bedchamber (k1)
zone-citadel_k2 = Shrine of Set (k2)
zone-citadel_k3 = Throne (k3)
zone-citadel_k4 = Council room (k4)
zone-citadel_k5 = Astrologer’s room (k5)
zone-citadel_u1 = West turret (u1)
zone-citadel_u2 = East turret (u2)
zone-citadel_s1 = West stairs (s1)
zone-citadel_s2 = East stairs (s2)
zone-citadel_b1 = Balcony, west (b1)
zone-citadel_b2 = Balcony, middle (b2)
zone-citadel_b3 = Balcony, east (b3)
zone-citadel_h1 = Great hall, north-west (h1)
zone-citadel_h2 = Great hall, north-east (h2)
zone-citadel_h3 = Great hall, south-west (h3)
zone-citadel_h4 = Great hall, south-east (h4)
zone-citadel_p1 = Pit (p1)
zone-citadel_g1 = West gallery (g1)
zone-citadel_g2 = Barracks (g2)
zone-citadel_g3 = Guardroom (g3)
zone-citadel_g4 = Gatehouse (g4)
zone-citadel_g5 = Armoury (g5)
zone-citadel_d1 = Cells (d1)
zone-citadel_d2 = Torture chamber (d2)
zone-citadel_d3 = Cellar (d3)

## Cards

card-battle_axe = Battle Axe
card-kris = Kris
card-dagger = Dagger
card-ornamental_spear = Ornamental Spear
card-throwing_knives = Throwing Knives
card-crossbow = Crossbow
card-bossonian_bow = Bossonian Bow
card-shield = Shield
card-buckler = Buckler
card-leather_armor = Leather Armor
card-chain_mail = Chain Mail
card-life_potion = Life Potion
card-explosive_orb = Explosive Orb
card-yselda = Yselda
card-zogar_head = Head of Zogar Sag

## Spells

spell-teleportation = Teleportation
spell-mitras_halo = Mitra’s Halo
spell-lightning_storm = Lightning Storm

## Skills

skill-blocking = Blocking
skill-wall_wrecker = Wall Wrecker
skill-climb = Climb
skill-evasive = Evasive
skill-intangible = Intangible
skill-swimming = Swimming
skill-web_projection = Web Projection
skill-leap = Leap
skill-feline_grace = Feline Grace
skill-flying = Flying
skill-reach = Reach
skill-ambidextrous = Ambidextrous
skill-constriction = Constriction
skill-circular_strike = Circular Strike
skill-precision_strike = Precision Strike
skill-attack_from_beyond = Attack From Beyond
skill-counterattack = Counterattack
skill-elite_shooter = Elite Shooter
skill-precision_shot = Precision Shot
skill-bodyguard = Bodyguard
skill-untouchable = Untouchable
skill-sacrifice = Sacrifice
skill-protected = Protected
skill-spell_caster = Spell Caster
skill-alchemy = Alchemy
skill-leadership = Leadership
skill-concentration = Concentration
skill-lock_picking = Lock-picking
skill-fascination = Fascination
skill-horror = Horror
skill-jinx = Jinx
skill-poison = Poison
skill-support = Support

## Boxes

box-movement = movement
box-melee = melee
box-ranged = ranged attack
box-defence = defence
box-manipulation = manipulation
box-reroll = reroll
box-teleportation = Teleportation
box-mitras_halo = Mitra’s Halo
box-lightning_storm = Lightning Storm

## Dice

die-yellow_0 = yellow 0
die-yellow_1 = yellow 1
die-yellow_2 = yellow 2
die-yellow_3 = yellow 3
die-orange_0 = orange 0
die-orange_1 = orange 1
die-orange_2 = orange 2
die-orange_3 = orange 3
die-red_0 = red 0
die-red_1 = red 1
die-red_2 = red 2
die-red_3 = red 3

## Gems

gems-0 = 0 gems
gems-1 = 1 gem
gems-2 = 2 gems
gems-3 = 3 gems
gems-4 = 4 gems
gems-5 = 5 gems
gems-6 = 6 gems
gems-7 = 7 gems
gems-8 = 8 gems
gems-9 = 9 gems
gems-10 = 10 gems
gems-11 = 11 gems
gems-12 = 12 gems
gems-13 = 13 gems
gems-14 = 14 gems
gems-15 = 15 gems
gems-16 = 16 gems
gems-17 = 17 gems
gems-18 = 18 gems
gems-19 = 19 gems
gems-20 = 20 gems
gems-21 = 21 gems
gems-22 = 22 gems
gems-23 = 23 gems
gems-24 = 24 gems

## Actions

action-pass = Stop here
action-active = Be active
action-rest = Rest
action-act = { $of } acts
action-done = { $of } does nothing more
action-move = Move to { $of }
action-run = Move to { $of }, buying the movement points that are missing
action-wreck = Break the wall and move to { $of }
action-leave = Leave the board
action-fight = Fight with { $of }
action-unarmed = Fight unarmed
action-shoot = Shoot with { $of }
action-cast = Cast { $of }
action-open = Open the chest
action-pick = Pick up { $of }
action-give = Give { $of }
action-take = Take { $of } from a hero
action-throw = Throw { $of }
action-drop = Drop { $of }
action-use = Use { $of }
action-figure = { $of }
action-extra = Extra movement for { $of }
action-zone = { $of }
action-gems = { $of }
action-card = { $of }
action-box = From { $of }
action-free = Free reroll: { $of }
action-supported = Reroll by support: { $of }
action-paid = Reroll for 1 gem: { $of }
action-keep = Keep the roll
action-tile = Activate { $of }
action-clean = Remove { $of } from the river for 2 gems

## Questions

prompt-HideCaptive = { $player }: choose in secret the hut where the captive is hidden.
prompt-ChooseState = { $player }: shall { $figure } be active or rest? Available { $available }, fatigue { $fatigue }, wounds { $wounds }.
prompt-HeroesAct = Heroes: who acts next? { $player } is asked first, any of you may answer.
prompt-HeroActs = { $player }: what does { $figure } do? Gems available: { $available }, movement points: { $points }.
prompt-OverlordActs = { $player }: activate a tile for the number of its place in the river. Gems available: { $available }, activations left: { $activations }.
prompt-ChooseMover = { $player }: which figure of { $tile } makes its free move?
prompt-ChooseAttacker = { $player }: which figure of { $tile } attacks or moves on? Gems available: { $available }.
prompt-Reinforce = { $player }: which figure returns? Points left: { $points }.
prompt-PlaceReinforcement = { $player }: where does { $figure } enter?
prompt-MoveFigure = { $player }: where does { $figure } go? Movement points: { $points }.
prompt-React = { $player }: does { $figure } cast a reaction spell now?
prompt-CleanUp = { $player }: you may remove bloodied tiles from the river.
prompt-Rerolls = { $player }: { $roller } has { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  }. Reroll dice or keep the roll.
prompt-ChooseTarget = { $player }: whom does { $figure } attack?
prompt-ChooseGems = { $player }: how many gems does { $figure } spend on { $box }? Available: { $available }.
prompt-OrderVictims = { $player }: who is the next victim? { $victims } are left.
prompt-AttackFromBeyond = { $player }: { $figure } dies and strikes one last time. At whom?
prompt-ChooseDefence = { $player }: { $attacker } threatens { $figure } with { $damage } damage. How many gems for the defence?
prompt-ChooseDefenceCard = { $player }: with which card does { $figure } defend?
prompt-LoseFromBox = { $player }: { $figure } is wounded. Which box loses a gem?
prompt-ChoosePartner = { $player }: with whom is { $card } exchanged?
prompt-TakeContent = { $player }: the chest holds { $card }. Take it?
prompt-ThrowTo = { $player }: where is { $card } thrown?
prompt-TeleportTo = { $player }: where does { $figure } appear?
prompt-StrikeZone = { $player }: which zone does the storm of { $figure } strike?

## Events

event-round = Round { $amount } begins.
event-chose_active = { $what } is active and recovers { $amount }.
event-chose_rest = { $what } rests and recovers { $amount }.
event-overlord_recovered = The overlord recovers { $amount }.
event-acts = { $what } acts.
event-moved = … goes to { $what } ({ $amount } MP).
event-bought_moves = … buys { $amount } MP.
event-wrecked = … breaks the wall of { $what }.
event-left_board = { $what } leaves the board.
event-attacked = … attacks { $what }.
event-used_card = … uses { $what }.
event-spent = … spends { $amount } on { $what }.
event-rolled = { $player } rolls { $what }.
event-rerolled = { $player } rerolls { $what }.
event-damage = Damage: { $amount }.
event-defended = { $what } stops up to { $amount }.
event-wounded = { $what } suffers { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }.
event-died = { $what } dies.
event-cast_spell = … casts { $what } for { $amount }.
event-teleported = … appears in { $what }.
event-halo_left = The halo of { $what } fades.
event-opened = The chest held { $what }.
event-failed = … fails with { $amount }.
event-picked = { $player } takes { $what }.
event-gave = { $player } gives { $what }.
event-took = { $player } gets { $what }.
event-dropped = { $player } drops { $what }.
event-landed = It lands in { $what }.
event-exploded = It explodes in { $what }!
event-drank = { $player } uses { $what } and recovers { $amount }.
event-activated = The overlord activates { $what } for { $amount }.
event-cleaned = { $what } leaves the river.
event-bloodied = All of { $what } are dead: the tile is bloodied.
event-reinforced = { $what } returns.
event-entered = … in { $what }.
event-hid = { $known ->
    [yes] The captive is hidden in { $what }.
   *[no] The captive is hidden.
  }
event-found = { $what } is found!
event-trophy = { $what } lies on the ground.
event-captive_died = { $what } is killed by { $player }.
event-heroes_win = The heroes have won.
event-overlord_wins = The overlord has won.
event-searched = Nobody is hidden in { $what }.

## Refusals

reason-activate-a-tile-or-end-the-turn = Activate a tile, clean the river or end the turn.
reason-an-enemy-blocks-the-way = An enemy in this zone blocks the way.
reason-at-least-one-gem = At least one gem must be spent.
reason-be-active-or-rest = Choose: active or resting.
reason-choose-a-box-with-gems = Choose a box that holds gems.
reason-choose-a-figure-that-can-still-move = Choose a figure of this tile that has not moved and can.
reason-choose-a-hero-in-the-zone = Choose a hero in the same zone who has the card or the room for it.
reason-choose-one-of-the-victims = Choose one of the victims.
reason-move-the-figure-or-stop = Move the figure or stop.
reason-name-an-active-hero = Name a hero who is active and can act.
reason-no-activation-is-left = No activation is left in this turn.
reason-no-die-shows-this = No die shows this.
reason-no-enemy-in-sight = No enemy is in sight.
reason-no-enemy-within-reach = No enemy is within reach.
reason-no-extra-movement-for-this-figure = This figure gets no extra movement now.
reason-no-free-reroll-for-this-die = No free reroll is left for this die.
reason-no-gem-to-reroll = No gem is available for a reroll.
reason-nobody-supports-this-roll = Nobody supports this roll any more.
reason-not-enough-movement-points = The movement points ({ $points }) and the gems do not suffice.
reason-not-so-many-gems-available = Not so many gems are available.
reason-not-with-this-card-now = This cannot be done with this card now.
reason-only-a-bloodied-tile-may-be-removed = Only a bloodied tile may be removed, for 2 gems.
reason-only-a-reaction-spell-may-be-cast-now = Only a reaction spell may be cast now.
reason-only-an-enemy-in-the-zone-of-death = Only an enemy in the zone of death may be struck.
reason-reinforcements-do-not-enter-here = Reinforcements do not enter here.
reason-reroll-a-die-or-keep-the-roll = Reroll a die or keep the roll.
reason-say-how-many-gems = Say how many gems.
reason-take-the-content-or-leave-it = Take the content or leave it.
reason-the-board-cannot-be-left-here = The board cannot be left here.
reason-the-captive-cannot-be-hidden-there = The captive cannot be hidden there.
reason-the-exertion-limit-is-reached = The exertion limit would be passed.
reason-the-figure-chosen-must-move = The figure chosen must make a step.
reason-the-hero-named-must-act-first = The hero named must do something first.
reason-there-is-no-chest-here = There is no chest here.
reason-this-border-cannot-be-crossed = This border cannot be crossed.
reason-this-card-cannot-be-used-now = This card cannot be used now.
reason-this-figure-cannot-attack = This figure cannot attack now.
reason-this-figure-cannot-return = This figure cannot return.
reason-this-is-no-action-of-a-hero = This is no action of a hero.
reason-this-is-no-target-for-the-attack = This is no target for the attack.
reason-this-spell-cannot-be-cast = This spell cannot be cast now.
reason-this-tile-is-not-in-the-river = This tile is not in the river.
reason-this-wall-cannot-be-broken = This wall cannot be broken.
reason-this-zone-is-not-adjacent = This zone is not adjacent.
reason-this-zone-is-not-in-sight = This zone is not in sight.
reason-this-zone-is-saturated = There is no room in this zone.
reason-too-far-or-too-full = This zone is too far or has no room.

## The table in the terminal

terminal-conan-round = round { $round } of { $limit }
terminal-conan-legend = { $chest } chest  { $hidden } captive may be here  { $broken } wall broken
terminal-conan-heroes = Heroes
terminal-conan-hero = Hero
terminal-conan-place = Where
terminal-conan-gems = Gems: available / fatigue / wounds
terminal-conan-used = Used this turn
terminal-conan-load = Load
terminal-conan-cards = Cards and spells
terminal-conan-active = active
terminal-conan-resting = resting
terminal-conan-dead = dead
terminal-conan-left = left the board
terminal-conan-halo = halo
terminal-conan-overlord = Overlord: { $available } gems available, { $fatigue } in fatigue, recovery { $recovery }. The river:
terminal-conan-roll = Last roll: { $dice }

## What statistics count

things-hero = Heroes
things-card = Equipment
