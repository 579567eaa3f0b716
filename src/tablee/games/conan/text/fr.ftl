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

hero-belit = Bêlit
hero-conan = Conan
hero-hadrathus = Hadrathus
hero-shevatas = Shevatas
hero-amra_the_lion = Amra le Lion
hero-ngora = N’Gora
hero-valeria = Valeria
hero-zelata = Zelata
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
figure-amra_the_lion = Amra le Lion
figure-ngora = N’Gora
figure-valeria = Valeria
figure-zelata = Zelata
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
figure-taurus = Taurus
figure-skuthus = Skuthus
figure-thak = Thak
figure-zaporavo = Zaporavo
figure-zogar_sag = Zogar Sag
figure-pict_hunters_blue_1 = Chasseur picte (bleu) 1
figure-pict_hunters_blue_2 = Chasseur picte (bleu) 2
figure-pict_hunters_blue_3 = Chasseur picte (bleu) 3
figure-pict_hunters_blue_4 = Chasseur picte (bleu) 4
figure-pict_warriors_purple_1 = Guerrier picte (violet) 1
figure-pict_warriors_purple_2 = Guerrier picte (violet) 2
figure-pict_warriors_purple_3 = Guerrier picte (violet) 3
figure-hyenas_1 = Hyène 1
figure-hyenas_2 = Hyène 2
figure-hyenas_3 = Hyène 3
figure-hyenas_4 = Hyène 4
figure-hyenas_5 = Hyène 5
figure-pict_hunters_green_1 = Chasseur picte (vert) 1
figure-pict_hunters_green_2 = Chasseur picte (vert) 2
figure-pict_hunters_green_3 = Chasseur picte (vert) 3
figure-pict_hunters_green_4 = Chasseur picte (vert) 4
figure-giant_snake = Serpent géant
figure-pict_hunters_red_1 = Chasseur picte (rouge) 1
figure-pict_hunters_red_2 = Chasseur picte (rouge) 2
figure-pict_hunters_red_3 = Chasseur picte (rouge) 3
figure-pict_hunters_red_4 = Chasseur picte (rouge) 4

## Tuiles de la rivière

tile-pict_hunters_blue = Chasseurs pictes (bleus)
tile-zogar_sag = Zogar Sag
tile-pict_warriors_purple = Guerriers pictes (violets)
tile-hyenas = Hyènes
tile-pict_hunters_green = Chasseurs pictes (verts)
tile-giant_snake = Serpent géant
tile-pict_hunters_red = Chasseurs pictes (rouges)
tile-event_1 = Événement

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

## Cartes

card-leather_armor = Armure de cuir
card-zingaran_breastplate = Plastron zingaréen
card-chain_mail = Cotte de maille
card-scale_mail = Armure d’écailles
card-buckler = Bouclier
card-shield = Écu
card-tribal_shield = Bouclier tribal
card-kris = Kriss
card-sacrificial_dagger = Dague sacrificielle
card-dagger = Dague
card-parrying_dagger = Dague de parade
card-yuetshi_knife = Poignard Yuetshi
card-tribal_mace = Masse tribale
card-ornamental_spear = Lance d’ornement
card-throwing_knives = Lames de lancer
card-crossbow = Arbalète
card-javelin = Javelot
card-zingaran_bow = Arc zingaréen
card-bossonian_bow = Arc bossonien
card-axe = Hache
card-sword = Épée
card-turanian_sword = Épée turanienne
card-pirate_saber = Sabre de pirate
card-conans_sword = Épée de Conan
card-stygian_scepter = Sceptre stygien
card-mitras_mace = Masse de Mitra
card-two_handed_sword = Épée à deux mains
card-battle_axe = Hache de bataille
card-halberd = Hallebarde
card-black_staff = Bâton noir
card-mitras_staff = Bâton de Mitra
card-key = Clef
card-ring = Anneau
card-heart_of_ahriman = Cœur d’Ahriman
card-potion = Potion
card-phial = Fiole
card-unguent = Onguent
card-elixir = Élixir
card-pictish_drink = Alcool picte
card-life_potion = Potion de vie
card-explosive_orb = Orbe explosif
card-sorcerers_scepter = Sceptre de sorcier
card-pictish_fetish = Fétiche picte
card-shamans_staff = Bâton de shaman
card-hyrkanian_mirror = Miroir hyrkanien
card-censer = Encensoir
card-tools = Outils
card-stygian_artifact = Artefact stygien
card-xuthals_crown = Couronne de Xuthal
card-spellbook = Grimoire
card-cape = Cape
card-sacred_treasure = Trésor sacré
card-empty_chest = Coffre vide
card-idol_of_yag_kosha = Idole de Yag-Kosha
card-objective_card = Carte Objectif
card-yselda = Yselda
card-zogar_head = Tête de Zogar Sag

## Sorts

spell-archer_of_acheron = Archer d’Achéron
spell-drying_earth = Assèchement de la terre
spell-dagons_attack = Attaque de Dagon
spell-kiss_of_death = Baiser de la mort
spell-barrier_of_the_winds = Barrière des Vents
spell-mystic_barrier = Barrière mystique
spell-blessing_of_ibis = Bénédiction d’Ibis
spell-magic_block = Blocage magique
spell-bels_caress = Caresse de Bel
spell-shapechanger = Change-forme
spell-divine_charisma = Charisme divin
spell-mind_control = Contrôle mental
spell-fleet_runner = Course vive
spell-changing_destiny = Destin changeant
spell-gift_of_life = Don de vie
spell-energy_drain = Drain d’énergie
spell-escape_route = Échappatoire
spell-magical_dizziness = Étourdissement
spell-withering = Flétrissement
spell-gullahs_strength = Force de Gullah
spell-mitras_healing = Guérison de Mitra
spell-mitras_halo = Halo de Mitra
spell-sets_halo = Halo de Set
spell-sets_illusion = Illusion de Set
spell-inversion = Inversion
spell-tears_of_dagon = Larmes de Dagon
spell-light_as_a_feather = Léger comme une plume
spell-bels_hand = Main de Bel
spell-hand_of_death = Main de la mort
spell-bad_luck = Malchance
spell-sets_bite = Morsure de Set
spell-lethal_cloud = Nuage mortel
spell-pestilential_swarm = Nuée pestilentielle
spell-eagle_eye = Œil de faucon
spell-eel_skin = Peau d’anguille
spell-stone_skin = Peau de pierre
spell-borne_by_the_wind = Porté par le vent
spell-sets_possession = Possession de Set
spell-putrescence = Putrescence
spell-ymirs_rage = Rage d’Ymir
spell-boris_rage = Rage de Bori
spell-deceleration = Ralentissement
spell-recall = Rappel
spell-ishtars_gaze = Regard d’Ishtar
spell-return_of_the_brave = Retour des braves
spell-yajurs_awakening = Réveil de Yajur
spell-telekinesis = Télékinésie
spell-teleportation = Téléportation
spell-lightning_storm = Tempête d’éclairs
spell-life_transfer = Transfert de vie

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
action-done = { $of } ne fait plus rien
action-move = Aller vers { $of }
action-run = Aller vers { $of } en achetant les points de mouvement manquants
action-wreck = Défoncer la cloison et aller vers { $of }
action-leave = Quitter le plateau
action-leap = Sauter vers { $of }
action-mount = Monter sur la table
action-dismount = Descendre de la table
action-tear = Arracher une toile
action-command = Commander { $of }
action-unlock = Crocheter la porte vers { $of }
action-volley = { $of } tire
action-web = { $of } projette une toile
action-magic = { $of } lance un sort
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
