### Les mots de la page ; ceux des jeux sont avec les jeux.

## Everywhere

ui-close = Fermer
ui-menu = Menu
ui-back = Retour
ui-send = Envoyer
ui-keep = Garder
ui-empty = vide
ui-back-to-lobby = Retour au salon
ui-nowhere = Il n’y a rien à cette adresse
ui-nowhere-about = L’adresse est peut-être incomplète ou mal écrite.
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
ui-speed-none = Sans mouvement
ui-one-click = Un clic joue
ui-one-click-about = Sinon, un premier clic montre, un second joue
ui-ask-everything = Tout me demander
ui-ask-everything-about = Même les questions qui ne laissent rien à décider. Sinon, la table y répond pour vous.
ui-wrong-piece = { $piece } : { $reason }
ui-sound = Son
ui-sound-about = Sons doux : votre tour, cartes, Perles, Clefs
ui-notify = Notifications
ui-notify-about = Le navigateur vous dit que c’est à vous quand vous regardez ailleurs
ui-notify-denied = Le navigateur ne les permet pas pour cette page
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
ui-players-exactly = { $players } joueurs
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
ui-advanced = Avancées
ui-advanced-changed = { $count ->
    [0] points de règle, comme d’habitude
    [one] 1 changée
   *[other] { $count } changées
  }
ui-estimates = Points pendant la partie
ui-estimates-about = Les points de chacun (et les Coalitions) sont comptés à l’écran ; sinon, à la fin seulement
ui-own-file = Un fichier à vous
ui-own-file-about = Un scénario ou un plateau que vous avez fait. Personne d’autre ne voit vos fichiers ; une table garde celui avec lequel elle est jouée.
ui-own-file-ours = aucun : jouer le nôtre
ui-own-files = Mes fichiers
ui-own-files-none = Vous ne gardez encore aucun fichier.
ui-own-file-bring = Choisir un fichier…
ui-own-file-title = Nouveau titre
ui-own-file-rename = Renommer { $name }
ui-own-file-rename-done = Renommer
ui-own-file-download = Télécharger { $name }
ui-own-file-delete = Supprimer { $name }
ui-own-file-delete-sure = Appuyez encore pour supprimer { $name }
ui-own-file-untitled = sans titre
ui-own-file-too-large = { $file } est trop grand : { $most } Ko au plus.
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
ui-more-tables = Plus de tables
ui-play = Jouer
ui-see = Voir
ui-watch = Regarder
ui-review = Revoir
ui-play-this-seat = Jouer ici
ui-sit-down = S’asseoir
ui-table-with = { $game } avec { $others }
ui-won = Victoire, { $mine } à { $best }
ui-won-no-points = Victoire
ui-lost-no-points = Défaite
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
ui-invited-by = { $kind ->
    [watch] { $host } vous laisse regarder une partie de { $game }
    [device] Jouer à { $game } sur cet appareil
   *[play] { $host } vous invite à une partie de { $game }
  }
ui-invited-somebody = Quelqu’un
ui-invited-players = Déjà là : { $players }.
ui-link-taken = Cette place est prise entre-temps. Demandez un autre lien.
ui-link-started = La partie a commencé sans cette place.
ui-link-over = Cette partie est finie.
ui-link-watch-instead = Aller à la table
ui-link-gone = Ce lien n’est plus valable
ui-link-gone-about = Il a servi, il a expiré ou il est incomplet. Demandez-en un autre à qui vous l’a envoyé.
ui-here-only = Vos amis ne peuvent pas utiliser cette adresse : elle désigne leur propre appareil.
ui-here-only-nearby = Dans votre réseau, la même table se trouve à l’adresse ci-dessous. Un téléphone lit le code.
ui-here-only-alone = Ce serveur ne répond qu’à cette machine. Lancez-le avec --host 0.0.0.0 pour laisser entrer les autres.
ui-nearby-address = Adresse pour votre réseau
ui-show-code = Code
ui-code-for = Code QR de { $link }
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
ui-seat-for = Pour qui est la place { $number }
ui-seat-up = Faire monter { $player } à la place { $number }
ui-free-seat-of = Libérer la place
ui-free-seat-of-person = Libérer la place de { $player }
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
ui-more-answers = { $count } de plus…
ui-fewer-answers = Moins de réponses
ui-do-it = Valider
ui-nothing-to-decide = Rien à décider : la table répond pour vous.
ui-skip = Tout montrer
ui-undo = Annuler
ui-take-back = Reprendre
ui-take-back-about = { $moves ->
    [one] Ceci reprend votre dernière décision.
   *[other] Ceci reprend votre dernière décision et ce qui s’est passé depuis : { $moves } coups.
  }
ui-take-back-consent = Les autres sont d’abord consultés.
ui-take-back-ask = Demander aux autres
ui-take-back-not = Laisser
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
ui-watches = (regarde)
ui-mute = Faire taire
ui-unmute = Laisser parler
ui-mute-person = Faire taire { $player }
ui-unmute-person = Laisser parler { $player }
ui-send-away = Écarter
ui-let-back = Laisser revenir
ui-send-away-person = Écarter { $player }
ui-let-back-person = Laisser revenir { $player }
ui-who-watches = Qui regarde ({ $count })
ui-watches-no-more = (hors de la table)
ui-table-sent-away = On vous a écarté de cette table
ui-table-sent-away-about = La personne qui a créé cette table ne vous laisse plus la regarder.
ui-log-muted = { $player } ne peut plus parler ici.
ui-log-unmuted = { $player } peut de nouveau parler.
ui-log-sent-away = { $player } ne peut plus regarder.
ui-log-let-back = { $player } peut de nouveau regarder.
ui-log-end-wanted = { $player } veut arrêter la partie maintenant.
ui-log-end-not-wanted = { $player } veut continuer.
ui-log-ended-agreed = Tout le monde a voulu arrêter la partie ici. Il n’y a pas de résultat.
ui-log-ended-alone = La partie a été arrêtée ici. Il n’y a pas de résultat.
ui-log-ended-server = La personne qui tient le serveur a arrêté cette partie. Il n’y a pas de résultat.
ui-log-ended-fault = Le serveur ne pouvait pas continuer cette partie, et elle a été arrêtée. Il n’y a pas de résultat.
ui-leave-game = Quitter la partie
ui-leave-game-about = Un robot joue à votre place et personne ne vous attend. Vous pouvez reprendre votre place tant que la partie dure.
ui-leave-game-now = Quitter : un robot joue
ui-end-game = Arrêter la partie avant sa fin
ui-end-game-about = Elle s’arrête quand toutes les personnes à la table le veulent. Elle est gardée et peut être revue ; il n’y a pas de résultat.
ui-end-game-alone-about = Vous pouvez l’arrêter maintenant. Elle est gardée et peut être revue ; il n’y a pas de résultat.
ui-end-game-now = Arrêter la partie
ui-want-to-end = L’arrêter ici
ui-play-on = Continuer
ui-wants-to-end = Veut arrêter la partie ici : { $players }.
ui-failed = Le serveur n’a pas pu exécuter un coup, par une erreur de sa part. Rien n’est perdu ; réessayez, ou la personne qui a créé la table peut arrêter la partie.
ui-failed-host = Le serveur n’a pas pu exécuter un coup, par une erreur de sa part. Rien n’est perdu ; réessayez, ou arrêtez la partie.
ui-ended-early = Cette partie a été arrêtée avant sa fin.
ui-quick-phrases = Phrases toutes faites
ui-mute-chat = Couper la discussion
ui-unmute-chat = Rouvrir la discussion
ui-chat-muted = La discussion est coupée : vous ne voyez pas ce que disent les autres.
ui-unread = { $count ->
    [one] 1 nouvelle ligne
   *[other] { $count } nouvelles lignes
  }
ui-write-to-table = Écrire à la table
ui-log-seat-taken = { $player } s’assoit.
ui-log-seat-left = { $player } quitte la table.
ui-log-seat-freed = La place de { $player } a été libérée.
ui-log-seat-given = { $to ->
    [bot] La place { $number } va à un robot.
    [friend] La place { $number } est pour un ami.
   *[open] La place { $number } est libre.
  }
ui-log-seats-swapped = Les places { $one } et { $other } ont été échangées.
ui-log-resigned = { $player } s’en va ; un robot joue à sa place.
ui-log-ended-unplayed = La partie a été arrêtée avant le premier coup de quiconque.
ui-log-taken-back = { $moves ->
    [one] { $player } annule un coup.
   *[other] { $player } annule { $moves } coups.
  }
ui-log-undo-wanted = { $moves ->
    [one] { $player } demande à annuler un coup.
   *[other] { $player } demande à annuler { $moves } coups.
  }
ui-log-undo-denied = { $player } refuse : rien n’est annulé.
ui-log-bot-stood-in = Un robot joue pour { $player }.
ui-log-person-back = { $player } est de retour.
ui-log-played-again = Les mêmes joueurs se retrouvent.
ui-log-rules-changed = Les règles ont changé depuis : la partie continue avec la version { $version }.
ui-log-left-unfinished = { $player } a arrêté la table. La partie reste inachevée.
ui-log-branched = La partie continue à une nouvelle table.

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
ui-key-help = H, ?
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
ui-table-too-many-sockets = Trop de fenêtres sont ouvertes
ui-table-too-many-sockets-about = Fermez une autre fenêtre de cette table, puis rouvrez-la.
ui-wants-undo = { $moves ->
    [one] { $player } demande à annuler un coup.
   *[other] { $player } demande à annuler { $moves } coups.
  }
ui-agree = Accepter
ui-refuse = Refuser
ui-bot-plays-for-you = Un robot joue pour vous.
ui-come-back = Reprendre ma place
ui-is-away = { $player } n’est pas là. Un robot peut jouer en attendant.
ui-give-to-bot = Confier au robot
ui-take-vote-back = Retirer mon vote

## End of the game

ui-game-over = Fin de partie
ui-outcome = Issue
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
ui-play-again-rotated = Rejouer, le suivant commence
ui-follow-rematch = Vers la nouvelle table

## Scoring and statistics

ui-next = Suivant
ui-skip-scoring = Passer
ui-count-step-by-step = Compter pas à pas
ui-scoring-begins = On compte les points
ui-statistics = Statistiques
ui-statistics-all = { $moves } réponses en { $time }.
ui-statistics-rounds = { $rounds } tours.
ui-statistics-curve = Points de chaque joueur au fil de la partie
ui-statistics-answers = Réponses
ui-statistics-thought = Temps
ui-statistics-longest = Plus longue
ui-statistics-taken-back = Annulées
ui-statistics-favourites = Le plus souvent
ui-statistics-piece = Pièce
ui-share-replay = Partager la partie
ui-back-to-table = Retour à la table

## Clocks and answers in advance

ui-advance = D’avance
ui-advance-ask = me demander
ui-advance-decline = refuser
ui-advance-ask-all = Tout me demander
ui-advance-decline-all = Tout refuser
ui-prepare-answers = Préparer mes réponses
ui-time-left = { $free } pour cette réponse, { $bank } pour le reste de la partie
ui-log-undo-allowed = { $player } accepte.
ui-log-by-clock = Temps écoulé : un robot répond pour { $player }.
ui-log-by-advance = Réponse donnée comme vous l’aviez réglé d’avance.
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
ui-replay-speed = Vitesse de la reprise
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

## Une partie que les règles ont dépassée

ui-stuck = Un coup de cette partie n’est plus permis par les règles
ui-stuck-move = C’est le coup { $move }, de { $player }, joué avec la version { $version } des règles.
ui-stuck-about = Rien n’est perdu. Vous pouvez reprendre à une nouvelle table juste avant ce coup, avec la même donne et les mêmes places, ou arrêter cette table et la garder, inachevée, pour la revoir.
ui-stuck-unbegun = Rien n’est perdu, mais la partie ne peut pas commencer. Vous pouvez arrêter la table.
ui-end-table = Arrêter la table
ui-branch-table = Reprendre avant ce coup
ui-follow-branch = Là où la partie continue
ui-table-ended = Cette table a été arrêtée, inachevée
ui-table-ended-about = La partie est gardée jusqu’où elle respecte encore les règles.

## Phrases toutes faites de la discussion

ui-phrase-hello = Bonjour !
ui-phrase-good-luck = Bonne chance !
ui-phrase-your-turn = C’est à vous.
ui-phrase-one-moment = Un instant, s’il vous plaît.
ui-phrase-sorry = Pardon !
ui-phrase-thanks = Merci.
ui-phrase-well-played = Bien joué !
ui-phrase-good-game = Belle partie !

## Les leçons

ui-learn = Apprendre
ui-learn-about = Une vraie partie, une phrase à la fois. Rien à lire d’abord.
ui-learn-all = Toutes les leçons
ui-learn-unknown = Cette leçon n’existe pas.
ui-learn-leave = Quitter la leçon
ui-learn-step = Étape { $step } sur { $steps }
ui-learn-step-short = { $step } sur { $steps }
ui-learn-back = Retour
ui-learn-skip = Passer l’étape
ui-learn-next = Continuer
ui-learn-show = Montrez-moi
ui-learn-why = Pourquoi ?
ui-learn-over = Leçon terminée. Bien joué !
ui-learn-again = Encore une fois
ui-learn-done = Terminer
ui-learn-not-meant = Les règles le permettent aussi. Cette leçon attend une autre réponse.
ui-learn-begin = Apprendre en 5 minutes
ui-learn-next-lesson = Leçon suivante
ui-learn-continue = Continuer, étape { $step }
ui-learn-revise = Réviser
ui-learn-under-way = en cours
ui-learn-finished = fait
ui-learn-minutes = { $minutes } min
ui-learn-players = { $least } à { $most } joueurs

## Analyse d’une partie finie

ui-analysis = Analyse
ui-analysis-offer = Un robot regarde chaque décision de cette partie, d’après ce que son joueur savait alors, et dit ce qu’il aurait fait et pourquoi.
ui-analysis-cost = { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
  }, environ { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
  } si rien d’autre n’est à faire ici. Les parties en cours passent d’abord.
ui-analysis-cost-unknown = { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
  }. Les parties en cours passent d’abord.
ui-analysis-make = Analyser la partie
ui-analysis-waiting = En attente : d’autres parties passent d’abord.
ui-analysis-judging = Jugées : { $judged } sur { $decisions }
ui-analysis-stop = Arrêter
ui-analysis-failed = L’analyse s’est interrompue. Ce qui est jugé est gardé : vous pouvez la reprendre.
ui-analysis-played = Joué
ui-analysis-best = Choix du robot
ui-analysis-others = Aussi examinés
ui-analysis-next-mistake = Erreur suivante
ui-analysis-nothing-here = Rien ne s’est décidé à ce moment. Choisissez une décision ci-dessous, ou un point de la courbe.
ui-analysis-decisions = Décisions
ui-analysis-method = Un coup n’est marqué que s’il perd plus que le hasard n’explique ; la documentation dit comment.
ui-mark-inaccuracy = imprécision
ui-mark-mistake = erreur
ui-mark-blunder = gaffe
ui-learn-from-mistakes = Apprendre des erreurs
ui-mistakes-place = Erreur { $place } sur { $all }
ui-mistakes-known = { $known } sur { $all } vues
ui-mistakes-task = Joué ici : { $move } ({ $change } points de chance). Trouvez un meilleur coup.
ui-mistakes-right = C’est cela : le robot jouerait ce coup.
ui-mistakes-fine = Bien : ce coup promet presque autant que celui du robot.
ui-mistakes-same = C’est le coup qui a été joué. Essayez-en un autre.
ui-mistakes-wrong = Le robot voit mieux. Essayez encore.
ui-mistakes-shown = Le choix du robot :
ui-mistakes-show = Montrer
ui-mistakes-next = Suivant
ui-mistakes-end = Revenir à l’analyse
ui-play-from-here = Rejouer d’ici
ui-practice = Entraînement
ui-practice-corner = Entraînement · Conseil
ui-practice-seat = Votre place
ui-practice-bots = Les autres
ui-practice-hidden = Ce que vous ne voyez pas
ui-practice-as-it-was = comme c’était
ui-practice-anew = redistribué
ui-practice-friends = Des amis, par lien
ui-practice-begin = Commencer
ui-practice-branches = Déjà rejoué d’ici
ui-practice-branch = Depuis le coup { $move }{ $anew ->
    [yes] , redistribué
   *[other] {""}
  } · { $phase ->
    [over] finie
   *[other] en cours
  }
ui-practice-about = Cette partie est un entraînement : elle ne compte nulle part.
ui-practice-about-origin = Cette partie reprend un moment d’une partie finie. C’est un entraînement : elle ne compte nulle part.
ui-practice-back = Revenir à l’analyse
ui-hint = Conseil
ui-hint-first = Où regarder ?
ui-hint-which = Quel coup ?
ui-hint-why = Pourquoi ?
ui-hint-where = Regardez : { $kind }
ui-hint-chance = { $chance } de gagner
ui-hint-thinking = Un robot réfléchit…
ui-hint-not-now = Vous n’avez rien à décider maintenant.

## Rulebook

ui-rules = Règles des jeux
ui-rules-short = Règles
ui-rules-of = Les règles : { $game }
ui-rules-about = Toutes les règles de cette table, dans nos propres mots, selon les chapitres du livret. Une règle au bord coloré est notre décision, là où le livret et les cartes se taisent ou se lisent de deux façons ; son texte dit comment on joue à cette table, avec la raison quand il y en a une à donner.
ui-rules-all = Toutes les règles
ui-rules-book = Les règles
ui-rules-in-book = Lire la suite dans les règles
ui-rules-contents = Chapitres
ui-rules-print = Imprimer
ui-rules-search = Chercher dans les règles
ui-rules-hits = { $hits ->
    [one] 1 règle
   *[other] { $hits } règles
  }
ui-rules-none = Aucune règle ne contient tous ces mots.
ui-rules-retry = Réessayer
