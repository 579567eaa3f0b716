### Les mots de la page ; ceux des jeux sont avec les jeux.

## Everywhere

ui-close = Fermer
ui-menu = Menu
ui-back = Retour
ui-send = Envoyer
ui-keep = Garder
ui-empty = vide
ui-back-to-lobby = Retour au salon
ui-connecting = Connexion à la table.
ui-server-silent = Le serveur ne répond pas. Cette page réessaie d’elle-même.
ui-refused = Ce n’est pas possible maintenant.

## Settings

ui-settings = Réglages
ui-language = Langue
ui-theme = Thème
ui-theme-dark = Sombre
ui-theme-light = Clair
ui-speed = Vitesse
ui-speed-about = Mouvements et rythme des robots
ui-speed-none = Aucune
ui-one-click = Un clic joue
ui-one-click-about = Sinon, un premier clic montre, un second joue
ui-ask-everything = Tout me demander
ui-ask-everything-about = Même les questions qui ne laissent rien à décider. Sinon, la table y répond pour vous.
ui-wrong-piece = { $piece } : { $reason }
ui-sound = Son
ui-sound-about = Sons doux : votre tour, cartes, Perles, Clefs
ui-volume = Volume
ui-yes = oui
ui-no = non
ui-share = Partager

## Lobby

ui-hello = On joue à quoi, { $name } ?
ui-hello-stranger = On joue à quoi ?
ui-tables-wait = { $waiting ->
    [0] { $open ->
        [0] Ouvrez une table contre des robots, ou invitez des amis par un lien.
        [one] Une table ouverte cherche du monde.
       *[other] { $open } tables ouvertes cherchent du monde.
      }
    [one] Une partie vous attend.
   *[other] { $waiting } parties vous attendent.
  }
ui-your-name = Votre nom
ui-name-others-see = Le nom que voient les autres
ui-change-name = Vous vous appelez { $name } : changer de nom
ui-default-name = Invité
ui-game = Jeu
ui-players = { $least } à { $most } joueurs
ui-around-the-table = Autour de la table
ui-you = vous
ui-you-named = { $name } (vous)
ui-free-seat = Place libre
ui-seat-number = Qui joue à la place { $number }
ui-seat-bot = Robot
ui-seat-open = Ouverte
ui-seat-friend = Ami
ui-seat-bot-about = joué par l’ordinateur
ui-seat-open-about = ouverte à tous
ui-seat-friend-about = par un lien que vous envoyez
ui-bot-level = Niveau du robot
ui-bot-of-level = { $level }
ui-bot-name-1 = Nérée
ui-bot-name-2 = Thétis
ui-bot-name-3 = Triton
ui-bot-name-4 = Galatée
ui-bot-name-5 = Protée
ui-add-seat = Ajouter une place
ui-remove-seat = Retirer la place { $number }
ui-options = Options
ui-estimates = Points pendant la partie
ui-estimates-about = Les points de chacun (et les Coalitions) sont comptés à l’écran ; sinon, à la fin seulement
ui-visible = Table visible de tous
ui-visible-about = D’autres peuvent regarder ; sinon, par lien seulement
ui-stand-in = En cas d’absence
ui-stand-in-about = Quand un robot prend la place
ui-stand-in-vote = Par vote
ui-stand-in-minutes = { $minutes } min
ui-stand-in-day = 1 jour
ui-ready-to-start = Tout le monde est là : la partie commence aussitôt.
ui-others-to-come = La table attend les autres ; vous pouvez leur envoyer un lien.
ui-start-with = Commencer à { $players }
ui-open-table = Ouvrir la table
ui-tables = Tables
ui-resume = Reprendre
ui-no-mine = Aucune partie en cours. La table que vous créez apparaîtra ici.
ui-open-tables = Tables ouvertes
ui-no-open = Aucune table ouverte. Créez-en une avec une place ouverte.
ui-being-played = En cours
ui-finished = Parties terminées
ui-no-finished = Aucune pour l’instant.
ui-play = Jouer
ui-see = Voir
ui-watch = Regarder
ui-review = Revoir
ui-sit-down = S’asseoir
ui-table-with = { $game } avec { $others }
ui-won = Victoire, { $mine } à { $best }
ui-lost = { $mine } points, meilleur adversaire { $best }
ui-seats-taken = { $taken } places prises sur { $seats }
ui-your-turn = À vous
ui-turn-of = { $player } joue
ui-credit = Icônes : game-icons.net (Lorc, Delapouite, Skoll et autres), CC BY 3.0. Projet de fans, sans lien avec les éditeurs.

## About

ui-about = À propos
ui-about-project = Tablée est une table numérique pour jeux de société modernes, faite par des fans et sans lien avec les éditeurs. Elle n’utilise aucune de leurs illustrations : tout ce que vous voyez est dessiné ici.
ui-about-icons = Icônes
ui-about-icons-text = Les icônes viennent de game-icons.net, par Lorc, Delapouite, Skoll et d’autres, sous licence CC BY 3.0. Elles sont recolorées ici. Perles, piles de cartes, motifs et affiches sont dessinés par nous.
ui-about-fonts = Polices
ui-about-fonts-text = Fraunces (The Fraunces Project Authors) et Atkinson Hyperlegible Next (Braille Institute of America), sous licence SIL Open Font License 1.1.
ui-about-fairness = Mélanges honnêtes
ui-about-fairness-text = Le serveur publie l’empreinte de sa graine avant que les joueurs ajoutent la leur, et montre cette graine après la partie : chacun peut vérifier que les mélanges n’ont pas été modifiés. Cela n’empêche pas la personne qui tient le serveur de regarder les cartes cachées.

## Invitations and the waiting room

ui-invited = Une table vous attend
ui-invited-name = Comment les autres doivent-ils vous appeler ?
ui-invited-as = Vous entrez sous le nom de { $name }.
ui-come-in = Entrer
ui-everybody-here = Tout le monde est là.
ui-online = en ligne
ui-offline = pas en ligne
ui-link-for-seat = Lien pour la place { $number }
ui-copy-link = Copier le lien
ui-copied = Copié
ui-watch-link = Lien pour regarder
ui-watch-link-about = À publier sans crainte : il ne donne aucune place
ui-leave = Quitter la table
ui-start = Commencer

## The table

ui-decision = Décision
ui-your-decision = À vous de décider
ui-decides = { $player } décide
ui-sending = Envoi.
ui-catching-up = { $moves ->
    [one] 1 coup à montrer.
   *[other] { $moves } coups à montrer.
  }
ui-click-a-piece = Ou choisissez une pièce entourée.
ui-choose-a-way = Choisissez comment.
ui-click-the-pieces = Choisissez une pièce entourée.
ui-piece-playable = { $piece }. Jouable : { $action }
ui-do-it = Valider
ui-nothing-to-decide = Rien à décider : la table répond pour vous.
ui-skip = Tout montrer
ui-undo = Annuler
ui-ask-undo = Annuler ?
ui-your-area = Votre espace
ui-players-label = Joueurs
ui-player = Joueur
ui-watching = vous regardez
ui-watchers = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
  }
ui-status-asked = décide maintenant
ui-status-away = pas en ligne
ui-rule = Règle
ui-rule-number = Règle { $number }
ui-log = Journal
ui-chat = Discussion
ui-log-and-chat = Journal et discussion
ui-older-lines = Lignes précédentes
ui-no-chat = Rien n’a encore été dit.
ui-write-to-table = Écrire à la table
ui-log-sat = { $player } s’assoit.
ui-log-left = { $player } quitte la table.
ui-log-undone = { $moves ->
    [one] { $player } annule un coup.
   *[other] { $player } annule { $moves } coups.
  }
ui-log-undo-asked = { $moves ->
    [one] { $player } demande à annuler un coup.
   *[other] { $player } demande à annuler { $moves } coups.
  }
ui-log-undo-refused = { $player } refuse : rien n’est annulé.
ui-log-stood-in = Un robot joue pour { $player }.
ui-log-came-back = { $player } est de retour.
ui-log-rematched = Les mêmes joueurs se retrouvent.

## Keys

ui-keys = Touches
ui-key-choose = 1–9
ui-key-choose-about = choix possible numéro n ; encore : le jouer
ui-key-arrows = Flèches
ui-key-arrows-about = d’une pièce possible à l’autre
ui-key-text = T
ui-key-text-about = la table en mots
ui-key-main = Entrée, O
ui-key-main-about = réponse principale
ui-key-out = Échap, N
ui-key-out-about = effacer la sélection ; s’abstenir
ui-key-undo = Z, U
ui-key-undo-about = annuler
ui-key-rule = R
ui-key-rule-about = règle de la question
ui-key-log = L
ui-key-log-about = journal
ui-key-skip = Espace
ui-key-skip-about = montrer tout ce qui s’est passé
ui-key-help = H, ?
ui-key-help-about = que puis-je faire maintenant, et cette liste

## Help, and the table in words

ui-help = Aide
ui-what-now = Que puis-je faire maintenant
ui-pieces-explain = Les pièces s’expliquent
ui-pieces-explain-about = Survolez une carte, atteignez-la avec Tab, appuyez longtemps, ou cliquez une carte qu’on ne peut pas choisir : elle dit ce qu’elle fait, et pourquoi on ne peut pas la choisir.
ui-options-here = Options de cette table
ui-in-words = La table en mots
ui-table = Table
ui-spoken-log = Derniers événements
ui-zone-price = Prix du prochain Allié
ui-zone-threat = Case de la piste de Menace
ui-zone-ending = Derniers tours
ui-zone-stacks = Conseil, cartes par pile
ui-zone-council = Cartes au Conseil, de mémoire
ui-zone-track = Piste d’Exploration
ui-zone-paid = Alliés payés
ui-zone-court = Cour
ui-zone-available = Lieux disponibles
ui-zone-drawn = Cartes piochées
ui-zone-drawn_by = Qui a pioché
ui-zone-paid_by = Qui paie
ui-zone-deck_size = Cartes dans la pioche
ui-zone-lord_deck_size = Seigneurs dans la pioche
ui-zone-location_deck_size = Lieux dans la pioche
ui-zone-pearls = Perles
ui-zone-key_tokens = Pions Clef
ui-zone-keys = Clefs
ui-zone-free = Seigneurs libres
ui-zone-disabled = Seigneurs inclinés
ui-zone-housed = Seigneurs sous des Lieux
ui-zone-locations = Lieux
ui-zone-affiliated = Alliés fédérés
ui-zone-hand_size = Cartes en main
ui-zone-hand = Main
ui-zone-token_count = Pions Monstres
ui-zone-tokens = Points des pions Monstres
ui-zone-points = Points d’Influence
ui-zone-last_turns = Tours restants
ui-zone-pearl_master = Maître des Perles
ui-zone-pearls_on_track = Perles du Maître des Perles
ui-zone-forced_draw = Seigneurs à piocher par obligation
ui-zone-forced_by = Obligation posée par
ui-zone-discards = Défausses
ui-zone-recruits = Seigneurs à poser
ui-zone-drawn_locations = Lieux piochés
ui-zone-drawn_location_count = Nombre de Lieux piochés
ui-zone-lords = Seigneurs, emplacement par emplacement
ui-zone-location_points = Points des Lieux
ui-zone-coats = Emplacements des Blasons
ui-zone-coalition = Emplacements de la Coalition
ui-zone-bought = Acheteurs de cette exploration
ui-zone-used = Seigneurs utilisés ce tour-ci
ui-zone-extra_turns = Tours supplémentaires
ui-zone-ship_master_influence = Points de l’Armateur
ui-zone-discard = Défausse
ui-zone-token_bag_size = Pions Monstres restants
ui-zone-silver = argent
ui-zone-gold = or
ui-zone-score = Points par source

## Connection and absence

ui-link-lost = Reconnexion.
ui-link-lost-about = La partie est enregistrée, et votre place vous est gardée.
ui-link-restarting = Le serveur redémarre.
ui-link-restarting-about = La partie est enregistrée et reprend dans un instant.
ui-try-now = Essayer maintenant
ui-too-late = La table a changé entre-temps.
ui-table-gone = Cette table n’existe pas
ui-table-gone-about = Le lien est peut-être incomplet, ou la table a été supprimée.
ui-table-not-invited = Cette table est privée
ui-table-not-invited-about = Demandez un lien à quelqu’un de la table.
ui-wants-undo = { $moves ->
    [one] { $player } demande à annuler un coup.
   *[other] { $player } demande à annuler { $moves } coups.
  }
ui-agree = Accepter
ui-refuse = Refuser
ui-bot-plays-for-you = Un robot joue pour vous.
ui-take-back = Reprendre ma place
ui-is-away = { $player } n’est pas là. Un robot peut jouer en attendant.
ui-give-to-bot = Confier au robot
ui-take-vote-back = Retirer mon vote

## End of the game

ui-game-over = Fin de partie
ui-score = Score
ui-winner = victoire
ui-you-win = Vous gagnez
ui-winners = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
  }
ui-download-replay = Télécharger la partie
ui-verify = Vérifier les mélanges
ui-play-again = Rejouer
ui-follow-rematch = Vers la nouvelle table

## Scoring and statistics

ui-next = Suivant
ui-skip-scoring = Passer
ui-count-step-by-step = Compter pas à pas
ui-scoring-begins = On compte les points
ui-statistics = Statistiques
ui-statistics-all = { $moves } réponses en { $time }.
ui-statistics-rounds = { $rounds } rounds.
ui-statistics-curve = Points de chaque joueur au fil de la partie
ui-statistics-answers = Réponses
ui-statistics-thought = Temps
ui-statistics-longest = Plus longue
ui-statistics-taken-back = Annulées
ui-statistics-favourites = Le plus souvent
ui-share-replay = Partager la partie
ui-back-to-table = Retour à la table

## Clocks and answers in advance

ui-advance = D’avance
ui-advance-ask = me demander
ui-advance-decline = refuser
ui-advance-up-to = { $figure ->
    [one] jusqu’à 1 Perle
   *[other] jusqu’à { $figure } Perles
  }
ui-advance-ask-all = Tout me demander
ui-advance-decline-all = Tout refuser
ui-prepare-answers = Préparer mes réponses
ui-time-left = { $free } pour cette réponse, { $bank } pour le reste de la partie
ui-log-undo-agreed = { $player } accepte.
ui-log-by-clock = Temps écoulé : un robot répond pour { $player }.
ui-log-by-advance = Réponse donnée comme vous l’aviez réglé d’avance.
ui-abyss-sort-kind = par Peuple
ui-abyss-sort-value = par valeur
ui-clock = Pendule
ui-clock-none = Aucune
ui-clock-quick = Rapide
ui-clock-calm = Calme
ui-clock-day = Jours
ui-clock-none-about = Chacun prend le temps qu’il veut
ui-clock-quick-about = 15 secondes par réponse, et 3 minutes pour toute la partie ; ensuite, un robot répond
ui-clock-calm-about = 45 secondes par réponse, et 15 minutes pour toute la partie ; ensuite, un robot répond
ui-clock-day-about = Un jour par réponse, et 3 jours pour toute la partie ; ensuite, un robot répond

## Replay

ui-replay = Revoir
ui-replay-of = Revoir : { $game }
ui-replay-unavailable = Cette partie ne peut pas être revue : elle n’est pas finie, ou vous ne pouvez pas la voir.
ui-replay-start = Début
ui-replay-from-here = Revoir depuis ici
ui-turn-number = Tour { $turn }
ui-turn-number-of = Tour { $turn } · { $player }
ui-turn-parts = Parties du tour
ui-jump-to-turn = Aller à un tour
ui-previous-turn = Tour précédent
ui-next-turn = Tour suivant
ui-previous-move = Coup précédent
ui-next-move = Coup suivant
ui-run = Lire
ui-pause = Pause
ui-move-of = Coup { $move } sur { $moves }
ui-seen-by = Vu par
ui-seen-openly = toutes les mains ouvertes
ui-seen-by-all = le public

## Abyss

ui-abyss-opponents = Adversaires
ui-abyss-look-at = Voir les Seigneurs et Lieux de { $player }
ui-abyss-points = Points d’Influence
ui-abyss-short-points = { $points } PI
ui-abyss-pearls = Perles
ui-abyss-keys = Clefs
ui-abyss-tokens = Pions Monstres
ui-abyss-in-hand-label = Alliés en main
ui-abyss-lords = Seigneurs
ui-abyss-lords-of = { $lords ->
    [one] { $lords } Seigneur sur { $most }
   *[other] { $lords } Seigneurs sur { $most }
  }
ui-abyss-my-lords = { $lords ->
    [one] { $lords } Seigneur
   *[other] { $lords } Seigneurs
  }
ui-abyss-lord-label = { $name }, { $influence } points
ui-abyss-lord-free = libre
ui-abyss-lord-disabled = incliné
ui-abyss-lord-housed = sous un Lieu
ui-abyss-lord = { $guild } · { $influence } Points d’Influence · { $keys ->
    [0] sans Clef
    [one] 1 Clef
   *[other] { $keys } Clefs
  }
ui-abyss-cost = { $races ->
    [one] Coût { $value }, Alliés d’exactement 1 Peuple.
   *[other] Coût { $value }, Alliés d’exactement { $races } Peuples.
  }
ui-abyss-cost-race = { $races ->
    [one] Coût { $value }, Alliés d’un seul Peuple : { $race }.
   *[other] Coût { $value }, Alliés d’exactement { $races } Peuples, dont { $race }.
  }
ui-abyss-affiliated = Alliés fédérés
ui-abyss-none-affiliated = Aucun Allié fédéré
ui-abyss-no-location = Aucun Lieu
ui-abyss-no-lord = Aucun Seigneur pour l’instant.
ui-abyss-track = Piste d’Exploration
ui-abyss-offer-price = { $pearls ->
    [one] Prix de cet Allié : 1 Perle
   *[other] Prix de cet Allié : { $pearls } Perles
  }
ui-abyss-deck = { $cards ->
    [one] Pioche Exploration, { $cards } carte
   *[other] Pioche Exploration, { $cards } cartes
  }
ui-abyss-deck-name = Pioche
ui-abyss-offered = proposé
ui-abyss-offered-to = pour { $player }
ui-abyss-last-space = dernier
ui-abyss-threat = Piste de Menace
ui-abyss-threat-short = Menace
ui-abyss-council = Conseil
ui-abyss-hidden-stacks = face cachée
ui-abyss-stack = { $cards ->
    [0] Conseil, { $race } : vide
    [one] Conseil, { $race } : 1 carte
   *[other] Conseil, { $race } : { $cards } cartes
  }
ui-abyss-locations = Lieux disponibles
ui-abyss-drawn = Lieux piochés
ui-abyss-location-deck = { $cards ->
    [one] Pioche des Lieux, { $cards } tuile
   *[other] Pioche des Lieux, { $cards } tuiles
  }
ui-abyss-council-stack = Conseil : { $race } ({ $cards })
ui-abyss-court = La Cour
ui-abyss-court-about = { $lords ->
    [one] { $lords } Seigneur. À 2 ou moins après un recrutement : 2 Perles pour qui recrute, et la Cour se remplit.
   *[other] { $lords } Seigneurs. À 2 ou moins après un recrutement : 2 Perles pour qui recrute, et la Cour se remplit.
  }
ui-abyss-ending = { $turns ->
    [0] La fin approche : c’est le dernier tour.
    [one] La fin approche : encore { $turns } tour après celui-ci.
   *[other] La fin approche : encore { $turns } tours après celui-ci.
  }
ui-abyss-extra-turn = Un autre tour suit celui-ci.
ui-abyss-worth-now = Valeur actuelle : { $points }
ui-abyss-lord-used = utilisé ce tour-ci
ui-abyss-key-tokens = { $tokens ->
    [one] { $tokens } pion Clef
   *[other] { $tokens } pions Clef
  }
ui-abyss-cards-of = { $race } : { $values }
ui-abyss-tokens-left = pions : { $tokens }
ui-abyss-discard = { $cards ->
    [0] Aucune carte défaussée
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
  }
ui-abyss-lord-deck = { $cards ->
    [one] Pioche des Seigneurs, { $cards } carte
   *[other] Pioche des Seigneurs, { $cards } cartes
  }
ui-abyss-free-space = libre
ui-abyss-keys-of = { $keys ->
    [one] { $keys } Clef sur { $most } avant un Lieu
   *[other] { $keys } Clefs sur { $most } avant un Lieu
  }
ui-abyss-hand = Votre main
ui-abyss-hand-of = Main de { $player }
ui-abyss-allies = { $allies ->
    [one] { $allies } Allié
   *[other] { $allies } Alliés
  }
ui-abyss-empty-hand = Aucun Allié en main.
ui-abyss-paid = payés
ui-abyss-mine = Seigneurs et Lieux
ui-abyss-recruit-lord = Recruter : { $lord }
ui-abyss-choose-lord = Choisir : { $lord }
ui-abyss-reward = Récompense : { $spoils }

## Conspiracy

ui-conspiracy-opponents = Adversaires
ui-conspiracy-look-at = Voir la Chambre de { $player }
ui-conspiracy-points = Points d’Influence
ui-conspiracy-short-points = { $points } PI
ui-conspiracy-pearls = Perles
ui-conspiracy-deck = Pioche
ui-conspiracy-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
ui-conspiracy-draw = { $lords ->
    [one] Piocher { $lords } Seigneur
   *[other] Piocher { $lords } Seigneurs
  }
ui-conspiracy-discards = Défausses
ui-conspiracy-whole-pile = on prend toute la pile d’une couleur
ui-conspiracy-forced = { $lords ->
    [one] { $player } impose aux autres de piocher { $lords } Seigneur
   *[other] { $player } impose aux autres de piocher { $lords } Seigneurs
  }
ui-conspiracy-pile = Défausse des { $colour }s : { $lords }
ui-conspiracy-empty-pile = Défausse des { $colour }s : vide
ui-conspiracy-take-pile = { $lords ->
    [one] Prendre la défausse des { $colour }s, { $lords } Seigneur
   *[other] Prendre la défausse des { $colour }s, { $lords } Seigneurs
  }
ui-conspiracy-tray-drawn = Piochés
ui-conspiracy-tray-recruits = À poser
ui-conspiracy-lords = { $copies ->
    [one] { $lord }
   *[other] { $lord }, { $copies } fois
  }
ui-conspiracy-chamber = Votre Chambre Sénatoriale
ui-conspiracy-chamber-of = Chambre Sénatoriale de { $player }
ui-conspiracy-placed = { $lords } sur { $most }
ui-conspiracy-ending = { $turns ->
    [0] Tout dernier tour
    [one] Encore { $turns } tour
   *[other] Encore { $turns } tours
  }
ui-conspiracy-space = Emplacement { $space } : { $lord }
ui-conspiracy-coat = Blason
ui-conspiracy-coat-about = Il porte le Blason : le meilleur de sa couleur, le seul qui compte.
ui-conspiracy-in-coalition = dans la plus grande Coalition
ui-conspiracy-under = { $points ->
    [one] sous le Lieu « { $location } », { $points } point
   *[other] sous le Lieu « { $location } », { $points } points
  }
ui-conspiracy-under-only = sous le Lieu « { $location } »
ui-conspiracy-worth-now = { $points ->
    [one] Vaut { $points } point à présent.
   *[other] Vaut { $points } points à présent.
  }
ui-conspiracy-swap-lord = Permuter { $lord } de l’emplacement { $space }
ui-conspiracy-score-lords = { $colours ->
    [one] Blasons ({ $colours } couleur)
   *[other] Blasons ({ $colours } couleurs)
  }
ui-conspiracy-score-locations = Lieux
ui-conspiracy-score-coalition = Coalition { $lords } × { $per }
ui-conspiracy-pearl-master = Maître des Perles
ui-conspiracy-score-now = Si la partie finissait ici
ui-conspiracy-then-points = Points { $from } → { $to }
ui-conspiracy-then-coalition = Coalition { $from } → { $to }
ui-conspiracy-then-pearls = Perles { $from } → { $to }
ui-conspiracy-keys = Clefs depuis le dernier Lieu : { $silver } en argent, { $gold } en or.
ui-conspiracy-pearl-track = Piste des Perles
ui-conspiracy-no-master = Personne n’a encore de Perle.
ui-conspiracy-master = { $player } est Maître des Perles à { $pearls } (+{ $points } PI).
ui-conspiracy-you-master = Vous êtes Maître des Perles à { $pearls } (+{ $points } PI).
ui-conspiracy-my-pearls = { $pearls ->
    [0] Vous n’en avez pas.
   *[other] Vous en avez { $pearls }.
  }
ui-conspiracy-locations = Lieux
ui-conspiracy-group-available = Lieux révélés
ui-conspiracy-group-drawn = Lieux piochés
ui-conspiracy-location-backs = { $locations ->
    [one] { $locations } Lieu, face cachée
   *[other] { $locations } Lieux, face cachée
  }
ui-conspiracy-group-deck = Dans la pioche des Lieux
ui-conspiracy-location-deck = pioche : { $cards }
ui-conspiracy-drawn-hidden = { $locations ->
    [one] { $locations } Lieu, que vous ne pouvez pas voir
   *[other] { $locations } Lieux, que vous ne pouvez pas voir
  }
ui-conspiracy-draw-locations = { $locations ->
    [one] Piocher { $locations } Lieu
   *[other] Piocher { $locations } Lieux
  }
ui-conspiracy-none-available = aucun

## The World of SMOG

ui-smog-opponents = Adversaires
ui-smog-market = Le Shadow Market, vu de votre bord
ui-smog-whole = Tout le marché
ui-smog-near = De plus près
ui-smog-go-home = Voir votre gentleman
ui-smog-side-near = votre côté
ui-smog-side-left = côté gauche
ui-smog-side-far = côté éloigné
ui-smog-side-right = côté droit
ui-smog-side = { $side } : { $what }, { $price ->
    [one] { $price } Souverain
   *[other] { $price } Souverains
  }{ $hourglass ->
    [yes] , sablier
   *[no] { "" }
  }{ $fog ->
    [yes] , barrière de brouillard
   *[no] { "" }
  }
ui-smog-agent-line = { $agent } : { $text }
ui-smog-your-portal = votre portail secret
ui-smog-portal-here = Votre portail secret : d’ici vous pouvez sortir du marché. Personne d’autre ne le voit.
ui-smog-agent-waits = attend sur sa carte
ui-smog-agent-next = sera le prochain à venir
ui-smog-agent-on = ici : { $place }
ui-smog-agent-oldest = ici : { $place }, partira en premier
ui-smog-seat-near = sur votre bord
ui-smog-seat-left = à votre gauche
ui-smog-seat-far = en face de vous
ui-smog-seat-right = à votre droite
ui-smog-plays-as = { $gentleman }, { $where }
ui-smog-me-about = { $gentleman }, expertise : { $ether }
ui-smog-sovereigns = Souverains
ui-smog-sovereigns-of = { $coins ->
    [one] { $coins } Souverain
   *[other] { $coins } Souverains
  }
ui-smog-reserve = Réserve du Shadow Master
ui-smog-reserve-of = Réserve du Shadow Master : { $coins }
ui-smog-favoured = A les faveurs du Shadow Master
ui-smog-nobody-leads = Personne ne mène
ui-smog-you-lead = Vous menez
ui-smog-leads = { $player } mène avec { $coins }
ui-smog-portal = Portail secret
ui-smog-secret = secret
ui-smog-has = { $what } : en possession
ui-smog-has-not = { $what } : à trouver
ui-smog-cards = { $cards ->
    [one] { $cards } action spéciale
   *[other] { $cards } actions spéciales
  }
ui-smog-hand = Vos actions spéciales
ui-smog-ether-count = { $ether } : { $count }
ui-smog-of-needed = { $have } sur { $need }{ $done ->
    [yes] { " " }✓
   *[no] { "" }
  }
ui-smog-not-needed = pas requis
ui-smog-playable = Jouable maintenant
ui-smog-not-now = Pas maintenant
ui-smog-lacks = Il manque : { $ethers }
ui-smog-dragon = { $gifts ->
    [one] Présent du dragon : attend votre prochaine vente
   *[other] { $gifts } Présents du dragon : attendent votre prochaine vente
  }
ui-smog-actions = { $actions ->
    [one] Encore { $actions } action
   *[other] Encore { $actions } actions
  }
ui-smog-round = Round
ui-smog-round-of = Round, sur { $limit }
ui-smog-first = Premier joueur : { $player }
ui-smog-bank = Banque
ui-smog-supply = Sabliers en réserve
ui-smog-deck = Actions spéciales
ui-smog-discard = défaussées : { $cards }
ui-smog-stack = { $artefact } : reste { $cards }
ui-smog-buy = Acheter : { $what }, { $price ->
    [one] { $price } Souverain
   *[other] { $price } Souverains
  }
ui-smog-sell = Vendre : { $what }, { $coins ->
    [one] { $coins } Souverain
   *[other] { $coins } Souverains
  }
ui-smog-rotate = Pivoter votre tuile
ui-smog-edge = Prendre le { $edge }, expertise : { $ether }
ui-smog-with-ware = { $action } ({ $what })
ui-smog-and-draw = { $action }, et piocher une action spéciale
ui-smog-pay = Payer { $coins } au Master
ui-smog-remove-hourglass = Retirer le sablier : { $side }
ui-smog-mark-side = Le placer ici : { $side }
ui-smog-move-toll = { $toll ->
    [one] Franchir le brouillard, { $toll } taxe : { $place }
   *[other] Franchir le brouillard, { $toll } taxes : { $place }
  }
ui-smog-coins-then = { $coins ->
    [one] Il vous restera { $coins } Souverain.
   *[other] Il vous restera { $coins } Souverains.
  }
ui-smog-hourglass-then = Un sablier marque votre côté.
ui-smog-turn-then = La tuile pivote ; vous lirez { $what }, { $price }{ $hourglass ->
    [yes] { " " }(sablier).
   *[no] .
  }
ui-smog-no-turn-then = Le Garçon égaré empêche la tuile de pivoter.
ui-smog-agent-then = { $agent } arrive sur cette tuile.

## Conan

ui-conan-map = La carte : les flèches la déplacent, plus et moins changent sa taille
ui-conan-closer = Plus près
ui-conan-farther = Plus loin
ui-conan-whole = Toute la carte
ui-conan-sight = Vue
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
ui-conan-chest = Un coffre fermé
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

## Scénarios de Conan

ui-scenarios = Scénarios de Conan
ui-scenarios-about = Regardez un scénario avant d’y jouer, et faites vérifier le vôtre.
ui-scenarios-open = Voir les scénarios
ui-scenario-choose = Choisir un fichier de scénario
ui-scenario-drop = ou déposez-le ici : un fichier TOML. Il est vérifié, pas conservé.
ui-scenario-ours = Partir d’un des nôtres
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
