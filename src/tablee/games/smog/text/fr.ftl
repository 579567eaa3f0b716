## Jeu

game-name = The World of SMOG : Au service de Sa Majesté
game-about = Des gentlemen de clubs londoniens rivaux négocient Éthers et artefacts sur les tuiles pivotantes du Shadow Market, et le premier à sortir par son portail secret avec tout ce qu’il lui faut gagne.

## Éthers

ether-blood = Sang
ether-blood-short = Sa
ether-blood-text = Éther rouge : matière vivante.
ether-mana = Mana
ether-mana-short = Ma
ether-mana-text = Éther bleu : matière magique.
ether-ectoplasm = Ectoplasme
ether-ectoplasm-short = Ec
ether-ectoplasm-text = Éther blanc : matière spirituelle.
ether-titanium = Titane
ether-titanium-short = Ti
ether-titanium-text = Éther brun : matière mécanique.

## Couleurs d’Éther

colour-red = rouge
colour-blue = bleu
colour-white = blanc
colour-brown = brun

## Matières d’Éther

matter-living = matière vivante
matter-magical = matière magique
matter-spiritual = matière spirituelle
matter-mechanical = matière mécanique

## Artefacts

artefact-atlantean_key = Clef atlante
artefact-atlantean_key-short = At
artefact-atlantean_key-text = Artefact du monde matériel. Il en faut un de chacun des quatre types pour gagner.
artefact-spectral_chain = Chaîne spectrale
artefact-spectral_chain-short = Sp
artefact-spectral_chain-text = Artefact qui tient les morts à l’écart du monde matériel. Il en faut un de chacun des quatre types pour gagner.
artefact-adamantine_key = Clef d’adamantine
artefact-adamantine_key-short = Ad
artefact-adamantine_key-text = Artefact du monde des fées. Il en faut un de chacun des quatre types pour gagner.
artefact-mithril_lock = Cadenas en mithril
artefact-mithril_lock-short = Mi
artefact-mithril_lock-text = Artefact qui garde chaque élément dans son plan. Il en faut un de chacun des quatre types pour gagner.

## Personnages

character-master_fox = Master Fox
character-master_fox-club = Les amis d’Obéron
character-john_brown = John Brown
character-john_brown-club = Les chevaliers de Saint-George
character-parvin_khan = Parvin Khan
character-parvin_khan-club = La sirène mécanique
character-sir_daniel_home = Sir Daniel Home
character-sir_daniel_home-club = Le Labyrinthe

## Agents de l’Ombre

agent-witch = La Sorcière
agent-witch-short = So
agent-witch-text = Si elle partage votre tuile quand votre tour commence, vous avez une action de moins pour ce tour.
agent-dandy = Le Dandy
agent-dandy-short = Da
agent-dandy-text = S’il partage votre tuile quand votre tour commence, vous perdez 1 Souverain au profit de la banque, à condition d’en avoir.
agent-doctor = Le Docteur
agent-doctor-short = Do
agent-doctor-text = Personne ne peut acheter ni vendre sur sa tuile ; toutes les autres actions y restent possibles.
agent-merchant = Le Marchand
agent-merchant-short = Mr
agent-merchant-text = Sur sa tuile, chaque achat coûte 1 Souverain de moins, mais au moins 1, et chaque vente rapporte 1 Souverain de plus.
agent-gatekeeper = Le Gardien des portes
agent-gatekeeper-short = Ga
agent-gatekeeper-text = Depuis sa tuile, un gentleman peut utiliser une action pour s’envoler vers n’importe quel autre lieu, sans taxe.
agent-lost_boy = Le Garçon égaré
agent-lost_boy-short = Ég
agent-lost_boy-text = Sa tuile ne peut pas pivoter du tout, et personne ne peut sortir du marché par elle.

## Emplacements d’agent

slot-I = Emplacement d’agent I
slot-II = Emplacement d’agent II
slot-III = Emplacement d’agent III
slot-IV = Emplacement d’agent IV

## Actions spéciales

special-spectral_speed = Rapidité spectrale
special-spectral_speed-text = Vous avez 2 actions de plus pour ce tour.
special-queens_favour = Faveur de la Reine
special-queens_favour-text = Prenez 2 Souverains à la banque.
special-titans_breath = Souffle du titan
special-titans_breath-text = Déplacez le gentleman d’un adversaire vers n’importe quel autre lieu du plateau, sans taxe.
special-ritual_invocation = Invocation rituelle
special-ritual_invocation-text = Un agent présent sur une tuile et un autre des quatre agents en jeu échangent figurines et emplacements de carte. Peut aussi se jouer au début de votre tour, avant que les agents n’agissent sur vous.
special-shifting_gears = Bascule des rouages
special-shifting_gears-text = Faites pivoter deux tuiles de lieu différentes d’un quart de tour chacune, dans le sens choisi pour chacune.
special-rust = Rouille
special-rust-text = Videz dans la banque la réserve du Shadow Master d’un adversaire.
special-dragons_gift = Présent du dragon
special-dragons_gift-text = Votre prochaine vente d’Éther vous rapporte 3 Souverains de plus.
special-wheel_of_chaos = Roue du chaos
special-wheel_of_chaos-text = Faites tourner le plateau entier d’un quart de tour, dans le sens voulu. Les valeurs, le domaine d’expertise et le lieu du portail de chaque joueur changent.
special-channelled_ether = Éther canalisé
special-channelled_ether-text = Prenez à un adversaire 1 Éther du type que vous choisissez.
special-alchemical_siphon = Siphon alchimique
special-alchemical_siphon-text = Prenez 1 Souverain à chaque autre joueur qui en a en main.
special-steam_lords_decree = Décret du Steam Lord
special-steam_lords_decree-text = Prenez à un adversaire 1 artefact d’un type que vous n’avez pas.
special-faerie_gift = Don de Faërie
special-faerie_gift-text = Achetez ce qu’offre votre bord de la tuile sans action, paiement, sablier ni rotation. Les autres limites d’un achat restent valables.

## Lieux et tuiles

place-esplanade = Esplanade
place-esplanade-text = Le lieu fixe du centre, où tous les gentlemen commencent. On peut y quémander, ou pivoter une tuile au choix et piocher une action spéciale ; les agents n’y entrent jamais.
kind-ether = Tuile d’Éther
kind-ether-text = Montre chacun des quatre Éthers une fois, avec une valeur sur chaque côté. Utilisez le côté tourné vers votre bord.
kind-artefact = Tuile d’artefact
kind-artefact-text = Vend un seul type d’artefact, à une valeur différente sur chaque côté. Utilisez le côté tourné vers votre bord.
tile-1 = Tuile 1
tile-2 = Tuile 2
tile-3 = Tuile 3
tile-4 = Tuile 4
tile-5 = Tuile 5
tile-6 = Tuile 6
tile-7 = Tuile 7
tile-8 = Tuile 8
tile-A = Tuile A
tile-B = Tuile B
tile-C = Tuile C
tile-D = Tuile D

## Bords

edge-S = bord sud
edge-S-short = S
edge-W = bord ouest
edge-W-short = O
edge-N = bord nord
edge-N-short = N
edge-E = bord est
edge-E-short = E

## Sens de rotation

direction-clockwise = sens horaire
direction-anticlockwise = sens antihoraire

## Paiements au Shadow Master

payment-1 = 1 Souverain
payment-2 = 2 Souverains
payment-3 = 3 Souverains
payment-4 = 4 Souverains
payment-5 = 5 Souverains
payment-6 = 6 Souverains
payment-7 = 7 Souverains
payment-8 = 8 Souverains
payment-9 = 9 Souverains

## Combinaisons secrètes

combination-all = 1 Sang, 1 Mana, 1 Ectoplasme, 1 Titane
combination-blood2_no_mana = 2 Sangs, 1 Ectoplasme, 1 Titane
combination-blood2_no_ectoplasm = 2 Sangs, 1 Mana, 1 Titane
combination-blood2_no_titanium = 2 Sangs, 1 Mana, 1 Ectoplasme
combination-mana2_no_blood = 2 Manas, 1 Ectoplasme, 1 Titane
combination-mana2_no_ectoplasm = 1 Sang, 2 Manas, 1 Titane
combination-mana2_no_titanium = 1 Sang, 2 Manas, 1 Ectoplasme
combination-ectoplasm2_no_blood = 1 Mana, 2 Ectoplasmes, 1 Titane
combination-ectoplasm2_no_mana = 1 Sang, 2 Ectoplasmes, 1 Titane
combination-ectoplasm2_no_titanium = 1 Sang, 1 Mana, 2 Ectoplasmes
combination-titanium2_no_blood = 1 Mana, 1 Ectoplasme, 2 Titanes
combination-titanium2_no_mana = 1 Sang, 1 Ectoplasme, 2 Titanes
combination-titanium2_no_ectoplasm = 1 Sang, 1 Mana, 2 Titanes

## Portails secrets

portal-near_left = Devant vous, à gauche
portal-near = Devant vous
portal-near_right = Devant vous, à droite
portal-left = À gauche
portal-right = À droite
portal-far_left = Au fond, à gauche
portal-far = Au fond
portal-far_right = Au fond, à droite

## Portails secrets aux pointes (seulement avec l’option portal_set outer ou axis)

portal-tip_near = Pointe devant vous
portal-tip_left = Pointe de gauche
portal-tip_far = Pointe du fond
portal-tip_right = Pointe de droite

## Options

option-hourglass_supply_is_hard = Sabliers limités
option-hourglass_supply_is_hard-text = Ce qui se passe quand les 30 sabliers sont tous sur le plateau.
option-hourglass_supply_is_hard-true = Aucune transaction tant que le stock est vide
option-hourglass_supply_is_hard-false = Sabliers illimités
option-double_barrier_toll = Deux barrières sur un même bord
option-double_barrier_toll-text = La taxe pour franchir un bord où les deux tuiles portent une barrière.
option-double_barrier_toll-each = Une taxe par barrière
option-double_barrier_toll-once = Une seule taxe
option-faerie_gift_ignores_hourglass = Don de Faërie et sabliers
option-faerie_gift_ignores_hourglass-text = Le Don de Faërie peut-il servir sur un côté qui porte un sablier ?
option-faerie_gift_ignores_hourglass-false = Un sablier le bloque
option-faerie_gift_ignores_hourglass-true = Il ignore les sabliers
option-dragons_gift_this_turn_only = Durée du Présent du dragon
option-dragons_gift_this_turn_only-text = Un Présent du dragon inutilisé est-il perdu à la fin du tour ?
option-dragons_gift_this_turn_only-false = Il attend votre prochaine vente
option-dragons_gift_this_turn_only-true = Ce tour-ci seulement
option-lost_boy_blocks_trade = Commerce et Garçon égaré
option-lost_boy_blocks_trade-text = Peut-on commercer sur la tuile du Garçon égaré ? Une transaction doit faire pivoter sa tuile, et la sienne ne pivote jamais ; mais le livret n’interdit le commerce que sur la tuile du Docteur.
option-lost_boy_blocks_trade-false = Permis : la tuile ne pivote simplement pas
option-lost_boy_blocks_trade-true = Interdit : une transaction doit faire pivoter sa tuile
option-lost_boy_blocks_wheel = Garçon égaré et Roue du chaos
option-lost_boy_blocks_wheel-text = Peut-on jouer la Roue du chaos quand le Garçon égaré est sur une tuile ? Sa tuile ne peut pivoter sous aucun prétexte, et l’effet le plus restrictif l’emporte toujours ; mais la carte tourne le plateau, et aucune tuile ne pivote dans son logement.
option-lost_boy_blocks_wheel-false = Permis : le plateau tourne, pas sa tuile
option-lost_boy_blocks_wheel-true = Interdit : sa tuile tournerait avec le plateau
option-overpayment_lost = Versement au-delà de 5
option-overpayment_lost-text = Ce qui se passe quand un versement fait dépasser 5 à la réserve du joueur qui a les faveurs.
option-overpayment_lost-false = Pièce par pièce, le reste repart de zéro
option-overpayment_lost-true = Tout le versement est perdu
option-regain_counts_as_move = Regagner la figurine
option-regain_counts_as_move-text = Ce qui se passe quand le dernier détenteur regagne la figurine du Shadow Master depuis la zone commune. Le chapitre du livret parle de tout déplacement vers une fiche, son résumé d’un nouveau joueur.
option-regain_counts_as_move-true = Un déplacement : réserves vidées, un agent remplacé
option-regain_counts_as_move-false = Pas de nouveau joueur : ni l’un ni l’autre
option-agent_path = Chemin des agents
option-agent_path-text = Ce qui est interdit à un agent dont le déplacement a été allongé par des sabliers.
option-agent_path-no_tile_twice = Aucune tuile deux fois
option-agent_path-no_step_back = Pas de retour immédiat
option-bank_is_finite = Banque limitée
option-bank_is_finite-text = Les 30 Souverains de la boîte sont-ils les seuls ? Le livret les compte sans dire ce qui se passe quand ils manquent.
option-bank_is_finite-true = 30 en tout : une banque vide ne paie rien
option-bank_is_finite-false = Illimitée : toute somme est payée en entier
option-ether_track_max = Maximum d’Éthers d’un type
option-ether_track_max-text = Le plus grand nombre d’un même Éther qu’un joueur peut avoir, 4 ou plus.
option-ether_track_max-9 = Jusqu’à 9
option-ether_track_max-4 = Jusqu’à 4
option-ether_track_max-5 = Jusqu’à 5
option-ether_track_max-6 = Jusqu’à 6
option-ether_track_max-7 = Jusqu’à 7
option-ether_track_max-8 = Jusqu’à 8
option-ether_track_max-10 = Jusqu’à 10
option-ether_track_max-12 = Jusqu’à 12
option-gatekeeper_to_esplanade = Gardien des portes et Esplanade
option-gatekeeper_to_esplanade-text = Le vol du Gardien des portes peut-il finir sur l’Esplanade ? Il mène à une autre tuile de lieu : la boîte en compte 12, mais le livret appelle aussi l’Esplanade une tuile.
option-gatekeeper_to_esplanade-true = Permis : l’Esplanade est aussi une tuile
option-gatekeeper_to_esplanade-false = Non : les 12 tuiles de lieu seulement
option-portal_set = Lieux des portails
option-portal_set-text = Les huit tuiles que désignent les cartes de portail secret.
option-portal_set-ring = Les huit tuiles autour de l’Esplanade
option-portal_set-outer = Les quatre tuiles en diagonale et les quatre pointes
option-portal_set-axis = Les quatre tuiles qui touchent l’Esplanade et les quatre pointes
option-seats = Places
option-seats-text = Les bords du plateau utilisés à deux ou trois joueurs.
option-seats-by_players = Selon le nombre : deux face à face, trois au sud, à l’ouest et au nord
option-seats-free = Choix libre des bords
option-round_limit = Limite de rounds
option-round_limit-text = Le nombre de rounds après lequel la partie est nulle.
option-round_limit-60 = 60 rounds
option-round_limit-0 = Sans limite
option-round_limit-20 = 20 rounds
option-round_limit-30 = 30 rounds
option-round_limit-40 = 40 rounds
option-round_limit-100 = 100 rounds
option-first_player = Premier joueur
option-first_player-text = Qui commence, à la place du plus jeune joueur.
option-first_player-random = Tiré au sort
option-first_player-first = La première place
option-first_player-second = La deuxième place
option-first_player-third = La troisième place, ou la dernière occupée
option-first_player-fourth = La quatrième place, ou la dernière occupée
option-card_without_effect = Cartes sans effet
option-card_without_effect-text = Peut-on jouer une action spéciale qui ne ferait rien, par exemple pour que la défausse revienne plus tôt ? Une carte ne demande que ses Éthers ; mais on la joue pour activer son effet.
option-card_without_effect-refused = Elle ne peut pas être jouée
option-card_without_effect-allowed = Elle peut être jouée et elle est défaussée

## Lieux, tels que les actions les nomment

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

action-end_turn = Terminer votre tour
action-pass = Passer
action-move = Se déplacer : { $of }
    .kind = Se déplacer
action-fly = S’envoler avec le Gardien des portes : { $of }
    .kind = S’envoler avec le Gardien des portes
action-rotate = Pivoter votre tuile d’un quart de tour dans le sens horaire
action-turn_clockwise = Pivoter dans le sens horaire : { $of }
    .kind = Pivoter une tuile en sens horaire
action-turn_anticlockwise = Pivoter dans le sens antihoraire : { $of }
    .kind = Pivoter une tuile en sens antihoraire
action-buy_ether = Acheter l’Éther de votre bord
action-sell_ether = Vendre un Éther sur votre bord
action-buy_artefact = Acheter l’artefact de votre tuile
action-remove_hourglass = Retirer le sablier du côté tourné vers le { $of }
    .kind = Retirer un sablier
action-beg = Quémander de l’argent à la Reine
action-leave = Sortir du Shadow Market
action-pay = Payer { $of } au Shadow Master
    .kind = Payer le Shadow Master
action-play = Jouer cette carte : { $of }
    .kind = Jouer une carte
action-toll = Payer 1 Souverain
action-toll_ether = Payer 1 Éther : { $of }
    .kind = Payer un Éther
action-target = Choisir { $of }
    .kind = Choisir un adversaire
action-place = Choisir ce lieu : { $of }
    .kind = Choisir un lieu
action-side = Choisir le côté tourné vers le { $of }
    .kind = Choisir un côté
action-agent = Choisir cet agent : { $of }
    .kind = Choisir un agent
action-ether = Prendre 1 Éther : { $of }
    .kind = Prendre un Éther
action-artefact = Prendre cet artefact : { $of }
    .kind = Prendre un artefact
action-turn_board = Tourner le plateau dans le { $of }
    .kind = Tourner le plateau
action-gentleman = Jouer { $of }
    .kind = Choisir un gentleman
action-edge = Prendre le { $of }
    .kind = Choisir un bord

## Questions

prompt-choose_gentleman = Choisissez votre gentleman.
    .others = { $player } choisit son gentleman.
prompt-choose_edge = Choisissez votre bord du plateau.
    .others = { $player } choisit son bord du plateau.
prompt-choose_hourglass_tile = Placez un sablier : choisissez la tuile.
    .others = { $player } choisit la tuile qui reçoit un sablier.
prompt-choose_hourglass_side = Placez un sablier ici : { $place }. Choisissez le côté.
    .others = { $player } choisit le côté qui reçoit un sablier sur cette tuile : { $place }.
prompt-invoke_first = Avant que les agents agissent, vous pouvez jouer l’Invocation rituelle.
    .others = Avant que les agents agissent, { $player } peut jouer l’Invocation rituelle.
prompt-take_turn = { $actions ->
    [0] Plus d’action : jouez des actions gratuites, ou finissez votre tour.
   *[other] Choisissez une action : il vous en reste { $actions }.
  }
    .others = { $actions ->
    [0] Il ne reste à { $player } que des actions gratuites.
    [one] Il reste { $actions } action à { $player }.
   *[other] Il reste { $actions } actions à { $player }.
  }
prompt-pay_toll = Payez { $tolls ->
    [one] la taxe
   *[other] { $tolls } taxes
  } pour vous rendre ici : { $place }.
    .others = { $player } paie { $tolls ->
    [one] la taxe
   *[other] { $tolls } taxes
  } pour se rendre ici : { $place }.
prompt-move_agents = Choisissez un agent à déplacer, ou passez.
    .others = { $player } peut déplacer un agent.
prompt-send_agent = { $agent } peut avancer de { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
  }. Défaussez des sabliers pour aller plus loin, ou choisissez son premier pas.
    .others = { $agent } peut avancer de { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
  }. { $player } défausse des sabliers pour aller plus loin, ou choisit son premier pas.
prompt-walk_on = { $agent } peut encore avancer de { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
  }. Choisissez le pas suivant.
    .others = { $agent } peut encore avancer de { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
  }. { $player } choisit le pas suivant.
prompt-choose_victim = Choisissez l’adversaire visé par cette carte : { $card }.
    .others = { $player } choisit l’adversaire visé par cette carte : { $card }.
prompt-blow_away = Choisissez où va le gentleman adverse ({ $victim }).
    .others = { $player } choisit où va un gentleman adverse ({ $victim }).
prompt-steal_ether = Choisissez l’Éther que vous dérobez à { $victim }.
    .others = { $player } choisit l’Éther à dérober à { $victim }.
prompt-steal_artefact = Choisissez l’artefact que vous dérobez à { $victim }.
    .others = { $player } choisit l’artefact à dérober à { $victim }.
prompt-choose_agent = Choisissez { $named ->
    [0] un agent présent sur une tuile
   *[other] l’agent qui prend sa place
  }.
    .others = { $player } choisit { $named ->
    [0] un agent présent sur une tuile
   *[other] l’agent qui prend sa place
  }.
prompt-shift_gears = Choisissez { $tiles ->
    [one] la seconde tuile à faire pivoter
   *[other] la première tuile à faire pivoter
  }.
    .others = { $player } choisit { $tiles ->
    [one] la seconde tuile à faire pivoter
   *[other] la première tuile à faire pivoter
  }.
prompt-turn_board = Tournez tout le plateau dans un sens ou dans l’autre.
    .others = { $player } tourne tout le plateau dans un sens ou dans l’autre.

## Ce qui s’est passé

event-took_gentleman = { $player } joue { $what }.
event-sat_down = { $player } prend le { $what }.
event-got_combination = { $known ->
    [yes] { $player } reçoit une combinaison secrète : { $what }.
   *[no] { $player } reçoit une combinaison secrète.
  }
event-got_portal = { $known ->
    [yes] { $player } reçoit un portail secret : { $what }.
   *[no] { $player } reçoit un portail secret.
  }
event-first_player = { $player } est premier joueur.
event-setup_hourglass = { $player } place un sablier, côté tourné vers le { $other } : { $what }.
event-round = Le round { $amount } débute avec { $player }.
event-income = { $player } reçoit 1 Souverain.
event-income_to_reserve = { $player } reçoit 1 Souverain, qui va dans sa réserve du Shadow Master.
event-reserve_full = { $player } vide dans la banque sa réserve pleine : { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  }.
event-turn = C’est à { $player } de jouer, avec { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
  }.
event-dandy_stole = Le Dandy prend 1 Souverain à { $player }.
event-witch_hindered = La Sorcière prive { $player } d’une action.
event-moved = { $player } se déplace : { $what }.
    .part = se déplace ({ $what })
event-paid_toll = { $player } paie une taxe de { $amount ->
    [one] 1 Souverain
   *[other] { $amount } Souverains
  }.
    .part = paie une taxe de { $amount ->
    [one] 1 Souverain
   *[other] { $amount } Souverains
  }
event-paid_toll_ether = { $player } paie une taxe en Éther : { $what }.
    .part = paie une taxe en Éther ({ $what })
event-rotated = La { $what } pivote d’un quart de tour dans le sens horaire.
event-turned_back = La { $what } pivote d’un quart de tour dans le sens antihoraire.
event-bought_ether = { $player } achète 1 Éther ({ $what }) pour { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  }.
event-sold_ether = { $player } vend 1 Éther ({ $what }) pour { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  }.
event-bought_artefact = { $player } achète un artefact ({ $what }) pour { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  }.
event-hourglass_put = Un sablier marque le côté tourné vers le { $other } : { $what }.
event-hourglass_removed = { $player } retire un sablier, côté tourné vers le { $other } : { $what }.
event-begged = { $player } quémande et reçoit { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  }.
event-drew = { $known ->
    [yes] { $player } pioche une action spéciale : { $what }.
   *[no] { $player } pioche une action spéciale.
  }
event-reshuffled = La défausse devient un nouveau paquet de { $amount } actions spéciales.
event-left_market = { $player } sort du Shadow Market ({ $what }) et gagne !
event-flew = { $player } s’envole avec le Gardien des portes vers ce lieu : { $what }.
event-played = { $player } joue une action spéciale : { $what }.
event-more_actions = { $player } a { $amount } actions de plus ce tour-ci.
event-queens_favour = { $player } reçoit { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  } de la banque.
event-blown_away = { $player } voit son gentleman emporté vers ce lieu : { $what }.
event-invoked = { $what } échange sa place avec cet agent : { $other }.
event-rusted = { $player } perd sa réserve par la Rouille : { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  } à la banque.
event-board_turned = { $player } tourne tout le plateau dans le { $what }.
event-stole_ether = { $player } dérobe 1 Éther à { $other } : { $what }.
event-robbed = { $other } dérobe 1 Souverain à { $player }.
event-stole_artefact = { $player } dérobe un artefact à { $other } : { $what }.
event-gift_ether = { $player } obtient un Éther sans rien payer : { $what }.
event-gift_artefact = { $player } obtient un artefact sans rien payer : { $what }.
event-paid_master = { $player } paie le Shadow Master : { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  }.
event-favoured = { $player } gagne les faveurs du Shadow Master.
event-nobody_favoured = { $player } perd les faveurs ; le Shadow Master va dans la zone commune.
event-reserves_emptied = Toutes les réserves vont à la banque : { $amount ->
    [one] { $amount } Souverain
   *[other] { $amount } Souverains
  }.
event-agent_entered = { $what } entre dans le marché.
event-agent_left = { $what } quitte le plateau.
event-agent_moved = { $player } déplace un agent : { $what }.
event-drawn_game = La partie est nulle après { $amount } rounds.
event-hourglass_discarded = { $player } défausse un sablier, côté tourné vers le { $other } : { $what }.
event-agent_reached = L’agent avance : { $what }.
    .part = { $what }
event-no_income = La banque est vide : { $player } ne reçoit pas de revenu.

## Plusieurs événements en une ligne

line-walk = { $player } { $list }.
line-agent = { $player } déplace un agent, { $subject } : { $list }.

## Pourquoi pas

reason-no-action-is-left = Il ne vous reste pas d’action pour ce tour.
reason-this-place-is-not-beside-yours = Vous ne pouvez aller que vers un lieu voisin, jamais en diagonale.
reason-you-cannot-pay-the-toll = Vous ne pouvez pas payer la taxe de la barrière qui vous sépare de ce lieu.
reason-the-esplanade-does-not-turn = L’Esplanade ne pivote pas.
reason-the-lost-boy-stops-this-tile = Le Garçon égaré est sur cette tuile : elle ne peut pas pivoter.
reason-no-ether-is-traded-here = Aucun Éther ne se négocie ici.
reason-an-hourglass-lies-on-your-side = Un sablier se trouve sur votre bord de la tuile.
reason-you-sold-on-this-tile-this-turn = Vous avez vendu sur cette tuile pendant ce tour : vous ne pouvez pas y acheter.
reason-you-bought-on-this-tile-this-turn = Vous avez acheté sur cette tuile pendant ce tour : vous ne pouvez pas y vendre.
reason-you-cannot-pay-the-price = Vous ne pouvez pas payer le prix.
reason-your-ether-track-is-full = Vous ne pouvez pas avoir plus d’Éthers de ce type.
reason-no-hourglass-is-left = Tous les sabliers sont sur le plateau : aucune transaction ne peut être marquée.
reason-the-doctor-stops-all-trade-here = Le Docteur est ici : personne ne peut faire de transaction sur cette tuile.
reason-the-lost-boy-stops-all-trade-here = Le Garçon égaré est ici : la tuile ne pourrait pas pivoter après une transaction.
reason-you-own-no-ether-of-this-type = Vous n’avez aucun Éther du type indiqué sur votre bord.
reason-no-artefact-is-sold-here = Aucun artefact n’est vendu ici.
reason-you-own-this-artefact = Vous possédez déjà un artefact de ce type.
reason-no-hourglass-lies-there = Il n’y a pas de sablier sur ce côté de votre tuile.
reason-only-on-the-esplanade = Cela ne se fait que sur l’Esplanade.
reason-only-once-a-turn = Cela ne se fait qu’une fois par tour.
reason-somebody-is-poorer-than-you = Quelqu’un a moins de Souverains que vous.
reason-the-bank-is-empty = La banque est vide.
reason-this-is-not-your-portal = Votre portail n’est pas ici.
reason-ethers-of-your-combination-are-missing = Il vous manque des Éthers de votre combinaison secrète.
reason-you-need-four-different-artefacts = Il vous faut un artefact de chacun des quatre types.
reason-the-lost-boy-closes-this-portal = Le Garçon égaré est ici : personne ne peut sortir par cette tuile.
reason-the-gatekeeper-is-not-here = Le Gardien des portes n’est pas sur votre tuile.
reason-your-gentleman-is-there-already = Votre gentleman y est déjà.
reason-the-gatekeeper-does-not-fly-to-the-esplanade = À cette table, le Gardien des portes ne vole pas vers l’Esplanade.
reason-you-do-not-hold-this-card = Vous n’avez pas cette carte.
reason-you-lack-an-ether-printed-on-the-card = Vous devez posséder un Éther de chaque type indiqué sur la carte.
reason-this-card-would-have-no-effect = Cette carte serait sans effet.
reason-you-have-no-sovereign = Vous n’avez pas autant de Souverains.
reason-pay-coin-by-coin = Payez le Shadow Master un Souverain à la fois.
reason-pay-the-sovereign-first = Deux taxes se paient dans l’ordre : d’abord les Souverains, puis les Éthers ; la seconde doit rester payable.
reason-a-sovereign-or-an-ether-you-own = Une taxe se paie avec un Souverain ou un Éther que vous avez.
reason-this-agent-has-moved = Cet agent s’est déjà déplacé pendant ce round.
reason-this-agent-is-not-on-the-board = Cet agent n’est pas sur le plateau.
reason-choose-an-agent-on-the-board-or-pass = Choisissez un agent du plateau, ou passez.
reason-no-such-hourglass-on-the-agents-tile = Ce sablier ne peut pas être défaussé : seulement ceux de la tuile de l’agent, dans l’ordre des bords vers lesquels ils sont tournés.
reason-agents-never-enter-the-esplanade = Les agents n’entrent jamais sur l’Esplanade.
reason-the-agent-cannot-go-there = L’agent ne peut pas aller là : seulement vers une tuile voisine, sans revenir sur ses pas, et il doit pouvoir faire tous ses pas.
reason-choose-where-the-agent-goes = Choisissez où va l’agent.
reason-the-agent-must-make-all-its-steps = Des sabliers ont été défaussés : l’agent doit faire tous ses pas.
reason-another-player-has-this-gentleman = Un autre joueur a ce gentleman.
reason-choose-a-gentleman = Choisissez un gentleman.
reason-seats-take-edges-clockwise = Choisissez un bord libre ; on joue dans le sens horaire, les places gardent donc leur ordre autour du plateau.
reason-the-esplanade-has-no-slot = L’Esplanade n’a pas d’emplacement pour un sablier.
reason-choose-a-tile-with-a-free-slot = Choisissez une tuile avec un emplacement sans sablier.
reason-a-slot-holds-one-hourglass = Choisissez un côté de cette tuile sans sablier.
reason-only-ritual-invocation-now = Avant que les agents agissent, seule l’Invocation rituelle peut être jouée ; passez pour commencer votre tour.
reason-no-opponent-can-be-hurt-by-this-card = Cette carte ne toucherait aucun adversaire.
reason-this-player-cannot-be-chosen = Ce joueur ne peut pas être choisi.
reason-choose-an-opponent = Choisissez un adversaire.
reason-choose-another-place-of-the-board = Choisissez un autre lieu que celui où se trouve le gentleman.
reason-the-victim-owns-no-such-ether = Cet adversaire n’a pas cet Éther.
reason-the-victim-does-not-own-this-artefact = Cet adversaire n’a pas cet artefact.
reason-no-agent-is-on-a-tile = Aucun agent n’est sur une tuile.
reason-choose-an-agent-on-a-tile = Choisissez un agent présent sur une tuile.
reason-choose-another-agent-in-play = Choisissez un autre des quatre agents en jeu ; de deux agents sur des tuiles, nommez d’abord celui de l’emplacement le plus bas.
reason-choose-a-tile-to-turn = Choisissez une tuile et le sens dans lequel elle pivote.
reason-two-different-tiles-in-their-order = Deux tuiles différentes pivotent ; nommez-les dans leur ordre, de 1 à 8 puis de A à D.
reason-the-lost-boy-stops-the-wheel = À cette table, la Roue du chaos ne peut pas être jouée tant que le Garçon égaré est sur une tuile.
reason-choose-a-direction = Choisissez un sens.
reason-finish-the-action-first = Terminez d’abord votre déplacement : payez la taxe. Les cartes et les paiements au Shadow Master viennent avant ou après.

## Progression

score-artefacts = Artefacts
score-ethers = Éthers de la combinaison
score-way_out = Sortie
score-total = Total

## Plateau

board-round = { $limit ->
    [0] round { $round }
   *[other] round { $round } sur { $limit }
  }
board-tolls = { $tolls ->
    [one] { $tolls } péage
   *[other] { $tolls } péages
  }
board-legend = { $sovereign } Souverains  { $reserve } réserve  { $favour } faveurs  { $card } cartes  { $fog } barrière  { $hourglass } sablier  { $portal } portail
board-next = (suivant)
board-nobody = personne
board-portal = { $portal } : { $place }
board-expertise = expertise : { $ether }
board-draws-a-card = et piocher une action spéciale
board-sold-on = Vendu ici : { $place }.
board-portal-way = Depuis l’Esplanade : { $way }.
board-way-left = { $places ->
    [one] { $places } lieu vers la gauche
   *[other] { $places } lieux vers la gauche
  }
board-way-right = { $places ->
    [one] { $places } lieu vers la droite
   *[other] { $places } lieux vers la droite
  }
board-way-near = { $places ->
    [one] { $places } lieu vers vous
   *[other] { $places } lieux vers vous
  }
board-way-far = { $places ->
    [one] { $places } lieu vers le fond
   *[other] { $places } lieux vers le fond
  }
board-first = premier joueur : { $player }
board-bank = banque £{ $sovereigns }
board-deck = { $deck } (+{ $discard } défaussées)
board-your-secrets = Votre secret
board-your-cards = Vos cartes

## Statistiques

things-artefact = Artefacts
things-edge = Bords du plateau à la fin
things-combination = Combinaisons secrètes
things-portal = Portails secrets
amounts-bought_ether = Souverains payés pour des Éthers
amounts-sold_ether = Souverains reçus pour des Éthers
amounts-bought_artefact = Souverains payés pour des artefacts

## Answers given in advance

advance-invocation = Avant que les agents agissent
advance-invocation-text = Au début de votre tour, la question est posée à quiconque pourrait avoir cette carte, pour que personne n’apprenne qui l’a. Refusez ici, et votre tour commence aussitôt ; vous pourrez encore jouer la carte pendant votre tour. Personne d’autre ne le voit.

## Pièces posées ensemble

reason-the-toll-is-paid-already = { $tolls ->
    [one] Un Souverain ou un Éther suffit pour cette taxe : rien de plus n’est dû.
   *[other] { $tolls } Souverains ou Éthers suffisent pour ces taxes : rien de plus n’est dû.
  }
reason-one-of-the-two-agents-is-on-a-tile = L’un des deux agents doit être sur une tuile.
reason-two-agents-trade-places = Exactement deux agents échangent leurs places.
reason-two-different-tiles-are-turned = On pivote deux tuiles différentes, d’un quart de tour chacune.
reason-the-agent-could-not-make-so-many-steps = Avec ce sablier, l’agent devrait faire plus de pas qu’il ne peut.
laid-pay_toll = Payé : { $pieces } sur { $needed }.
laid-send_agent = { $steps ->
    [one] L’agent fait 1 pas.
   *[other] L’agent fait { $steps } pas.
  }
laid-shift_gears = Tuiles choisies : { $pieces } sur { $needed }.
laid-choose_agent = Agents choisis : { $pieces } sur { $needed }.

## Plusieurs réponses en une

route-walk = { $flights ->
    [0] Aller vers { $place }
   *[other] S’envoler avec le Gardien des portes vers { $place }
  } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $tolls ->
    [0] gratuit
    [one] 1 taxe
   *[other] { $tolls } taxes
  }{ $ethers ->
    [0] {""}
   *[other] {" "}(dont { $ethers } en Éther)
  }
route-agent = { $agent } vers { $place } : { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  }{ $hourglasses ->
    [0] {""}
    [one] , 1 sablier défaussé, côté
   *[other] , { $hourglasses } sabliers défaussés, côtés
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
