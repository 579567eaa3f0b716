### Conan: names and texts

## Game

game-name = Conan
game-about = One player is the overlord and commands a horde; the others lead Conan and his companions. Gems are strength, breath and life: spend them well, and reach the scenario’s objective before the turns run out.

## Options

option-scenario = Scenario
option-scenario-text = The story that is played: its board, its objectives and its rules.
option-heroes = Heroes
option-heroes-text = How many heroes play; the overlord’s gems follow. With three, the last hero listed by the scenario stays away.
option-leaders = Who leads whom
option-leaders-text = 0 shares the heroes in turn. Otherwise a digit for each hero of the scenario: the player who leads him. 1122 gives two heroes to each of two players.
option-leaders-0 = in turn

## Scenarios

scenario-in_the_clutches_of_the_picts = In the Clutches of the Picts
scenario-in_the_clutches_of_the_picts-text = The heroes must find Yselda, hidden in one of eight huts, and leave the board with her and with the head of Zogar Sag before the end of round 8.
scenario-hunting_the_tigress = Hunting the Tigress
scenario-hunting_the_tigress-text = On two ships side by side, the heroes must keep Bêlit alive until the end of round 8, or kill both Zaporavo and Skuthus. The overlord wins as soon as Bêlit dies.
scenario-in_the_heart_of_darkness = In the Heart of Darkness
scenario-in_the_heart_of_darkness-text = In the abandoned fort, the heroes must kill Skuthus before the end of round 8. Statues of monsters stand in the court, and the overlord can wake them.
scenario-for_all_of_ophirs_gold = For All of Ophir’s Gold
scenario-for_all_of_ophirs_gold-text = The heroes must free Olivia from her cell in the fort, whose key the Captain carries, and leave the board with her before the end of round 8.
scenario-the_key_of_kuthchemes = The Key of Kuthchemes
scenario-the_key_of_kuthchemes-text = One of the two heroes must stand in the street with the Spellbook, or with the red chest that holds it, before the end of round 8.
scenario-in_the_name_of_ibis = In the Name of Ibis
scenario-in_the_name_of_ibis-text = Skuthus hides behind a red door upstairs in the inn while the dead rise: the heroes must kill him before the end of round 8.

## Score

score-victory = Victory
side-overlord = Overlord
side-heroes = Heroes
happening-died-hero = Heroes killed
happening-died-ally = Allies killed
happening-died-unit = Units killed
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
figure-captain = Captain
figure-princess = Princess
figure-thalis = Thalis
figure-dark_demon = Dark Demon
figure-giant_snake = Giant Snake
figure-khosatral_khel = Khosatral Khel
figure-outer_dark_demon = Outer Dark Demon
figure-belits_guards_1 = Bêlit’s Guard 1
figure-belits_guards_2 = Bêlit’s Guard 2
figure-belits_guards_3 = Bêlit’s Guard 3
figure-belits_guards_4 = Bêlit’s Guard 4
figure-belits_guards_5 = Bêlit’s Guard 5
figure-bossonian_archers_1 = Bossonian Archer 1
figure-bossonian_archers_2 = Bossonian Archer 2
figure-bossonian_archers_3 = Bossonian Archer 3
figure-bossonian_archers_4 = Bossonian Archer 4
figure-bossonian_archers_5 = Bossonian Archer 5
figure-bossonian_archers_purple_1 = Bossonian Archer (purple) 1
figure-bossonian_archers_purple_2 = Bossonian Archer (purple) 2
figure-bossonian_archers_purple_3 = Bossonian Archer (purple) 3
figure-bossonian_archers_purple_4 = Bossonian Archer (purple) 4
figure-bossonian_archers_purple_5 = Bossonian Archer (purple) 5
figure-bossonian_guards_1 = Bossonian Guard 1
figure-bossonian_guards_2 = Bossonian Guard 2
figure-bossonian_guards_3 = Bossonian Guard 3
figure-bossonian_guards_4 = Bossonian Guard 4
figure-bossonian_guards_5 = Bossonian Guard 5
figure-bossonian_guards_6 = Bossonian Guard 6
figure-bossonian_guards_blue_1 = Bossonian Guard (blue) 1
figure-bossonian_guards_blue_2 = Bossonian Guard (blue) 2
figure-bossonian_guards_blue_3 = Bossonian Guard (blue) 3
figure-bossonian_guards_blue_4 = Bossonian Guard (blue) 4
figure-bossonian_guards_blue_5 = Bossonian Guard (blue) 5
figure-bossonian_guards_blue_6 = Bossonian Guard (blue) 6
figure-bossonian_guards_green_1 = Bossonian Guard (green) 1
figure-bossonian_guards_green_2 = Bossonian Guard (green) 2
figure-bossonian_guards_green_3 = Bossonian Guard (green) 3
figure-bossonian_guards_green_4 = Bossonian Guard (green) 4
figure-bossonian_guards_green_5 = Bossonian Guard (green) 5
figure-bossonian_guards_green_6 = Bossonian Guard (green) 6
figure-bossonian_guards_orange_1 = Bossonian Guard (orange) 1
figure-bossonian_guards_orange_2 = Bossonian Guard (orange) 2
figure-bossonian_guards_orange_3 = Bossonian Guard (orange) 3
figure-bossonian_guards_orange_4 = Bossonian Guard (orange) 4
figure-bossonian_guards_orange_5 = Bossonian Guard (orange) 5
figure-bossonian_guards_orange_6 = Bossonian Guard (orange) 6
figure-bossonian_guards_purple_1 = Bossonian Guard (purple) 1
figure-bossonian_guards_purple_2 = Bossonian Guard (purple) 2
figure-bossonian_guards_purple_3 = Bossonian Guard (purple) 3
figure-bossonian_guards_purple_4 = Bossonian Guard (purple) 4
figure-bossonian_guards_purple_5 = Bossonian Guard (purple) 5
figure-bossonian_guards_purple_6 = Bossonian Guard (purple) 6
figure-bossonian_guards_red_1 = Bossonian Guard (red) 1
figure-bossonian_guards_red_2 = Bossonian Guard (red) 2
figure-bossonian_guards_red_3 = Bossonian Guard (red) 3
figure-bossonian_guards_red_4 = Bossonian Guard (red) 4
figure-bossonian_guards_red_5 = Bossonian Guard (red) 5
figure-bossonian_guards_red_6 = Bossonian Guard (red) 6
figure-hyenas_1 = Hyena 1
figure-hyenas_2 = Hyena 2
figure-hyenas_3 = Hyena 3
figure-hyenas_4 = Hyena 4
figure-hyenas_5 = Hyena 5
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
figure-pirates_1 = Pirate 1
figure-pirates_2 = Pirate 2
figure-pirates_3 = Pirate 3
figure-pirates_4 = Pirate 4
figure-pirates_5 = Pirate 5
figure-pirates_6 = Pirate 6
figure-pirates_blue_1 = Pirate (blue) 1
figure-pirates_blue_2 = Pirate (blue) 2
figure-pirates_blue_3 = Pirate (blue) 3
figure-pirates_blue_4 = Pirate (blue) 4
figure-pirates_blue_5 = Pirate (blue) 5
figure-pirates_blue_6 = Pirate (blue) 6
figure-pirates_green_1 = Pirate (green) 1
figure-pirates_green_2 = Pirate (green) 2
figure-pirates_green_3 = Pirate (green) 3
figure-pirates_green_4 = Pirate (green) 4
figure-pirates_green_5 = Pirate (green) 5
figure-pirates_green_6 = Pirate (green) 6
figure-pirates_orange_1 = Pirate (orange) 1
figure-pirates_orange_2 = Pirate (orange) 2
figure-pirates_orange_3 = Pirate (orange) 3
figure-pirates_orange_4 = Pirate (orange) 4
figure-pirates_orange_5 = Pirate (orange) 5
figure-pirates_orange_6 = Pirate (orange) 6
figure-pirates_purple_1 = Pirate (purple) 1
figure-pirates_purple_2 = Pirate (purple) 2
figure-pirates_purple_3 = Pirate (purple) 3
figure-pirates_purple_4 = Pirate (purple) 4
figure-pirates_purple_5 = Pirate (purple) 5
figure-pirates_purple_6 = Pirate (purple) 6
figure-pirates_red_1 = Pirate (red) 1
figure-pirates_red_2 = Pirate (red) 2
figure-pirates_red_3 = Pirate (red) 3
figure-pirates_red_4 = Pirate (red) 4
figure-pirates_red_5 = Pirate (red) 5
figure-pirates_red_6 = Pirate (red) 6
figure-conans_lion = Conan’s Lion
figure-thog = Thog
figure-thog_alt = Thog (other form)
figure-zelatas_wolf = Zelata’s Wolf
figure-mummies_1 = Mummy 1
figure-mummies_2 = Mummy 2
figure-mummies_3 = Mummy 3
figure-mummies_4 = Mummy 4
figure-mummies_5 = Mummy 5
figure-mummies_6 = Mummy 6
figure-mummies_blue_1 = Mummy (blue) 1
figure-mummies_blue_2 = Mummy (blue) 2
figure-mummies_blue_3 = Mummy (blue) 3
figure-mummies_blue_4 = Mummy (blue) 4
figure-mummies_blue_5 = Mummy (blue) 5
figure-mummies_blue_6 = Mummy (blue) 6
figure-mummies_green_1 = Mummy (green) 1
figure-mummies_green_2 = Mummy (green) 2
figure-mummies_green_3 = Mummy (green) 3
figure-mummies_green_4 = Mummy (green) 4
figure-mummies_green_5 = Mummy (green) 5
figure-mummies_green_6 = Mummy (green) 6
figure-mummies_orange_1 = Mummy (orange) 1
figure-mummies_orange_2 = Mummy (orange) 2
figure-mummies_orange_3 = Mummy (orange) 3
figure-mummies_orange_4 = Mummy (orange) 4
figure-mummies_orange_5 = Mummy (orange) 5
figure-mummies_orange_6 = Mummy (orange) 6
figure-mummies_purple_1 = Mummy (purple) 1
figure-mummies_purple_2 = Mummy (purple) 2
figure-mummies_purple_3 = Mummy (purple) 3
figure-mummies_purple_4 = Mummy (purple) 4
figure-mummies_purple_5 = Mummy (purple) 5
figure-mummies_purple_6 = Mummy (purple) 6
figure-skeletons_1 = Skeleton 1
figure-skeletons_2 = Skeleton 2
figure-skeletons_3 = Skeleton 3
figure-skeletons_4 = Skeleton 4
figure-skeletons_5 = Skeleton 5
figure-skeletons_6 = Skeleton 6
figure-skeletons_green_1 = Skeleton (green) 1
figure-skeletons_green_2 = Skeleton (green) 2
figure-skeletons_green_3 = Skeleton (green) 3
figure-skeletons_green_4 = Skeleton (green) 4
figure-skeletons_green_5 = Skeleton (green) 5
figure-skeletons_green_6 = Skeleton (green) 6
figure-skeletons_blue_1 = Skeleton (blue) 1
figure-skeletons_blue_2 = Skeleton (blue) 2
figure-skeletons_blue_3 = Skeleton (blue) 3
figure-skeletons_blue_4 = Skeleton (blue) 4
figure-skeletons_blue_5 = Skeleton (blue) 5
figure-skeletons_blue_6 = Skeleton (blue) 6
figure-skeletons_orange_1 = Skeleton (orange) 1
figure-skeletons_orange_2 = Skeleton (orange) 2
figure-skeletons_orange_3 = Skeleton (orange) 3
figure-skeletons_orange_4 = Skeleton (orange) 4
figure-skeletons_orange_5 = Skeleton (orange) 5
figure-skeletons_orange_6 = Skeleton (orange) 6
figure-skeletons_purple_1 = Skeleton (purple) 1
figure-skeletons_purple_2 = Skeleton (purple) 2
figure-skeletons_purple_3 = Skeleton (purple) 3
figure-skeletons_purple_4 = Skeleton (purple) 4
figure-skeletons_purple_5 = Skeleton (purple) 5
figure-skeletons_purple_6 = Skeleton (purple) 6
figure-skeletons_red_1 = Skeleton (red) 1
figure-skeletons_red_2 = Skeleton (red) 2
figure-skeletons_red_3 = Skeleton (red) 3
figure-skeletons_red_4 = Skeleton (red) 4
figure-skeletons_red_5 = Skeleton (red) 5
figure-skeletons_red_6 = Skeleton (red) 6
figure-ageera = Ageera
figure-akivasha = Akivasha
figure-gitara = Gitara
figure-hyperborean_primitive = Hyperborean Primitive
figure-khemsa = Khemsa
figure-kothian_archer = Kothian Archer
figure-natohk = Natohk
figure-warlock = Warlock
figure-bone_golem = Bone Golem
figure-camel = Camel
figure-forest_demon = Forest Demon
figure-giant_scorpion = Giant Scorpion
figure-giant_spider = Giant Spider
figure-gray_man_ape = Gray Man-Ape
figure-slasher = Slasher
figure-swamp_demon = Swamp Demon
figure-thaug = Thaug
figure-mummies_alt_1 = Mummy (other) 1
figure-mummies_alt_2 = Mummy (other) 2
figure-mummies_alt_3 = Mummy (other) 3
figure-mummies_alt_4 = Mummy (other) 4
figure-mummies_alt_5 = Mummy (other) 5
figure-mummies_alt_blue_1 = Mummy (other, blue) 1
figure-mummies_alt_blue_2 = Mummy (other, blue) 2
figure-mummies_alt_blue_3 = Mummy (other, blue) 3
figure-mummies_alt_blue_4 = Mummy (other, blue) 4
figure-mummies_alt_blue_5 = Mummy (other, blue) 5
figure-pict_archers_1 = Pict Archer 1
figure-pict_archers_2 = Pict Archer 2
figure-pict_archers_3 = Pict Archer 3
figure-pict_archers_4 = Pict Archer 4
figure-pict_archers_5 = Pict Archer 5
figure-pict_archers_orange_1 = Pict Archer (orange) 1
figure-pict_archers_orange_2 = Pict Archer (orange) 2
figure-pict_archers_orange_3 = Pict Archer (orange) 3
figure-pict_archers_orange_4 = Pict Archer (orange) 4
figure-pict_archers_orange_5 = Pict Archer (orange) 5
figure-pirates_alt_1 = Pirate (other) 1
figure-pirates_alt_2 = Pirate (other) 2
figure-pirates_alt_3 = Pirate (other) 3
figure-pirates_alt_4 = Pirate (other) 4
figure-pirates_alt_5 = Pirate (other) 5
figure-pirates_alt_orange_1 = Pirate (other, orange) 1
figure-pirates_alt_orange_2 = Pirate (other, orange) 2
figure-pirates_alt_orange_3 = Pirate (other, orange) 3
figure-pirates_alt_orange_4 = Pirate (other, orange) 4
figure-pirates_alt_orange_5 = Pirate (other, orange) 5
figure-skeletons_alt_1 = Skeleton (other) 1
figure-skeletons_alt_2 = Skeleton (other) 2
figure-skeletons_alt_3 = Skeleton (other) 3
figure-skeletons_alt_4 = Skeleton (other) 4
figure-skeletons_alt_5 = Skeleton (other) 5
figure-skeletons_alt_red_1 = Skeleton (other, red) 1
figure-skeletons_alt_red_2 = Skeleton (other, red) 2
figure-skeletons_alt_red_3 = Skeleton (other, red) 3
figure-skeletons_alt_red_4 = Skeleton (other, red) 4
figure-skeletons_alt_red_5 = Skeleton (other, red) 5
figure-tentacles_1 = Tentacle 1
figure-tentacles_2 = Tentacle 2
figure-tentacles_3 = Tentacle 3
figure-tentacles_4 = Tentacle 4
figure-tentacles_5 = Tentacle 5
figure-tentacles_blue_1 = Tentacle (blue) 1
figure-tentacles_blue_2 = Tentacle (blue) 2
figure-tentacles_blue_3 = Tentacle (blue) 3
figure-tentacles_blue_4 = Tentacle (blue) 4
figure-tentacles_blue_5 = Tentacle (blue) 5
figure-tentacles_orange_1 = Tentacle (orange) 1
figure-tentacles_orange_2 = Tentacle (orange) 2
figure-tentacles_orange_3 = Tentacle (orange) 3
figure-tentacles_orange_4 = Tentacle (orange) 4
figure-tentacles_orange_5 = Tentacle (orange) 5
figure-tentacles_red_1 = Tentacle (red) 1
figure-tentacles_red_2 = Tentacle (red) 2
figure-tentacles_red_3 = Tentacle (red) 3
figure-tentacles_red_4 = Tentacle (red) 4
figure-tentacles_red_5 = Tentacle (red) 5

## Tiles of the river

tile-event_1 = Event
tile-event_2 = Second event
tile-captain = Captain
tile-captain_second = Captain, second tile
tile-princess = Princess
tile-skuthus = Skuthus
tile-skuthus_second = Skuthus, second tile
tile-thalis = Thalis
tile-zaporavo = Zaporavo
tile-zaporavo_second = Zaporavo, second tile
tile-zogar_sag = Zogar Sag
tile-zogar_sag_second = Zogar Sag, second tile
tile-dark_demon = Dark Demon
tile-dark_demon_second = Dark Demon, second tile
tile-giant_snake = Giant Snake
tile-giant_snake_second = Giant Snake, second tile
tile-khosatral_khel = Khosatral Khel
tile-khosatral_khel_second = Khosatral Khel, second tile
tile-outer_dark_demon = Outer Dark Demon
tile-outer_dark_demon_second = Outer Dark Demon, second tile
tile-thak = Thak
tile-thak_second = Thak, second tile
tile-belits_guards = Bêlit’s Guards
tile-bossonian_archers = Bossonian Archers
tile-bossonian_archers_purple = Bossonian Archers (purple)
tile-bossonian_guards = Bossonian Guards
tile-bossonian_guards_blue = Bossonian Guards (blue)
tile-bossonian_guards_green = Bossonian Guards (green)
tile-bossonian_guards_orange = Bossonian Guards (orange)
tile-bossonian_guards_purple = Bossonian Guards (purple)
tile-bossonian_guards_red = Bossonian Guards (red)
tile-hyenas = Hyenas
tile-hyenas_second = Hyenas, second tile
tile-pict_hunters = Pict Hunters
tile-pict_hunters_blue = Pict Hunters (blue)
tile-pict_hunters_green = Pict Hunters (green)
tile-pict_hunters_orange = Pict Hunters (orange)
tile-pict_hunters_red = Pict Hunters (red)
tile-pict_warriors_purple = Pict Warriors (purple)
tile-pict_warriors = Pict Warriors
tile-pirates = Pirates
tile-pirates_blue = Pirates (blue)
tile-pirates_green = Pirates (green)
tile-pirates_orange = Pirates (orange)
tile-pirates_purple = Pirates (purple)
tile-pirates_red = Pirates (red)
tile-conans_lion = Conan’s Lion
tile-thog = Thog
tile-thog_second = Thog, second tile
tile-thog_alt = Thog (other form)
tile-thog_alt_second = Thog (other form), second tile
tile-zelatas_wolf = Zelata’s Wolf
tile-mummies = Mummies
tile-mummies_blue = Mummies (blue)
tile-mummies_green = Mummies (green)
tile-mummies_orange = Mummies (orange)
tile-mummies_purple = Mummies (purple)
tile-skeletons = Skeletons
tile-skeletons_green = Skeletons (green)
tile-skeletons_blue = Skeletons (blue)
tile-skeletons_orange = Skeletons (orange)
tile-skeletons_purple = Skeletons (purple)
tile-skeletons_red = Skeletons (red)
tile-ageera = Ageera
tile-ageera_second = Ageera, second tile
tile-akivasha = Akivasha
tile-akivasha_second = Akivasha, second tile
tile-amboola = Amboola
tile-balthus = Balthus
tile-belit = Bêlit
tile-conan = Conan
tile-conan_second = Conan, second tile
tile-constantius = Constantius
tile-constantius_second = Constantius, second tile
tile-gitara = Gitara
tile-gitara_second = Gitara, second tile
tile-hadrathus = Hadrathus
tile-hyperborean_primitive = Hyperborean Primitive
tile-hyperborean_primitive_second = Hyperborean Primitive, second tile
tile-kerim_shah = Kerim Shah
tile-khemsa = Khemsa
tile-khemsa_second = Khemsa, second tile
tile-kothian_archer = Kothian Archer
tile-ngora = N’Gora
tile-natohk = Natohk
tile-natohk_second = Natohk, second tile
tile-olgerd_vladislav = Olgerd Vladislav
tile-pallantides = Pallantides
tile-shevatas = Shevatas
tile-taurus = Taurus
tile-valeria = Valeria
tile-warlock = Warlock
tile-warlock_second = Warlock, second tile
tile-zelata = Zelata
tile-bone_golem = Bone Golem
tile-bone_golem_second = Bone Golem, second tile
tile-camel = Camel
tile-forest_demon = Forest Demon
tile-forest_demon_second = Forest Demon, second tile
tile-giant_scorpion = Giant Scorpion
tile-giant_scorpion_second = Giant Scorpion, second tile
tile-giant_spider = Giant Spider
tile-giant_spider_second = Giant Spider, second tile
tile-gray_man_ape = Gray Man-Ape
tile-gray_man_ape_second = Gray Man-Ape, second tile
tile-slasher = Slasher
tile-swamp_demon = Swamp Demon
tile-swamp_demon_second = Swamp Demon, second tile
tile-thaug = Thaug
tile-thaug_second = Thaug, second tile
tile-mummies_alt = Mummies - Alt
tile-mummies_alt_blue = Mummies - Alt (blue)
tile-pict_archers = Pict Archers
tile-pict_archers_orange = Pict Archers (orange)
tile-pirates_alt = Pirates - Alt
tile-pirates_alt_orange = Pirates - Alt (orange)
tile-skeletons_alt = Skeletons - Alt
tile-skeletons_alt_red = Skeletons - Alt (red)
tile-tentacles = Tentacles
tile-tentacles_blue = Tentacles (blue)
tile-tentacles_orange = Tentacles (orange)
tile-tentacles_red = Tentacles (red)

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

card-leather_armor = Leather Armor
card-leather_armor-text = Passive defence: 1 yellow die. Weight 2.
card-zingaran_breastplate = Zingaran Breastplate
card-zingaran_breastplate-text = Passive defence: 1 yellow die, 1 free reroll. Weight 3.
card-chain_mail = Chain Mail
card-chain_mail-text = Passive defence: 1 orange die. Weight 3.
card-scale_mail = Scale Mail
card-scale_mail-text = Passive defence: 1 red die. Weight 5.
card-buckler = Buckler
card-buckler-text = Active defence: 1 yellow die. Weight 2.
card-shield = Shield
card-shield-text = Active defence: 1 orange die. Weight 2.
card-tribal_shield = Tribal Shield
card-tribal_shield-text = Active defence: 1 orange die, 1 free reroll. Weight 3.
card-kris = Kris
card-kris-text = Melee: 1 yellow die, 1 free reroll. Ranged: 1 yellow die, thrown. Weight 1.
card-sacrificial_dagger = Sacrificial Dagger
card-sacrificial_dagger-text = Melee: 2 yellow dice. Weight 1.
card-dagger = Dagger
card-dagger-text = Melee: 1 yellow die. Ranged: 1 yellow die, thrown. Weight 2.
card-parrying_dagger = Parrying Dagger
card-parrying_dagger-text = Melee: 1 yellow die, 1 free reroll. Ranged: 1 yellow die, thrown. Active defence: 1 yellow die, 1 free reroll. Weight 1.
card-yuetshi_knife = Yuetshi Knife
card-yuetshi_knife-text = Melee: 1 orange die, 1 free reroll. Ranged: 1 orange die, thrown. Weight 2.
card-tribal_mace = Tribal Mace
card-tribal_mace-text = Melee: 1 orange die, 1 free reroll. Ranged: 1 orange die, thrown. Weight 2.
card-ornamental_spear = Ornamental Spear
card-ornamental_spear-text = Melee: 1 orange die, 1 free reroll. Ranged: 1 orange die, 1 free reroll, thrown. Weight 2.
card-throwing_knives = Throwing Knives
card-throwing_knives-text = Ranged: 1 yellow die. Weight 0.
card-crossbow = Crossbow
card-crossbow-text = Ranged: 1 red die. Weight 3.
card-javelin = Javelin
card-javelin-text = Ranged: 1 red die, thrown. Weight 1.
card-zingaran_bow = Zingaran Bow
card-zingaran_bow-text = Ranged: 1 yellow die, 1 free reroll. Weight 1.
card-bossonian_bow = Bossonian Bow
card-bossonian_bow-text = Ranged: 1 orange die. Weight 2.
card-axe = Axe
card-axe-text = Melee: 2 yellow dice. Ranged: 1 orange die, thrown. Weight 2.
card-sword = Sword
card-sword-text = Melee: 1 orange die, 1 free reroll. Active defence: 1 yellow die, 1 free reroll. Weight 2.
card-turanian_sword = Turanian Sword
card-turanian_sword-text = Melee: 1 orange die, 1 free reroll. Active defence: 1 orange die, 1 free reroll. Weight 2.
card-pirate_saber = Pirate Saber
card-pirate_saber-text = Melee: 1 orange die. Ranged: 1 yellow die, thrown. Active defence: 1 yellow die. Weight 1.
card-conans_sword = Conan’s Sword
card-conans_sword-text = Melee: 1 orange die. Ranged: 1 orange die, thrown. Active defence: 1 orange die. Weight 2.
card-stygian_scepter = Stygian Scepter
card-stygian_scepter-text = Melee: 1 red die, 1 free reroll. Weight 1.
card-mitras_mace = Mitra’s Mace
card-mitras_mace-text = Melee: 1 red die. Weight 2.
card-two_handed_sword = Two-Handed Sword
card-two_handed_sword-text = Melee: 1 red die, 1 free reroll. Active defence: 1 orange die. Weight 3.
card-battle_axe = Battle Axe
card-battle_axe-text = Melee: 1 red die, 1 free reroll. Ranged: 1 red die, 1 free reroll, thrown. Weight 3.
card-halberd = Halberd
card-halberd-text = Melee: 2 red dice. Active defence: 1 yellow die. Weight 3.
card-black_staff = Black Staff
card-black_staff-text = Active defence: 1 yellow die. Weight 1.
card-mitras_staff = Mitra’s Staff
card-mitras_staff-text = Active defence: 1 yellow die, 1 free reroll. Weight 2.
card-key = Key
card-key-text = The scenario says what it is for. Weight 0.
card-ring = Ring
card-ring-text = The scenario says what it is for. Weight 0.
card-heart_of_ahriman = Heart of Ahriman
card-heart_of_ahriman-text = The scenario says what it is for. Weight 0.
card-potion = Potion
card-potion-text = The scenario says what it is for. Weight 0.
card-phial = Phial
card-phial-text = The scenario says what it is for. Weight 0.
card-unguent = Unguent
card-unguent-text = The scenario says what it is for. Weight 0.
card-elixir = Elixir
card-elixir-text = The scenario says what it is for. Weight 0.
card-pictish_drink = Pictish Drink
card-pictish_drink-text = The scenario says what it is for. Weight 0.
card-life_potion = Life Potion
card-life_potion-text = Discard it: 2 gems return, wounds first, then fatigue. Weight 0.
card-explosive_orb = Explosive Orb
card-explosive_orb-text = Thrown or dropped it explodes: area attack of 2 red dice. Weight 1.
card-sorcerers_scepter = Sorcerer’s Scepter
card-sorcerers_scepter-text = The scenario says what it is for. Weight 1.
card-pictish_fetish = Pictish Fetish
card-pictish_fetish-text = The scenario says what it is for. Weight 1.
card-shamans_staff = Shaman’s Staff
card-shamans_staff-text = The scenario says what it is for. Weight 1.
card-hyrkanian_mirror = Hyrkanian Mirror
card-hyrkanian_mirror-text = The scenario says what it is for. Weight 1.
card-censer = Censer
card-censer-text = The scenario says what it is for. Weight 1.
card-tools = Tools
card-tools-text = The scenario says what they are for. Weight 1.
card-stygian_artifact = Stygian Artifact
card-stygian_artifact-text = The scenario says what it is for. Weight 1.
card-xuthals_crown = Xuthal’s Crown
card-xuthals_crown-text = The scenario says what it is for. Weight 1.
card-spellbook = Spellbook
card-spellbook-text = The scenario says what it is for. Weight 2.
card-cape = Cape
card-cape-text = The scenario says what it is for. Weight 2.
card-sacred_treasure = Sacred Treasure
card-sacred_treasure-text = The scenario says what it is for. Weight 3.
card-empty_chest = Empty Chest
card-empty_chest-text = Stays on the board when it is revealed. Weight 3.
card-idol_of_yag_kosha = Idol of Yag-Kosha
card-idol_of_yag_kosha-text = The scenario says what it is for. Weight 4.
card-objective_card = Objective card
card-objective_card-text = The scenario says what it does.
card-yselda = Yselda
card-zogar_head = Head of Zogar Sag
card-olivia = Olivia
card-red_chest = Red chest
card-captive = Captive
card-relic = Relic

## Spells

spell-archer_of_acheron = Archer of Acheron
spell-archer_of_acheron-text = A hero in sight: his ranged dice are one colour better until the end of the caster’s turn.
spell-drying_earth = Drying Earth
spell-drying_earth-text = Leaving an unstable zone in sight costs no extra movement until the caster’s next turn.
spell-dagons_attack = Dagon’s Attack
spell-dagons_attack-text = A tentacle in sight moves up to 3 zones, then may attack in melee.
spell-kiss_of_death = Kiss of Death
spell-kiss_of_death-text = The caster dies; everybody in his zone suffers an area attack of 3 red dice with 3 free rerolls.
spell-barrier_of_the_winds = Barrier of the Winds
spell-barrier_of_the_winds-text = A character in sight cannot be the target of ranged attacks until the caster’s next turn.
spell-mystic_barrier = Mystic Barrier
spell-mystic_barrier-text = Nobody else may enter the caster’s zone until his next turn.
spell-blessing_of_ibis = Blessing of Ibis
spell-blessing_of_ibis-text = A character in sight is Untouchable until the caster’s next turn.
spell-magic_block = Magic Block
spell-magic_block-text = A character in sight has Blocking until the end of the caster’s turn.
spell-bels_caress = Bel’s Caress
spell-bels_caress-text = Opens a locked door of the zone or a chest in it, without a roll.
spell-shapechanger = Shapechanger
spell-shapechanger-text = The caster leaves the board and returns at his next turn or activation where he was or beside it.
spell-divine_charisma = Divine Charisma
spell-divine_charisma-text = A character in sight has Support until the caster’s next turn.
spell-mind_control = Mind Control
spell-mind_control-text = Moves any enemy 1 zone, and 1 more for each extra gem, where it could walk unharmed.
spell-fleet_runner = Fleet Runner
spell-fleet_runner-text = A character in sight has 1 base MP more and may buy 1 more until the end of the caster’s turn.
spell-changing_destiny = Changing Destiny
spell-changing_destiny-text = A hero in sight must rest in the next turn; the tile of a unit in sight cannot be activated in its next turn.
spell-gift_of_life = Gift of Life
spell-gift_of_life-text = Another hero in sight gets 2 of the caster’s available gems for good.
spell-energy_drain = Energy Drain
spell-energy_drain-text = The owner of a figure in an adjacent zone in sight loses 1 gem to fatigue; the caster gets 3 back.
spell-escape_route = Escape Route
spell-escape_route-text = A hero in sight: his defence dice are one colour better until the caster’s next turn.
spell-magical_dizziness = Magical Dizziness
spell-magical_dizziness-text = Another spell caster in sight pays 1 gem more for each spell until his side’s next turn.
spell-withering = Withering
spell-withering-text = A character in sight suffers the successes of 2 yellow dice as wounds.
spell-gullahs_strength = Gullah’s Strength
spell-gullahs_strength-text = A hero in sight: his melee dice are one colour better until the end of the caster’s turn.
spell-mitras_healing = Mitra’s Healing
spell-mitras_healing-text = A hero in the zone gets back wounds by 1 orange die with a free reroll.
spell-mitras_halo = Mitra’s Halo
spell-mitras_halo-text = Reaction. The caster has 2 more passive defence until he is active again or activated.
spell-sets_halo = Set’s Halo
spell-sets_halo-text = Reaction. The caster has 1 more passive defence until he is active again or activated.
spell-sets_illusion = Set’s Illusion
spell-sets_illusion-text = A character in sight has Horror until the caster’s next turn.
spell-inversion = Inversion
spell-inversion-text = The caster and a character in sight change places, for 1 gem per zone between them.
spell-tears_of_dagon = Tears of Dagon
spell-tears_of_dagon-text = Leaving a stable zone in sight costs 1 MP more until the caster’s next turn.
spell-light_as_a_feather = Light as a Feather
spell-light_as_a_feather-text = The load of a character in sight counts 3 less until the end of the caster’s turn.
spell-bels_hand = Bel’s Hand
spell-bels_hand-text = A hero in sight: his manipulation dice are one colour better until the end of the caster’s turn.
spell-hand_of_death = Hand of Death
spell-hand_of_death-text = An enemy in the zone suffers 2 red dice of damage, then the caster suffers 1 wound.
spell-bad_luck = Bad Luck
spell-bad_luck-text = A character in sight has Jinx until the caster’s next turn.
spell-sets_bite = Set’s Bite
spell-sets_bite-text = The owner of a figure in sight loses 1 gem to fatigue; the figure suffers 2 orange dice of damage.
spell-lethal_cloud = Lethal Cloud
spell-lethal_cloud-text = An area attack of 2 red dice in a zone in sight; until the caster’s next turn, whoever enters or leaves it suffers 2 red dice of damage too. It hits each character once at most.
spell-pestilential_swarm = Pestilential Swarm
spell-pestilential_swarm-text = Reaction. Everybody else in the zone but the undead suffers wounds by 3 yellow dice.
spell-eagle_eye = Eagle Eye
spell-eagle_eye-text = A character in sight has Precision Shot until the end of the caster’s turn.
spell-eel_skin = Eel Skin
spell-eel_skin-text = A character in sight is Evasive until the end of the caster’s turn.
spell-stone_skin = Stone Skin
spell-stone_skin-text = A character in sight has 2 more passive defence until the caster’s next turn.
spell-borne_by_the_wind = Borne by the Wind
spell-borne_by_the_wind-text = The caster flies until the end of his turn.
spell-sets_possession = Set’s Possession
spell-sets_possession-text = A figure within 2 zones cannot move in its next activation; a blocker loses Blocking for a turn instead.
spell-putrescence = Putrescence
spell-putrescence-text = Reaction. Skeletons and Mummies cannot attack the caster until his next turn.
spell-ymirs_rage = Ymir’s Rage
spell-ymirs_rage-text = The caster’s side attacks with 1 orange die more, and its defence is 1 lower, until its next turn.
spell-boris_rage = Bori’s Rage
spell-boris_rage-text = Ranged attack of 2 orange dice on a figure in sight.
spell-deceleration = Deceleration
spell-deceleration-text = A character in sight has 0 base MP until the caster’s next turn.
spell-recall = Recall
spell-recall-text = All friends in a zone in sight come to the caster.
spell-ishtars_gaze = Ishtar’s Gaze
spell-ishtars_gaze-text = A character in sight is Protected until the caster’s next turn.
spell-return_of_the_brave = Return of the Brave
spell-return_of_the_brave-text = A dead figure of the caster’s side returns beside him for its reinforcement cost.
spell-yajurs_awakening = Yajur’s Awakening
spell-yajurs_awakening-text = A dead Skeleton or Mummy of the caster’s side returns beside him for its reinforcement cost.
spell-telekinesis = Telekinesis
spell-telekinesis-text = A card of weight 3 or less on the ground in sight comes to the caster.
spell-teleportation = Teleportation
spell-teleportation-text = The caster moves 1 zone for each gem above the cost, through anything.
spell-lightning_storm = Lightning Storm
spell-lightning_storm-text = Area attack of 2 red dice in a zone in sight.
spell-life_transfer = Life Transfer
spell-life_transfer-text = An ally in sight dies; its hero gets up to 2 wounds back as fatigue.

## Skills

skill-blocking = Blocking
skill-blocking-text = Enemies in its zone cannot walk, unless they are Evasive.
skill-wall_wrecker = Wall Wrecker
skill-wall_wrecker-text = Goes through breakable walls for 2 MP and leaves an opening.
skill-climb = Climb
skill-climb-text = Crosses what must be climbed, for the MP printed.
skill-evasive = Evasive
skill-evasive-text = Enemies neither hinder nor block its movement, and it cannot be seized.
skill-intangible = Intangible
skill-intangible-text = Crosses walls as if they were open; never hindered.
skill-swimming = Swimming
skill-swimming-text = Can enter water; leaving it costs 1 MP more.
skill-web_projection = Web Projection
skill-web_projection-text = Instead of attacking: 3 orange dice at range. A wound becomes a web, which 4 MP tear away.
skill-leap = Leap
skill-leap-text = Leaps over gaps on 1 red die; falls hurt less.
skill-feline_grace = Feline Grace
skill-feline_grace-text = Ignores 1 point of hindrance for each zone left.
skill-flying = Flying
skill-flying-text = Flies over scenery, water and full zones without hindrance.
skill-reach = Reach
skill-reach-text = May attack in melee into adjacent zones in sight.
skill-ambidextrous = Ambidextrous
skill-ambidextrous-text = Attacks in melee with two one-handed weapons at once.
skill-constriction = Constriction
skill-constriction-text = A die that shows two axes seizes the target and pulls it into the attacker’s zone.
skill-circular_strike = Circular Strike
skill-circular_strike-text = In melee with a two-handed weapon (a unit: always), the damage that the defence and the wounds of one enemy leave over goes on to the next, each attacked once.
skill-precision_strike = Precision Strike
skill-precision_strike-text = Melee ignores 1 point of defence.
skill-attack_from_beyond = Attack From Beyond
skill-attack_from_beyond-text = When it dies, makes one last melee attack of 3 red dice in its zone, without rerolls.
skill-counterattack = Counterattack
skill-counterattack-text = If it survives a melee attack, strikes back with 1 red die.
skill-elite_shooter = Elite Shooter
skill-elite_shooter-text = Shoots without hindrance, and at Protected targets too.
skill-precision_shot = Precision Shot
skill-precision_shot-text = Shots ignore 1 point of defence.
skill-bodyguard = Bodyguard
skill-bodyguard-text = May make the active defence of a friend in the zone.
skill-untouchable = Untouchable
skill-untouchable-text = 1 passive defence against ranged attacks.
skill-sacrifice = Sacrifice
skill-sacrifice-text = May suffer an attack in place of a friend in the zone, with passive defence only.
skill-protected = Protected
skill-protected-text = Cannot be attacked while a friend without this skill stands in its zone; area attacks hit it all the same.
skill-spell_caster = Spell Caster
skill-spell_caster-text = May cast the spells it has.
skill-alchemy = Alchemy
skill-alchemy-text = Does what the scenario says.
skill-leadership = Leadership
skill-leadership-text = Commands allies for 1 gem each.
skill-concentration = Concentration
skill-concentration-text = No hindrance to rolls.
skill-lock_picking = Lock-picking
skill-lock_picking-text = 1 red die more to pick locks and open chests.
skill-fascination = Fascination
skill-fascination-text = Whoever it has not attacked cannot attack it, not even with an area attack.
skill-horror = Horror
skill-horror-text = Enemies in its zone have an exertion limit of 2 at most for every characteristic but defence and reroll.
skill-jinx = Jinx
skill-jinx-text = Enemies in its zone cannot reroll.
skill-poison = Poison
skill-poison-text = Does what the scenario says.
skill-support = Support
skill-support-text = Each other friend in its zone may reroll one die of each roll.

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
    .kind = Let a hero act
action-done = { $of } stops here
    .kind = Stop a hero
action-move = Move to { $of }
    .kind = Move
action-run = Move to { $of }, buying the movement points that are missing
    .kind = Move by buying points
action-wreck = Break the wall and move to { $of }
    .kind = Break a wall
action-leave = Leave the board
action-leap = Leap to { $of }
    .kind = Leap
action-mount = Get on the table
action-dismount = Get off the table
action-tear = Tear a web away
action-command = Command { $of }
    .kind = Command an ally
action-unlock = Unlock the door to { $of }
    .kind = Unlock a door
action-volley = { $of } shoots
    .kind = Shoot
action-web = { $of } casts a web
    .kind = Cast a web
action-magic = { $of } casts a spell
    .kind = Use magic
action-fight = Fight with { $of }
    .kind = Fight
action-unarmed = Fight unarmed
action-shoot = Attack at range with { $of }
    .kind = Attack at range
action-cast = Cast { $of }
    .kind = Cast a spell
action-open = Open the chest
action-pick = Pick up { $of }
    .kind = Pick up an object
action-give = Give { $of }
    .kind = Give an object
action-take = Take { $of } from a hero
    .kind = Take an object from a hero
action-throw = Toss { $of } into another zone
    .kind = Toss an object
action-drop = Drop { $of }
    .kind = Drop an object
action-use = Use { $of }
    .kind = Use an object
action-figure = { $of }
    .kind = Choose a figure
action-extra = Extra movement for { $of }
    .kind = Extra movement
action-zone = { $of }
    .kind = Choose a zone
action-gems = { $of }
    .kind = Place gems
action-card = { $of }
    .kind = Choose a card
action-box = From { $of }
    .kind = Take gems from a box
action-free = Free reroll: { $of }
    .kind = Free reroll
action-supported = Reroll by support: { $of }
    .kind = Reroll by support
action-paid = Reroll for 1 gem: { $of }
    .kind = Reroll for 1 gem
action-keep = Keep the roll
action-tile = Tile: { $of }
    .kind = Activate a tile
action-clean = Remove { $of } from the river for 2 gems
    .kind = Remove a tile from the river
action-stool = Use a stool

## Questions

prompt-hide_captive = Choose in secret the hut where the captive is hidden.
    .others = { $player } chooses in secret the hut where the captive is hidden.
prompt-choose_state = { $figure }: active and recover { $active }, or rest and recover { $rest }? Gems available: { $available }, fatigue: { $fatigue }, wounds: { $wounds }.
    .others = { $player } chooses whether { $figure } is active or rests.
prompt-heroes_act = Choose which hero acts next; every player of the heroes may answer.
    .others = The players of the heroes choose who acts next; { $player } is asked first.
prompt-hero_acts = Choose what { $figure } does. Gems available: { $available }, movement points: { $points }.
    .others = { $player } chooses what { $figure } does.
prompt-overlord_acts = Activate a tile for the number of its place in the river. Gems available: { $available }, activations left: { $activations }.
    .others = { $player } activates a tile of the river or ends the turn. Gems available: { $available }, activations left: { $activations }.
prompt-choose_mover = Choose the figure that makes its free move (tile: { $tile }).
    .others = { $player } chooses the figure that makes its free move (tile: { $tile }).
prompt-choose_attacker = Choose the figure that attacks or moves on (tile: { $tile }). Gems available: { $available }.
    .others = { $player } chooses the figure that attacks or moves on (tile: { $tile }).
prompt-reinforce = Choose the figure that returns. Points left: { $points }.
    .others = { $player } chooses the figure that returns. Points left: { $points }.
prompt-place_reinforcement = Choose where { $figure } enters.
    .others = { $player } chooses where { $figure } enters.
prompt-move_figure = Choose where { $figure } goes. Movement points: { $points }.
    .others = { $player } chooses where { $figure } goes. Movement points: { $points }.
prompt-cast_reaction = Cast a reaction spell with { $figure } now, or pass.
    .others = { $player } may cast a reaction spell with { $figure }.
prompt-remove_bloodied_tiles = You may remove bloodied tiles from the river.
    .others = { $player } may remove bloodied tiles from the river.
prompt-reroll = { $roller } has { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  }. Reroll dice or keep the roll.
    .others = { $roller } has { $successes ->
    [one] 1 success
   *[other] { $successes } successes
  }. { $player } rerolls dice or keeps the roll.
prompt-choose_target = Choose whom { $figure } attacks.
    .others = { $player } chooses whom { $figure } attacks.
prompt-choose_gems = Choose how many gems { $figure } spends on { $box }. Available: { $available }.
    .others = { $player } chooses how many gems { $figure } spends on { $box }. Available: { $available }.
prompt-order_victims = Choose the next victim. Victims left: { $victims }.
    .others = { $player } chooses the next victim. Victims left: { $victims }.
prompt-attack_from_beyond = { $figure } dies and strikes one last time. Choose whom.
    .others = { $figure } dies and strikes one last time. { $player } chooses whom.
prompt-choose_defence = { $attacker } threatens { $figure } with { $damage } damage. Choose how many gems to spend on defence.
    .others = { $attacker } threatens { $figure } with { $damage } damage. { $player } chooses how many gems to spend on defence.
prompt-choose_defence_card = Choose the card with which { $figure } defends.
    .others = { $player } chooses the card with which { $figure } defends.
prompt-lose_from_box = { $figure } is wounded. Choose the box that loses a gem.
    .others = { $figure } is wounded. { $player } chooses the box that loses a gem.
prompt-choose_partner = Choose with whom { $card } is exchanged.
    .others = { $player } chooses with whom { $card } is exchanged.
prompt-take_content = The chest holds { $card }. Take it or leave it.
    .others = The chest holds { $card }. { $player } takes it or leaves it.
prompt-throw_object = Choose into which zone { $card } is tossed.
    .others = { $player } chooses into which zone { $card } is tossed.
prompt-ally_acts = Choose what the ally { $figure } does. Movement points: { $points }.
    .others = { $player } chooses what the ally { $figure } does. Movement points: { $points }.
prompt-return_to_board = Choose where { $figure } appears again.
    .others = { $player } chooses where { $figure } appears again.
prompt-choose_second_weapon = Choose whether { $figure } strikes with a second weapon too.
    .others = { $player } chooses whether { $figure } strikes with a second weapon too.
prompt-take_stool = Choose whether { $figure } strikes with a stool as well.
    .others = { $player } chooses whether { $figure } strikes with a stool as well.
prompt-attack_gems = Choose how many gems { $figure } spends on { $box }. Available: { $available }.
    .others = { $player } chooses how many gems { $figure } spends on { $box }. Available: { $available }.
prompt-choose_new_target = { $figure } must take another target. Choose whom.
    .others = { $figure } must take another target. { $player } chooses whom.
prompt-sacrifice = { $figure } is attacked with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }. Choose who suffers it instead, or nobody.
    .others = { $figure } is attacked with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }. { $player } may choose who suffers it instead.
prompt-choose_guard = { $figure } is threatened with { $damage } damage. Choose a bodyguard who defends, or nobody.
    .others = { $figure } is threatened with { $damage } damage. { $player } may choose a bodyguard who defends.
prompt-shed_load = { $figure } carries too much. Choose what is dropped.
    .others = { $figure } carries too much. { $player } chooses what is dropped.
prompt-choose_spell = Choose the spell that { $figure } casts.
    .others = { $player } chooses the spell that { $figure } casts.
prompt-choose_spell_target = Choose on whom { $figure } casts { $spell }.
    .others = { $player } chooses on whom { $figure } casts { $spell }.
prompt-choose_spell_zone = Choose on which zone { $figure } casts { $spell }.
    .others = { $player } chooses on which zone { $figure } casts { $spell }.
prompt-fetch_card = Choose the card that { $figure } fetches.
    .others = { $player } chooses the card that { $figure } fetches.
prompt-open_by_magic = Choose what { $figure } opens.
    .others = { $player } chooses what { $figure } opens.
prompt-guide_step = Choose where { $figure } is moved.
    .others = { $player } chooses where { $figure } is moved.
prompt-move_tentacle = Choose where { $figure } goes. Zones left: { $left }.
    .others = { $player } chooses where { $figure } goes. Zones left: { $left }.
prompt-tentacle_strikes = Choose whom { $figure } attacks, or pass.
    .others = { $player } may choose whom { $figure } attacks.

## Events

event-round = Round { $amount } begins.
event-chose_active = { $what } is active and recovers { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  }.
event-chose_rest = { $what } rests and recovers { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  }.
event-overlord_recovered = The overlord recovers { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  }.
event-acts = { $what } acts.
event-moved = … goes to { $what } ({ $amount } MP).
    .part = goes to { $what } ({ $amount } MP)
event-bought_moves = … buys { $amount } MP.
    .part = buys { $amount } MP
event-wrecked = { $count ->
    [one] … breaks through the wall to { $what }.
   *[other] … breaks through walls to { $what }.
  }
    .part = { $count ->
    [one] breaks through the wall to { $what }
   *[other] breaks through walls to { $what }
  }
event-left_board = { $what } leaves the board.
event-attacked = … attacks { $what }.
    .part = attacks { $what }
event-used_card = { $player } uses { $what }.
    .part = uses { $what }
event-spent = { $player } spends { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  } on { $what }.
    .part = spends { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  } on { $what }
event-rolled = { $other } rolls { $what }.
    .part = { $what }
event-rerolled = { $other } rerolls { $what }.
event-damage = Damage: { $amount }.
event-defended = { $what } stops { $amount } damage at most.
event-wounded = { $what } suffers { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }.
event-died = { $what } dies.
event-cast_spell = … casts { $what } for { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  }.
    .part = casts { $what } for { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  }
event-teleported = … appears in { $what }.
event-halo_left = { $what } loses the halo.
event-opened = The chest held { $what }.
event-failed = … fails with { $amount ->
    [one] 1 success
   *[other] { $amount } successes
  }.
event-picked = { $player } takes { $what }.
event-gave = { $player } gives { $what }.
event-took = { $player } gets { $what }.
event-dropped = { $player } drops { $what }.
event-landed = It lands in { $what }.
event-exploded = It explodes in { $what }!
event-drank = { $player } uses { $what } and recovers { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  }.
event-activated = The overlord activates { $what } for { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  }.
event-cleaned = { $what } leaves the river.
event-bloodied = All of { $what } are dead: the tile is bloodied.
event-reinforced = { $what } returns.
event-entered = … in { $what }.
    .part = { $what }
event-hid = { $known ->
    [yes] The captive is hidden in { $what }.
   *[no] The captive is hidden.
  }
event-found = { $what } is found!
event-trophy = { $what } lies on the ground.
event-captive_died = { $player } kills { $what }.
event-heroes_win = The heroes have won.
event-overlord_wins = The overlord has won.
event-searched = Nobody is hidden in { $what }.
event-mounted = { $what } gets on the table.
event-dismounted = { $what } gets off the table.
event-tore = { $what } tears a web away.
event-leapt = … leaps towards { $what }.
    .part = leaps towards { $what }
event-sacrificed = { $what } takes the blow instead.
event-guarded = { $what } defends as a bodyguard.
event-webbed = { $what } is caught in a web.
event-seized = { $what } is seized.
event-stool_taken = { $what } grabs a stool.
event-commanded = { $what } receives an order.
event-spell_lasts = … affects { $what }.
    .part = affects { $what }
event-zone_changed = … affects { $what }.
    .part = affects { $what }
event-placed = A figure is placed in { $what }.
event-healed = { $what } gets { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  } back.
event-drained = { $what } loses { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  } to fatigue.
event-gift = { $what } receives { $amount ->
    [one] 1 gem
   *[other] { $amount } gems
  }.
event-vanished = { $what } vanishes.
event-returned = { $what } appears again.
event-unlocked = The door to { $what } is open.

## Refusals

reason-activate-a-tile-or-end-the-turn = Activate a tile, clean the river or end the turn.
reason-an-enemy-blocks-the-way = Blocked by { $figure } ({ $skill }): strike it down, or stay.
reason-an-enemy-holds-the-figure = Held by { $figure }.
reason-webs-hold-the-figure = Webs hold the figure: it must tear them first.
reason-a-spell-holds-the-figure = A spell holds the figure in its zone.
reason-a-skill-protects-this-figure = This figure cannot be attacked so: { $skill }.
reason-a-spell-protects-this-figure = A spell protects this figure from the attack.
reason-this-enemy-is-out-of-sight = This enemy is out of sight.
reason-this-enemy-is-out-of-reach = This enemy is out of reach.
reason-this-enemy-is-too-far = { $zones ->
    [one] This enemy is in the next zone: step there first.
   *[other] This enemy is { $zones } zones away.
  }
reason-at-least-one-gem = At least one gem must be spent.
reason-be-active-or-rest = Choose: active or resting.
reason-choose-a-box-with-gems = Choose a box that holds gems.
reason-choose-a-figure-that-can-still-move = Choose a figure of this tile that can still move.
reason-choose-a-hero-in-the-zone = Choose a hero in the same zone who has the card or the room for it.
reason-choose-one-of-the-victims = Choose one of the victims.
reason-move-the-figure-or-stop = Move the figure or stop.
reason-name-an-active-hero = Choose a hero who is active and can act.
reason-no-activation-is-left = No activation is left in this turn.
reason-no-die-shows-this = No die shows this.
reason-no-companion-stands-here = No companion stands in this zone.
reason-too-heavy-or-not-carried = No companion here has room for it, or has it.
reason-no-enemy-in-sight = No enemy is in sight.
reason-no-enemy-within-reach = No enemy is within reach.
reason-no-extra-movement-for-this-figure = This figure gets no extra movement now.
reason-no-free-reroll-for-this-die = No free reroll is left for this die.
reason-no-gem-to-reroll = No gem is available for a reroll.
reason-nobody-supports-this-roll = Nobody supports this roll any more.
reason-not-enough-movement-points = The movement points ({ $points }) and the gems are not enough.
reason-not-so-many-gems-available = There are not that many gems available.
reason-not-with-this-card-now = This cannot be done with this card now.
reason-only-a-bloodied-tile-may-be-removed = Only a bloodied tile may be removed, for 2 gems.
reason-only-a-reaction-spell-may-be-cast-now = Only a reaction spell may be cast now.
reason-only-an-enemy-in-the-zone-of-death = Only an enemy in the zone of death may be struck.
reason-reinforcements-do-not-enter-here = Reinforcements do not enter here.
reason-reroll-a-die-or-keep-the-roll = Reroll a die or keep the roll.
reason-say-how-many-gems = Say how many gems.
reason-take-the-content-or-leave-it = Take the contents or leave them.
reason-the-board-cannot-be-left-here = The board cannot be left here.
reason-the-captive-cannot-be-hidden-there = The captive cannot be hidden there.
reason-the-exertion-limit-is-reached = The exertion limit would be exceeded.
reason-the-figure-chosen-must-move = The figure chosen must make a step.
reason-the-hero-named-must-act-first = The hero chosen must do something first.
reason-there-is-no-chest-here = There is no chest here.
reason-this-border-cannot-be-crossed = This border cannot be crossed.
reason-this-card-cannot-be-used-now = This card cannot be used now.
reason-this-figure-cannot-attack = This figure cannot attack now.
reason-this-figure-cannot-return = This figure cannot return.
reason-this-is-no-action-of-a-hero = A hero cannot do that.
reason-this-is-no-target-for-the-attack = This cannot be the target of the attack.
reason-this-spell-cannot-be-cast = This spell cannot be cast now.
reason-this-tile-is-not-in-the-river = This tile is not in the river.
reason-this-wall-cannot-be-broken = This wall cannot be broken.
reason-this-zone-is-not-adjacent = This zone is not adjacent.
reason-this-zone-is-not-in-sight = This zone is not in sight.
reason-this-zone-is-saturated = There is no room in this zone.
reason-too-far-or-too-full = This zone is too far or has no room.
reason-drop-something-heavy = Drop a card that weighs something.
reason-no-such-leap-or-table-here = There is no such leap, table or web here.
reason-nothing-locked-there = Nothing is locked there.
reason-only-a-bodyguard-in-the-zone = Only a bodyguard in the zone who can pay may defend.
reason-only-a-friend-in-the-zone-may-be-sacrificed = Only a friend in the zone with Sacrifice may take the attack.
reason-take-a-stool-or-not = Use a stool or do without.
reason-this-ally-cannot-be-commanded = This ally cannot be commanded now.
reason-this-is-no-target-for-the-spell = This cannot be the target of the spell.
reason-this-step-is-not-harmless = The figure cannot make this step without harm.

## The table in the terminal

terminal-conan-round = round { $round } of { $limit }
terminal-conan-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
terminal-conan-legend = { $chest } chest  { $hidden } captive may be here  { $broken } wall broken
terminal-conan-legend-more = { $water } flooded  { $passage } secret passage  { $door } closed door to
terminal-conan-told = { $of }: { $words }
terminal-conan-carried-off = carried off the board: { $cards }
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
terminal-conan-overlord = Overlord: { $available } gems available, { $fatigue } in fatigue, recovery { $recovery }, activations left { $activations }. The river:
terminal-conan-roll = Last roll: { $dice }

## What statistics count

things-hero = Heroes
things-card = Equipment
deeds-dealt = Wounds dealt
deeds-taken = Wounds taken
deeds-kills = Kills
deeds-deaths = Deaths
deeds-gems = Gems spent
deeds-zones = Zones walked
deeds-rerolls = Rerolls

## What scenarios add

event-event_chosen = The event of the overlord: { $what }.
event-event_wounds = Everyone in that zone suffers { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }.
event-swapped = { $what } changes places in the river.
event-awakened = { $what } wakes from stone.
event-sacrificed_for = { $what } takes the place of the victim.
event-marker_moved = The turn marker moves on by { $amount }.
prompt-choose_event = Choose what this tile brings: { $tile }.
    .others = { $player } chooses what this tile brings: { $tile }.
prompt-wound_zone = Choose the zone that suffers.
    .others = { $player } chooses the zone that suffers.
prompt-swap_tile = Choose a tile that changes places.
    .others = { $player } chooses a tile that changes places.
prompt-free_monster = Choose the monster that wakes.
    .others = { $player } chooses the monster that wakes.
prompt-choose_start = Choose where { $figure } starts.
    .others = { $player } chooses where { $figure } starts.
reason-this-event-is-not-possible = This event is not possible now.
reason-choose-a-zone = Choose a zone of the board.
reason-choose-a-tile-of-the-river = Choose a tile of the river.
reason-choose-a-petrified-monster = Choose a petrified monster.
reason-this-is-no-place-to-start = Nobody starts in this zone.
action-event = { $of }
    .kind = Choose an effect
happening-reinforcement = Reinforcements
happening-ranged_attack_all = Every unit that can shoot shoots
happening-area_wounds = Rocks or gas: wounds in one zone
happening-area_attack_on_carrier = A curse on the carrier
happening-activate_tile = Another tile for a small price
happening-swap_tiles = Two tiles of the river change places
happening-replace_tile = A monster joins the river
happening-sacrifice_for_monster = A sacrifice calls a monster
happening-free_monster = A petrified monster wakes
happening-place_figures = Creatures rise
happening-replace_zone_tag = A zone becomes water
happening-move_marker = The turn marker moves on
happening-token_chain = A human chain
card-yasmela = Yasmela
scenario-the_thing_from_the_swamp = The Thing from the Swamp
scenario-the_thing_from_the_swamp-text = Yselda lies charmed on the altar in the swamp. The heroes must break the charm, by Zogar Sag’s death or the Pictish Fetish, and leave with her before the turn marker reaches 12, which the rising swamp hastens.
scenario-the_serpents_awakening = The Serpent’s Awakening
scenario-the_serpents_awakening-text = A hero must flee from the citadel with Yasmela through one of the secret passages before the end of round 8; two of the four are real.
event-flooded = { $what } is under water now.
event-charm_ended = The charm is broken.
event-looked = { $player } looks at the secret passage: { $what }.
event-door_broken = The door to { $what } is broken.
event-cursed = A curse strikes { $what }: { $amount } damage.
prompt-flood_zone = Choose the zone that becomes water.
    .others = { $player } chooses the zone that becomes water.
prompt-raise_figure = Choose where { $figure } rises, or pass.
    .others = { $player } may choose where { $figure } rises.
prompt-dodge = Choose how many gems { $figure } spends to dodge { $damage } damage.
    .others = { $player } chooses how many gems { $figure } spends to dodge { $damage } damage.
prompt-door_weapon = Choose with what { $figure } strikes the door.
    .others = { $player } chooses with what { $figure } strikes the door.
prompt-door_second_weapon = Strike the door with a second weapon of { $figure } too, or not.
    .others = { $player } may strike the door with a second weapon of { $figure }.
prompt-door_stool = Use a stool too against the door, or not: { $figure }.
    .others = { $player } may let { $figure } strike the door with a stool as well.
reason-choose-a-zone-that-is-dry = Choose a zone that is not water yet.
reason-choose-a-water-zone-with-room = Choose a water zone with room.
action-look = Look at the secret passage
action-batter = Strike the door to { $of }
    .kind = Strike a door
card-gold_bags = Gold bag
scenario-the_treasure_of_tranicos = The Treasure of Tranicos
scenario-the_treasure_of_tranicos-text = Pirates carry bags of gold worth 1 or 2 out of the citadel. The overlord wins with gold worth 9; the heroes win if the turn marker reaches 8 before that.
event-bag_taken = { $what } takes a bag of gold.
event-bag_left = A bag of gold worth { $amount } has left the citadel.
prompt-pass_bag_on = Choose the bag that passes from hand to hand ({ $left } at most).
    .others = { $player } chooses the bag that passes from hand to hand ({ $left } at most).
prompt-marauder_enters = Choose where { $figure } enters.
    .others = { $player } chooses where { $figure } enters.
prompt-marauder_replaces = Choose the event tile that gives way to { $figure }.
    .others = { $player } chooses the event tile that gives way to { $figure }.
reason-no-chain-of-hands-from-there = No chain of hands reaches a way out from there.
card-villagers = Villager
scenario-facing_the_serpent_specter = Facing the Serpent-Specter
scenario-facing_the_serpent_specter-text = Thirteen villagers hide in the huts of the swamp. The heroes bring them to the paths that lead away, or kill the Serpent; the overlord wins when the Serpent has devoured five.
event-devoured = The Serpent devours a villager in { $what }.
event-saved = Villagers saved in { $what }: { $amount }.
prompt-spectre_rises = Choose where { $figure } rises.
    .others = { $player } chooses where { $figure } rises.
action-devour = Devour a villager in { $of }
    .kind = Devour a villager
action-villager = A villager in { $of }
    .kind = Choose a villager
event-assailed = The attack is on a villager in { $what }.

## Several events in one line

line-act = { $subject } { $list }.
line-dice = { $other } rerolls { $subject } and gets { $list }.
line-return = { $subject } enters in { $list }.

## A scenario file told to its reader: objectives, events, special rules

colour-yellow = yellow
colour-orange = orange
colour-red = red
benefit-extra_movement = extra movement
benefit-active_defence = active defence
benefit-reroll = rerolls
verdict-heroes = The heroes have won
verdict-overlord = The overlord has won
verdict-captive_killed = the other side has killed the captive
objective-token_carried_off_board = the heroes have carried { $token } off the board
objective-round_at_least = round { $value } has been played
objective-marker_at_least = the turn marker has reached { $value }
objective-no_hero_on_board = no hero is on the board
objective-all_heroes_dead = all heroes are dead
objective-objective_not_met = { $side ->
    [heroes] the heroes have not reached their objective
   *[overlord] the overlord’s objective is not reached
}
objective-character_dead = { $unit } is dead
objective-character_alive = { $unit } is alive
objective-token_in_zone = { $token } is in { $zones }
objective-count_below = too few villagers are left for { $value } to be devoured
objective-score_at_least = { $score ->
    [gold_fled] gold worth { $value } has been carried away
   *[villagers_devoured] { $value } villagers have been devoured
}
objective-state_flag = the charm is broken
objective-hero_in_zone_with = a hero stands { $tag ->
    [altar] at an altar
    [balcony] on a balcony
    [bar] at the bar
    [bedroom] in a bedroom
    [boarding] where ships can be boarded
    [cell] in a cell
    [cellar] in the cellar
    [central_water] in the water between the ships
    [channel] in a channel
    [common_room] in the common room
    [courtyard] in the courtyard
    [courtyard_room] in a room of the courtyard
    [double_hut] in the double hut
    [edge] at the edge of the board
    [gate] at a gate
    [ground_floor] on the ground floor
    [hall] in the hall
    [hold_stairs] on the stairs to the hold
    [hut] in a hut
    [land] on land
    [liquid] in water
    [mast] at a mast
    [no_roof] where there is no roof
    [outdoor] outdoors
    [outside] outside
    [overhang] on high ground
    [pit] in the pit
    [poop] on a poop deck
    [rampart] on the rampart
    [road] on the road
    [roof] under a roof
    [room] in a room
    [rubble] on rubble
    [ship] on a ship
    [ship_edge] at the rail of a ship
    [stairs] on the stairs
    [stone_hut] in a stone hut
    [throne] at the throne
    [tigress] aboard the Tigress
    [top_of_steps] at the top of the steps
    [tower] in a tower
    [turret] in a turret
    [upper] on the upper level
    [upper_floor] on the upper floor
    [vandal] aboard the Vandal
    [walkway] on the walkway
    [water] in water
    [wood] on wooden ground
    [wood_hut] in a wooden hut
   *[street] in the street
} with { $card }
happens-reinforcement = Reinforcements worth { $points } points enter.
happens-ranged_attack_all = Every unit able to shoot shoots once.
happens-area_wounds = Wounds without defence ({ $dice }) in { $zone ->
    [any] a zone of the overlord’s choice
   *[other] { $zone }
}.
happens-area_attack_on_carrier = Damage ({ $dice }) to whoever carries { $token }; only dodging helps.
happens-activate_tile = Any tile is activated, at a price of { $gem_cost ->
    [one] { $gem_cost } gem
   *[other] { $gem_cost } gems
}.
happens-swap_tiles = { $count } tiles of the river change places.
happens-sacrifice_for_monster = { $victim } dies; in that place appears: { $unit }.
happens-free_monster = A petrified monster wakes.
happens-place_figures = Up to { $count } rise from the water: { $unit }.
happens-replace_zone_tag = A zone becomes water.
happens-move_marker = The turn marker moves on by { $by }.
happens-token_chain = Up to { $max_tokens } treasures pass from hand to hand and leave.
happens-replace_tile = { $unit } enters; its tile replaces an event tile.
limit-points = Dead figures return; each costs the points printed on its tile.
limit-first_time = The first time, { $points } points more.
limit-per_zone = At most { $count ->
    [one] { $count } figure enters
   *[other] { $count } figures enter
} each zone.
limit-counts = It counts as one of the activations of the turn.
limit-free = It does not count among the activations of the turn.
limit-monsters = At most { $count ->
    [one] { $count } monster is
   *[other] { $count } monsters are
} awake at a time.
limit-once = Only once in a game.
limit-everybody = It hurts everybody there, friend and foe.
lies-open = { $token }: in { $zones }.
lies-hidden = { $token }: hidden by the overlord in one of these zones: { $zones }.
lies-later = { $token }: appears later in the game.
lies-petrified = Petrified monsters: in { $zones }.
lies-secret_passage = Secret passages: in { $zones }.
special-flee_board = The heroes may leave by the exits of the board.
special-cannot_leave_board = Never leaves the board: { $tile }.
special-leap_failure = The scenario says what a failed leap does: fall, death or nothing.
special-door_lock = Some doors are locked, difficulty { $difficulty }.
special-door_damage = Doors break at { $damage_in_one_attack } damage in one attack.
special-door_free_for = { $side ->
    [overlord] The overlord’s units open doors freely.
   *[heroes] The heroes open doors freely.
}
special-door_step_cost = The first step through some doors costs { $extra_mp } MP more.
special-key_opens = Opens what is locked: { $card }.
special-drop_on_death = On death { $unit } leaves this behind: { $card }.
special-armour_against = Against { $weapon }, the armour of { $unit } is { $armour }.
special-border_override = Some borders cost more or less than usual to cross.
special-petrified = Statues fill their zone and do nothing else.
special-zone_forbidden = { $unit } may not enter: { $zones }.
special-reinforcement_anywhere = Reinforcements enter in any zone, at most { $max_per_zone } in each.
special-table_bonus = Standing on a table adds to attacks: { $dice }.
special-chair_bonus = A stool used in a melee attack adds: { $dice }.
special-carry_by_units = The overlord’s units can carry off: { $tokens }.
special-hero_death_moves_marker = A hero’s death moves the turn marker on by { $by }.
special-water_appearance = Rises from water once a turn, and does not walk: { $unit }.
special-break_wall_for_gems = { $unit } breaks a wall beside it for { $gem_cost ->
    [one] { $gem_cost } gem
   *[other] { $gem_cost } gems
}.
special-tile_flips_at_life = At { $life_at_most } life or less a tile is turned over: { $unit }.
special-melee_reach_for = Fights into adjacent zones and can be fought from there: { $unit }.
special-captives = To be saved or devoured: { $tokens }.
special-charm = A charm holds { $token }.
special-bonus_card_roll = Opening a chest may also give: { $gives }.
special-tentacle_breaks_wall = Breaks a wall instead of attacking: { $unit }.
special-reveal_token = Heroes in the zone may look at a secret passage.
special-flee_by_token = Heroes flee through a real secret passage with: { $carrying }.
special-start_choice = Choose where they start, beside { $with_tile }: { $heroes }.
special-benefits = Upgrade tiles of the overlord: { $benefits }.
special-no_benefits = The overlord has no upgrade tiles.
special-numbers = Number tokens above the river: { $numbers }.

## What is wrong with a scenario file

mistake-no-toml = this is not TOML: { $why }
mistake-long-key = a key has { $count } parts; at most { $most } are allowed
mistake-deep = brackets stand { $count } deep; at most { $most } are allowed
mistake-too-many-tables = { $count } tables ([...] and {"{...}"}); at most { $most } are allowed
mistake-too-many-values = { $count } values; at most { $most } are allowed
mistake-too-many = { $count } of them; at most { $most } are allowed
mistake-too-much = reading this file takes more than { $seconds } seconds or { $megabytes } MB; shorten it
mistake-wrong-shape = something here has the wrong shape; compare with a scenario of ours
mistake-missing = this key is missing
mistake-not-allowed = { $value } is not allowed; allowed are: { $allowed }
mistake-no-list = { $value } is not a list
mistake-no-table = { $value } is not a table
mistake-no-number = { $value } is not a whole number from { $least } to { $most }
mistake-one-each = write [[{ $name }]] once for each
mistake-heroes-listed = { $count } heroes listed, but heroes_max says otherwise
mistake-hero-twice = a hero is listed twice
mistake-twice = { $value } is listed twice
mistake-few-numbers = { $count } numbers for { $tiles } tiles
mistake-river-full = { $count } tiles; at most { $most } fit (E108)
mistake-no-second-tile = this figure has no second tile here
mistake-name-taken = { $name } is in this scenario already
mistake-crowded = too many figures start in zone { $zone }
mistake-box = { $count } { $unit }; the box has { $most }
mistake-total = this file has { $count }, not { $total }
mistake-few-cards = fewer cards than chests
mistake-nowhere = say where it is: zone, figures, places, hidden or created_when
mistake-no-door = no door fits between these zones
mistake-door-shut = say how it opens: { $allowed }
mistake-no-options = name at least one
mistake-no-event = the tile { $tile } has no event
mistake-all-or-any = write either all or any
mistake-no-tests = name at least one test
mistake-both-sides = both sides need one

## What has changed on the board, in the browser and in the terminal

mark-halo = protected by a halo
mark-table = on a table
mark-held = held in a grip
mark-stilled = cannot move in this turn
mark-away = away from the board
mark-commanded = has been commanded
mark-acted = has acted
mark-carrying = carries a burden
mark-web = { $count ->
    [one] caught in a web
   *[other] caught in { $count } webs
  }
mark-petrified = a statue that fills its zone and does nothing
mark-ally = on the heroes’ side
board-door = closed door to { $zone }
board-flooded = flooded, this zone is water now
board-passage-unknown = secret passage, real or false
board-passage-real = secret passage, a real one
board-passage-false = secret passage, a false one
board-lasting = Lasting spells
board-lasting-figure = { $spell } on { $target }
board-lasting-zone = { $spell } in { $target }
board-lasting-heroes = { $spell } for the heroes
board-lasting-overlord = { $spell } for the overlord
board-gold = gold carried off: { $gold }
board-devoured = villagers devoured: { $villagers }
board-chest-deck = cards left for chests: { $cards }
board-base-move = first move of a turn: { $points }

## Several answers as one

route-walk = { $figure } walks to { $zone }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $hindrance ->
    [0] {""}
   *[other] {" "}({ $hindrance } for enemies)
  }, { $gems ->
    [0] free
    [one] 1 gem
   *[other] { $gems } gems
  }{ $walls ->
    [0] {""}
    [one] , breaking a wall
   *[other] , breaking { $walls } walls
  }{ $risks ->
    [0] {""}
   *[other] , dice decide the last step
  }
route-strike = { $way ->
    [1] { $figure } shoots at { $target }
    [2] { $figure } projects a web at { $target }
   *[other] { $figure } strikes { $target }
  }{ $armed ->
    [0] , unarmed
    [1] {" "}with { $card }
   *[other] {""}
  }{ $yellow ->
    [0] {""}
    [one] , 1 yellow die
   *[other] , { $yellow } yellow dice
  }{ $orange ->
    [0] {""}
    [one] , 1 orange die
   *[other] , { $orange } orange dice
  }{ $red ->
    [0] {""}
    [one] , 1 red die
   *[other] , { $red } red dice
  }
route-cast = { $figure } casts { $spell } on { $target }: { $gems ->
    [0] free
    [one] 1 gem
   *[other] { $gems } gems
  }
route-likewise = { $figures ->
    [one] 1 figure follows
   *[other] { $figures } figures follow
  } from { $from } to { $zone }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $gems ->
    [0] free
    [one] 1 gem
   *[other] { $gems } gems
  }

## What scenarios are made of: for the editor and docs/conan-scenarios.md

about-rule-armour_against = The armour of a unit is another one against one weapon.
about-rule-border_override = Borders of one kind are crossed under other conditions than the map says.
about-rule-charm = A charm holds somebody, who cannot be picked up until it is broken.
about-rule-bonus_card_roll = Whoever opens a chest also rolls for a card.
about-rule-flee_board = Heroes leave the board from the exits of the map.
about-rule-cannot_leave_board = Figures of a tile never leave the board.
about-rule-key_opens = A card opens a locked token that its hero carries or stands beside, or a door.
about-rule-leap_failure = What a failed leap does, and to whom.
about-rule-hero_death_moves_marker = The death of a hero moves the turn marker on.
about-rule-reveal_token = Heroes may look at a secret passage of their zone.
about-rule-flee_by_token = Heroes leave the board through a real secret passage.
about-rule-zone_forbidden = A hero or a unit may not enter some zones.
about-rule-melee_reach_for = A unit fights into adjacent zones and is fought from there.
about-rule-door_lock = Says again how hard the locks of doors are; the doors themselves have the number.
about-rule-door_damage = Says again what breaks doors; the doors themselves have the number.
about-rule-door_free_for = Says again for whom doors are no obstacle; the doors themselves say it too.
about-rule-door_step_cost = Says again what the first step through doors costs; the doors themselves have the number.
about-rule-petrified = Says again that statues only fill their zone.
about-rule-reinforcement_anywhere = Says again that reinforcements enter in any zone.
about-rule-chair_bonus = A stool used in a melee attack adds dice.
about-rule-water_appearance = A unit does not walk: it rises from water once a turn.
about-rule-start_choice = Heroes choose where they start, beside figures of a tile.
about-rule-table_bonus = Standing on a table adds dice to attacks.
about-rule-tile_flips_at_life = A second tile of a figure is turned over when its life is low.
about-rule-carry_by_units = The overlord’s units carry treasures off the board.
about-rule-drop_on_death = A unit that dies leaves a card behind.
about-rule-captives = Villagers are to be saved or devoured.
about-rule-tentacle_breaks_wall = A unit breaks a wall instead of attacking.
about-rule-break_wall_for_gems = A unit breaks a wall beside it for gems.
about-event-reinforcement = Dead and waiting figures enter by the reinforcement zones.
about-event-ranged_attack_all = Every unit able to shoot shoots once.
about-event-area_wounds = Everybody in a zone of the overlord’s choice suffers wounds without defence.
about-event-area_attack_on_carrier = Damage to whoever carries a token; only dodging helps.
about-event-activate_tile = Any tile of the river is activated for a fixed price.
about-event-swap_tiles = Tiles of the river change places.
about-event-replace_tile = A monster of the reserve enters; its tile replaces an event tile.
about-event-sacrifice_for_monster = A unit dies, and a monster of the reserve takes its place.
about-event-free_monster = A petrified figure wakes; its tile joins the river.
about-event-place_figures = Figures of the reserve rise in zones with water.
about-event-replace_zone_tag = A zone beside water becomes water.
about-event-move_marker = The turn marker moves on.
about-event-token_chain = Treasures pass from unit to unit and leave the board.
about-test-token_carried_off_board = The heroes have carried a token off the board.
about-test-round_at_least = So many rounds have been played.
about-test-marker_at_least = The turn marker has come so far.
about-test-character_dead = Somebody is dead.
about-test-character_alive = Somebody is alive.
about-test-all_heroes_dead = All heroes are dead.
about-test-no_hero_on_board = No hero is on the board.
about-test-objective_not_met = The other side has not met its objectives.
about-test-token_in_zone = A token is in one of some zones.
about-test-hero_in_zone_with = A hero stands in a zone of a kind with a card or a token.
about-test-state_flag = The charm is broken.
about-test-score_at_least = A counter has come so far.
about-test-count_below = Some counters together show less than a number.
parameter-armour = the armour instead
parameter-attackable_by = “overlord”: his figures may attack them
parameter-border_kind = the kind of border
parameter-broken_when = tests, each a table as in an objective: any of them breaks it
parameter-by = by how much, or by which side
parameter-card = the card
parameter-carrying = the token they must carry
parameter-colour = the colour of the tile’s bases
parameter-count = how many
parameter-counters = the counters that are added up
parameter-counts_toward_limit = false: it is none of the two activations of the turn
parameter-damage_in_one_attack = damage of one attack that breaks them
parameter-dice = the dice, one colour each
parameter-die = who dies: heroes, minions, allies, units, or a unit’s name
parameter-difficulty = the difficulty of the lock
parameter-door = the door, by its id
parameter-doors = doors by their ids, or “all”
parameter-extra_mp = movement points more
parameter-fall_into_water = who falls into the water: as for “die”
parameter-first_time_bonus = points more the first time
parameter-flag = the name of what the charm sets: “charm_broken”
parameter-gem_cost = gems it costs
parameter-gives = the card that it gives
parameter-hero = the hero
parameter-heroes = the heroes
parameter-life_at_most = life at which it happens, or less
parameter-max_monster_tiles_face_up = only while fewer tiles of monsters than this lie face up
parameter-max_per_zone = figures that enter one zone at most
parameter-max_tokens = treasures at most
parameter-mp_cost = movement points it costs
parameter-points = reinforcement points
parameter-score = the counter
parameter-set = what is changed of the border, a table such as {"{"}"extra_mp": 1{"}"}
parameter-side = the side
parameter-stay = who stays where they are: as for “die”
parameter-tag = the kind of zone
parameter-tile = the tile, by the name of its unit
parameter-token = the token
parameter-tokens = the tokens
parameter-unit = the unit, of which the file has figures
parameter-value = the number
parameter-victim = the unit that dies
parameter-weapon = the weapon
parameter-with_tile = the tile beside whose figures they start
parameter-zones = the zones
parameter-kind-number = a number
parameter-kind-dice = colours of dice
parameter-kind-zones = zones of the map
parameter-kind-unit = a unit of this scenario
parameter-kind-hero = a hero of this scenario
parameter-kind-heroes = heroes of this scenario
parameter-kind-counters = counters
parameter-kind-card = a card
parameter-kind-token = a token of this scenario
parameter-kind-door = a door of this scenario
parameter-kind-doors = doors of this scenario
parameter-kind-border_kind = a kind of border of the map
parameter-kind-side = heroes or overlord
parameter-kind-tag = a kind of zone of the map
parameter-kind-counter = a counter
parameter-kind-tile = a tile
parameter-kind-word = a word, a number or a list
advice-no-way-out = Something is to be carried off the board, but no special rule lets the heroes leave it.
advice-no-exit = Heroes may leave the board, but this map has no exit.
advice-no-entry = Reinforcements come, but no zone lets them in.
advice-never-enter = Figures wait beside the board, but no event brings reinforcements.
advice-limit-only-shown = The turn limit of { $limit } is only shown: no objective looks at the rounds.
advice-other-limit = The turn limit shown is { $limit }, but an objective looks at round { $value }.
advice-no-end = Nothing ends the game by time: it may last very long.
advice-key-nowhere = Only { $card } opens this door, and nobody can find it.
advice-nobody-there = None of the overlord’s figures stands on the board at the start.
advice-bare-hands = { $hero } begins with neither cards nor spells.
mistake-too-long = a file has at most { $most } letters
