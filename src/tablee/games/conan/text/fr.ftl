### Conan : noms et textes

## Jeu

game-name = Conan
game-about = Un joueur est l’Overlord et commande une horde ; les autres mènent Conan et ses compagnons. Les gemmes sont la force, le souffle et la vie : dépensez-les bien et atteignez l’objectif du scénario avant la fin des tours.

## Options

option-scenario = Scénario
option-scenario-text = L’histoire jouée : son plateau, ses objectifs et ses règles.
option-heroes = Héros
option-heroes-text = Le nombre de héros en jeu ; les gemmes de l’Overlord en dépendent. À trois, le dernier héros cité par le scénario reste absent.
option-leaders = Qui mène qui
option-leaders-text = 0 distribue les héros à tour de rôle. Sinon un chiffre par héros du scénario : le joueur qui le mène. 1122 donne deux héros à chacun des deux joueurs.
option-leaders-0 = à tour de rôle

## Scénarios

scenario-in_the_clutches_of_the_picts = Dans les griffes des Pictes
scenario-in_the_clutches_of_the_picts-text = Les héros doivent trouver Yselda, cachée dans l’une des huit huttes, et quitter le plateau avec elle et la tête de Zogar Sag avant la fin du tour 8.
scenario-hunting_the_tigress = La chasse à la Tigresse
scenario-hunting_the_tigress-text = Sur deux navires bord à bord, les héros doivent garder Bêlit en vie jusqu’à la fin du tour 8, ou tuer Zaporavo et Skuthus. L’Overlord gagne dès que Bêlit meurt.
scenario-in_the_heart_of_darkness = Au cœur des ténèbres
scenario-in_the_heart_of_darkness-text = Dans le fortin abandonné, les héros doivent tuer Skuthus avant la fin du tour 8. Des statues de monstres se dressent dans la cour, et l’Overlord peut les éveiller.
scenario-for_all_of_ophirs_gold = Pour tout l’or d’Ophir
scenario-for_all_of_ophirs_gold-text = Les héros doivent libérer Olivia de sa cellule du fortin, dont le Capitaine porte la clef, et quitter le plateau avec elle avant la fin du tour 8.
scenario-the_key_of_kuthchemes = La clef de Kuthchemes
scenario-the_key_of_kuthchemes-text = L’un des deux héros doit se trouver dans la rue avec le Grimoire, ou avec le coffre rouge qui le contient, avant la fin du tour 8.
scenario-in_the_name_of_ibis = Au nom d’Ibis
scenario-in_the_name_of_ibis-text = Skuthus se cache derrière une porte rouge à l’étage de l’auberge tandis que les morts se lèvent : les héros doivent le tuer avant la fin du tour 8.

## Score

score-victory = Victoire
side-overlord = Overlord
side-heroes = Héros
happening-died-hero = Héros tués
happening-died-ally = Alliés tués
happening-died-unit = Unités tuées
score-total = Total

## Heroes

hero-belit = Bêlit
    .gender = feminine
hero-conan = Conan
hero-hadrathus = Hadrathus
hero-shevatas = Shevatas
hero-amra_the_lion = Amra le Lion
hero-ngora = N’Gora
hero-valeria = Valeria
    .gender = feminine
hero-zelata = Zelata
    .gender = feminine
hero-amboola = Amboola
hero-balthus = Balthus
hero-conan_the_general = Conan général
hero-conan_mercenary = Conan mercenaire
hero-conan_the_wanderer = Conan le vagabond
hero-conan_warlord = Conan seigneur de guerre
hero-constantius = Constantius
hero-kerim_shah = Kerim Shah
hero-olgerd_vladislav = Olgerd Vladislav
hero-pallantides = Pallantides
hero-pelias = Pelias
hero-savage_belit = Bêlit sauvage
    .gender = feminine
hero-taurus = Taurus
hero-skuthus = Skuthus
hero-thak = Thak
hero-zaporavo = Zaporavo
hero-zogar_sag = Zogar Sag

## Figures

figure-belit = Bêlit
    .gender = feminine
figure-conan = Conan
figure-hadrathus = Hadrathus
figure-shevatas = Shevatas
figure-amra_the_lion = Amra le Lion
figure-ngora = N’Gora
figure-valeria = Valeria
    .gender = feminine
figure-zelata = Zelata
    .gender = feminine
figure-amboola = Amboola
figure-balthus = Balthus
figure-conan_the_general = Conan général
figure-conan_mercenary = Conan mercenaire
figure-conan_the_wanderer = Conan le vagabond
figure-conan_warlord = Conan seigneur de guerre
figure-constantius = Constantius
figure-kerim_shah = Kerim Shah
figure-olgerd_vladislav = Olgerd Vladislav
figure-pallantides = Pallantides
figure-pelias = Pelias
figure-savage_belit = Bêlit sauvage
    .gender = feminine
figure-taurus = Taurus
figure-skuthus = Skuthus
figure-thak = Thak
figure-zaporavo = Zaporavo
figure-zogar_sag = Zogar Sag
figure-captain = Capitaine
figure-princess = Princesse
    .gender = feminine
figure-thalis = Thalis
    .gender = feminine
figure-dark_demon = Démon noir
figure-giant_snake = Serpent géant
figure-khosatral_khel = Khosatral Khel
figure-outer_dark_demon = Démon des ténèbres extérieures
figure-belits_guards_1 = Garde de Bêlit 1
figure-belits_guards_2 = Garde de Bêlit 2
figure-belits_guards_3 = Garde de Bêlit 3
figure-belits_guards_4 = Garde de Bêlit 4
figure-belits_guards_5 = Garde de Bêlit 5
figure-bossonian_archers_1 = Archer bossonien 1
figure-bossonian_archers_2 = Archer bossonien 2
figure-bossonian_archers_3 = Archer bossonien 3
figure-bossonian_archers_4 = Archer bossonien 4
figure-bossonian_archers_5 = Archer bossonien 5
figure-bossonian_archers_purple_1 = Archer bossonien (violet) 1
figure-bossonian_archers_purple_2 = Archer bossonien (violet) 2
figure-bossonian_archers_purple_3 = Archer bossonien (violet) 3
figure-bossonian_archers_purple_4 = Archer bossonien (violet) 4
figure-bossonian_archers_purple_5 = Archer bossonien (violet) 5
figure-bossonian_guards_1 = Garde bossonien 1
figure-bossonian_guards_2 = Garde bossonien 2
figure-bossonian_guards_3 = Garde bossonien 3
figure-bossonian_guards_4 = Garde bossonien 4
figure-bossonian_guards_5 = Garde bossonien 5
figure-bossonian_guards_6 = Garde bossonien 6
figure-bossonian_guards_blue_1 = Garde bossonien (bleu) 1
figure-bossonian_guards_blue_2 = Garde bossonien (bleu) 2
figure-bossonian_guards_blue_3 = Garde bossonien (bleu) 3
figure-bossonian_guards_blue_4 = Garde bossonien (bleu) 4
figure-bossonian_guards_blue_5 = Garde bossonien (bleu) 5
figure-bossonian_guards_blue_6 = Garde bossonien (bleu) 6
figure-bossonian_guards_green_1 = Garde bossonien (vert) 1
figure-bossonian_guards_green_2 = Garde bossonien (vert) 2
figure-bossonian_guards_green_3 = Garde bossonien (vert) 3
figure-bossonian_guards_green_4 = Garde bossonien (vert) 4
figure-bossonian_guards_green_5 = Garde bossonien (vert) 5
figure-bossonian_guards_green_6 = Garde bossonien (vert) 6
figure-bossonian_guards_orange_1 = Garde bossonien (orange) 1
figure-bossonian_guards_orange_2 = Garde bossonien (orange) 2
figure-bossonian_guards_orange_3 = Garde bossonien (orange) 3
figure-bossonian_guards_orange_4 = Garde bossonien (orange) 4
figure-bossonian_guards_orange_5 = Garde bossonien (orange) 5
figure-bossonian_guards_orange_6 = Garde bossonien (orange) 6
figure-bossonian_guards_purple_1 = Garde bossonien (violet) 1
figure-bossonian_guards_purple_2 = Garde bossonien (violet) 2
figure-bossonian_guards_purple_3 = Garde bossonien (violet) 3
figure-bossonian_guards_purple_4 = Garde bossonien (violet) 4
figure-bossonian_guards_purple_5 = Garde bossonien (violet) 5
figure-bossonian_guards_purple_6 = Garde bossonien (violet) 6
figure-bossonian_guards_red_1 = Garde bossonien (rouge) 1
figure-bossonian_guards_red_2 = Garde bossonien (rouge) 2
figure-bossonian_guards_red_3 = Garde bossonien (rouge) 3
figure-bossonian_guards_red_4 = Garde bossonien (rouge) 4
figure-bossonian_guards_red_5 = Garde bossonien (rouge) 5
figure-bossonian_guards_red_6 = Garde bossonien (rouge) 6
figure-hyenas_1 = Hyène 1
    .gender = feminine
figure-hyenas_2 = Hyène 2
    .gender = feminine
figure-hyenas_3 = Hyène 3
    .gender = feminine
figure-hyenas_4 = Hyène 4
    .gender = feminine
figure-hyenas_5 = Hyène 5
    .gender = feminine
figure-pict_hunters_1 = Chasseur picte 1
figure-pict_hunters_2 = Chasseur picte 2
figure-pict_hunters_3 = Chasseur picte 3
figure-pict_hunters_4 = Chasseur picte 4
figure-pict_hunters_5 = Chasseur picte 5
figure-pict_hunters_6 = Chasseur picte 6
figure-pict_hunters_blue_1 = Chasseur picte (bleu) 1
figure-pict_hunters_blue_2 = Chasseur picte (bleu) 2
figure-pict_hunters_blue_3 = Chasseur picte (bleu) 3
figure-pict_hunters_blue_4 = Chasseur picte (bleu) 4
figure-pict_hunters_blue_5 = Chasseur picte (bleu) 5
figure-pict_hunters_blue_6 = Chasseur picte (bleu) 6
figure-pict_hunters_green_1 = Chasseur picte (vert) 1
figure-pict_hunters_green_2 = Chasseur picte (vert) 2
figure-pict_hunters_green_3 = Chasseur picte (vert) 3
figure-pict_hunters_green_4 = Chasseur picte (vert) 4
figure-pict_hunters_green_5 = Chasseur picte (vert) 5
figure-pict_hunters_green_6 = Chasseur picte (vert) 6
figure-pict_hunters_orange_1 = Chasseur picte (orange) 1
figure-pict_hunters_orange_2 = Chasseur picte (orange) 2
figure-pict_hunters_orange_3 = Chasseur picte (orange) 3
figure-pict_hunters_orange_4 = Chasseur picte (orange) 4
figure-pict_hunters_orange_5 = Chasseur picte (orange) 5
figure-pict_hunters_orange_6 = Chasseur picte (orange) 6
figure-pict_hunters_red_1 = Chasseur picte (rouge) 1
figure-pict_hunters_red_2 = Chasseur picte (rouge) 2
figure-pict_hunters_red_3 = Chasseur picte (rouge) 3
figure-pict_hunters_red_4 = Chasseur picte (rouge) 4
figure-pict_hunters_red_5 = Chasseur picte (rouge) 5
figure-pict_hunters_red_6 = Chasseur picte (rouge) 6
figure-pict_warriors_purple_1 = Guerrier picte (violet) 1
figure-pict_warriors_purple_2 = Guerrier picte (violet) 2
figure-pict_warriors_purple_3 = Guerrier picte (violet) 3
figure-pict_warriors_purple_4 = Guerrier picte (violet) 4
figure-pict_warriors_purple_5 = Guerrier picte (violet) 5
figure-pict_warriors_1 = Guerrier picte 1
figure-pict_warriors_2 = Guerrier picte 2
figure-pict_warriors_3 = Guerrier picte 3
figure-pict_warriors_4 = Guerrier picte 4
figure-pict_warriors_5 = Guerrier picte 5
figure-pirates_1 = Pirate 1
figure-pirates_2 = Pirate 2
figure-pirates_3 = Pirate 3
figure-pirates_4 = Pirate 4
figure-pirates_5 = Pirate 5
figure-pirates_6 = Pirate 6
figure-pirates_blue_1 = Pirate (bleu) 1
figure-pirates_blue_2 = Pirate (bleu) 2
figure-pirates_blue_3 = Pirate (bleu) 3
figure-pirates_blue_4 = Pirate (bleu) 4
figure-pirates_blue_5 = Pirate (bleu) 5
figure-pirates_blue_6 = Pirate (bleu) 6
figure-pirates_green_1 = Pirate (vert) 1
figure-pirates_green_2 = Pirate (vert) 2
figure-pirates_green_3 = Pirate (vert) 3
figure-pirates_green_4 = Pirate (vert) 4
figure-pirates_green_5 = Pirate (vert) 5
figure-pirates_green_6 = Pirate (vert) 6
figure-pirates_orange_1 = Pirate (orange) 1
figure-pirates_orange_2 = Pirate (orange) 2
figure-pirates_orange_3 = Pirate (orange) 3
figure-pirates_orange_4 = Pirate (orange) 4
figure-pirates_orange_5 = Pirate (orange) 5
figure-pirates_orange_6 = Pirate (orange) 6
figure-pirates_purple_1 = Pirate (violet) 1
figure-pirates_purple_2 = Pirate (violet) 2
figure-pirates_purple_3 = Pirate (violet) 3
figure-pirates_purple_4 = Pirate (violet) 4
figure-pirates_purple_5 = Pirate (violet) 5
figure-pirates_purple_6 = Pirate (violet) 6
figure-pirates_red_1 = Pirate (rouge) 1
figure-pirates_red_2 = Pirate (rouge) 2
figure-pirates_red_3 = Pirate (rouge) 3
figure-pirates_red_4 = Pirate (rouge) 4
figure-pirates_red_5 = Pirate (rouge) 5
figure-pirates_red_6 = Pirate (rouge) 6
figure-conans_lion = Lion de Conan
figure-thog = Thog
figure-thog_alt = Thog (autre forme)
figure-zelatas_wolf = Loup de Zelata
figure-mummies_1 = Momie 1
    .gender = feminine
figure-mummies_2 = Momie 2
    .gender = feminine
figure-mummies_3 = Momie 3
    .gender = feminine
figure-mummies_4 = Momie 4
    .gender = feminine
figure-mummies_5 = Momie 5
    .gender = feminine
figure-mummies_6 = Momie 6
    .gender = feminine
figure-mummies_blue_1 = Momie (bleue) 1
    .gender = feminine
figure-mummies_blue_2 = Momie (bleue) 2
    .gender = feminine
figure-mummies_blue_3 = Momie (bleue) 3
    .gender = feminine
figure-mummies_blue_4 = Momie (bleue) 4
    .gender = feminine
figure-mummies_blue_5 = Momie (bleue) 5
    .gender = feminine
figure-mummies_blue_6 = Momie (bleue) 6
    .gender = feminine
figure-mummies_green_1 = Momie (verte) 1
    .gender = feminine
figure-mummies_green_2 = Momie (verte) 2
    .gender = feminine
figure-mummies_green_3 = Momie (verte) 3
    .gender = feminine
figure-mummies_green_4 = Momie (verte) 4
    .gender = feminine
figure-mummies_green_5 = Momie (verte) 5
    .gender = feminine
figure-mummies_green_6 = Momie (verte) 6
    .gender = feminine
figure-mummies_orange_1 = Momie (orange) 1
    .gender = feminine
figure-mummies_orange_2 = Momie (orange) 2
    .gender = feminine
figure-mummies_orange_3 = Momie (orange) 3
    .gender = feminine
figure-mummies_orange_4 = Momie (orange) 4
    .gender = feminine
figure-mummies_orange_5 = Momie (orange) 5
    .gender = feminine
figure-mummies_orange_6 = Momie (orange) 6
    .gender = feminine
figure-mummies_purple_1 = Momie (violette) 1
    .gender = feminine
figure-mummies_purple_2 = Momie (violette) 2
    .gender = feminine
figure-mummies_purple_3 = Momie (violette) 3
    .gender = feminine
figure-mummies_purple_4 = Momie (violette) 4
    .gender = feminine
figure-mummies_purple_5 = Momie (violette) 5
    .gender = feminine
figure-mummies_purple_6 = Momie (violette) 6
    .gender = feminine
figure-skeletons_1 = Squelette 1
figure-skeletons_2 = Squelette 2
figure-skeletons_3 = Squelette 3
figure-skeletons_4 = Squelette 4
figure-skeletons_5 = Squelette 5
figure-skeletons_6 = Squelette 6
figure-skeletons_green_1 = Squelette (vert) 1
figure-skeletons_green_2 = Squelette (vert) 2
figure-skeletons_green_3 = Squelette (vert) 3
figure-skeletons_green_4 = Squelette (vert) 4
figure-skeletons_green_5 = Squelette (vert) 5
figure-skeletons_green_6 = Squelette (vert) 6
figure-skeletons_blue_1 = Squelette (bleu) 1
figure-skeletons_blue_2 = Squelette (bleu) 2
figure-skeletons_blue_3 = Squelette (bleu) 3
figure-skeletons_blue_4 = Squelette (bleu) 4
figure-skeletons_blue_5 = Squelette (bleu) 5
figure-skeletons_blue_6 = Squelette (bleu) 6
figure-skeletons_orange_1 = Squelette (orange) 1
figure-skeletons_orange_2 = Squelette (orange) 2
figure-skeletons_orange_3 = Squelette (orange) 3
figure-skeletons_orange_4 = Squelette (orange) 4
figure-skeletons_orange_5 = Squelette (orange) 5
figure-skeletons_orange_6 = Squelette (orange) 6
figure-skeletons_purple_1 = Squelette (violet) 1
figure-skeletons_purple_2 = Squelette (violet) 2
figure-skeletons_purple_3 = Squelette (violet) 3
figure-skeletons_purple_4 = Squelette (violet) 4
figure-skeletons_purple_5 = Squelette (violet) 5
figure-skeletons_purple_6 = Squelette (violet) 6
figure-skeletons_red_1 = Squelette (rouge) 1
figure-skeletons_red_2 = Squelette (rouge) 2
figure-skeletons_red_3 = Squelette (rouge) 3
figure-skeletons_red_4 = Squelette (rouge) 4
figure-skeletons_red_5 = Squelette (rouge) 5
figure-skeletons_red_6 = Squelette (rouge) 6
figure-ageera = Ageera
figure-akivasha = Akivasha
    .gender = feminine
figure-gitara = Gitara
    .gender = feminine
figure-hyperborean_primitive = Primitif hyperboréen
figure-khemsa = Khemsa
figure-kothian_archer = Archer kothien
figure-natohk = Natohk
figure-warlock = Sorcier
figure-bone_golem = Golem d’os
figure-camel = Chameau
figure-forest_demon = Démon de la forêt
figure-giant_scorpion = Scorpion géant
figure-giant_spider = Araignée géante
    .gender = feminine
figure-gray_man_ape = Homme-singe gris
figure-slasher = Slasher
figure-swamp_demon = Démon du marais
figure-thaug = Thaug
figure-mummies_alt_1 = Momie (autre) 1
    .gender = feminine
figure-mummies_alt_2 = Momie (autre) 2
    .gender = feminine
figure-mummies_alt_3 = Momie (autre) 3
    .gender = feminine
figure-mummies_alt_4 = Momie (autre) 4
    .gender = feminine
figure-mummies_alt_5 = Momie (autre) 5
    .gender = feminine
figure-mummies_alt_blue_1 = Momie (autre, bleue) 1
    .gender = feminine
figure-mummies_alt_blue_2 = Momie (autre, bleue) 2
    .gender = feminine
figure-mummies_alt_blue_3 = Momie (autre, bleue) 3
    .gender = feminine
figure-mummies_alt_blue_4 = Momie (autre, bleue) 4
    .gender = feminine
figure-mummies_alt_blue_5 = Momie (autre, bleue) 5
    .gender = feminine
figure-pict_archers_1 = Archer picte 1
figure-pict_archers_2 = Archer picte 2
figure-pict_archers_3 = Archer picte 3
figure-pict_archers_4 = Archer picte 4
figure-pict_archers_5 = Archer picte 5
figure-pict_archers_orange_1 = Archer picte (orange) 1
figure-pict_archers_orange_2 = Archer picte (orange) 2
figure-pict_archers_orange_3 = Archer picte (orange) 3
figure-pict_archers_orange_4 = Archer picte (orange) 4
figure-pict_archers_orange_5 = Archer picte (orange) 5
figure-pirates_alt_1 = Pirate (autre) 1
figure-pirates_alt_2 = Pirate (autre) 2
figure-pirates_alt_3 = Pirate (autre) 3
figure-pirates_alt_4 = Pirate (autre) 4
figure-pirates_alt_5 = Pirate (autre) 5
figure-pirates_alt_orange_1 = Pirate (autre, orange) 1
figure-pirates_alt_orange_2 = Pirate (autre, orange) 2
figure-pirates_alt_orange_3 = Pirate (autre, orange) 3
figure-pirates_alt_orange_4 = Pirate (autre, orange) 4
figure-pirates_alt_orange_5 = Pirate (autre, orange) 5
figure-skeletons_alt_1 = Squelette (autre) 1
figure-skeletons_alt_2 = Squelette (autre) 2
figure-skeletons_alt_3 = Squelette (autre) 3
figure-skeletons_alt_4 = Squelette (autre) 4
figure-skeletons_alt_5 = Squelette (autre) 5
figure-skeletons_alt_red_1 = Squelette (autre, rouge) 1
figure-skeletons_alt_red_2 = Squelette (autre, rouge) 2
figure-skeletons_alt_red_3 = Squelette (autre, rouge) 3
figure-skeletons_alt_red_4 = Squelette (autre, rouge) 4
figure-skeletons_alt_red_5 = Squelette (autre, rouge) 5
figure-tentacles_1 = Tentacule 1
figure-tentacles_2 = Tentacule 2
figure-tentacles_3 = Tentacule 3
figure-tentacles_4 = Tentacule 4
figure-tentacles_5 = Tentacule 5
figure-tentacles_blue_1 = Tentacule (bleu) 1
figure-tentacles_blue_2 = Tentacule (bleu) 2
figure-tentacles_blue_3 = Tentacule (bleu) 3
figure-tentacles_blue_4 = Tentacule (bleu) 4
figure-tentacles_blue_5 = Tentacule (bleu) 5
figure-tentacles_orange_1 = Tentacule (orange) 1
figure-tentacles_orange_2 = Tentacule (orange) 2
figure-tentacles_orange_3 = Tentacule (orange) 3
figure-tentacles_orange_4 = Tentacule (orange) 4
figure-tentacles_orange_5 = Tentacule (orange) 5
figure-tentacles_red_1 = Tentacule (rouge) 1
figure-tentacles_red_2 = Tentacule (rouge) 2
figure-tentacles_red_3 = Tentacule (rouge) 3
figure-tentacles_red_4 = Tentacule (rouge) 4
figure-tentacles_red_5 = Tentacule (rouge) 5

## Tuiles de la rivière

tile-event_1 = Événement
tile-event_2 = Second événement
tile-captain = Capitaine
tile-captain_second = Capitaine, seconde tuile
tile-princess = Princesse
tile-skuthus = Skuthus
tile-skuthus_second = Skuthus, seconde tuile
tile-thalis = Thalis
tile-zaporavo = Zaporavo
tile-zaporavo_second = Zaporavo, seconde tuile
tile-zogar_sag = Zogar Sag
tile-zogar_sag_second = Zogar Sag, seconde tuile
tile-dark_demon = Démon noir
tile-dark_demon_second = Démon noir, seconde tuile
tile-giant_snake = Serpent géant
tile-giant_snake_second = Serpent géant, seconde tuile
tile-khosatral_khel = Khosatral Khel
tile-khosatral_khel_second = Khosatral Khel, seconde tuile
tile-outer_dark_demon = Démon des ténèbres extérieures
tile-outer_dark_demon_second = Démon des ténèbres extérieures, seconde tuile
tile-thak = Thak
tile-thak_second = Thak, seconde tuile
tile-belits_guards = Gardes de Bêlit
tile-bossonian_archers = Archers bossoniens
tile-bossonian_archers_purple = Archers bossoniens (violets)
tile-bossonian_guards = Gardes bossoniens
tile-bossonian_guards_blue = Gardes bossoniens (bleus)
tile-bossonian_guards_green = Gardes bossoniens (verts)
tile-bossonian_guards_orange = Gardes bossoniens (orange)
tile-bossonian_guards_purple = Gardes bossoniens (violets)
tile-bossonian_guards_red = Gardes bossoniens (rouges)
tile-hyenas = Hyènes
tile-hyenas_second = Hyènes, seconde tuile
tile-pict_hunters = Chasseurs pictes
tile-pict_hunters_blue = Chasseurs pictes (bleus)
tile-pict_hunters_green = Chasseurs pictes (verts)
tile-pict_hunters_orange = Chasseurs pictes (orange)
tile-pict_hunters_red = Chasseurs pictes (rouges)
tile-pict_warriors_purple = Guerriers pictes (violets)
tile-pict_warriors = Guerriers pictes
tile-pirates = Pirates
tile-pirates_blue = Pirates (bleus)
tile-pirates_green = Pirates (verts)
tile-pirates_orange = Pirates (orange)
tile-pirates_purple = Pirates (violets)
tile-pirates_red = Pirates (rouges)
tile-conans_lion = Lion de Conan
tile-thog = Thog
tile-thog_second = Thog, seconde tuile
tile-thog_alt = Thog (autre forme)
tile-thog_alt_second = Thog (autre forme), seconde tuile
tile-zelatas_wolf = Loup de Zelata
tile-mummies = Momies
tile-mummies_blue = Momies (bleues)
tile-mummies_green = Momies (vertes)
tile-mummies_orange = Momies (orange)
tile-mummies_purple = Momies (violettes)
tile-skeletons = Squelettes
tile-skeletons_green = Squelettes (verts)
tile-skeletons_blue = Squelettes (bleus)
tile-skeletons_orange = Squelettes (orange)
tile-skeletons_purple = Squelettes (violets)
tile-skeletons_red = Squelettes (rouges)
tile-ageera = Ageera
tile-ageera_second = Ageera, seconde tuile
tile-akivasha = Akivasha
tile-akivasha_second = Akivasha, seconde tuile
tile-amboola = Amboola
tile-balthus = Balthus
tile-belit = Bêlit
tile-conan = Conan
tile-conan_second = Conan, seconde tuile
tile-constantius = Constantius
tile-constantius_second = Constantius, seconde tuile
tile-gitara = Gitara
tile-gitara_second = Gitara, seconde tuile
tile-hadrathus = Hadrathus
tile-hyperborean_primitive = Primitif hyperboréen
tile-hyperborean_primitive_second = Primitif hyperboréen, seconde tuile
tile-kerim_shah = Kerim Shah
tile-khemsa = Khemsa
tile-khemsa_second = Khemsa, seconde tuile
tile-kothian_archer = Archer kothien
tile-ngora = N’Gora
tile-natohk = Natohk
tile-natohk_second = Natohk, seconde tuile
tile-olgerd_vladislav = Olgerd Vladislav
tile-pallantides = Pallantides
tile-shevatas = Shevatas
tile-taurus = Taurus
tile-valeria = Valeria
tile-warlock = Sorcier
tile-warlock_second = Sorcier, seconde tuile
tile-zelata = Zelata
tile-bone_golem = Golem d’os
tile-bone_golem_second = Golem d’os, seconde tuile
tile-camel = Chameau
tile-forest_demon = Démon de la forêt
tile-forest_demon_second = Démon de la forêt, seconde tuile
tile-giant_scorpion = Scorpion géant
tile-giant_scorpion_second = Scorpion géant, seconde tuile
tile-giant_spider = Araignée géante
tile-giant_spider_second = Araignée géante, seconde tuile
tile-gray_man_ape = Homme-singe gris
tile-gray_man_ape_second = Homme-singe gris, seconde tuile
tile-slasher = Slasher
tile-swamp_demon = Démon du marais
tile-swamp_demon_second = Démon du marais, seconde tuile
tile-thaug = Thaug
tile-thaug_second = Thaug, seconde tuile
tile-mummies_alt = Momies (autres)
tile-mummies_alt_blue = Momies (autres, bleues)
tile-pict_archers = Archers pictes
tile-pict_archers_orange = Archers pictes (orange)
tile-pirates_alt = Pirates (autres)
tile-pirates_alt_orange = Pirates (autres, orange)
tile-skeletons_alt = Squelettes (autres)
tile-skeletons_alt_red = Squelettes (autres, rouges)
tile-tentacles = Tentacules
tile-tentacles_blue = Tentacules (bleus)
tile-tentacles_orange = Tentacules (orange)
tile-tentacles_red = Tentacules (rouges)

## Zones

zone-pict_village_a1 = Piste du nord-ouest (a1)
zone-pict_village_h1 = Hutte de bois 1 (h1)
zone-pict_village_a2 = Sentier du nord (a2)
zone-pict_village_h2 = Hutte de pierre 2 (h2)
zone-pict_village_a3 = Chenils (a3)
zone-pict_village_h3 = Hutte de bois 3 (h3)
zone-pict_village_a4 = Piste du nord-est (a4)
zone-pict_village_b1 = Clairière ouest (b1)
zone-pict_village_b2 = Séchoirs (b2)
zone-pict_village_b3 = Autel de Jhebbal Sag (b3)
zone-pict_village_b4 = Place du totem (b4)
zone-pict_village_b5 = Clairière est (b5)
zone-pict_village_c1 = Sentier de la porte ouest (c1)
zone-pict_village_h4 = Hutte de bois 4 (h4)
zone-pict_village_c2 = Allée centrale (c2)
zone-pict_village_h5 = Hutte de pierre 5 (h5)
zone-pict_village_c3 = Passage étroit (c3)
zone-pict_village_h6 = Hutte double, moitié ouest (h6)
zone-pict_village_h7 = Hutte double, moitié est (h7)
zone-pict_village_c4 = Sentier est (c4)
zone-pict_village_d1 = Piste du sud-ouest (d1)
zone-pict_village_d2 = Clairière sud (d2)
zone-pict_village_h8 = Hutte de bois 8 (h8)
zone-pict_village_d3 = Feux des chasseurs (d3)
zone-pict_village_d4 = Piste du sud-est (d4)
zone-ships_w1 = Large, nord-ouest (w1)
zone-ships_w2 = Large, nord (w2)
zone-ships_w3 = Large, nord-est (w3)
zone-ships_w4 = Chenal, ouest (w4)
zone-ships_w5 = Chenal, centre-ouest (w5)
zone-ships_w6 = Chenal, centre (w6)
zone-ships_w7 = Chenal, centre-est (w7)
zone-ships_w8 = Chenal, est (w8)
zone-ships_w9 = Large, sud-ouest (w9)
zone-ships_w10 = Large, sud (w10)
zone-ships_w11 = Large, sud-est (w11)
zone-ships_t1 = Tigresse, poupe (t1)
zone-ships_t2 = Tigresse, bâbord arrière (t2)
zone-ships_t3 = Tigresse, bâbord milieu (t3)
zone-ships_t4 = Tigresse, bâbord avant (t4)
zone-ships_t5 = Tigresse, tribord arrière (t5)
zone-ships_t6 = Tigresse, tribord milieu (t6)
zone-ships_t7 = Tigresse, tribord avant (t7)
zone-ships_t8 = Tigresse, proue (t8)
zone-ships_t9 = Tigresse, escalier de cale (t9)
zone-ships_v1 = Vandale, proue (v1)
zone-ships_v2 = Vandale, tribord avant (v2)
zone-ships_v3 = Vandale, tribord milieu (v3)
zone-ships_v4 = Vandale, tribord arrière (v4)
zone-ships_v5 = Vandale, bâbord avant (v5)
zone-ships_v6 = Vandale, bâbord milieu (v6)
zone-ships_v7 = Vandale, bâbord arrière (v7)
zone-ships_v8 = Vandale, poupe (v8)
zone-ships_v9 = Vandale, escalier de cale (v9)
zone-fort_e1 = Bois du nord-ouest (e1)
zone-fort_e2 = Talus nord, ouest (e2)
zone-fort_e3 = Talus nord, est (e3)
zone-fort_e4 = Bois du nord-est (e4)
zone-fort_e5 = Fossé est (e5)
zone-fort_e6 = Bois du sud-est (e6)
zone-fort_e7 = Route de la porte (e7)
zone-fort_e8 = Bois du sud-ouest (e8)
zone-fort_e9 = Fossé ouest (e9)
zone-fort_t1 = Tour nord-ouest (t1)
zone-fort_t2 = Tour nord-est (t2)
zone-fort_t3 = Tour sud-est (t3)
zone-fort_t4 = Tour sud-ouest (t4)
zone-fort_r1 = Rempart nord, ouest (r1)
zone-fort_r2 = Rempart nord, est (r2)
zone-fort_r3 = Rempart est (r3)
zone-fort_r4 = Rempart sud, est (r4)
zone-fort_r5 = Rempart sud, ouest (r5)
zone-fort_r6 = Rempart ouest (r6)
zone-fort_m1 = Caserne sans toit (m1)
zone-fort_m2 = Armurerie sans toit (m2)
zone-fort_m3 = Cellule (m3)
zone-fort_m4 = Écurie sans toit (m4)
zone-fort_b1 = Éboulis nord (b1)
zone-fort_b2 = Éboulis ouest (b2)
zone-fort_c1 = Cour du puits (c1)
zone-fort_c2 = Cour ouest (c2)
zone-fort_c3 = Cour est (c3)
zone-fort_c4 = Cour sud (c4)
zone-fort_g1 = Passage de la porte (g1)
zone-inn_r1 = Chambre 1 (r1)
zone-inn_r2 = Chambre 2 (r2)
zone-inn_r3 = Chambre 3 (r3)
zone-inn_r4 = Chambre 4 (r4)
zone-inn_r5 = Chambre 5 (r5)
zone-inn_r6 = Chambre 6 (r6)
zone-inn_r7 = Chambre 7 (r7)
zone-inn_r8 = Chambre 8 (r8)
zone-inn_y1 = Balcon ouest (y1)
zone-inn_y2 = Balcon central (y2)
zone-inn_y3 = Balcon est (y3)
zone-inn_s1 = Escalier ouest (s1)
zone-inn_s2 = Escalier est (s2)
zone-inn_c1 = Grande salle, nord-ouest (c1)
zone-inn_c2 = Grande salle, âtre (c2)
zone-inn_c3 = Grande salle, nord-est (c3)
zone-inn_c4 = Grande salle, sud-ouest (c4)
zone-inn_c5 = Grande salle, entrée (c5)
zone-inn_x1 = Bar (x1)
zone-inn_x2 = Derrière le bar (x2)
zone-inn_x3 = Coin du vin (x3)
zone-inn_i1 = Salle de jeu (i1)
zone-inn_i2 = Réserve (i2)
zone-inn_i3 = Passage de service (i3)
zone-inn_i4 = Cuisine (i4)
zone-inn_i5 = Garde-manger (i5)
zone-inn_z1 = Rue, ouest (z1)
zone-inn_z2 = Rue, enseigne (z2)
zone-inn_z3 = Rue, puits (z3)
zone-inn_z4 = Rue, cour des écuries (z4)
zone-swamp_n1 = Fange du nord-ouest (n1)
zone-swamp_k1 = Hutte des peaux (k1)
zone-swamp_n2 = Séchoir (n2)
zone-swamp_w1 = Chenal du nord (w1)
zone-swamp_n3 = Rive du totem (n3)
zone-swamp_k2 = Hutte du chaman (k2)
zone-swamp_n4 = Fange du nord-est (n4)
zone-swamp_w2 = Roseaux de l’ouest (w2)
zone-swamp_l1 = Îlot ouest (l1)
zone-swamp_p1 = Ponton nord-ouest (p1)
zone-swamp_w3 = Ruisseau (w3)
zone-swamp_p2 = Ponton nord-est (p2)
zone-swamp_w4 = Roseaux de l’est (w4)
zone-swamp_l2 = Îlot est (l2)
zone-swamp_k3 = Hutte des tambours (k3)
zone-swamp_p3 = Ponton ouest (p3)
zone-swamp_x1 = Autel de Jhebbal Sag (x1)
zone-swamp_x2 = Bassin central (x2)
zone-swamp_p4 = Ponton est (p4)
zone-swamp_k4 = Hutte des ossements (k4)
zone-swamp_l3 = Chaussée du sud-ouest (l3)
zone-swamp_w5 = Mare aux sangsues (w5)
zone-swamp_p5 = Ponton sud-ouest (p5)
zone-swamp_p6 = Ponton sud-est (p6)
zone-swamp_w6 = Eau noire (w6)
zone-swamp_l4 = Chaussée du sud-est (l4)
zone-swamp_k5 = Hutte des pêcheurs (k5)
zone-swamp_l5 = Rive sud (l5)
zone-swamp_k6 = Longue hutte (k6)
zone-citadel_k1 = Chambre (k1)
zone-citadel_k2 = Sanctuaire de Set (k2)
zone-citadel_k3 = Trône (k3)
zone-citadel_k4 = Salle du conseil (k4)
zone-citadel_k5 = Chambre de l’astrologue (k5)
zone-citadel_u1 = Tourelle ouest (u1)
zone-citadel_u2 = Tourelle est (u2)
zone-citadel_s1 = Escalier ouest (s1)
zone-citadel_s2 = Escalier est (s2)
zone-citadel_b1 = Balcon ouest (b1)
zone-citadel_b2 = Balcon central (b2)
zone-citadel_b3 = Balcon est (b3)
zone-citadel_h1 = Grande salle, nord-ouest (h1)
zone-citadel_h2 = Grande salle, nord-est (h2)
zone-citadel_h3 = Grande salle, sud-ouest (h3)
zone-citadel_h4 = Grande salle, sud-est (h4)
zone-citadel_p1 = Fosse (p1)
zone-citadel_g1 = Galerie ouest (g1)
zone-citadel_g2 = Caserne (g2)
zone-citadel_g3 = Salle des gardes (g3)
zone-citadel_g4 = Porterie (g4)
zone-citadel_g5 = Armurerie (g5)
zone-citadel_d1 = Cachots (d1)
zone-citadel_d2 = Salle de torture (d2)
zone-citadel_d3 = Cellier (d3)

## Cartes

card-leather_armor = Armure de cuir
card-leather_armor-text = Défense passive : 1 dé jaune. Poids 2.
card-zingaran_breastplate = Plastron zingaréen
card-zingaran_breastplate-text = Défense passive : 1 dé jaune, 1 relance gratuite. Poids 3.
card-chain_mail = Cotte de maille
card-chain_mail-text = Défense passive : 1 dé orange. Poids 3.
card-scale_mail = Armure d’écailles
card-scale_mail-text = Défense passive : 1 dé rouge. Poids 5.
card-buckler = Bouclier
card-buckler-text = Défense active : 1 dé jaune. Poids 2.
card-shield = Écu
card-shield-text = Défense active : 1 dé orange. Poids 2.
card-tribal_shield = Bouclier tribal
card-tribal_shield-text = Défense active : 1 dé orange, 1 relance gratuite. Poids 3.
card-kris = Kriss
card-kris-text = Corps-à-corps : 1 dé jaune, 1 relance gratuite. À distance : 1 dé jaune, arme lancée. Poids 1.
card-sacrificial_dagger = Dague sacrificielle
card-sacrificial_dagger-text = Corps-à-corps : 2 dés jaunes. Poids 1.
card-dagger = Dague
card-dagger-text = Corps-à-corps : 1 dé jaune. À distance : 1 dé jaune, arme lancée. Poids 2.
card-parrying_dagger = Dague de parade
card-parrying_dagger-text = Corps-à-corps : 1 dé jaune, 1 relance gratuite. À distance : 1 dé jaune, arme lancée. Défense active : 1 dé jaune, 1 relance gratuite. Poids 1.
card-yuetshi_knife = Poignard Yuetshi
card-yuetshi_knife-text = Corps-à-corps : 1 dé orange, 1 relance gratuite. À distance : 1 dé orange, arme lancée. Poids 2.
card-tribal_mace = Masse tribale
card-tribal_mace-text = Corps-à-corps : 1 dé orange, 1 relance gratuite. À distance : 1 dé orange, arme lancée. Poids 2.
card-ornamental_spear = Lance d’ornement
card-ornamental_spear-text = Corps-à-corps : 1 dé orange, 1 relance gratuite. À distance : 1 dé orange, 1 relance gratuite, arme lancée. Poids 2.
card-throwing_knives = Lames de lancer
card-throwing_knives-text = À distance : 1 dé jaune. Poids 0.
card-crossbow = Arbalète
card-crossbow-text = À distance : 1 dé rouge. Poids 3.
card-javelin = Javelot
card-javelin-text = À distance : 1 dé rouge, arme lancée. Poids 1.
card-zingaran_bow = Arc zingaréen
card-zingaran_bow-text = À distance : 1 dé jaune, 1 relance gratuite. Poids 1.
card-bossonian_bow = Arc bossonien
card-bossonian_bow-text = À distance : 1 dé orange. Poids 2.
card-axe = Hache
card-axe-text = Corps-à-corps : 2 dés jaunes. À distance : 1 dé orange, arme lancée. Poids 2.
card-sword = Épée
card-sword-text = Corps-à-corps : 1 dé orange, 1 relance gratuite. Défense active : 1 dé jaune, 1 relance gratuite. Poids 2.
card-turanian_sword = Épée turanienne
card-turanian_sword-text = Corps-à-corps : 1 dé orange, 1 relance gratuite. Défense active : 1 dé orange, 1 relance gratuite. Poids 2.
card-pirate_saber = Sabre de pirate
card-pirate_saber-text = Corps-à-corps : 1 dé orange. À distance : 1 dé jaune, arme lancée. Défense active : 1 dé jaune. Poids 1.
card-conans_sword = Épée de Conan
card-conans_sword-text = Corps-à-corps : 1 dé orange. À distance : 1 dé orange, arme lancée. Défense active : 1 dé orange. Poids 2.
card-stygian_scepter = Sceptre stygien
card-stygian_scepter-text = Corps-à-corps : 1 dé rouge, 1 relance gratuite. Poids 1.
card-mitras_mace = Masse de Mitra
card-mitras_mace-text = Corps-à-corps : 1 dé rouge. Poids 2.
card-two_handed_sword = Épée à deux mains
card-two_handed_sword-text = Corps-à-corps : 1 dé rouge, 1 relance gratuite. Défense active : 1 dé orange. Poids 3.
card-battle_axe = Hache de bataille
card-battle_axe-text = Corps-à-corps : 1 dé rouge, 1 relance gratuite. À distance : 1 dé rouge, 1 relance gratuite, arme lancée. Poids 3.
card-halberd = Hallebarde
card-halberd-text = Corps-à-corps : 2 dés rouges. Défense active : 1 dé jaune. Poids 3.
card-black_staff = Bâton noir
card-black_staff-text = Défense active : 1 dé jaune. Poids 1.
card-mitras_staff = Bâton de Mitra
card-mitras_staff-text = Défense active : 1 dé jaune, 1 relance gratuite. Poids 2.
card-key = Clef
card-key-text = Le scénario dit à quoi elle sert. Poids 0.
card-ring = Anneau
card-ring-text = Le scénario dit à quoi il sert. Poids 0.
card-heart_of_ahriman = Cœur d’Ahriman
card-heart_of_ahriman-text = Le scénario dit à quoi il sert. Poids 0.
card-potion = Potion
card-potion-text = Le scénario dit à quoi elle sert. Poids 0.
card-phial = Fiole
card-phial-text = Le scénario dit à quoi elle sert. Poids 0.
card-unguent = Onguent
card-unguent-text = Le scénario dit à quoi il sert. Poids 0.
card-elixir = Élixir
card-elixir-text = Le scénario dit à quoi il sert. Poids 0.
card-pictish_drink = Alcool picte
card-pictish_drink-text = Le scénario dit à quoi il sert. Poids 0.
card-life_potion = Potion de vie
card-life_potion-text = Défaussez-la : 2 gemmes reviennent, blessures d’abord, puis fatigue. Poids 0.
card-explosive_orb = Orbe explosif
card-explosive_orb-text = Lancé ou lâché, il explose : attaque de zone de 2 dés rouges. Poids 1.
card-sorcerers_scepter = Sceptre de sorcier
card-sorcerers_scepter-text = Le scénario dit à quoi il sert. Poids 1.
card-pictish_fetish = Fétiche picte
card-pictish_fetish-text = Le scénario dit à quoi il sert. Poids 1.
card-shamans_staff = Bâton de shaman
card-shamans_staff-text = Le scénario dit à quoi il sert. Poids 1.
card-hyrkanian_mirror = Miroir hyrkanien
card-hyrkanian_mirror-text = Le scénario dit à quoi il sert. Poids 1.
card-censer = Encensoir
card-censer-text = Le scénario dit à quoi il sert. Poids 1.
card-tools = Outils
card-tools-text = Le scénario dit à quoi ils servent. Poids 1.
card-stygian_artifact = Artefact stygien
card-stygian_artifact-text = Le scénario dit à quoi il sert. Poids 1.
card-xuthals_crown = Couronne de Xuthal
card-xuthals_crown-text = Le scénario dit à quoi elle sert. Poids 1.
card-spellbook = Grimoire
card-spellbook-text = Le scénario dit à quoi il sert. Poids 2.
card-cape = Cape
card-cape-text = Le scénario dit à quoi elle sert. Poids 2.
card-sacred_treasure = Trésor sacré
card-sacred_treasure-text = Le scénario dit à quoi il sert. Poids 3.
card-empty_chest = Coffre vide
card-empty_chest-text = Reste sur le plateau une fois révélé. Poids 3.
card-idol_of_yag_kosha = Idole de Yag-Kosha
card-idol_of_yag_kosha-text = Le scénario dit à quoi elle sert. Poids 4.
card-objective_card = Carte Objectif
card-objective_card-text = Le scénario dit ce qu’elle fait.
card-yselda = Yselda
    .gender = feminine
card-zogar_head = Tête de Zogar Sag
    .gender = feminine
card-olivia = Olivia
    .gender = feminine
card-red_chest = Coffre rouge
card-captive = Captive
    .gender = feminine
card-relic = Relique
    .gender = feminine

## Sorts

spell-archer_of_acheron = Archer d’Achéron
spell-archer_of_acheron-text = Un héros en vue : ses dés de combat à distance gagnent une couleur jusqu’à la fin du tour du lanceur.
spell-drying_earth = Assèchement de la terre
spell-drying_earth-text = Quitter une zone instable en vue ne coûte plus de mouvement supplémentaire jusqu’au prochain tour du lanceur.
spell-dagons_attack = Attaque de Dagon
spell-dagons_attack-text = Un tentacule en vue se déplace de 3 zones au plus, puis peut attaquer au corps-à-corps.
spell-kiss_of_death = Baiser de la mort
spell-kiss_of_death-text = Le lanceur meurt ; toute sa zone subit une attaque de zone de 3 dés rouges avec 3 relances gratuites.
spell-barrier_of_the_winds = Barrière des Vents
spell-barrier_of_the_winds-text = Un personnage en vue ne peut pas être la cible d’attaques à distance jusqu’au prochain tour du lanceur.
spell-mystic_barrier = Barrière mystique
spell-mystic_barrier-text = Personne d’autre ne peut entrer dans la zone du lanceur jusqu’à son prochain tour.
spell-blessing_of_ibis = Bénédiction d’Ibis
spell-blessing_of_ibis-text = Un personnage en vue est Intouchable jusqu’au prochain tour du lanceur.
spell-magic_block = Blocage magique
spell-magic_block-text = Un personnage en vue est Bloqueur jusqu’à la fin du tour du lanceur.
spell-bels_caress = Caresse de Bel
spell-bels_caress-text = Ouvre sans jet une porte fermée de la zone ou un coffre qui s’y trouve.
spell-shapechanger = Change-forme
spell-shapechanger-text = Le lanceur quitte le plateau et revient à son prochain tour ou sa prochaine activation, sur place ou à côté.
spell-divine_charisma = Charisme divin
spell-divine_charisma-text = Un personnage en vue a Soutien jusqu’au prochain tour du lanceur.
spell-mind_control = Contrôle mental
spell-mind_control-text = Déplace un adversaire quelconque d’1 zone, et d’1 de plus par gemme ajoutée, là où il pourrait marcher sans dommage.
spell-fleet_runner = Course vive
spell-fleet_runner-text = Un personnage en vue a 1 PM de base de plus et peut en acheter 1 de plus jusqu’à la fin du tour du lanceur.
spell-changing_destiny = Destin changeant
spell-changing_destiny-text = Un héros en vue doit récupérer à son prochain tour ; la tuile d’une unité en vue ne peut pas être activée au prochain tour de l’Overlord.
spell-gift_of_life = Don de vie
spell-gift_of_life-text = Un autre héros en vue reçoit pour de bon 2 gemmes disponibles du lanceur.
spell-energy_drain = Drain d’énergie
spell-energy_drain-text = Le propriétaire d’une figurine d’une zone adjacente en vue perd 1 gemme en fatigue ; le lanceur en récupère 3.
spell-escape_route = Échappatoire
spell-escape_route-text = Un héros en vue : ses dés de défense gagnent une couleur jusqu’au prochain tour du lanceur.
spell-magical_dizziness = Étourdissement
spell-magical_dizziness-text = Un autre lanceur de sorts en vue paie 1 gemme de plus par sort jusqu’au prochain tour de son camp.
spell-withering = Flétrissement
spell-withering-text = Un personnage en vue subit en blessures les succès de 2 dés jaunes.
spell-gullahs_strength = Force de Gullah
spell-gullahs_strength-text = Un héros en vue : ses dés de corps-à-corps gagnent une couleur jusqu’à la fin du tour du lanceur.
spell-mitras_healing = Guérison de Mitra
spell-mitras_healing-text = Un héros de la zone récupère des blessures selon 1 dé orange avec relance gratuite.
spell-mitras_halo = Halo de Mitra
spell-mitras_halo-text = Réaction. Le lanceur a 2 de défense passive en plus jusqu’à ce qu’il redevienne actif ou soit activé.
spell-sets_halo = Halo de Set
spell-sets_halo-text = Réaction. Le lanceur a 1 de défense passive en plus jusqu’à ce qu’il redevienne actif ou soit activé.
spell-sets_illusion = Illusion de Set
spell-sets_illusion-text = Un personnage en vue a Horreur jusqu’au prochain tour du lanceur.
spell-inversion = Inversion
spell-inversion-text = Le lanceur et un personnage en vue échangent leurs places, pour 1 gemme par zone qui les sépare.
spell-tears_of_dagon = Larmes de Dagon
spell-tears_of_dagon-text = Quitter une zone stable en vue coûte 1 PM de plus jusqu’au prochain tour du lanceur.
spell-light_as_a_feather = Léger comme une plume
spell-light_as_a_feather-text = La charge d’un personnage en vue compte 3 de moins jusqu’à la fin du tour du lanceur.
spell-bels_hand = Main de Bel
spell-bels_hand-text = Un héros en vue : ses dés de manipulation gagnent une couleur jusqu’à la fin du tour du lanceur.
spell-hand_of_death = Main de la mort
spell-hand_of_death-text = Un adversaire de la zone subit 2 dés rouges de dégâts, puis le lanceur subit 1 blessure.
spell-bad_luck = Malchance
spell-bad_luck-text = Un personnage en vue a Malchance jusqu’au prochain tour du lanceur.
spell-sets_bite = Morsure de Set
spell-sets_bite-text = Le propriétaire d’une figurine en vue perd 1 gemme en fatigue ; la figurine subit 2 dés orange de dégâts.
spell-lethal_cloud = Nuage mortel
spell-lethal_cloud-text = Attaque de zone de 2 dés rouges dans une zone en vue ; jusqu’au prochain tour du lanceur, qui y entre ou en sort subit aussi 2 dés rouges de dégâts. Chaque personnage n’est touché qu’une fois.
spell-pestilential_swarm = Nuée pestilentielle
spell-pestilential_swarm-text = Réaction. Tous les autres dans la zone, sauf les morts-vivants, subissent des blessures selon 3 dés jaunes.
spell-eagle_eye = Œil de faucon
spell-eagle_eye-text = Un personnage en vue a Tir précis jusqu’à la fin du tour du lanceur.
spell-eel_skin = Peau d’anguille
spell-eel_skin-text = Un personnage en vue est Insaisissable jusqu’à la fin du tour du lanceur.
spell-stone_skin = Peau de pierre
spell-stone_skin-text = Un personnage en vue a 2 de défense passive en plus jusqu’au prochain tour du lanceur.
spell-borne_by_the_wind = Porté par le vent
spell-borne_by_the_wind-text = Le lanceur vole jusqu’à la fin de son tour.
spell-sets_possession = Possession de Set
spell-sets_possession-text = Une figurine à 2 zones au plus ne peut bouger à sa prochaine activation ; un bloqueur perd plutôt Bloqueur pour un tour.
spell-putrescence = Putrescence
spell-putrescence-text = Réaction. Les Squelettes et les Momies ne peuvent pas attaquer le lanceur jusqu’à son prochain tour.
spell-ymirs_rage = Rage d’Ymir
spell-ymirs_rage-text = Le camp du lanceur attaque avec 1 dé orange de plus, et sa défense baisse de 1, jusqu’à son prochain tour.
spell-boris_rage = Rage de Bori
spell-boris_rage-text = Attaque à distance de 2 dés orange contre une figurine en vue.
spell-deceleration = Ralentissement
spell-deceleration-text = Un personnage en vue a 0 PM de base jusqu’au prochain tour du lanceur.
spell-recall = Rappel
spell-recall-text = Tous les amis d’une zone en vue rejoignent le lanceur.
spell-ishtars_gaze = Regard d’Ishtar
spell-ishtars_gaze-text = Un personnage en vue est Sous protection jusqu’au prochain tour du lanceur.
spell-return_of_the_brave = Retour des braves
spell-return_of_the_brave-text = Une figurine morte du camp du lanceur revient près de lui pour son coût de renfort.
spell-yajurs_awakening = Réveil de Yajur
spell-yajurs_awakening-text = Un Squelette mort ou une Momie morte du camp du lanceur revient près de lui pour son coût de renfort.
spell-telekinesis = Télékinésie
spell-telekinesis-text = Une carte au sol en vue, de poids 3 ou moins, vient au lanceur.
spell-teleportation = Téléportation
spell-teleportation-text = Le lanceur avance d’1 zone par gemme au-delà du coût, à travers tout.
spell-lightning_storm = Tempête d’éclairs
spell-lightning_storm-text = Attaque de zone de 2 dés rouges dans une zone en vue.
spell-life_transfer = Transfert de vie
spell-life_transfer-text = Un allié en vue meurt ; son héros fait passer jusqu’à 2 blessures en fatigue.

## Compétences

skill-blocking = Bloqueur
skill-blocking-text = Les adversaires de sa zone ne peuvent pas se déplacer, sauf s’ils sont Insaisissables.
skill-wall_wrecker = Défoncer les cloisons
skill-wall_wrecker-text = Traverse les cloisons pour 2 PM et laisse une ouverture.
skill-climb = Escalade
skill-climb-text = Franchit ce qui s’escalade, pour les PM indiqués.
skill-evasive = Insaisissable
skill-evasive-text = Les adversaires ne gênent ni ne bloquent son mouvement, et on ne peut pas le saisir.
skill-intangible = Intangible
skill-intangible-text = Traverse les murs comme s’ils étaient ouverts ; jamais gêné.
skill-swimming = Natation
skill-swimming-text = Peut entrer dans l’eau ; en sortir coûte 1 PM de plus.
skill-web_projection = Projection de toile
skill-web_projection-text = Au lieu d’attaquer : 3 dés orange à distance. Une blessure devient une toile, que 4 PM arrachent.
skill-leap = Saut
skill-leap-text = Saute les obstacles avec 1 dé rouge ; ses chutes blessent moins.
skill-feline_grace = Souplesse féline
skill-feline_grace-text = Ignore 1 point de gêne par zone quittée.
skill-flying = Vol
skill-flying-text = Survole décor, eau et zones pleines sans gêne.
skill-reach = Allonge
skill-reach-text = Peut attaquer au corps-à-corps dans les zones adjacentes en vue.
skill-ambidextrous = Ambidextrie
skill-ambidextrous-text = Attaque au corps-à-corps avec deux armes à une main à la fois.
skill-constriction = Constriction
skill-constriction-text = Un dé qui montre deux haches saisit la cible et l’attire dans la zone de l’attaquant.
skill-circular_strike = Coup circulaire
skill-circular_strike-text = Au corps-à-corps avec une arme à deux mains (pour une unité : toujours), les dégâts qui restent après la défense et les blessures d’un adversaire passent au suivant ; chacun n’est attaqué qu’une fois.
skill-precision_strike = Coup précis
skill-precision_strike-text = Le corps-à-corps ignore 1 point de défense.
skill-attack_from_beyond = Retour de l’Au-delà
skill-attack_from_beyond-text = En mourant, fait une dernière attaque au corps-à-corps de 3 dés rouges dans sa zone, sans relance.
skill-counterattack = Riposte
skill-counterattack-text = S’il survit à une attaque au corps-à-corps, riposte avec 1 dé rouge.
skill-elite_shooter = Tireur d’élite
skill-elite_shooter-text = Tire sans gêne, même sur une cible Sous protection.
skill-precision_shot = Tir précis
skill-precision_shot-text = Les tirs ignorent 1 point de défense.
skill-bodyguard = Garde du corps
skill-bodyguard-text = Peut faire la défense active d’un ami de la zone.
skill-untouchable = Intouchable
skill-untouchable-text = 1 de défense passive contre les tirs.
skill-sacrifice = Sacrifice
skill-sacrifice-text = Peut subir une attaque à la place d’un ami de la zone, avec sa seule défense passive.
skill-protected = Sous protection
skill-protected-text = Ne peut pas être la cible d’une attaque tant qu’un ami sans cette compétence est dans sa zone ; les effets de zone l’atteignent quand même.
skill-spell_caster = Lanceur de sort
skill-spell_caster-text = Peut lancer ses sorts.
skill-alchemy = Alchimie
skill-alchemy-text = Fait ce que dit le scénario.
skill-leadership = Commandement
skill-leadership-text = Commande les alliés pour 1 gemme chacun.
skill-concentration = Concentration
skill-concentration-text = Aucune gêne aux jets.
skill-lock_picking = Crochetage
skill-lock_picking-text = 1 dé rouge de plus pour crocheter et ouvrir les coffres.
skill-fascination = Fascination
skill-fascination-text = Ne peut pas être attaqué, pas même par un effet de zone, par qui il n’a pas attaqué.
skill-horror = Horreur
skill-horror-text = Les adversaires de sa zone ont un indice de saturation de 2 au plus pour chaque caractéristique, sauf défense et relance.
skill-jinx = Malchance
skill-jinx-text = Les adversaires de sa zone ne peuvent pas relancer de dés.
skill-poison = Poison
skill-poison-text = Fait ce que dit le scénario.
skill-support = Soutien
skill-support-text = Chaque autre ami de sa zone peut relancer un dé à chaque jet.

## Cases

box-movement = mouvement
box-melee = corps-à-corps
box-ranged = attaque à distance
box-defence = défense
box-manipulation = manipulation
box-reroll = relance
box-archer_of_acheron = Archer d’Achéron
box-drying_earth = Assèchement de la terre
box-dagons_attack = Attaque de Dagon
box-kiss_of_death = Baiser de la mort
box-barrier_of_the_winds = Barrière des Vents
box-mystic_barrier = Barrière mystique
box-blessing_of_ibis = Bénédiction d’Ibis
box-magic_block = Blocage magique
box-bels_caress = Caresse de Bel
box-shapechanger = Change-forme
box-divine_charisma = Charisme divin
box-mind_control = Contrôle mental
box-fleet_runner = Course vive
box-changing_destiny = Destin changeant
box-gift_of_life = Don de vie
box-energy_drain = Drain d’énergie
box-escape_route = Échappatoire
box-magical_dizziness = Étourdissement
box-withering = Flétrissement
box-gullahs_strength = Force de Gullah
box-mitras_healing = Guérison de Mitra
box-mitras_halo = Halo de Mitra
box-sets_halo = Halo de Set
box-sets_illusion = Illusion de Set
box-inversion = Inversion
box-tears_of_dagon = Larmes de Dagon
box-light_as_a_feather = Léger comme une plume
box-bels_hand = Main de Bel
box-hand_of_death = Main de la mort
box-bad_luck = Malchance
box-sets_bite = Morsure de Set
box-lethal_cloud = Nuage mortel
box-pestilential_swarm = Nuée pestilentielle
box-eagle_eye = Œil de faucon
box-eel_skin = Peau d’anguille
box-stone_skin = Peau de pierre
box-borne_by_the_wind = Porté par le vent
box-sets_possession = Possession de Set
box-putrescence = Putrescence
box-ymirs_rage = Rage d’Ymir
box-boris_rage = Rage de Bori
box-deceleration = Ralentissement
box-recall = Rappel
box-ishtars_gaze = Regard d’Ishtar
box-return_of_the_brave = Retour des braves
box-yajurs_awakening = Réveil de Yajur
box-telekinesis = Télékinésie
box-teleportation = Téléportation
box-lightning_storm = Tempête d’éclairs
box-life_transfer = Transfert de vie
box-allies = tuiles Alliés

## Dés

die-yellow_0 = jaune 0
die-yellow_1 = jaune 1
die-yellow_2 = jaune 2
die-yellow_3 = jaune 3
die-orange_0 = orange 0
die-orange_1 = orange 1
die-orange_2 = orange 2
die-orange_3 = orange 3
die-red_0 = rouge 0
die-red_1 = rouge 1
die-red_2 = rouge 2
die-red_3 = rouge 3

## Gemmes

gems-0 = 0 gemme
gems-1 = 1 gemme
gems-2 = 2 gemmes
gems-3 = 3 gemmes
gems-4 = 4 gemmes
gems-5 = 5 gemmes
gems-6 = 6 gemmes
gems-7 = 7 gemmes
gems-8 = 8 gemmes
gems-9 = 9 gemmes
gems-10 = 10 gemmes
gems-11 = 11 gemmes
gems-12 = 12 gemmes
gems-13 = 13 gemmes
gems-14 = 14 gemmes
gems-15 = 15 gemmes
gems-16 = 16 gemmes
gems-17 = 17 gemmes
gems-18 = 18 gemmes
gems-19 = 19 gemmes
gems-20 = 20 gemmes
gems-21 = 21 gemmes
gems-22 = 22 gemmes
gems-23 = 23 gemmes
gems-24 = 24 gemmes

## Actions

action-pass = En rester là
action-active = Être actif
action-rest = Récupérer
action-act = { $of } agit
    .kind = Faire agir un héros
action-done = { $of } s’arrête là
    .kind = Arrêter un héros
action-move = Aller vers { $of }
    .kind = Se déplacer
action-run = Aller vers { $of } en achetant les points de mouvement manquants
    .kind = Se déplacer en achetant des points
action-wreck = Défoncer la cloison et aller vers { $of }
    .kind = Défoncer une cloison
action-leave = Quitter le plateau
action-leap = Sauter vers { $of }
    .kind = Sauter
action-mount = Monter sur la table
action-dismount = Descendre de la table
action-tear = Arracher une toile
action-command = Commander { $of }
    .kind = Commander un allié
action-unlock = Déverrouiller la porte vers { $of }
    .kind = Déverrouiller une porte
action-volley = { $of } tire
    .kind = Tirer
action-web = { $of } projette une toile
    .kind = Projeter une toile
action-magic = { $of } lance un sort
    .kind = Jeter un sort
action-fight = Combattre avec { $of }
    .kind = Combattre
action-unarmed = Combattre à mains nues
action-shoot = Attaquer à distance avec { $of }
    .kind = Attaquer à distance
action-cast = Lancer le sort { $of }
    .kind = Lancer un sort
action-open = Ouvrir le coffre
action-pick = Ramasser { $of }
    .kind = Ramasser un objet
action-give = Donner { $of }
    .kind = Donner un objet
action-take = Prendre { $of } à un héros
    .kind = Prendre un objet à un héros
action-throw = Envoyer { $of } dans une autre zone
    .kind = Envoyer un objet
action-drop = Lâcher { $of }
    .kind = Lâcher un objet
action-use = Utiliser { $of }
    .kind = Utiliser un objet
action-figure = { $of }
    .kind = Choisir une figurine
action-extra = Mouvement supplémentaire pour { $of }
    .kind = Mouvement supplémentaire
action-zone = { $of }
    .kind = Choisir une zone
action-gems = { $of }
    .kind = Poser des gemmes
action-card = { $of }
    .kind = Choisir une carte
action-box = De la case { $of }
    .kind = Prendre des gemmes d’une case
action-free = Relance gratuite : { $of }
    .kind = Relance gratuite
action-supported = Relance par soutien : { $of }
    .kind = Relance par soutien
action-paid = Relance pour 1 gemme : { $of }
    .kind = Relance pour 1 gemme
action-keep = Garder le jet
action-tile = Tuile : { $of }
    .kind = Activer une tuile
action-clean = Retirer { $of } de la rivière pour 2 gemmes
    .kind = Retirer une tuile de la rivière
action-stool = Utiliser un tabouret

## Questions

prompt-hide_captive = Choisissez en secret la hutte où la captive est cachée.
    .others = { $player } choisit en secret la hutte où la captive est cachée.
prompt-choose_state = { $figure } : agir et récupérer { $active }, ou se reposer et récupérer { $rest } ? Gemmes disponibles : { $available }, fatigue : { $fatigue }, blessures : { $wounds }.
    .others = { $player } choisit si { $figure } agit ou récupère.
prompt-heroes_act = Choisissez quel héros agit ; chaque joueur des héros peut répondre.
    .others = Les joueurs des héros choisissent qui agit ; la question va d’abord à { $player }.
prompt-hero_acts = Choisissez ce que fait { $figure }. Gemmes disponibles : { $available }, points de mouvement : { $points }.
    .others = { $player } choisit ce que fait { $figure }.
prompt-overlord_acts = Activez une tuile pour le numéro de sa place dans la rivière. Gemmes disponibles : { $available }, activations restantes : { $activations }.
    .others = { $player } active une tuile de la rivière ou finit son tour. Gemmes disponibles : { $available }, activations restantes : { $activations }.
prompt-choose_mover = Choisissez la figurine qui fait son déplacement gratuit (tuile : { $tile }).
    .others = { $player } choisit la figurine qui fait son déplacement gratuit (tuile : { $tile }).
prompt-choose_attacker = Choisissez la figurine qui attaque ou avance encore (tuile : { $tile }). Gemmes disponibles : { $available }.
    .others = { $player } choisit la figurine qui attaque ou avance encore (tuile : { $tile }).
prompt-reinforce = Choisissez la figurine qui revient. Points restants : { $points }.
    .others = { $player } choisit la figurine qui revient. Points restants : { $points }.
prompt-place_reinforcement = Choisissez où entre { $figure }.
    .others = { $player } choisit où entre { $figure }.
prompt-move_figure = Choisissez où va { $figure }. Points de mouvement : { $points }.
    .others = { $player } choisit où va { $figure }. Points de mouvement : { $points }.
prompt-cast_reaction = Lancez maintenant un sort de réaction avec { $figure }, ou passez.
    .others = { $player } peut lancer un sort de réaction avec { $figure }.
prompt-remove_bloodied_tiles = Vous pouvez retirer de la rivière des tuiles ensanglantées.
    .others = { $player } peut retirer de la rivière des tuiles ensanglantées.
prompt-reroll = { $roller } { $successes ->
    [0] n’a aucun succès
   *[other] a { $successes } succès
  }. Relancez des dés ou gardez le jet.
    .others = { $roller } { $successes ->
    [0] n’a aucun succès
   *[other] a { $successes } succès
  }. { $player } relance des dés ou garde le jet.
prompt-choose_target = Choisissez qui { $figure } attaque.
    .others = { $player } choisit qui { $figure } attaque.
prompt-choose_gems = Choisissez combien de gemmes { $figure } dépense ({ $box }). Disponibles : { $available }.
    .others = { $player } choisit combien de gemmes { $figure } dépense ({ $box }). Disponibles : { $available }.
prompt-order_victims = Choisissez la victime suivante. Victimes restantes : { $victims }.
    .others = { $player } choisit la victime suivante. Victimes restantes : { $victims }.
prompt-attack_from_beyond = { $figure } meurt et frappe une dernière fois. Choisissez qui.
    .others = { $figure } meurt et frappe une dernière fois. { $player } choisit qui.
prompt-choose_defence = { $attacker } menace { $figure } de { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
  } de dégâts. Choisissez combien de gemmes vont à la défense.
    .others = { $attacker } menace { $figure } de { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
  } de dégâts. { $player } choisit combien de gemmes vont à la défense.
prompt-choose_defence_card = Choisissez la carte avec laquelle { $figure } se défend.
    .others = { $player } choisit la carte avec laquelle { $figure } se défend.
prompt-lose_from_box = { $figure } subit une blessure. Choisissez la case qui perd une gemme.
    .others = { $figure } subit une blessure. { $player } choisit la case qui perd une gemme.
prompt-choose_partner = Choisissez avec qui échanger cet objet : { $card }.
    .others = { $player } choisit avec qui échanger cet objet : { $card }.
prompt-take_content = Le coffre contient ceci : { $card }. Prenez l’objet ou laissez-le.
    .others = Le coffre contient ceci : { $card }. { $player } prend l’objet ou le laisse.
prompt-throw_object = Choisissez la zone où envoyer cet objet : { $card }.
    .others = { $player } choisit la zone où envoyer cet objet : { $card }.
prompt-ally_acts = Allié : choisissez ce que fait { $figure }. Points de mouvement : { $points }.
    .others = Allié : { $player } choisit ce que fait { $figure }. Points de mouvement : { $points }.
prompt-return_to_board = Choisissez où { $figure } réapparaît.
    .others = { $player } choisit où { $figure } réapparaît.
prompt-choose_second_weapon = Choisissez si { $figure } frappe aussi avec une seconde arme.
    .others = { $player } choisit si { $figure } frappe aussi avec une seconde arme.
prompt-take_stool = Choisissez si { $figure } frappe aussi avec un tabouret.
    .others = { $player } choisit si { $figure } frappe aussi avec un tabouret.
prompt-attack_gems = Choisissez combien de gemmes { $figure } dépense ({ $box }). Disponibles : { $available }.
    .others = { $player } choisit combien de gemmes { $figure } dépense ({ $box }). Disponibles : { $available }.
prompt-choose_new_target = { $figure } doit changer de cible. Choisissez laquelle.
    .others = { $figure } doit changer de cible. { $player } choisit laquelle.
prompt-sacrifice = Une attaque de { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } vise { $figure }. Choisissez qui la subit à sa place, ou personne.
    .others = Une attaque de { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } vise { $figure }. { $player } peut choisir qui la subit à sa place.
prompt-choose_guard = Une attaque menace { $figure } de { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
  } de dégâts. Choisissez un garde du corps, ou personne.
    .others = Une attaque menace { $figure } de { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
  } de dégâts. { $player } peut choisir un garde du corps.
prompt-shed_load = { $figure } porte trop. Choisissez l’objet à lâcher.
    .others = { $figure } porte trop. { $player } choisit l’objet à lâcher.
prompt-choose_spell = Choisissez le sort que lance { $figure }.
    .others = { $player } choisit le sort que lance { $figure }.
prompt-choose_spell_target = Choisissez sur qui { $figure } lance ce sort : { $spell }.
    .others = { $player } choisit sur qui { $figure } lance ce sort : { $spell }.
prompt-choose_spell_zone = Choisissez sur quelle zone { $figure } lance ce sort : { $spell }.
    .others = { $player } choisit sur quelle zone { $figure } lance ce sort : { $spell }.
prompt-fetch_card = Choisissez la carte que { $figure } attire.
    .others = { $player } choisit la carte que { $figure } attire.
prompt-open_by_magic = Choisissez ce qu’ouvre { $figure }.
    .others = { $player } choisit ce qu’ouvre { $figure }.
prompt-guide_step = Choisissez où déplacer { $figure }.
    .others = { $player } choisit où déplacer { $figure }.
prompt-move_tentacle = Choisissez où va { $figure }. Zones restantes : { $left }.
    .others = { $player } choisit où va { $figure }. Zones restantes : { $left }.
prompt-tentacle_strikes = Choisissez qui { $figure } attaque, ou passez.
    .others = { $player } peut choisir qui { $figure } attaque.

## Événements

event-round = Le tour { $amount } commence.
event-chose_active = { $what } est { $gender ->
    [feminine] active
   *[other] actif
  } et récupère { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }.
event-chose_rest = { $what } se repose et récupère { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }.
event-overlord_recovered = L’Overlord récupère { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }.
event-acts = { $what } agit.
event-moved = … va vers { $what } ({ $amount } PM).
    .part = va vers { $what } ({ $amount } PM)
event-bought_moves = … achète { $amount } PM.
    .part = achète { $amount } PM
event-wrecked = { $count ->
    [one] … défonce la cloison vers { $what }.
   *[other] … défonce les cloisons vers { $what }.
  }
    .part = { $count ->
    [one] défonce la cloison vers { $what }
   *[other] défonce les cloisons vers { $what }
  }
event-left_board = { $what } quitte le plateau.
event-attacked = … attaque { $what }.
    .part = attaque { $what }
event-used_card = { $player } utilise { $what }.
    .part = utilise { $what }
event-spent = { $player } dépense { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  } ({ $what }).
    .part = dépense { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  } ({ $what })
event-rolled = { $other } obtient { $what }.
    .part = { $what }
event-rerolled = { $other } relance { $what }.
event-damage = Dégâts : { $amount }.
event-defended = { $what } arrête { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  } de dégâts au plus.
event-wounded = { $what } subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
  }.
event-died = { $what } meurt.
event-cast_spell = … lance { $what } pour { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }.
    .part = lance { $what } pour { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }
event-teleported = … apparaît ici : { $what }.
event-halo_left = { $what } perd son halo.
event-opened = Le coffre contenait ceci : { $what }.
event-failed = … échoue avec { $amount } succès.
event-picked = { $player } prend { $what }.
event-gave = { $player } donne { $what }.
event-took = { $player } reçoit { $what }.
event-dropped = { $player } lâche { $what }.
event-landed = L’objet tombe ici : { $what }.
event-exploded = Explosion ici : { $what } !
event-drank = { $player } utilise { $what } et récupère { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }.
event-activated = L’Overlord active { $what } pour { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }.
event-cleaned = { $what } quitte la rivière.
event-bloodied = { $what } : il ne reste personne, la tuile est ensanglantée.
event-reinforced = { $what } revient.
event-entered = … ici : { $what }.
    .part = { $what }
event-hid = { $known ->
    [yes] La captive est cachée : { $what }.
   *[no] La captive est cachée.
  }
event-found = { $what } : { $gender ->
    [feminine] retrouvée
   *[other] retrouvé
  } !
event-trophy = { $what } est à terre.
event-captive_died = { $player } tue { $what }.
event-heroes_win = Les héros ont gagné.
event-overlord_wins = L’Overlord a gagné.
event-searched = Personne n’est caché ici : { $what }.
event-mounted = { $what } monte sur la table.
event-dismounted = { $what } descend de la table.
event-tore = { $what } arrache une toile.
event-leapt = … saute vers { $what }.
    .part = saute vers { $what }
event-sacrificed = { $what } se jette devant le coup.
event-guarded = { $what } défend en garde du corps.
event-webbed = { $what } est { $gender ->
    [feminine] prise
   *[other] pris
  } dans une toile.
event-seized = { $what } est { $gender ->
    [feminine] saisie
   *[other] saisi
  }.
event-stool_taken = { $what } saisit un tabouret.
event-commanded = { $what } reçoit un ordre.
event-spell_lasts = … touche { $what }.
    .part = touche { $what }
event-zone_changed = … touche { $what }.
    .part = touche { $what }
event-placed = Une figurine est placée ici : { $what }.
event-healed = { $what } récupère { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }.
event-drained = { $what } perd { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  } en fatigue.
event-gift = { $what } reçoit { $amount ->
    [one] { $amount } gemme
   *[other] { $amount } gemmes
  }.
event-vanished = { $what } disparaît.
event-returned = { $what } réapparaît.
event-unlocked = La porte vers { $what } est ouverte.

## Refus

reason-activate-a-tile-or-end-the-turn = Activez une tuile, dépolluez la rivière ou terminez le tour.
reason-an-enemy-blocks-the-way = Passage bloqué par { $figure } ({ $skill }) : il faut l’abattre, ou rester.
reason-an-enemy-holds-the-figure = Retenu par { $figure }.
reason-webs-hold-the-figure = Des toiles retiennent la figurine : elle doit d’abord les déchirer.
reason-a-spell-holds-the-figure = Un sort retient la figurine dans sa zone.
reason-a-skill-protects-this-figure = Cette figurine ne peut pas être attaquée ainsi : { $skill }.
reason-a-spell-protects-this-figure = Un sort protège cette figurine de l’attaque.
reason-this-enemy-is-out-of-sight = Cet adversaire est hors de vue.
reason-this-enemy-is-out-of-reach = Cet adversaire est hors de portée.
reason-this-enemy-is-too-far = { $zones ->
    [one] Cet adversaire est dans la zone voisine : il faut d’abord s’y rendre.
   *[other] Cet adversaire est à { $zones } zones d’ici.
  }
reason-at-least-one-gem = Il faut dépenser au moins une gemme.
reason-be-active-or-rest = Choisissez : actif ou en récupération.
reason-choose-a-box-with-gems = Choisissez une case qui porte des gemmes.
reason-choose-a-figure-that-can-still-move = Choisissez une figurine de cette tuile qui peut encore se déplacer.
reason-choose-a-hero-in-the-zone = Choisissez un héros de la même zone qui a la carte ou la place pour elle.
reason-choose-one-of-the-victims = Choisissez une des victimes.
reason-move-the-figure-or-stop = Déplacez la figurine ou arrêtez-vous.
reason-name-an-active-hero = Choisissez un héros actif qui peut agir.
reason-no-activation-is-left = Il ne reste aucune activation à ce tour.
reason-no-die-shows-this = Aucun dé ne montre ce résultat.
reason-no-companion-stands-here = Aucun compagnon n’est dans cette zone.
reason-too-heavy-or-not-carried = Aucun compagnon ici n’a la place pour cela, ou ne le porte.
reason-no-enemy-in-sight = Aucun adversaire n’est en vue.
reason-no-enemy-within-reach = Aucun adversaire n’est à portée.
reason-no-extra-movement-for-this-figure = Cette figurine ne reçoit pas de mouvement supplémentaire maintenant.
reason-no-free-reroll-for-this-die = Il ne reste pas de relance gratuite pour ce dé.
reason-no-gem-to-reroll = Aucune gemme n’est disponible pour une relance.
reason-nobody-supports-this-roll = Plus personne ne soutient ce jet.
reason-not-enough-movement-points = Les points de mouvement ({ $points }) et les gemmes ne suffisent pas.
reason-not-so-many-gems-available = Il n’y a pas autant de gemmes disponibles.
reason-not-with-this-card-now = Cette carte ne le permet pas maintenant.
reason-only-a-bloodied-tile-may-be-removed = Seule une tuile ensanglantée peut être retirée, pour 2 gemmes.
reason-only-a-reaction-spell-may-be-cast-now = Seul un sort de réaction peut être lancé maintenant.
reason-only-an-enemy-in-the-zone-of-death = Seul un adversaire de la zone de la mort peut être frappé.
reason-reinforcements-do-not-enter-here = Les renforts n’entrent pas ici.
reason-reroll-a-die-or-keep-the-roll = Relancez un dé ou gardez le jet.
reason-say-how-many-gems = Dites combien de gemmes.
reason-take-the-content-or-leave-it = Prenez le contenu ou laissez-le.
reason-the-board-cannot-be-left-here = On ne peut pas quitter le plateau ici.
reason-the-captive-cannot-be-hidden-there = La captive ne peut pas être cachée là.
reason-the-exertion-limit-is-reached = L’indice de saturation serait dépassé.
reason-the-figure-chosen-must-move = La figurine choisie doit faire un pas.
reason-the-hero-named-must-act-first = Le héros choisi doit d’abord faire quelque chose.
reason-there-is-no-chest-here = Il n’y a pas de coffre ici.
reason-this-border-cannot-be-crossed = Cette limite ne se franchit pas.
reason-this-card-cannot-be-used-now = Cette carte ne peut pas servir maintenant.
reason-this-figure-cannot-attack = Cette figurine ne peut pas attaquer maintenant.
reason-this-figure-cannot-return = Cette figurine ne peut pas revenir.
reason-this-is-no-action-of-a-hero = Un héros ne peut pas faire cela.
reason-this-is-no-target-for-the-attack = Ce n’est pas une cible pour cette attaque.
reason-this-spell-cannot-be-cast = Ce sort ne peut pas être lancé maintenant.
reason-this-tile-is-not-in-the-river = Cette tuile n’est pas dans la rivière.
reason-this-wall-cannot-be-broken = Cette cloison ne peut pas être défoncée.
reason-this-zone-is-not-adjacent = Cette zone n’est pas adjacente.
reason-this-zone-is-not-in-sight = Cette zone n’est pas en vue.
reason-this-zone-is-saturated = Il n’y a pas de place dans cette zone.
reason-too-far-or-too-full = Cette zone est trop loin ou n’a pas de place.
reason-drop-something-heavy = Lâchez une carte qui a un poids.
reason-no-such-leap-or-table-here = Il n’y a ici ni saut, ni table, ni toile de ce genre.
reason-nothing-locked-there = Rien n’y est verrouillé.
reason-only-a-bodyguard-in-the-zone = Seul un garde du corps de la zone qui peut payer peut défendre.
reason-only-a-friend-in-the-zone-may-be-sacrificed = Seul un ami de la zone qui a Sacrifice peut subir l’attaque.
reason-take-a-stool-or-not = Utilisez un tabouret ou passez-vous-en.
reason-this-ally-cannot-be-commanded = Cet allié ne peut pas être commandé maintenant.
reason-this-is-no-target-for-the-spell = Ce n’est pas une cible pour ce sort.
reason-this-step-is-not-harmless = La figurine ne peut pas faire ce pas sans dommage.

## La table dans le terminal

terminal-conan-round = tour { $round } sur { $limit }
terminal-conan-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-conan-legend = { $chest } coffre  { $hidden } captive ici peut-être  { $broken } cloison défoncée
terminal-conan-legend-more = { $water } inondée  { $passage } passage secret  { $door } porte fermée vers
terminal-conan-told = { $of } : { $words }
terminal-conan-carried-off = emporté hors du plateau : { $cards }
terminal-conan-heroes = Héros
terminal-conan-hero = Héros
terminal-conan-place = Où
terminal-conan-gems = Gemmes : disponibles / fatigue / blessures
terminal-conan-used = Utilisées ce tour
terminal-conan-load = Encombrement
terminal-conan-cards = Cartes et sorts
terminal-conan-active = { $gender ->
    [feminine] active
   *[other] actif
  }
terminal-conan-resting = en récupération
terminal-conan-dead = { $gender ->
    [feminine] morte
   *[other] mort
  }
terminal-conan-left = a quitté le plateau
terminal-conan-overlord = Overlord : { $available } gemmes disponibles, { $fatigue } en fatigue, récupération { $recovery }, activations restantes { $activations }. La rivière :
terminal-conan-roll = Dernier jet : { $dice }

## Ce que comptent les statistiques

things-hero = Héros
things-card = Équipement
deeds-dealt = Blessures infligées
deeds-taken = Blessures subies
deeds-kills = Adversaires tués
deeds-deaths = Morts
deeds-gems = Gemmes dépensées
deeds-zones = Zones parcourues
deeds-rerolls = Relances

## Ce que les scénarios ajoutent

event-event_chosen = L’événement de l’Overlord : { $what }.
event-event_wounds = Chacun dans cette zone subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
  }.
event-swapped = { $what } change de place dans la rivière.
event-awakened = { $what } s’éveille de la pierre.
event-sacrificed_for = { $what } prend la place de la victime.
event-marker_moved = Le marqueur de tour avance de { $amount }.
prompt-choose_event = Choisissez ce qu’apporte cette tuile : { $tile }.
    .others = { $player } choisit ce qu’apporte cette tuile : { $tile }.
prompt-wound_zone = Choisissez la zone qui souffre.
    .others = { $player } choisit la zone qui souffre.
prompt-swap_tile = Choisissez une tuile qui change de place.
    .others = { $player } choisit une tuile qui change de place.
prompt-free_monster = Choisissez le monstre qui s’éveille.
    .others = { $player } choisit le monstre qui s’éveille.
prompt-choose_start = Choisissez où commence { $figure }.
    .others = { $player } choisit où commence { $figure }.
reason-this-event-is-not-possible = Cet événement n’est pas possible maintenant.
reason-choose-a-zone = Choisissez une zone du plateau.
reason-choose-a-tile-of-the-river = Choisissez une tuile de la rivière.
reason-choose-a-petrified-monster = Choisissez un monstre pétrifié.
reason-this-is-no-place-to-start = On ne commence pas dans cette zone.
action-event = { $of }
    .kind = Choisir un effet
happening-reinforcement = Renforts
happening-ranged_attack_all = Chaque unité capable de tirer tire
happening-area_wounds = Éboulement ou gaz : blessures dans une zone
happening-area_attack_on_carrier = Une malédiction sur le porteur
happening-activate_tile = Une autre tuile à bas prix
happening-swap_tiles = Deux tuiles de la rivière échangent leurs places
happening-replace_tile = Un monstre rejoint la rivière
happening-sacrifice_for_monster = Un sacrifice appelle un monstre
happening-free_monster = Un monstre pétrifié s’éveille
happening-place_figures = Des créatures surgissent
happening-replace_zone_tag = Une zone devient eau
happening-move_marker = Le marqueur de tour avance
happening-token_chain = Une chaîne humaine
card-yasmela = Yasmela
    .gender = feminine
scenario-the_thing_from_the_swamp = La chose du marais
scenario-the_thing_from_the_swamp-text = Yselda gît envoûtée sur l’autel du marais. Les héros doivent rompre le charme, par la mort de Zogar Sag ou le Fétiche picte, et partir avec elle avant que le marqueur de tour n’atteigne 12, que la montée du marais accélère.
scenario-the_serpents_awakening = L’éveil du serpent
scenario-the_serpents_awakening-text = Un héros doit fuir la citadelle avec Yasmela par l’un des passages secrets avant la fin du tour 8 ; deux des quatre sont réels.
event-flooded = { $what } est désormais sous l’eau.
event-charm_ended = Le charme est rompu.
event-looked = { $player } examine le passage secret : { $what }.
event-door_broken = La porte vers { $what } est brisée.
event-cursed = Une malédiction frappe { $what } : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  } de dégâts.
prompt-flood_zone = Choisissez la zone qui se change en eau.
    .others = { $player } choisit la zone qui se change en eau.
prompt-raise_figure = Choisissez où surgit { $figure }, ou passez.
    .others = { $player } peut choisir où surgit { $figure }.
prompt-dodge = Choisissez combien de gemmes { $figure } dépense pour esquiver { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
  } de dégâts.
    .others = { $player } choisit combien de gemmes { $figure } dépense pour esquiver { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
  } de dégâts.
prompt-door_weapon = Choisissez avec quoi { $figure } frappe la porte.
    .others = { $player } choisit avec quoi { $figure } frappe la porte.
prompt-door_second_weapon = Frappez aussi la porte avec une seconde arme de { $figure }, ou non.
    .others = { $player } peut frapper aussi la porte avec une seconde arme de { $figure }.
prompt-door_stool = Frappez aussi la porte avec un tabouret, ou non : { $figure }.
    .others = { $player } peut faire frapper aussi la porte à { $figure } avec un tabouret.
reason-choose-a-zone-that-is-dry = Choisissez une zone qui n’est pas encore de l’eau.
reason-choose-a-water-zone-with-room = Choisissez une zone d’eau où il reste de la place.
action-look = Examiner le passage secret
action-batter = Frapper la porte vers { $of }
    .kind = Frapper une porte
card-gold_bags = Sac d’or
scenario-the_treasure_of_tranicos = Le trésor de Tranicos
scenario-the_treasure_of_tranicos-text = Des pirates emportent hors de la citadelle des sacs d’or valant 1 ou 2. L’Overlord gagne avec 9 d’or ; les héros gagnent si le marqueur de tour atteint 8 avant cela.
event-bag_taken = { $what } prend un sac d’or.
event-bag_left = Un sac d’or valant { $amount } a quitté la citadelle.
prompt-pass_bag_on = Choisissez le sac qui passe de main en main ({ $left } au plus).
    .others = { $player } choisit le sac qui passe de main en main ({ $left } au plus).
prompt-marauder_enters = Choisissez où entre { $figure }.
    .others = { $player } choisit où entre { $figure }.
prompt-marauder_replaces = Choisissez la tuile événement qui cède la place à { $figure }.
    .others = { $player } choisit la tuile événement qui cède la place à { $figure }.
reason-no-chain-of-hands-from-there = Aucune chaîne de mains n’atteint une sortie depuis là.
card-villagers = Villageois
scenario-facing_the_serpent_specter = Face au serpent-spectre
scenario-facing_the_serpent_specter-text = Treize villageois se cachent dans les huttes du marais. Les héros les mènent aux sentiers qui s’en éloignent, ou tuent le Serpent ; l’Overlord gagne quand le Serpent en a dévoré cinq.
event-devoured = Le Serpent dévore un villageois ici : { $what }.
event-saved = Villageois sauvés ici : { $what } ({ $amount }).
prompt-spectre_rises = Choisissez où surgit { $figure }.
    .others = { $player } choisit où surgit { $figure }.
action-devour = Dévorer un villageois : { $of }
    .kind = Dévorer un villageois
action-villager = Un villageois : { $of }
    .kind = Choisir un villageois
event-assailed = L’attaque vise un villageois ici : { $what }.

## Plusieurs événements en une ligne

line-act = { $subject } { $list }.
line-dice = { $other } relance { $subject } et obtient { $list }.
line-return = { $subject } entre ici : { $list }.

## Un fichier de scénario raconté à qui le lit : objectifs, événements, règles spéciales

colour-yellow = jaune
colour-orange = orange
colour-red = rouge
benefit-extra_movement = PM supplémentaires
benefit-active_defence = défense active
benefit-reroll = relances
verdict-heroes = Les héros ont gagné
verdict-overlord = L’Overlord a gagné
verdict-captive_killed = l’autre camp a tué la captive
objective-token_carried_off_board = les héros ont emporté { $token } hors du plateau
objective-round_at_least = le tour { $value } a été joué
objective-marker_at_least = le marqueur de tour a atteint { $value }
objective-no_hero_on_board = aucun héros n’est sur le plateau
objective-all_heroes_dead = tous les héros sont morts
objective-objective_not_met = { $side ->
    [heroes] les héros n’ont pas atteint leur objectif
   *[overlord] l’Overlord n’a pas atteint son objectif
}
objective-character_dead = { $unit } a péri
objective-character_alive = { $unit } vit encore
objective-token_in_zone = { $token } est dans { $zones }
objective-count_below = il reste trop peu de villageois pour que { $value } soient dévorés
objective-score_at_least = { $score ->
    [gold_fled] { $value } d’or ont été emportés
   *[villagers_devoured] { $value } villageois ont été dévorés
}
objective-state_flag = le charme est rompu
objective-hero_in_zone_with = un héros est { $tag ->
    [altar] près d’un autel
    [balcony] sur un balcon
    [bar] au comptoir
    [bedroom] dans une chambre
    [boarding] à un point d’abordage
    [cell] dans un cachot
    [cellar] dans la cave
    [central_water] dans l’eau entre les navires
    [channel] dans un chenal
    [common_room] dans la salle commune
    [courtyard] dans la cour
    [courtyard_room] dans une pièce de la cour
    [double_hut] dans la hutte double
    [edge] au bord du plateau
    [gate] à une porte
    [ground_floor] au rez-de-chaussée
    [hall] dans la grande salle
    [hold_stairs] dans l’escalier de la cale
    [hut] dans une hutte
    [land] sur la terre ferme
    [liquid] dans l’eau
    [mast] à un mât
    [no_roof] à ciel ouvert
    [outdoor] en plein air
    [outside] à l’extérieur
    [overhang] en surplomb
    [pit] dans la fosse
    [poop] sur une dunette
    [rampart] sur le rempart
    [road] sur la route
    [roof] sous un toit
    [room] dans une pièce
    [rubble] sur des gravats
    [ship] sur un navire
    [ship_edge] au bastingage d’un navire
    [stairs] dans l’escalier
    [stone_hut] dans une hutte de pierre
    [throne] près du trône
    [tigress] à bord de la Tigresse
    [top_of_steps] en haut des marches
    [tower] dans une tour
    [turret] dans une tourelle
    [upper] au niveau supérieur
    [upper_floor] à l’étage
    [vandal] à bord du Vandale
    [walkway] sur le chemin de ronde
    [water] dans l’eau
    [wood] sur un sol de bois
    [wood_hut] dans une hutte de bois
   *[street] dans la rue
} avec { $card }
happens-reinforcement = Des renforts valant { $points } points entrent.
happens-ranged_attack_all = Chaque unité capable de tirer tire une fois.
happens-area_wounds = Des blessures sans défense ({ $dice }) dans { $zone ->
    [any] une zone au choix de l’Overlord
   *[other] { $zone }
}.
happens-area_attack_on_carrier = Des dégâts ({ $dice }) à qui porte { $token } ; seule l’esquive aide.
happens-activate_tile = Une tuile quelconque est activée, au prix de { $gem_cost ->
    [one] { $gem_cost } gemme
   *[other] { $gem_cost } gemmes
}.
happens-swap_tiles = { $count } tuiles de la rivière échangent leurs places.
happens-sacrifice_for_monster = { $victim } meurt ; à cette place apparaît : { $unit }.
happens-free_monster = Un monstre pétrifié s’éveille.
happens-place_figures = Jusqu’à { $count } figurines surgissent de l’eau : { $unit }.
happens-replace_zone_tag = Une zone devient de l’eau.
happens-move_marker = Le marqueur de tour avance de { $by }.
happens-token_chain = Jusqu’à { $max_tokens } trésors passent de main en main et quittent le plateau.
happens-replace_tile = { $unit } entre ; sa tuile remplace une tuile événement.
limit-points = Des figurines mortes reviennent ; chacune coûte les points imprimés sur sa tuile.
limit-first_time = La première fois, { $points } points de plus.
limit-per_zone = Au plus { $count ->
    [one] { $count } figurine entre
   *[other] { $count } figurines entrent
} dans chaque zone.
limit-counts = Cela compte parmi les activations du tour.
limit-free = Cela ne compte pas parmi les activations du tour.
limit-monsters = Au plus { $count ->
    [one] { $count } monstre éveillé
   *[other] { $count } monstres éveillés
} à la fois.
limit-once = Une seule fois par partie.
limit-everybody = Tout le monde y est touché, amis et ennemis.
lies-open = { $token } : dans { $zones }.
lies-hidden = { $token } : l’Overlord choisit une de ces zones : { $zones }.
lies-later = { $token } : apparaît en cours de partie.
lies-petrified = Monstres pétrifiés : dans { $zones }.
lies-secret_passage = Passages secrets : dans { $zones }.
special-flee_board = Les héros peuvent partir par les sorties du plateau.
special-cannot_leave_board = Ne quitte jamais le plateau : { $tile }.
special-leap_failure = Le scénario dit ce que fait un saut manqué : chute, mort ou rien.
special-door_lock = Des portes sont verrouillées, difficulté { $difficulty }.
special-door_damage = Les portes cèdent à { $damage_in_one_attack } dégâts en une attaque.
special-door_free_for = { $side ->
    [overlord] Les unités de l’Overlord ouvrent les portes librement.
   *[heroes] Les héros ouvrent les portes librement.
}
special-door_step_cost = Le premier passage par certaines portes coûte { $extra_mp } PM de plus.
special-key_opens = Ouvre ce qui est verrouillé : { $card }.
special-drop_on_death = En mourant, { $unit } laisse : { $card }.
special-armour_against = Contre { $weapon }, l’armure de { $unit } est de { $armour }.
special-border_override = Franchir certaines limites coûte plus ou moins que d’habitude.
special-petrified = Les statues occupent leur zone et ne font rien d’autre.
special-zone_forbidden = { $unit } ne peut pas entrer dans : { $zones }.
special-reinforcement_anywhere = Les renforts entrent dans toute zone, au plus { $max_per_zone } dans chacune.
special-table_bonus = Monter sur une table ajoute aux attaques : { $dice }.
special-chair_bonus = Un tabouret utilisé lors d’une attaque au corps-à-corps ajoute : { $dice }.
special-carry_by_units = Les unités de l’Overlord peuvent emporter : { $tokens }.
special-hero_death_moves_marker = La mort d’un héros avance le marqueur de tour de { $by }.
special-water_appearance = Surgit de l’eau une fois par tour et ne marche pas : { $unit }.
special-break_wall_for_gems = { $unit } brise un mur voisin pour { $gem_cost ->
    [one] { $gem_cost } gemme
   *[other] { $gem_cost } gemmes
}.
special-tile_flips_at_life = À { $life_at_most } points de vie ou moins, une tuile est retournée : { $unit }.
special-melee_reach_for = Combat dans les zones voisines et peut y être combattu : { $unit }.
special-captives = À sauver ou à dévorer : { $tokens }.
special-charm = Un charme retient { $token }.
special-bonus_card_roll = Ouvrir un coffre peut aussi donner : { $gives }.
special-tentacle_breaks_wall = Brise un mur au lieu d’attaquer : { $unit }.
special-reveal_token = Les héros de la zone peuvent examiner un passage secret.
special-flee_by_token = Les héros fuient par un vrai passage secret avec : { $carrying }.
special-start_choice = Choisissent où commencer, à côté de { $with_tile } : { $heroes }.
special-benefits = Améliorations ponctuelles de l’Overlord : { $benefits }.
special-no_benefits = L’Overlord n’a pas d’améliorations ponctuelles.
special-numbers = Jetons Chiffre au-dessus de la rivière : { $numbers }.

## Ce qui ne va pas dans un fichier de scénario

mistake-no-toml = ce n’est pas du TOML : { $why }
mistake-long-key = une clé a { $count } parties ; { $most } au plus sont permises
mistake-deep = des crochets ou accolades s’emboîtent sur { $count } niveaux ; { $most } au plus sont permis
mistake-too-many-tables = { $count } tables ([…] et {"{…}"}) ; { $most } au plus sont permises
mistake-too-many-values = { $count } valeurs ; { $most } au plus sont permises
mistake-too-many = il y en a { $count } ; { $most } au plus sont permis
mistake-too-much = la lecture de ce fichier demande plus de { $seconds } secondes ou de { $megabytes } Mo ; raccourcissez-le
mistake-wrong-shape = quelque chose ici n’a pas la bonne forme ; comparez avec un scénario fourni
mistake-missing = cette clé manque
mistake-not-allowed = { $value } n’est pas permis ; sont permis : { $allowed }
mistake-no-list = { $value } n’est pas une liste
mistake-no-table = { $value } n’est pas une table
mistake-no-number = { $value } n’est pas un nombre entier de { $least } à { $most }
mistake-one-each = écrivez [[{ $name }]] une fois pour chacun
mistake-heroes-listed = { $count } héros cités, mais heroes_max dit autre chose
mistake-hero-twice = un héros est cité deux fois
mistake-twice = { $value } y figure deux fois
mistake-few-numbers = { $count } chiffres pour { $tiles } tuiles
mistake-river-full = { $count } tuiles ; au plus { $most } tiennent (E108)
mistake-no-second-tile = cette figurine n’a pas de seconde tuile ici
mistake-name-taken = { $name } est déjà dans ce scénario
mistake-crowded = trop de figurines commencent dans la zone { $zone }
mistake-box = { $count } { $unit } ; la boîte en a { $most }
mistake-total = { $count } sont dans ce fichier, et non { $total }
mistake-few-cards = moins de cartes que de coffres
mistake-nowhere = dites où il est : zone, figures, places, hidden ou created_when
mistake-no-door = aucune porte ne va entre ces zones
mistake-door-shut = dites comment elle s’ouvre : { $allowed }
mistake-no-options = nommez-en au moins une
mistake-no-event = la tuile { $tile } n’a pas d’événement
mistake-all-or-any = écrivez soit all, soit any
mistake-no-tests = nommez au moins un test
mistake-both-sides = chaque camp en a besoin d’un

## Ce qui a changé sur le plateau, dans le navigateur et dans le terminal

mark-halo = sous un halo
mark-table = sur une table
mark-held = dans une étreinte
mark-stilled = ne peut pas bouger ce tour
mark-away = hors du plateau
mark-commanded = a reçu un ordre
mark-acted = a agi
mark-carrying = porte un fardeau
mark-web = { $count ->
    [one] dans une toile
   *[other] dans { $count } toiles
  }
mark-petrified = statue qui occupe sa zone et ne fait rien
mark-ally = du côté des héros
board-door = porte fermée vers { $zone }
board-flooded = inondée, cette zone est désormais de l’eau
board-passage-unknown = passage secret, vrai ou faux
board-passage-real = passage secret, un vrai
board-passage-false = passage secret, un faux
board-lasting = Sorts qui durent
board-lasting-figure = { $spell } sur { $target }
board-lasting-zone = { $spell } dans { $target }
board-lasting-heroes = { $spell } pour les héros
board-lasting-overlord = { $spell } pour l’Overlord
board-gold = or emporté : { $gold }
board-devoured = villageois dévorés : { $villagers }
board-chest-deck = cartes restantes pour les coffres : { $cards }
board-base-move = premier mouvement d’un tour : { $points }

## Plusieurs réponses en une

route-walk = { $figure } va vers { $zone } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $hindrance ->
    [0] {""}
   *[other] {" "}(dont { $hindrance } à cause des ennemis)
  }, { $gems ->
    [0] gratuit
    [one] 1 gemme
   *[other] { $gems } gemmes
  }{ $walls ->
    [0] {""}
    [one] , en défonçant une cloison
   *[other] , en défonçant { $walls } cloisons
  }{ $risks ->
    [0] {""}
   *[other] , les dés décident du dernier pas
  }
route-strike = { $way ->
    [1] { $figure } tire sur { $target }
    [2] { $figure } projette une toile sur { $target }
   *[other] { $figure } frappe { $target }
  }{ $armed ->
    [0] , à mains nues
    [1] {" "}avec { $card }
   *[other] {""}
  }{ $yellow ->
    [0] {""}
    [one] , 1 dé jaune
   *[other] , { $yellow } dés jaunes
  }{ $orange ->
    [0] {""}
    [one] , 1 dé orange
   *[other] , { $orange } dés orange
  }{ $red ->
    [0] {""}
    [one] , 1 dé rouge
   *[other] , { $red } dés rouges
  }
route-cast = { $figure } lance { $spell } sur { $target } : { $gems ->
    [0] gratuit
    [one] 1 gemme
   *[other] { $gems } gemmes
  }
route-likewise = { $figures ->
    [one] { $figures } figurine suit
   *[other] { $figures } figurines suivent
  } de { $from } vers { $zone } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $gems ->
    [0] gratuit
    [one] 1 gemme
   *[other] { $gems } gemmes
  }

## De quoi sont faits les scénarios : pour l’éditeur et la documentation

about-rule-armour_against = L’armure d’une unité est différente contre une arme.
about-rule-border_override = Les limites d’un type se franchissent à d’autres conditions que celles du plan.
about-rule-charm = Un charme retient quelqu’un, que l’on ne peut ramasser avant qu’il soit rompu.
about-rule-bonus_card_roll = Qui ouvre un coffre lance aussi un dé pour une carte.
about-rule-flee_board = Les héros quittent le plateau par les sorties du plan.
about-rule-cannot_leave_board = Les figurines d’une tuile ne quittent jamais le plateau.
about-rule-key_opens = Une carte ouvre un objet verrouillé que son héros porte ou qui est dans sa zone, ou une porte.
about-rule-leap_failure = Ce que fait un saut manqué, et à qui.
about-rule-hero_death_moves_marker = La mort d’un héros avance le marqueur de tour.
about-rule-reveal_token = Les héros peuvent examiner un passage secret de leur zone.
about-rule-flee_by_token = Les héros quittent le plateau par un vrai passage secret.
about-rule-zone_forbidden = Un héros ou une unité ne peut entrer dans certaines zones.
about-rule-melee_reach_for = Une unité combat dans les zones voisines et peut y être combattue.
about-rule-door_lock = Redit la difficulté des serrures ; les portes elles-mêmes ont le nombre.
about-rule-door_damage = Redit ce qui brise les portes ; les portes elles-mêmes ont le nombre.
about-rule-door_free_for = Redit pour qui les portes ne sont pas un obstacle ; les portes le disent aussi.
about-rule-door_step_cost = Redit ce que coûte le premier pas par les portes ; les portes elles-mêmes ont le nombre.
about-rule-petrified = Redit que les statues ne font qu’occuper leur zone.
about-rule-reinforcement_anywhere = Redit que les renforts entrent dans n’importe quelle zone.
about-rule-chair_bonus = Un tabouret utilisé au corps à corps ajoute des dés.
about-rule-water_appearance = Une unité ne marche pas : elle surgit de l’eau une fois par tour.
about-rule-start_choice = Des héros choisissent où ils commencent, à côté des figurines d’une tuile.
about-rule-table_bonus = Être debout sur une table ajoute des dés aux attaques.
about-rule-tile_flips_at_life = La seconde tuile d’une figurine est retournée quand sa vie est basse.
about-rule-carry_by_units = Les unités de l’Overlord emportent des trésors hors du plateau.
about-rule-drop_on_death = Une unité qui meurt laisse une carte.
about-rule-captives = Des villageois sont à sauver ou à dévorer.
about-rule-tentacle_breaks_wall = Une unité brise un mur au lieu d’attaquer.
about-rule-break_wall_for_gems = Une unité brise un mur voisin contre des gemmes.
about-event-reinforcement = Des figurines mortes ou en attente entrent par les zones de renfort.
about-event-ranged_attack_all = Chaque unité capable de tirer tire une fois.
about-event-area_wounds = Tous ceux d’une zone au choix de l’Overlord subissent des blessures sans défense.
about-event-area_attack_on_carrier = Des dégâts à qui porte un jeton ; seule l’esquive aide.
about-event-activate_tile = N’importe quelle tuile de la rivière est activée pour un prix fixe.
about-event-swap_tiles = Des tuiles de la rivière échangent leurs places.
about-event-replace_tile = Un monstre de la réserve entre ; sa tuile remplace une tuile d’événement.
about-event-sacrifice_for_monster = Une unité meurt et un monstre de la réserve prend sa place.
about-event-free_monster = Une figurine pétrifiée s’éveille ; sa tuile rejoint la rivière.
about-event-place_figures = Des figurines de la réserve surgissent dans des zones d’eau.
about-event-replace_zone_tag = Une zone au bord de l’eau devient de l’eau.
about-event-move_marker = Le marqueur de tour avance.
about-event-token_chain = Des trésors passent d’unité en unité et quittent le plateau.
about-test-token_carried_off_board = Les héros ont emporté un jeton hors du plateau.
about-test-round_at_least = Tant de tours ont été joués.
about-test-marker_at_least = Le marqueur de tour est arrivé là.
about-test-character_dead = Quelqu’un est mort.
about-test-character_alive = Quelqu’un est vivant.
about-test-all_heroes_dead = Tous les héros sont morts.
about-test-no_hero_on_board = Aucun héros n’est sur le plateau.
about-test-objective_not_met = L’autre camp n’a pas rempli ses objectifs.
about-test-token_in_zone = Un jeton est dans l’une de certaines zones.
about-test-hero_in_zone_with = Un héros est dans une zone d’un type avec une carte ou un jeton.
about-test-state_flag = Le charme est rompu.
about-test-score_at_least = Un compteur est arrivé là.
about-test-count_below = Des compteurs montrent ensemble moins qu’un nombre.
parameter-armour = l’armure à la place
parameter-attackable_by = « overlord » : ses figurines peuvent les attaquer
parameter-border_kind = le type de limite
parameter-broken_when = des tests, chacun une table comme dans un objectif : un seul le rompt
parameter-by = de combien, ou par quel camp
parameter-card = la carte
parameter-carrying = le jeton qu’ils doivent porter
parameter-colour = la couleur des socles de la tuile
parameter-count = combien
parameter-counters = les compteurs additionnés
parameter-counts_toward_limit = false : n’est pas l’une des deux activations du tour
parameter-damage_in_one_attack = dégâts d’une attaque qui les brisent
parameter-dice = les dés, une couleur chacun
parameter-die = qui meurt : heroes, minions, allies, units, ou le nom d’une unité
parameter-difficulty = la difficulté de la serrure
parameter-door = la porte, par son id
parameter-doors = des portes par leurs id, ou « all »
parameter-extra_mp = points de mouvement en plus
parameter-fall_into_water = qui tombe à l’eau : comme pour « die »
parameter-first_time_bonus = points de plus la première fois
parameter-flag = le nom de ce que fixe le charme : « charm_broken »
parameter-gem_cost = gemmes qu’il coûte
parameter-gives = la carte que cela donne
parameter-hero = le héros
parameter-heroes = les héros
parameter-life_at_most = vie à laquelle cela arrive, ou moins
parameter-max_monster_tiles_face_up = seulement tant que moins de tuiles de monstres que cela sont face visible
parameter-max_per_zone = figurines qui entrent dans une zone au plus
parameter-max_tokens = trésors au plus
parameter-mp_cost = points de mouvement que cela coûte
parameter-points = points de renfort
parameter-score = le compteur
parameter-set = ce qui change de la limite, une table comme {"{"}"extra_mp": 1{"}"}
parameter-side = le camp
parameter-stay = qui reste où il est : comme pour « die »
parameter-tag = le type de zone
parameter-tile = la tuile, par le nom de son unité
parameter-token = le jeton
parameter-tokens = les jetons
parameter-unit = l’unité, dont le fichier a des figurines
parameter-value = le nombre
parameter-victim = l’unité qui meurt
parameter-weapon = l’arme
parameter-with_tile = la tuile à côté des figurines de laquelle ils commencent
parameter-zones = les zones
parameter-kind-number = un nombre
parameter-kind-dice = des couleurs de dés
parameter-kind-zones = des zones du plan
parameter-kind-unit = une unité de ce scénario
parameter-kind-hero = un héros de ce scénario
parameter-kind-heroes = des héros de ce scénario
parameter-kind-counters = des compteurs
parameter-kind-card = une carte
parameter-kind-token = un jeton de ce scénario
parameter-kind-door = une porte de ce scénario
parameter-kind-doors = des portes de ce scénario
parameter-kind-border_kind = un type de limite du plan
parameter-kind-side = heroes ou overlord
parameter-kind-tag = un type de zone du plan
parameter-kind-counter = un compteur
parameter-kind-tile = une tuile
parameter-kind-word = un mot, un nombre ou une liste
advice-no-way-out = Quelque chose doit quitter le plateau, mais aucune règle spéciale ne laisse partir les héros.
advice-no-exit = Les héros peuvent quitter le plateau, mais ce plan n’a pas de sortie.
advice-no-entry = Des renforts arrivent, mais aucune zone ne les laisse entrer.
advice-never-enter = Des figurines attendent hors du plateau, mais aucun événement n’amène de renforts.
advice-limit-only-shown = La limite de { $limit } tours est seulement affichée : aucun objectif ne regarde les tours.
advice-other-limit = La limite affichée est de { $limit } tours, mais un objectif regarde le tour { $value }.
advice-no-end = Rien ne termine la partie par le temps : elle peut durer très longtemps.
advice-key-nowhere = Seul l’objet { $card } ouvre cette porte, et personne ne peut le trouver.
advice-nobody-there = Aucune figurine de l’Overlord n’est sur le plateau au début.
advice-bare-hands = { $hero } commence sans cartes ni sorts.
mistake-too-long = un fichier a au plus { $most } lettres
