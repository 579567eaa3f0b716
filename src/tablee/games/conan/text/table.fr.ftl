### Les mots de la table du jeu sur la page, en plus de ceux de fr.ftl.

ui-conan-map = La carte : les flèches la déplacent, plus et moins changent sa taille
ui-conan-key-weapon = W
ui-conan-key-weapon-about = arme suivante pour l’attaque en main
ui-conan-key-bag = B
ui-conan-key-bag-about = le sac du héros
ui-conan-key-talents = S
ui-conan-key-talents-about = sorts et talents
ui-conan-key-end = F
ui-conan-key-end-about = préparer la fin de l’action ou du tour
ui-conan-key-sight = V
ui-conan-key-sight-about = ce que voit la figurine
ui-conan-key-names = P
ui-conan-key-names-about = noms des zones
ui-conan-key-plan = D
ui-conan-key-plan-about = montrer son plan à son camp
ui-conan-key-zoom = + − 0
ui-conan-key-zoom-about = plus près, plus loin, toute la carte
ui-conan-closer = Plus près
ui-conan-farther = Plus loin
ui-conan-whole = Toute la carte
ui-conan-sight = Vue
ui-conan-plan = Montrer son plan
ui-conan-point-at = Montrer : { $zone }
ui-conan-points-at = { $player } montre : { $zone }
ui-conan-points-way = { $player } montre un chemin : { $from } – { $to }
ui-conan-names = Noms
ui-conan-pile = { $count } figurines : { $figures }. Les poser côte à côte
ui-conan-sight-about = Désignez une zone : est-elle en vue de { $figure } ?
ui-conan-sight-clear = En vue : { $zone }. Rien ne gêne.
ui-conan-sight-blocked = { $walls ->
    [one] Hors de vue : { $zone }. { $walls } mur ou rabat gêne.
   *[other] Hors de vue : { $zone }. { $walls } murs ou rabats gênent.
  }
ui-conan-sight-never = Hors de vue : { $zone }. La carte le dit, même si tout est ouvert.
ui-conan-seen = En vue de { $figure }
ui-conan-unseen = Hors de vue de { $figure }
ui-conan-step = { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
  }{ $hindrance ->
    [0] { "" }
   *[other] , dont { $hindrance } de gêne
  }
ui-conan-move = { $points ->
    [one] Aller : { $zone }, { $points } PM
   *[other] Aller : { $zone }, { $points } PM
  }
ui-conan-chest = { $difficulty ->
    [0] Un coffre fermé
    [one] Un coffre fermé : dès 1 gemme de manipulation, 1 succès l’ouvre
   *[other] Un coffre fermé : dès 1 gemme de manipulation, { $difficulty } succès l’ouvrent
  }
ui-conan-door-lock = { $difficulty ->
    [one] La serrure : dès 1 gemme de manipulation, 1 succès la crochète
   *[other] La serrure : dès 1 gemme de manipulation, { $difficulty } succès la crochètent
  }
ui-conan-door-key = Sa clé : { $card }
ui-conan-door-damage = Une attaque de { $damage } dégâts la brise
ui-conan-door-points = { $points ->
    [one] Poussée pour 1 point de mouvement de plus
   *[other] Poussée pour { $points } points de mouvement de plus
  }
ui-conan-closed-door = porte fermée : { $one } – { $other }
ui-conan-lies = Au sol : { $cards }
ui-conan-captive-here = La captive est cachée ici. Personne d’autre ne le sait.
ui-conan-captive-maybe = La captive est peut-être ici.
ui-conan-captive-places = La captive peut être ici : { $zones }.
ui-conan-carried-off = Emporté hors du plateau : { $cards }.
ui-conan-die-letter-yellow = J
ui-conan-die-letter-orange = O
ui-conan-die-letter-red = R
ui-conan-card-melee = Corps-à-corps : { $dice }
ui-conan-card-ranged = À distance : { $dice }
ui-conan-card-defence = Défense : { $dice }
ui-conan-card-armour = Défense passive : { $dice }
ui-conan-card-weight = Encombrement { $weight }
ui-conan-gems-of = { $available } énergie · { $fatigue } fatigue · { $wounds } blessure
ui-conan-life = Vie { $life }
ui-conan-unit = Armure { $armour }, mouvement { $move }
ui-conan-active = { $gender ->
    [feminine] active
   *[other] actif
  }
ui-conan-resting = au repos
ui-conan-end-won = victoire
ui-conan-end-lost = défaite
ui-conan-end-alive = { $wounds ->
    [0] indemne
    [one] en vie, 1 blessure
   *[other] en vie, { $wounds } blessures
}
ui-conan-end-figures = { $count ->
    [one] 1 figurine en jeu
   *[other] { $count } figurines en jeu
}
ui-conan-end-none = Plus aucune figurine sur le plateau.
ui-conan-fate-dead = { $gender ->
    [feminine] morte
   *[other] mort
  }
ui-conan-fate-left = hors du plateau
ui-conan-fate-absent = { $gender ->
    [feminine] absente
   *[other] absent
  }
ui-conan-load = { $load } sur { $most }
ui-conan-zone-available = Énergie
ui-conan-zone-fatigue = Fatigue
ui-conan-zone-wounds = Blessure
ui-conan-box = { $box } : gemmes { $spent } sur { $limit }
ui-conan-box-free = { $box } : gemmes { $spent }, sans limite
ui-conan-no-limit = sans limite
ui-conan-equipment = Équipement
ui-conan-spells = Sorts
ui-conan-overlord = Overlord
ui-conan-book = { $available } énergie · { $fatigue } fatigue · récupère { $recovery }
ui-conan-activations = { $left ->
    [one] Encore { $left } activation
   *[other] Encore { $left } activations
  }
ui-conan-river = Livre de Skelos
ui-conan-river-about = l’Overlord paie le chiffre, puis la tuile passe en fin de rivière
ui-conan-tile = { $tile }, coûte { $cost }, { $count } sur le plateau
ui-conan-event-one = L’Overlord en choisit un :
ui-conan-event-all = Tout cela, dans l’ordre :
ui-conan-dice = Les dés
ui-conan-die = Dé : { $die }
ui-conan-successes = { $count ->
    [one] succès
   *[other] succès
  }
ui-conan-gems = Combien de gemmes
ui-conan-attack = L’attaque
ui-conan-stage-target = cible
ui-conan-stage-gems = gemmes
ui-conan-stage-dice = dés
ui-conan-stage-defence = défense
ui-conan-stage-wounds = blessures
ui-conan-damage = dégâts
ui-conan-defended = défense
ui-conan-wounds = { $count ->
    [one] blessure
   *[other] blessures
  }
ui-conan-outcome = Selon les dés : dégâts { $damage }, défense { $defence }, blessures { $wounds }
ui-conan-show-sheet = Voir la fiche de { $hero }
ui-conan-table = Tours et héros
ui-conan-round-of = Tour { $round } sur { $rounds }
ui-conan-side-heroes = Tour des héros
ui-conan-side-overlord = Tour de l’Overlord
ui-conan-briefing = Récit

## Un tour

ui-conan-lead-attack = { $targets ->
    [one] Attaquer · 1 cible
   *[other] Attaquer · { $targets } cibles
  }
ui-conan-go-walk = { $gems ->
    [0] Aller · gratuit
    [one] Aller · 1 gemme
   *[other] Aller · { $gems } gemmes
  }
ui-conan-go-strike = { $gems ->
    [0] Frapper
    [one] Frapper · 1 gemme
   *[other] Frapper · { $gems } gemmes
  }
ui-conan-left-for-defence = { $gems ->
    [0] Il ne reste aucune gemme pour la défense.
    [one] Il reste 1 gemme pour la défense.
   *[other] Il reste { $gems } gemmes pour la défense.
  }
ui-conan-odds = Blesse { $wound } %, tue { $kill } %.
ui-conan-count-gems = Choisissez combien de gemmes poser : chacune ajoute un dé.
ui-conan-stuck = Ce héros ne peut pas quitter la zone : toiles ou sort.
ui-conan-blocked = { $figure } retient ce héros ici ({ $skill }) : il faut l’abattre, ou agir sans bouger.
ui-conan-bag-only = { $stops ->
    [yes] Plus de gemme ni de mouvement : il reste le sac (⋯), ou s’arrêter.
   *[no] Plus de gemme ni de mouvement : il reste le sac (⋯).
  }
ui-conan-another-hero = Nommer un autre héros
ui-conan-doing-walk = Aller : { $zone } ?
ui-conan-doing-tile = { $cost ->
    [one] Activer { $tile } pour 1 gemme ? Reste : { $left }.
   *[other] Activer { $tile } pour { $cost } gemmes ? Reste : { $left }.
  }
ui-conan-go-tile = { $cost ->
    [one] Activer · 1 gemme
   *[other] Activer · { $cost } gemmes
  }
ui-conan-doing-strike = { $gems ->
    [none] Attaquer { $target } ?
    [0] Attaquer { $target } : combien de gemmes ?
    [one] Attaquer { $target } avec 1 gemme ?
   *[other] Attaquer { $target } avec { $gems } gemmes ?
  }
ui-conan-attack-on = Attaque : { $target }
ui-conan-weapons = Avec quoi
ui-conan-bare-hands = À mains nues
ui-conan-own-dice = Ses propres dés
ui-conan-thrown = lancée, reste là-bas
ui-conan-armour-and-life = Armure { $armour } · vie { $life }
ui-conan-percent = { $chance } %
ui-conan-dice-by-gem = Dés de l’arme, et le dé qu’ajoute chaque gemme
ui-conan-gems-to-spend = Gemmes à poser · limite { $most }, il en reste { $left }
ui-conan-gems-odds = { $gems ->
    [one] 1 gemme : blesse { $wound } %, tue { $kill } %
   *[other] { $gems } gemmes : blesse { $wound } %, tue { $kill } %
  }
ui-conan-chance-wound = Blesser la cible
ui-conan-chance-kill = Abattre la cible
ui-conan-chance-beyond = et { $figure }
ui-conan-penalty = { $penalty } de moins : mains nues, ou adversaires trop proches
ui-conan-may-shield = { $figure } peut s’interposer.
ui-conan-more-of-attack = Plus sur cette attaque
ui-conan-may-defend = Des gemmes peuvent payer une défense : non comptées.
ui-conan-rerolls-counted = { $rerolls ->
    [one] 1 relance gratuite est comptée.
   *[other] { $rerolls } relances gratuites sont comptées.
  }
ui-conan-bag = Sac
ui-conan-load-of = charge { $load } sur { $most }
ui-conan-bag-more = Autres usages : { $card }
ui-conan-bag-use = Utiliser
ui-conan-bag-use-about = comme le dit la carte
ui-conan-bag-give = Donner à un compagnon
ui-conan-bag-give-about = ici, pour 1 gemme de manipulation
ui-conan-bag-throw = Lancer vers une zone
ui-conan-bag-throw-about = ce n’est pas une attaque ; l’objet quitte le sac
ui-conan-bag-drop = Poser ici
ui-conan-bag-drop-about = gratuit ; l’objet reste au sol
ui-conan-here = Ici
ui-conan-talents = Sorts et talents
ui-conan-talents-about = touchez-en un pour le lire
ui-conan-spell-cost = { $gems ->
    [one] Coûte 1 gemme
   *[other] Coûte { $gems } gemmes
  }
ui-conan-spell-reaction = Réaction : aussi hors de son tour
ui-conan-goal-carried = Avec { $hero }.
ui-conan-goal-carried-off = Hors du plateau.
ui-conan-goal-lies = Lieu : { $zone }.
ui-conan-goal-count = { $have } sur { $want }
ui-conan-goal-met = fait
ui-conan-goal-open = pas encore
ui-conan-goal-or = ou
ui-conan-goal-huts = { $zones ->
    [one] La captive est dans le seul lieu non fouillé.
   *[other] La captive est dans l’un des { $zones } lieux non fouillés.
  }
ui-conan-goal-chests = { $chests ->
    [one] 1 coffre est encore fermé.
   *[other] { $chests } coffres sont encore fermés.
  }
ui-conan-tile-card = Tuile
ui-conan-tile-costs = { $cost ->
    [one] Coûte 1 gemme maintenant
   *[other] Coûte { $cost } gemmes maintenant
  }
ui-conan-tile-move = mouvement
ui-conan-tile-armour = armure
ui-conan-tile-life = vie
ui-conan-tile-melee = mêlée
ui-conan-tile-ranged = distance
ui-conan-tile-figures = { $count ->
    [0] Aucune figurine ne reste
    [one] Il reste 1 figurine
   *[other] Il reste { $count } figurines
  }
ui-conan-tile-reinforcement = { $points ->
    [one] Une figurine morte revient pour 1 point de renfort.
   *[other] Une figurine morte revient pour { $points } points de renfort.
  }
ui-conan-reach-hits = attaque possible : { $figures }
ui-conan-reach-nobody = personne à portée
ui-conan-reach-about = { $zones ->
    [one] Sur la carte : 1 zone à portée de déplacement gratuit, en rouge où attaquer.
   *[other] Sur la carte : { $zones } zones à portée de déplacement gratuit, en rouge où attaquer.
  }

## Les scénarios à regarder

ui-scenarios = Scénarios de Conan
ui-scenarios-about = Regardez un scénario avant d’y jouer, et faites vérifier le vôtre.
ui-scenarios-open = Voir les scénarios
ui-scenario-choose = Choisir un fichier de scénario
ui-scenario-drop = ou déposez-le ici : un fichier TOML. Il est vérifié, et gardé seulement si vous le demandez.
ui-scenario-ours = Partir d’un des nôtres
ui-scenario-mine = Mes scénarios
ui-scenario-keep = Garder dans ma bibliothèque
ui-scenario-play-own = Jouer { $name }
ui-scenario-download = Télécharger { $name }
ui-scenario-none = Choisissez un scénario de la liste ou un fichier à vous : sa carte, ses figurines et ses objectifs apparaissent ici.
ui-scenario-too-large = { $file } est trop grand. Un scénario est un court texte, { $most } Ko au plus.
ui-scenario-no-text = { $file } n’est pas un fichier de texte : ce ne peut pas être un scénario.
ui-scenario-wrong = { $file } ne peut pas encore être joué
ui-scenario-where = Où
ui-scenario-what = Ce qui ne va pas
ui-scenario-see-below = voir ci-dessous
ui-scenario-allowed = Ce qui est permis
ui-scenario-good = peut être joué
ui-scenario-play = Jouer ce scénario
ui-scenario-first-heroes = Les héros commencent.
ui-scenario-first-overlord = L’Overlord commence.
ui-scenario-rounds = La piste compte { $rounds } tours.
ui-scenario-objectives = Objectifs
ui-scenario-wins-heroes = Les héros gagnent
ui-scenario-wins-overlord = L’Overlord gagne
ui-scenario-when-immediate = dès que ceci est vrai : { $tests }.
ui-scenario-when-end_of_round = à la fin d’un tour si ceci est vrai : { $tests }.
ui-scenario-when-start_of_overlord_turn = au début du tour de l’Overlord si ceci est vrai : { $tests }.
ui-scenario-heroes = Héros
ui-scenario-gems = { $heroes ->
    [one] Avec un héros : { $available } énergie, { $fatigue } fatigue, récupère { $recovery }.
   *[other] Avec { $heroes } héros : { $available } énergie, { $fatigue } fatigue, récupère { $recovery }.
  }
ui-scenario-events = Événements
ui-scenario-event-all = { $tile } : tout cela, dans l’ordre
ui-scenario-event-one = { $tile } : l’Overlord en choisit un
ui-scenario-rules = Jetons et règles spéciales

## Avant le début

ui-setup-scenario = Scénario
ui-setup-heroes = Héros
ui-setup-leaders = Qui mène qui
ui-setup-in-turn = Partager à tour de rôle
ui-setup-leads = { $hero } est mené par
ui-setup-player = Joueur { $number }
ui-setup-you = Vous
ui-setup-rounds = { $rounds ->
    [0] Sans limite de tours
    [one] 1 tour
   *[other] { $rounds } tours au plus
  }
ui-setup-measured = { $level } : les héros ont gagné { $percent } % de { $games } parties entre deux tels robots (intervalle à 95 % : de { $low } à { $high } %), en { $rounds } tours en moyenne.
ui-setup-not-measured = { $level } : on n’a pas encore mesuré combien de fois de tels robots gagnent ce scénario.
ui-setup-briefing = Briefing
ui-setup-picture = { $scenario } : le plateau au début

## La table en mots : parties de la vue

ui-zone-available = Énergie
ui-zone-gold = or

## L’éditeur de scénarios

ui-editor = Éditeur de scénarios
ui-editor-about = Créez un scénario en cliquant, vérifié à chaque changement, et laissez des robots l’essayer.
ui-editor-open = Ouvrir l’éditeur
ui-editor-edit = Modifier { $name }
ui-editor-start = Partir de…
ui-editor-from-nothing = de rien
ui-editor-undo = Annuler
ui-editor-redo = Rétablir
ui-editor-export = Exporter .toml
ui-editor-keep = Garder dans ma bibliothèque
ui-editor-simulate = Simuler { $games } parties
ui-editor-play = Jouer
ui-editor-errors = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
ui-editor-advices = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}
ui-editor-palette = Que poser sur le plan
ui-editor-units = Unités
ui-editor-heroes = Héros
ui-editor-things = Objets
ui-editor-seek = Chercher
ui-editor-side-of = Pour
ui-editor-ally-of = alliés de { $hero }
ui-editor-unit-about = { $most } au plus, { $size ->
    [one] 1 place chacun
   *[other] { $size } places chacun
}
ui-editor-colour = Socles
ui-editor-base = { $colour ->
    [blue] bleus
    [red] rouges
    [green] verts
    [purple] violets
    [orange] orange
    [yellow] jaunes
    [none] sans couleur
   *[other] { $colour }
}
ui-editor-in-scenario = dans ce scénario
ui-editor-chest = Coffre
ui-editor-entry = Entrée des renforts
ui-editor-door = Porte
ui-editor-eraser = Gomme
ui-editor-hide-tokens = Les jetons sont cachés dans une des zones cliquées
ui-editor-weight = poids { $weight }
ui-editor-maybe = { $token }, peut-être
ui-editor-capacity = place pour { $capacity }
ui-editor-here = { $count } ici
ui-editor-zone-wrong = pose un problème
ui-editor-click-zones = Cliquez les zones pour poser ; Suppr retire.
ui-editor-choose-first = Choisissez dans la liste, puis cliquez les zones.
ui-editor-nothing-chosen = Choisissez une tuile de la rivière ou une figurine pour en voir plus.
ui-editor-placed = { $placed } sur { $most } sur le plan
ui-editor-life = Vie
ui-editor-aside = Hors du plateau
ui-editor-take-from = En retirer une de { $zone }
ui-editor-spells = Sorts
ui-editor-equipment = Cartes
ui-editor-remove-tile = Retirer la tuile
ui-editor-remove-hero = Retirer le héros
ui-editor-remove-door = Retirer la porte
ui-editor-remove = Retirer : { $what }
ui-editor-add-to = Ajouter à : { $list }
ui-editor-river = Rivière
ui-editor-river-about = la place est le prix : glissez, ou utilisez les flèches
ui-editor-add-event = + { $tile }
ui-editor-tile = { $name }, coûte { $cost }
ui-editor-cheaper = { $name } : une place à gauche
ui-editor-dearer = { $name } : une place à droite
ui-editor-parts = Parties du scénario
ui-editor-tab-objectives = Objectifs
ui-editor-tab-setup = Réglages
ui-editor-tab-rules = Règles
ui-editor-tab-events = Événements
ui-editor-objective = objectif { $number }
ui-editor-when = Quand
ui-editor-when-immediate = dès que
ui-editor-when-end_of_round = à la fin d’un tour, si
ui-editor-when-start_of_overlord_turn = au début du tour de l’Overlord, si
ui-editor-all-or-any = Tout ou un seul
ui-editor-all = tout cela est vrai
ui-editor-any = l’un de cela est vrai
ui-editor-add-test = + un autre test
ui-editor-add-objective = + objectif : { $side }
ui-editor-choose-rule = Règle spéciale
ui-editor-choose-event = Ce qui arrive
ui-editor-choose-test = Test
ui-editor-add-rule = + règle spéciale
ui-editor-add-option = + ce qui peut arriver
ui-editor-no-events = Ajoutez d’abord une tuile d’événement à la rivière.
ui-editor-choose = Ce qui en arrive
ui-editor-choose-one = l’Overlord en choisit un
ui-editor-choose-all = tout, dans l’ordre
ui-editor-optional = facultatif
ui-editor-from-to = { $least } à { $most }
ui-editor-title-en = Titre en anglais
ui-editor-title-fr = Titre en français
ui-editor-map = Plan
ui-editor-map-pict_village = Village picte
ui-editor-map-ships = Deux navires
ui-editor-map-fort = Fortin
ui-editor-map-inn = Auberge
ui-editor-map-swamp = Marais
ui-editor-map-citadel = Citadelle
ui-editor-turn-limit = Limite de tours affichée
ui-editor-first-side = Commence
ui-editor-heroes-min = Héros au moins
ui-editor-tired = Gemmes de chaque héros en fatigue
ui-editor-gems = Les gemmes de l’Overlord
ui-editor-with-heroes = Héros
ui-editor-gems-available = prêtes
ui-editor-gems-fatigue = fatigue
ui-editor-gems-recovery = récupération
ui-editor-chests = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
ui-editor-difficulty = Difficulté
ui-editor-deck = Cartes dans les coffres
ui-editor-door-between = Porte entre { $one } et { $other }
ui-editor-door-way = { $way ->
    [lock] Difficulté de la serrure
    [key] Clé
    [damage] Dégâts qui la brisent
    [step_extra_mp] Points de mouvement pour la pousser
   *[other] { $way }
}
ui-editor-checks = Vérification
ui-editor-checked = vérifié
ui-editor-checking = vérification…
ui-editor-error = Erreur :
ui-editor-advice = Conseil :
ui-editor-line = ligne { $line }
ui-editor-zones = zones { $zones }
ui-editor-show = Voir
ui-editor-no-problems = Rien à signaler : il peut être joué.
ui-editor-simulation = Simulation
ui-editor-stop = Arrêter
ui-editor-games-done = { $games } parties jouées sur { $wanted }.
ui-editor-took-too-long = Une partie a duré trop longtemps ; arrêt.
ui-editor-heroes-won = Les héros ont gagné { $rate } (entre { $low } et { $high }).
ui-editor-rounds-deaths = Durée médiane : { $rounds } tours. Héros morts par partie : { $deaths }.
ui-editor-simulation-old = Ces chiffres sont ceux du scénario avant vos derniers changements.
ui-editor-simulation-about = Des robots jouent les deux camps, et vous voyez qui gagne combien de fois.
