### Conan : noms et textes

## Jeu

game-name = Conan
game-about = Un joueur est l’Overlord et commande une horde ; les autres mènent Conan et ses compagnons. Les gemmes sont la force, le souffle et la vie : dépensez-les bien et atteignez l’objectif du scénario avant la fin des tours.

## Options

option-scenario = Scénario
option-scenario-text = L’histoire jouée : son plateau, ses objectifs et ses règles.
option-heroes = Héros
option-heroes-text = Le nombre de héros en jeu ; les gemmes de l’Overlord en dépendent. À trois, le dernier héros cité par le scénario reste absent.

## Scénarios

scenario-in_the_clutches_of_the_picts = Dans les griffes des Pictes
scenario-in_the_clutches_of_the_picts-text = Les héros doivent trouver Yselda, cachée dans l’une des huit huttes, et quitter le plateau avec elle et la tête de Zogar Sag avant la fin du tour 8.

## Score

score-victory = Victoire
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
figure-hyenas_1 = Hyène 1
figure-hyenas_2 = Hyène 2
figure-hyenas_3 = Hyène 3
figure-hyenas_4 = Hyène 4
figure-hyenas_5 = Hyène 5
figure-zogar_sag = Zogar Sag
figure-giant_snake = Serpent géant

## Tuiles de la rivière

tile-event_1 = Événement
tile-event_2 = Événement 2
tile-pict_hunters = Chasseurs pictes
tile-pict_hunters_blue = Chasseurs pictes (bleu)
tile-pict_hunters_green = Chasseurs pictes (vert)
tile-pict_hunters_orange = Chasseurs pictes (orange)
tile-pict_hunters_red = Chasseurs pictes (rouge)
tile-pict_warriors_purple = Guerriers pictes (violet)
tile-pict_warriors = Guerriers pictes
tile-hyenas = Hyènes
tile-hyenas_second = Hyènes (2)
tile-zogar_sag = Zogar Sag
tile-zogar_sag_second = Zogar Sag (2)
tile-giant_snake = Serpent géant
tile-giant_snake_second = Serpent géant (2)

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

card-battle_axe = Hache de bataille
card-kris = Kriss
card-dagger = Dague
card-ornamental_spear = Lance d’ornement
card-throwing_knives = Lames de lancer
card-crossbow = Arbalète
card-bossonian_bow = Arc bossonien
card-shield = Écu
card-buckler = Bouclier
card-leather_armor = Armure de cuir
card-chain_mail = Cotte de maille
card-life_potion = Potion de vie
card-explosive_orb = Orbe explosif
card-yselda = Yselda
card-zogar_head = Tête de Zogar Sag

## Sorts

spell-teleportation = Téléportation
spell-mitras_halo = Halo de Mitra
spell-lightning_storm = Tempête d’éclairs

## Compétences

skill-blocking = Bloqueur
skill-wall_wrecker = Défoncer les cloisons
skill-climb = Escalade
skill-evasive = Insaisissable
skill-intangible = Intangible
skill-swimming = Natation
skill-web_projection = Projection de toile
skill-leap = Saut
skill-feline_grace = Souplesse féline
skill-flying = Vol
skill-reach = Allonge
skill-ambidextrous = Ambidextrie
skill-constriction = Constriction
skill-circular_strike = Coup circulaire
skill-precision_strike = Coup précis
skill-attack_from_beyond = Retour de l’Au-delà
skill-counterattack = Riposte
skill-elite_shooter = Tireur d’élite
skill-precision_shot = Tir précis
skill-bodyguard = Garde du corps
skill-untouchable = Intouchable
skill-sacrifice = Sacrifice
skill-protected = Sous protection
skill-spell_caster = Lanceur de sort
skill-alchemy = Alchimie
skill-leadership = Commandement
skill-concentration = Concentration
skill-lock_picking = Crochetage
skill-fascination = Fascination
skill-horror = Horreur
skill-jinx = Malchance
skill-poison = Poison
skill-support = Soutien

## Cases

box-movement = mouvement
box-melee = corps-à-corps
box-ranged = attaque à distance
box-defence = défense
box-manipulation = manipulation
box-reroll = relance
box-teleportation = Téléportation
box-mitras_halo = Halo de Mitra
box-lightning_storm = Tempête d’éclairs

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
action-done = { $of } ne fait plus rien
action-move = Aller vers { $of }
action-run = Aller vers { $of } en achetant les points de mouvement manquants
action-wreck = Défoncer la cloison et aller vers { $of }
action-leave = Quitter le plateau
action-fight = Combattre avec { $of }
action-unarmed = Combattre à mains nues
action-shoot = Tirer avec { $of }
action-cast = Lancer le sort { $of }
action-open = Ouvrir le coffre
action-pick = Ramasser { $of }
action-give = Donner { $of }
action-take = Prendre { $of } à un héros
action-throw = Lancer { $of }
action-drop = Lâcher { $of }
action-use = Utiliser { $of }
action-figure = { $of }
action-extra = Mouvement supplémentaire pour { $of }
action-zone = { $of }
action-gems = { $of }
action-card = { $of }
action-box = De la case { $of }
action-free = Relance gratuite : { $of }
action-supported = Relance par soutien : { $of }
action-paid = Relance pour 1 gemme : { $of }
action-keep = Garder le jet
action-tile = Activer { $of }
action-clean = Retirer { $of } de la rivière pour 2 gemmes

## Questions

prompt-HideCaptive = { $player } : choisissez en secret la hutte où la captive est cachée.
prompt-ChooseState = { $player } : { $figure } sera-t-il actif ou en récupération ? Disponibles { $available }, fatigue { $fatigue }, blessures { $wounds }.
prompt-HeroesAct = Héros : qui agit ? { $player } est interrogé d’abord, chacun de vous peut répondre.
prompt-HeroActs = { $player } : que fait { $figure } ? Gemmes disponibles : { $available }, points de mouvement : { $points }.
prompt-OverlordActs = { $player } : activez une tuile pour le numéro de sa place dans la rivière. Gemmes disponibles : { $available }, activations restantes : { $activations }.
prompt-ChooseMover = { $player } : quelle figurine de { $tile } fait son déplacement gratuit ?
prompt-ChooseAttacker = { $player } : quelle figurine de { $tile } attaque ou avance encore ? Gemmes disponibles : { $available }.
prompt-Reinforce = { $player } : quelle figurine revient ? Points restants : { $points }.
prompt-PlaceReinforcement = { $player } : où entre { $figure } ?
prompt-MoveFigure = { $player } : où va { $figure } ? Points de mouvement : { $points }.
prompt-React = { $player } : { $figure } lance-t-il un sort de réaction maintenant ?
prompt-CleanUp = { $player } : vous pouvez retirer de la rivière des tuiles ensanglantées.
prompt-Rerolls = { $player } : { $roller } a { $successes ->
    [0] aucun succès
   *[other] { $successes } succès
  }. Relancez des dés ou gardez le jet.
prompt-ChooseTarget = { $player } : qui { $figure } attaque-t-il ?
prompt-ChooseGems = { $player } : combien de gemmes { $figure } dépense-t-il en { $box } ? Disponibles : { $available }.
prompt-OrderVictims = { $player } : quelle est la victime suivante ? Il en reste { $victims }.
prompt-AttackFromBeyond = { $player } : { $figure } meurt et frappe une dernière fois. Qui ?
prompt-ChooseDefence = { $player } : { $attacker } menace { $figure } de { $damage } points de dégâts. Combien de gemmes pour la défense ?
prompt-ChooseDefenceCard = { $player } : avec quelle carte { $figure } se défend-il ?
prompt-LoseFromBox = { $player } : { $figure } est blessé. Quelle case perd une gemme ?
prompt-ChoosePartner = { $player } : avec qui échanger { $card } ?
prompt-TakeContent = { $player } : le coffre contient { $card }. Le prendre ?
prompt-ThrowTo = { $player } : où lancer { $card } ?
prompt-TeleportTo = { $player } : où apparaît { $figure } ?
prompt-StrikeZone = { $player } : quelle zone frappe la tempête de { $figure } ?

## Événements

event-round = Le tour { $amount } commence.
event-chose_active = { $what } est actif et récupère { $amount }.
event-chose_rest = { $what } se repose et récupère { $amount }.
event-overlord_recovered = L’Overlord récupère { $amount }.
event-acts = { $what } agit.
event-moved = … va vers { $what } ({ $amount } PM).
event-bought_moves = … achète { $amount } PM.
event-wrecked = … défonce la cloison de { $what }.
event-left_board = { $what } quitte le plateau.
event-attacked = … attaque { $what }.
event-used_card = … utilise { $what }.
event-spent = … dépense { $amount } en { $what }.
event-rolled = { $player } obtient { $what }.
event-rerolled = { $player } relance { $what }.
event-damage = Dégâts : { $amount }.
event-defended = { $what } arrête jusqu’à { $amount }.
event-wounded = { $what } subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
  }.
event-died = { $what } meurt.
event-cast_spell = … lance { $what } pour { $amount }.
event-teleported = … apparaît en { $what }.
event-halo_left = Le halo de { $what } disparaît.
event-opened = Le coffre contenait { $what }.
event-failed = … échoue avec { $amount }.
event-picked = { $player } prend { $what }.
event-gave = { $player } donne { $what }.
event-took = { $player } reçoit { $what }.
event-dropped = { $player } lâche { $what }.
event-landed = L’objet tombe en { $what }.
event-exploded = Explosion en { $what } !
event-drank = { $player } utilise { $what } et récupère { $amount }.
event-activated = L’Overlord active { $what } pour { $amount }.
event-cleaned = { $what } quitte la rivière.
event-bloodied = { $what } : tous morts, la tuile est ensanglantée.
event-reinforced = { $what } revient.
event-entered = … en { $what }.
event-hid = { $known ->
    [yes] La captive est cachée : { $what }.
   *[no] La captive est cachée.
  }
event-found = { $what } est retrouvée !
event-trophy = { $what } est à terre.
event-captive_died = { $what } est tuée par { $player }.
event-heroes_win = Les héros ont gagné.
event-overlord_wins = L’Overlord a gagné.
event-searched = Personne n’est caché ici : { $what }.

## Refus

reason-activate-a-tile-or-end-the-turn = Activez une tuile, dépolluez la rivière ou terminez le tour.
reason-an-enemy-blocks-the-way = Un adversaire de cette zone bloque le passage.
reason-at-least-one-gem = Il faut dépenser au moins une gemme.
reason-be-active-or-rest = Choisissez : actif ou en récupération.
reason-choose-a-box-with-gems = Choisissez une case qui porte des gemmes.
reason-choose-a-figure-that-can-still-move = Choisissez une figurine de cette tuile qui n’a pas bougé et qui le peut.
reason-choose-a-hero-in-the-zone = Choisissez un héros de la même zone qui a la carte ou la place pour elle.
reason-choose-one-of-the-victims = Choisissez une des victimes.
reason-move-the-figure-or-stop = Déplacez la figurine ou arrêtez-vous.
reason-name-an-active-hero = Nommez un héros actif qui peut agir.
reason-no-activation-is-left = Il ne reste aucune activation à ce tour.
reason-no-die-shows-this = Aucun dé ne montre ce résultat.
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
reason-the-hero-named-must-act-first = Le héros nommé doit d’abord faire quelque chose.
reason-there-is-no-chest-here = Il n’y a pas de coffre ici.
reason-this-border-cannot-be-crossed = Cette frontière ne se franchit pas.
reason-this-card-cannot-be-used-now = Cette carte ne peut pas servir maintenant.
reason-this-figure-cannot-attack = Cette figurine ne peut pas attaquer maintenant.
reason-this-figure-cannot-return = Cette figurine ne peut pas revenir.
reason-this-is-no-action-of-a-hero = Ce n’est pas une action de héros.
reason-this-is-no-target-for-the-attack = Ce n’est pas une cible pour cette attaque.
reason-this-spell-cannot-be-cast = Ce sort ne peut pas être lancé maintenant.
reason-this-tile-is-not-in-the-river = Cette tuile n’est pas dans la rivière.
reason-this-wall-cannot-be-broken = Cette cloison ne peut pas être défoncée.
reason-this-zone-is-not-adjacent = Cette zone n’est pas adjacente.
reason-this-zone-is-not-in-sight = Cette zone n’est pas en vue.
reason-this-zone-is-saturated = Il n’y a pas de place dans cette zone.
reason-too-far-or-too-full = Cette zone est trop loin ou n’a pas de place.

## La table dans le terminal

terminal-conan-round = tour { $round } sur { $limit }
terminal-conan-legend = { $chest } coffre  { $hidden } captive ici peut-être  { $broken } cloison défoncée
terminal-conan-heroes = Héros
terminal-conan-hero = Héros
terminal-conan-place = Où
terminal-conan-gems = Gemmes : disponibles / fatigue / blessures
terminal-conan-used = Utilisées ce tour
terminal-conan-load = Encombrement
terminal-conan-cards = Cartes et sorts
terminal-conan-active = actif
terminal-conan-resting = en récupération
terminal-conan-dead = mort
terminal-conan-left = a quitté le plateau
terminal-conan-halo = halo
terminal-conan-overlord = Overlord : { $available } gemmes disponibles, { $fatigue } en fatigue, récupération { $recovery }. La rivière :
terminal-conan-roll = Dernier jet : { $dice }

## Ce que comptent les statistiques

things-hero = Héros
things-card = Équipement
