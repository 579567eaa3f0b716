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

hero-belit = Bêlit
hero-conan = Conan
hero-hadrathus = Hadrathus
hero-shevatas = Shevatas
hero-amra_the_lion = Amra the Lion
hero-ngora = N’Gora
hero-valeria = Valeria
hero-zelata = Zelata
hero-amboola = Amboola
hero-balthus = Balthus
hero-conan_the_general = Conan the General
hero-conan_mercenary = Conan Mercenary
hero-conan_the_wanderer = Conan the Wanderer
hero-conan_warlord = Conan Warlord
hero-constantius = Constantius
hero-kerim_shah = Kerim Shah
hero-olgerd_vladislav = Olgerd Vladislav
hero-pallantides = Pallantides
hero-pelias = Pelias
hero-savage_belit = Savage Bêlit
hero-taurus = Taurus
hero-skuthus = Skuthus
hero-thak = Thak
hero-zaporavo = Zaporavo
hero-zogar_sag = Zogar Sag

## Figures

figure-belit = Bêlit
figure-conan = Conan
figure-hadrathus = Hadrathus
figure-shevatas = Shevatas
figure-amra_the_lion = Amra the Lion
figure-ngora = N’Gora
figure-valeria = Valeria
figure-zelata = Zelata
figure-amboola = Amboola
figure-balthus = Balthus
figure-conan_the_general = Conan the General
figure-conan_mercenary = Conan Mercenary
figure-conan_the_wanderer = Conan the Wanderer
figure-conan_warlord = Conan Warlord
figure-constantius = Constantius
figure-kerim_shah = Kerim Shah
figure-olgerd_vladislav = Olgerd Vladislav
figure-pallantides = Pallantides
figure-pelias = Pelias
figure-savage_belit = Savage Bêlit
figure-taurus = Taurus
figure-skuthus = Skuthus
figure-thak = Thak
figure-zaporavo = Zaporavo
figure-zogar_sag = Zogar Sag
figure-pict_hunters_blue_1 = Pict Hunter (blue) 1
figure-pict_hunters_blue_2 = Pict Hunter (blue) 2
figure-pict_hunters_blue_3 = Pict Hunter (blue) 3
figure-pict_hunters_blue_4 = Pict Hunter (blue) 4
figure-pict_warriors_purple_1 = Pict Warrior (purple) 1
figure-pict_warriors_purple_2 = Pict Warrior (purple) 2
figure-pict_warriors_purple_3 = Pict Warrior (purple) 3
figure-hyenas_1 = Hyena 1
figure-hyenas_2 = Hyena 2
figure-hyenas_3 = Hyena 3
figure-hyenas_4 = Hyena 4
figure-hyenas_5 = Hyena 5
figure-pict_hunters_green_1 = Pict Hunter (green) 1
figure-pict_hunters_green_2 = Pict Hunter (green) 2
figure-pict_hunters_green_3 = Pict Hunter (green) 3
figure-pict_hunters_green_4 = Pict Hunter (green) 4
figure-giant_snake = Giant Snake
figure-pict_hunters_red_1 = Pict Hunter (red) 1
figure-pict_hunters_red_2 = Pict Hunter (red) 2
figure-pict_hunters_red_3 = Pict Hunter (red) 3
figure-pict_hunters_red_4 = Pict Hunter (red) 4

## Tiles of the river

tile-pict_hunters_blue = Pict Hunters (blue)
tile-zogar_sag = Zogar Sag
tile-pict_warriors_purple = Pict Warriors (purple)
tile-hyenas = Hyenas
tile-pict_hunters_green = Pict Hunters (green)
tile-giant_snake = Giant Snake
tile-pict_hunters_red = Pict Hunters (red)
tile-event_1 = Event

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

## Cards

card-leather_armor = Leather Armor
card-zingaran_breastplate = Zingaran Breastplate
card-chain_mail = Chain Mail
card-scale_mail = Scale Mail
card-buckler = Buckler
card-shield = Shield
card-tribal_shield = Tribal Shield
card-kris = Kris
card-sacrificial_dagger = Sacrificial Dagger
card-dagger = Dagger
card-parrying_dagger = Parrying Dagger
card-yuetshi_knife = Yuetshi Knife
card-tribal_mace = Tribal Mace
card-ornamental_spear = Ornamental Spear
card-throwing_knives = Throwing Knives
card-crossbow = Crossbow
card-javelin = Javelin
card-zingaran_bow = Zingaran Bow
card-bossonian_bow = Bossonian Bow
card-axe = Axe
card-sword = Sword
card-turanian_sword = Turanian Sword
card-pirate_saber = Pirate Saber
card-conans_sword = Conan’s Sword
card-stygian_scepter = Stygian Scepter
card-mitras_mace = Mitra’s Mace
card-two_handed_sword = Two-Handed Sword
card-battle_axe = Battle Axe
card-halberd = Halberd
card-black_staff = Black Staff
card-mitras_staff = Mitra’s Staff
card-key = Key
card-ring = Ring
card-heart_of_ahriman = Heart of Ahriman
card-potion = Potion
card-phial = Phial
card-unguent = Unguent
card-elixir = Elixir
card-pictish_drink = Pictish Drink
card-life_potion = Life Potion
card-explosive_orb = Explosive Orb
card-sorcerers_scepter = Sorcerer’s Scepter
card-pictish_fetish = Pictish Fetish
card-shamans_staff = Shaman’s Staff
card-hyrkanian_mirror = Hyrkanian Mirror
card-censer = Censer
card-tools = Tools
card-stygian_artifact = Stygian Artifact
card-xuthals_crown = Xuthal’s Crown
card-spellbook = Spellbook
card-cape = Cape
card-sacred_treasure = Sacred Treasure
card-empty_chest = Empty Chest
card-idol_of_yag_kosha = Idol of Yag-Kosha
card-objective_card = Objective card
card-yselda = Yselda
card-zogar_head = Head of Zogar Sag

## Spells

spell-archer_of_acheron = Archer of Acheron
spell-drying_earth = Drying Earth
spell-dagons_attack = Dagon’s Attack
spell-kiss_of_death = Kiss of Death
spell-barrier_of_the_winds = Barrier of the Winds
spell-mystic_barrier = Mystic Barrier
spell-blessing_of_ibis = Blessing of Ibis
spell-magic_block = Magic Block
spell-bels_caress = Bel’s Caress
spell-shapechanger = Shapechanger
spell-divine_charisma = Divine Charisma
spell-mind_control = Mind Control
spell-fleet_runner = Fleet Runner
spell-changing_destiny = Changing Destiny
spell-gift_of_life = Gift of Life
spell-energy_drain = Energy Drain
spell-escape_route = Escape Route
spell-magical_dizziness = Magical Dizziness
spell-withering = Withering
spell-gullahs_strength = Gullah’s Strength
spell-mitras_healing = Mitra’s Healing
spell-mitras_halo = Mitra’s Halo
spell-sets_halo = Set’s Halo
spell-sets_illusion = Set’s Illusion
spell-inversion = Inversion
spell-tears_of_dagon = Tears of Dagon
spell-light_as_a_feather = Light as a Feather
spell-bels_hand = Bel’s Hand
spell-hand_of_death = Hand of Death
spell-bad_luck = Bad Luck
spell-sets_bite = Set’s Bite
spell-lethal_cloud = Lethal Cloud
spell-pestilential_swarm = Pestilential Swarm
spell-eagle_eye = Eagle Eye
spell-eel_skin = Eel Skin
spell-stone_skin = Stone Skin
spell-borne_by_the_wind = Borne by the Wind
spell-sets_possession = Set’s Possession
spell-putrescence = Putrescence
spell-ymirs_rage = Ymir’s Rage
spell-boris_rage = Bori’s Rage
spell-deceleration = Deceleration
spell-recall = Recall
spell-ishtars_gaze = Ishtar’s Gaze
spell-return_of_the_brave = Return of the Brave
spell-yajurs_awakening = Yajur’s Awakening
spell-telekinesis = Telekinesis
spell-teleportation = Teleportation
spell-lightning_storm = Lightning Storm
spell-life_transfer = Life Transfer

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
box-archer_of_acheron = Archer of Acheron
box-drying_earth = Drying Earth
box-dagons_attack = Dagon’s Attack
box-kiss_of_death = Kiss of Death
box-barrier_of_the_winds = Barrier of the Winds
box-mystic_barrier = Mystic Barrier
box-blessing_of_ibis = Blessing of Ibis
box-magic_block = Magic Block
box-bels_caress = Bel’s Caress
box-shapechanger = Shapechanger
box-divine_charisma = Divine Charisma
box-mind_control = Mind Control
box-fleet_runner = Fleet Runner
box-changing_destiny = Changing Destiny
box-gift_of_life = Gift of Life
box-energy_drain = Energy Drain
box-escape_route = Escape Route
box-magical_dizziness = Magical Dizziness
box-withering = Withering
box-gullahs_strength = Gullah’s Strength
box-mitras_healing = Mitra’s Healing
box-mitras_halo = Mitra’s Halo
box-sets_halo = Set’s Halo
box-sets_illusion = Set’s Illusion
box-inversion = Inversion
box-tears_of_dagon = Tears of Dagon
box-light_as_a_feather = Light as a Feather
box-bels_hand = Bel’s Hand
box-hand_of_death = Hand of Death
box-bad_luck = Bad Luck
box-sets_bite = Set’s Bite
box-lethal_cloud = Lethal Cloud
box-pestilential_swarm = Pestilential Swarm
box-eagle_eye = Eagle Eye
box-eel_skin = Eel Skin
box-stone_skin = Stone Skin
box-borne_by_the_wind = Borne by the Wind
box-sets_possession = Set’s Possession
box-putrescence = Putrescence
box-ymirs_rage = Ymir’s Rage
box-boris_rage = Bori’s Rage
box-deceleration = Deceleration
box-recall = Recall
box-ishtars_gaze = Ishtar’s Gaze
box-return_of_the_brave = Return of the Brave
box-yajurs_awakening = Yajur’s Awakening
box-telekinesis = Telekinesis
box-teleportation = Teleportation
box-lightning_storm = Lightning Storm
box-life_transfer = Life Transfer
box-allies = ally tiles

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
action-leap = Leap to { $of }
action-mount = Get on the table
action-dismount = Get off the table
action-tear = Tear a web away
action-command = Command { $of }
action-unlock = Pick the lock of the door to { $of }
action-volley = { $of } shoots
action-web = { $of } casts a web
action-magic = { $of } casts a spell
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
