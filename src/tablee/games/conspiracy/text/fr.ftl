### Conspiracy : noms et textes

## Jeu

game-name = Abyss: Conspiracy
game-about = Recrutez des Seigneurs, remplissez votre Chambre Sénatoriale emplacement par emplacement et réunissez le plus d’influence grâce à vos meilleurs Seigneurs, à vos Lieux, à une grande Coalition et aux Perles.

## Couleurs

colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
colour-green = vert
colour-purple = violet

## Couleurs, abrégées

colour-blue-short = ble
colour-yellow-short = jau
colour-red-short = rou
colour-green-short = ver
colour-purple-short = vio

## Guildes

guild-politician = Politiciens
guild-farmer = Cultivateurs
guild-soldier = Militaires
guild-merchant = Marchands
guild-mage = Sorciers

## Seigneurs

lord-blue_0 = le bleu 0
lord-blue_1 = le bleu 1
lord-blue_2 = le bleu 2
lord-blue_3 = le bleu 3
lord-blue_4 = le bleu 4
lord-blue_6 = le bleu 6
lord-yellow_0 = le jaune 0
lord-yellow_1 = le jaune 1
lord-yellow_2 = le jaune 2
lord-yellow_3 = le jaune 3
lord-yellow_4 = le jaune 4
lord-yellow_6 = le jaune 6
lord-red_0 = le rouge 0
lord-red_1 = le rouge 1
lord-red_2 = le rouge 2
lord-red_3 = le rouge 3
lord-red_4 = le rouge 4
lord-red_6 = le rouge 6
lord-green_0 = le vert 0
lord-green_1 = le vert 1
lord-green_2 = le vert 2
lord-green_3 = le vert 3
lord-green_4 = le vert 4
lord-green_6 = le vert 6
lord-purple_0 = le violet 0
lord-purple_1 = le violet 1
lord-purple_2 = le violet 2
lord-purple_3 = le violet 3
lord-purple_4 = le violet 4
lord-purple_6 = le violet 6

## Pouvoirs des Seigneurs, par Points d’Influence (il n’y a pas de 5)

power-0 = Vous pouvez échanger les places de deux Seigneurs sans clef de votre Chambre ; celui-ci peut en être.
power-1 = Donne une clef en argent.
power-2 = Donne une clef en or.
power-3 = Donne deux Perles.
power-4 = Donne une Perle.
power-6 = Le Seigneur du dessus de la pioche part dans la défausse de sa couleur.

## Clefs

key-silver = clef en argent
key-gold = clef en or

## Lieux

location-seven_points = Sept points
location-seven_points-text = Vaut 7 points.
location-one_pearl = Une Perle
location-one_pearl-text = Donne aussitôt 1 Perle. Vaut 5 points.
location-two_pearls = Deux Perles
location-two_pearls-text = Donne aussitôt 2 Perles. Vaut 4 points.
location-three_pearls = Trois Perles
location-three_pearls-text = Donne aussitôt 3 Perles. Vaut 3 points.
location-silver_keys = Clefs en argent
location-silver_keys-text = Vaut 1 point pour chaque clef en argent de votre Chambre, dépensée ou non.
location-gold_keys = Clefs en or
location-gold_keys-text = Vaut 2 points pour chaque clef en or de votre Chambre, dépensée ou non.
location-pearl_pairs = Paires de Perles
location-pearl_pairs-text = Vaut 1 point pour chaque paire complète de vos Perles.
location-locations_count = Nombre de Lieux
location-locations_count-text = Vaut 2 points pour chaque Lieu que vous contrôlez, celui-ci compris.
location-restrict_one = Pioche imposée : un
location-restrict_one-text = Jusqu’à votre tour suivant, chaque adversaire doit recruter le Seigneur du dessus de la pioche et rien d’autre. Vaut 3 points.
location-restrict_two = Pioche imposée : deux
location-restrict_two-text = Jusqu’à votre tour suivant, chaque adversaire doit piocher les deux Seigneurs du dessus, en poser un et défausser l’autre. Vaut 3 points.
location-recycle_lords = Seigneurs remélangés
location-recycle_lords-text = Aussitôt, tous les Seigneurs des défausses retournent dans leur pioche, que l’on mélange. Vaut 3 points.
location-recycle_locations = Lieux remélangés
location-recycle_locations-text = Aussitôt, tous les Lieux révélés retournent dans leur pioche, que l’on mélange. Vaut 3 points.
location-any_two_keys = Deux clefs quelconques
location-any_two_keys-text = Pour le reste de la partie, deux clefs quelconques vous suffisent pour prendre un Lieu. Vaut 3 points.
location-search_deck = Choix dans la pioche
location-search_deck-text = Pour le reste de la partie, vous prenez chaque nouveau Lieu à votre choix dans la pioche, que l’on mélange ensuite ; les Lieux révélés vous sont interdits. Vaut 3 points.
location-count_blue = Seigneurs bleus
location-count_blue-text = Vaut 1 point, plus 1 pour chaque Seigneur bleu de votre Chambre.
location-count_yellow = Seigneurs jaunes
location-count_yellow-text = Vaut 1 point, plus 1 pour chaque Seigneur jaune de votre Chambre.
location-count_red = Seigneurs rouges
location-count_red-text = Vaut 1 point, plus 1 pour chaque Seigneur rouge de votre Chambre.
location-count_green = Seigneurs verts
location-count_green-text = Vaut 1 point, plus 1 pour chaque Seigneur vert de votre Chambre.
location-count_purple = Seigneurs violets
location-count_purple-text = Vaut 1 point, plus 1 pour chaque Seigneur violet de votre Chambre.
location-strongest_blue = Seigneur bleu le plus influent
location-strongest_blue-text = Vaut autant de points que les PI de votre meilleur Seigneur bleu.
location-strongest_yellow = Seigneur jaune le plus influent
location-strongest_yellow-text = Vaut autant de points que les PI de votre meilleur Seigneur jaune.
location-strongest_red = Seigneur rouge le plus influent
location-strongest_red-text = Vaut autant de points que les PI de votre meilleur Seigneur rouge.
location-strongest_green = Seigneur vert le plus influent
location-strongest_green-text = Vaut autant de points que les PI de votre meilleur Seigneur vert.
location-strongest_purple = Seigneur violet le plus influent
location-strongest_purple-text = Vaut autant de points que les PI de votre meilleur Seigneur violet.

## Cartes piochées

lords_drawn-1 = 1 Seigneur
lords_drawn-2 = 2 Seigneurs
lords_drawn-3 = 3 Seigneurs
locations_drawn-1 = 1 Lieu
locations_drawn-2 = 2 Lieux
locations_drawn-3 = 3 Lieux

## Parties d’un tour

phase-recruit = Recruter
phase-place = Placer
phase-powers = Pouvoirs et Lieux

## Score

score-lords = Seigneurs
score-locations = Lieux
score-coalition = Plus grande Coalition
score-pearl_master = Maître des Perles
score-total = Total
tie-pearls = À égalité de points, qui a le plus de Perles l’emporte.
tie-shared = À égalité de points et de Perles, la victoire est partagée.

## Actions

action-draw = Piocher { $of }
    .kind = Piocher des Seigneurs
action-pile = Prendre la défausse des { $of }s
    .kind = Prendre une défausse
action-recruit = Recruter { $of }
    .kind = Recruter un Seigneur
action-place = Poser { $of }
    .kind = Poser un Seigneur
action-swap = Permuter le Seigneur de l’emplacement { $of }
    .kind = Permuter des Seigneurs
action-pass = Ne pas permuter
action-draw_locations = Piocher { $of }
    .kind = Piocher des Lieux
action-location = Prendre le Lieu « { $of } »
    .kind = Prendre un Lieu

## Questions

prompt-recruit_lords = Piochez des Seigneurs ou prenez toute une défausse.
    .others = { $player } pioche des Seigneurs ou prend toute une défausse.
prompt-recruit_one = Choisissez le seul Seigneur qui rejoint votre Chambre ; les autres sont défaussés.
    .others = { $player } choisit le seul Seigneur à recruter ; les autres sont défaussés.
prompt-keep_lord = La défausse de couleur { $colour } compte plus de Seigneurs que vous n’avez d’emplacements libres. Choisissez { $lords ->
    [1] le dernier Seigneur à garder
   *[other] { $lords } Seigneurs à garder, par influence croissante
  }.
    .others = La défausse de couleur { $colour } compte plus de Seigneurs que { $player } n’a d’emplacements libres. { $player } choisit { $lords ->
    [1] le dernier Seigneur à garder
   *[other] { $lords } Seigneurs à garder
  }.
prompt-place_next = Choisissez lequel de vos { $lords } Seigneurs va sur l’emplacement { $space }.
    .others = { $player } choisit lequel de ses { $lords } Seigneurs va sur l’emplacement { $space }.
prompt-take_location = Vos clefs vous donnent un Lieu. { $available ->
    [0] Aucun n’est révélé : piochez-en 1 à 3 et gardez-en un.
   *[other] Piochez-en 1 à 3 et gardez-en un, ou prenez un Lieu révélé.
  }
    .others = { $available ->
    [0] Avec assez de clefs, { $player } pioche 1 à 3 Lieux et en garde un.
   *[other] Avec assez de clefs, { $player } pioche 1 à 3 Lieux et en garde un, ou prend un Lieu révélé.
  }
prompt-keep_location = Choisissez le Lieu que vous gardez ; les autres deviennent disponibles.
    .others = { $player } choisit le Lieu à garder ; les autres deviennent disponibles.
prompt-search_deck = Vos clefs vous donnent un Lieu. Choisissez-le dans la pioche de Lieux.
    .others = { $player } choisit un Lieu dans la pioche de Lieux.
prompt-swap_first = Vous pouvez permuter deux Seigneurs sans clef. Choisissez le premier, dans l’ordre des emplacements.
    .others = { $player } peut permuter deux Seigneurs sans clef.
prompt-swap_second = Choisissez le Seigneur qui change de place avec { $lord }, sur l’emplacement { $space }.
    .others = { $player } choisit le Seigneur qui change de place avec { $lord }, sur l’emplacement { $space }.

## Événements

event-turn = C’est à { $player } de jouer.
event-drew = { $player } pioche { $what }.
    .part = pioche { $what }
event-discarded = { $player } défausse { $what }.
    .part = défausse { $what }
event-took_pile = { $player } prend { $amount ->
    [1] 1 Seigneur
   *[other] { $amount } Seigneurs
  } dans la défausse des { $what }s.
    .part = prend { $amount ->
    [1] 1 Seigneur
   *[other] { $amount } Seigneurs
  } dans la défausse des { $what }s
event-put_back = { $player } laisse { $what } dans la défausse{ $amount ->
    [1] {""}
   *[other] {" "}({ $amount } cartes)
  }.
    .part = laisse { $what } dans la défausse{ $amount ->
    [1] {""}
   *[other] {" "}({ $amount } cartes)
  }
event-placed = { $player } pose { $what } sur l’emplacement { $amount }.
    .part = pose { $what } sur l’emplacement { $amount }
event-coat_of_arms = { $player } pose le Blason de cette couleur sur { $what }.
    .part = pose le Blason sur { $what }
event-got_key = { $player } gagne une { $what }.
    .part = gagne une { $what }
event-gained_pearls = { $player } gagne { $amount ->
    [1] 1 Perle
   *[other] { $amount } Perles
  }.
    .part = gagne { $amount ->
    [1] 1 Perle
   *[other] { $amount } Perles
  }
event-pearl_master = { $player } devient Maître des Perles avec { $amount ->
    [1] 1 Perle
   *[other] { $amount } Perles
  }.
    .part = devient Maître des Perles avec { $amount ->
    [1] 1 Perle
   *[other] { $amount } Perles
  }
event-revealed = { $player } révèle { $what }, qui va dans la défausse de sa couleur.
    .part = révèle { $what } pour la défausse de sa couleur
event-moved = { $player } déplace { $what } sur l’emplacement { $amount }.
    .part = déplace { $what } sur l’emplacement { $amount }
event-drew_location = { $known ->
    [yes] { $player } pioche { $count ->
        [one] ce Lieu
       *[other] ces Lieux
      } : { $what }.
   *[no] { $player } pioche { $count ->
        [one] un Lieu
       *[other] { $count } Lieux
      }.
  }
    .part = { $known ->
    [yes] pioche ce Lieu : { $what }
   *[no] pioche { $count ->
        [one] un Lieu
       *[other] { $count } Lieux
      }
  }
event-laid_out = { $count ->
    [one] Ce Lieu devient disponible : { $what }.
   *[other] Ces Lieux deviennent disponibles : { $what }.
  }
    .part = rend disponible ce qui reste ({ $what })
event-controlled = { $player } prend le Lieu « { $what } » et le pose sur l’emplacement { $amount }.
    .part = prend le Lieu « { $what } » pour l’emplacement { $amount }
event-no_location = { $player } ne trouve aucun Lieu dans la pioche et garde ses clefs.
    .part = ne trouve aucun Lieu dans la pioche et garde ses clefs
event-restricted = { $amount ->
    [1] { $player } oblige ses adversaires, jusqu’à son prochain tour, à recruter le premier Seigneur de la pioche.
   *[other] { $player } oblige ses adversaires, jusqu’à son prochain tour, à piocher les { $amount } premiers Seigneurs de la pioche.
  }
    .part = { $amount ->
    [1] oblige ses adversaires à recruter le premier Seigneur de la pioche jusqu’au prochain tour de { $player }
   *[other] oblige ses adversaires à piocher les { $amount } premiers Seigneurs de la pioche jusqu’au prochain tour de { $player }
  }
event-unrestricted = La pioche imposée par { $player } prend fin.
event-recycled_lords = { $player } remélange dans la pioche les Seigneurs défaussés ({ $amount }).
    .part = remélange dans la pioche les Seigneurs défaussés ({ $amount })
event-recycled_locations = { $player } remélange dans la pioche les Lieux révélés ({ $amount }).
    .part = remélange dans la pioche les Lieux révélés ({ $amount })
event-end_is_near = { $player } a achevé sa Chambre Sénatoriale : chaque adversaire a un dernier tour.

## Plusieurs événements en une ligne

line-draw = { $player } { $list }.
line-chamber = { $player } { $list }.

## Raisons

reason-a-lord-must-be-recruited = On ne peut pas passer : il faut recruter au moins un Seigneur.
reason-draw-lords-or-take-a-discard-pile = Votre tour commence par un recrutement : piochez des Seigneurs ou prenez une défausse.
reason-an-opponent-forces-the-draw = Un Lieu de { $by } vous oblige à piocher { $lords ->
    [1] exactement 1 Seigneur
   *[other] exactement { $lords } Seigneurs
  }.
reason-this-discard-pile-is-empty = Cette défausse est vide.
reason-the-lord-deck-is-empty = La pioche de Seigneurs est vide : prenez une défausse.
reason-too-few-lords-in-the-deck = { $left ->
    [1] Il ne reste que 1 Seigneur dans la pioche.
   *[other] Il ne reste que { $left } Seigneurs dans la pioche.
  }
reason-recruit-one-of-the-lords-drawn = Un seul des Seigneurs piochés, et toujours un, rejoint votre Chambre.
reason-choose-the-lords-to-keep = Choisissez d’abord les Seigneurs de la défausse qui remplissent votre Chambre.
reason-this-lord-is-not-in-the-pile = Ce Seigneur n’est pas dans la défausse que vous prenez.
reason-lords-are-named-in-rising-order = Nommez les Seigneurs que vous gardez par influence croissante.
reason-the-chamber-could-not-be-filled-so = Il resterait trop peu de Seigneurs plus influents pour remplir votre Chambre ; nommez d’abord les plus faibles.
reason-place-one-of-your-recruits = Posez l’un des Seigneurs que vous avez recrutés.
reason-too-few-locations-in-the-deck = { $left ->
    [0] La pioche de Lieux est vide : prenez un Lieu révélé.
    [1] Il ne reste que 1 Lieu dans la pioche.
   *[other] Il ne reste que { $left } Lieux dans la pioche.
  }
reason-this-location-is-not-available = Ce Lieu n’est pas révélé.
reason-your-keys-must-be-used-first = Vous avez assez de clefs : vous devez prendre un Lieu maintenant.
reason-keep-one-of-the-locations-drawn = Gardez l’un des Lieux que vous avez piochés.
reason-you-choose-in-the-deck-instead-of-drawing = Vous ne piochez plus de Lieux : choisissez-en un dans la pioche.
reason-available-locations-are-closed-to-you = Vous choisissez vos Lieux dans la pioche et ne pouvez plus prendre ceux qui sont révélés.
reason-this-location-is-not-in-the-deck = Ce Lieu n’est pas dans la pioche.
reason-choose-a-lord-to-swap = Choisissez un Seigneur à permuter, ou ne permutez pas.
reason-there-is-no-lord-on-this-space = Il n’y a pas de Seigneur sur cet emplacement.
reason-a-lord-with-a-key-is-not-swapped = Un Seigneur qui rapporte une clef ne change jamais de place.
reason-the-two-lords-are-named-in-the-order-of-their-spaces = Deux Seigneurs différents changent de place ; nommez d’abord celui de l’emplacement qui vient avant l’autre.
reason-the-swap-must-be-finished = Vous avez choisi le premier Seigneur ; choisissez le second.

## Le plateau dans le terminal

board-legend = { $coat } Blason  { $location } Lieu  [ ] Coalition
board-ending = { $turns ->
    [0] le tout dernier tour
    [one] la fin est proche, encore 1 tour
   *[other] la fin est proche, encore { $turns } tours
  }
board-discards = Seigneurs (+{ $deck })
board-track = Maître des Perles
board-locations = Lieux (+{ $deck })
board-forced = Pioche imposée
board-forced-draw = { $lords ->
    [one] { $player } fait piocher 1 Seigneur aux autres
   *[other] { $player } fait piocher { $lords } Seigneurs aux autres
  }
board-drawn = Piochés
board-recruits = À poser
board-drawn-locations = Piochés
board-keys = { $silver } argent, { $gold } or

## What statistics count

things-colour = Couleur de la Coalition
things-lord = Blasons
things-location = Lieux

## Seigneurs choisis ensemble

reason-the-chamber-has-no-more-room = { $lords ->
    [one] Votre Chambre n’a plus de place que pour 1 Seigneur.
   *[other] Votre Chambre n’a plus de place que pour { $lords } Seigneurs.
  }
reason-a-lord-is-not-swapped-with-itself = Ce Seigneur est déjà nommé : choisissez celui qui échange sa place avec lui.
reason-two-lords-change-places = Exactement deux Seigneurs échangent leurs places.
laid-keep_lord = Seigneurs choisis : { $pieces } sur { $needed }.
laid-swap_first = Seigneurs choisis : { $pieces } sur { $needed }.
laid-swap_second = Seigneurs choisis : { $pieces } sur { $needed }.
