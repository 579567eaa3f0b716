## Mots mis ensemble

enumeration = { $rest } et { $last }

## Raisons communes à tous les jeux

reason-the-game-is-over = La partie est terminée.
reason-another-seat-is-asked = C’est à { $asked } de répondre, pas à vous.
reason-that-is-no-answer-to-the-question-asked = Ce n’est pas une réponse à la question posée.
reason-these-are-enough-without-it = Les pièces posées suffisent sans celle-ci.
reason-more-must-be-laid-out = Ces pièces vont ensemble, mais il en faut davantage.
reason-something-happens-before-that = Il se passe d’abord quelque chose que l’on ne peut pas encore savoir : cela se décide après.

## D’où vient une règle

rule-by-rulebook = le livret de règles
rule-by-card = imprimé sur la carte ou la tuile
rule-by-decision = notre décision, là où le livret laisse le choix
rule-sources = citée dans les sources ici
rule-tests = vérifiée par

## La table dans le terminal

terminal-person = Joueur
terminal-yourself = (vous)
terminal-yes = oui
terminal-no = non
terminal-seed = Graine : { $seed }
terminal-kept = La partie est conservée dans { $path }
terminal-prompt = { $player }, votre réponse (h : aide) >{ " " }
terminal-hand-over = Passez le clavier à { $player }. { $player }, appuyez sur Entrée.{ " " }
terminal-news = { $hidden ->
    [0] Depuis votre dernier choix
    [one] Depuis votre dernier choix (1 ligne avant : l)
   *[other] Depuis votre dernier choix ({ $hidden } lignes avant : l)
  }
terminal-help =
    un nombre  faire cela               u        reprendre votre dernier choix
    3 5 1      plusieurs réponses en une, dans l’ordre que vous voulez
    ?          pourquoi me demande-t-on cela ?
    ? 3        quelle règle permet la réponse 3 ?
    r 33       afficher la règle 33     d        les pièces en entier : pouvoirs, lieux
    l          tout le journal          b        redessiner le plateau
    s FICHIER  enregistrer une copie    q        enregistrer et quitter
    Entrée seule fait ce qui est demandé quand il n’y a qu’une réponse.
terminal-wrong = Ce n’est pas une commande ; h en donne la liste.
terminal-wrong-empty = Tapez le numéro d’une réponse, ou h pour l’aide.
terminal-wrong-number = { $answers ->
    [one] Il n’y a qu’une réponse : { $first }.
   *[other] Les réponses affichées sont numérotées de { $first } à { $last }.
  }
terminal-misfit = { $answer } : { $reason }
terminal-way-alone = Un trajet est une réponse à lui seul : tapez son numéro seul.
terminal-way-stopped = Le trajet s’est arrêté avant la fin : quelque chose d’imprévu est arrivé.
terminal-quiet = Réponse donnée pour vous : { $answer }
terminal-wrong-rule = Quelle règle ? Par exemple : r 33
terminal-no-such-rule = Il n’y a pas de règle { $number } ; elles vont de { $first } à { $last }.
terminal-no-details = Il n’y a rien de plus à voir que le plateau.
terminal-undo-nothing = Vous n’avez encore fait aucun choix.
terminal-undo-others = Vous ne pouvez pas reprendre votre dernier choix : quelqu’un d’autre a choisi depuis.
terminal-undo-revealed = Vous ne pouvez pas reprendre votre dernier choix : il a révélé quelque chose.
terminal-saved = Enregistré dans { $path }
terminal-not-saved = Impossible d’écrire { $path } : { $error }
terminal-left =
    La partie est enregistrée. Pour la reprendre :
    { $command } play { $game } --resume { $path }
terminal-over =
    La partie est enregistrée. Pour la revoir :
    { $command } replay { $path }
terminal-players = Joueurs
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-asked = { $player } : { $question }
terminal-move = { $player } : { $action }
terminal-turn-of = à { $player } de jouer
terminal-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
  }

## Rapports de simulations

report-title = { $game } : { $bots }
report-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-interrupted = { $games } parties sur { $planned }, interrompu
report-unfinished = { $games ->
    [one] { $games } partie n’était pas terminée dans la limite du jeu et ne figure dans aucun autre chiffre.
   *[other] { $games } parties n’étaient pas terminées dans la limite du jeu et ne figurent dans aucun autre chiffre.
}
report-setting = Graine { $seed }, { $engine ->
    [compiled] moteur compilé
   *[plain] moteur en Python interprété
}. Les robots changent de place d’une partie à l’autre ; jusqu’à ce que chacun ait été partout, les parties partagent une même donne.
report-origin = Tablée { $version }, version { $rules } des règles, moteur { $digest } ; { $date } UTC.
report-options = Options : { $options }
report-bot = Robot
report-wins = Victoires
report-win-rates = Taux de victoire
report-win-rates-note = Une victoire partagée compte pour une part. Les traits montrent où se trouve le vrai taux, avec 95 % de confiance ; la ligne en tirets est la part égale.
report-win-rate = Taux de victoire
report-interval = Intervalle à 95 %
report-mean-score = Score moyen
report-median = Médiane
report-nine-of-ten = 9 scores sur 10
report-score-distribution = Scores
report-score-axis = points à la fin
report-mean-of = moyenne { $mean }
report-length = Durée d’une partie
report-length-axis = décisions dans une partie
report-length-line = Décisions dans une partie : { $mean } en moyenne, de { $low } à { $high } dans 9 parties sur 10
report-rounds = Rounds d’une partie
report-rounds-axis = rounds dans une partie
report-rounds-line = Rounds dans une partie : { $mean } en moyenne, de { $low } à { $high } dans 9 parties sur 10
report-sides = Taux de victoire par place
report-seat = Place { $number }
report-happening-line = { $what } dans une partie : { $mean } en moyenne, de { $low } à { $high } dans 9 parties sur 10
report-mean = Moyenne
report-winning-line = Score du vainqueur : { $mean } en moyenne
report-games-axis = part des parties
report-sources = Points par source
report-source = Source
report-sources-axis = points moyens d’une partie
report-pieces = { $things } : leur effet sur la victoire
report-pieces-note = De combien un robot a gagné plus souvent quand il avait la pièce à la fin que quand le même robot ne l’avait pas, en points de pourcentage. Elle accompagne la victoire, sans en être forcément la cause. Un trait qui croise le zéro ne dit rien.
report-pieces-axis = différence de taux de victoire (points de pourcentage)
report-count = Fois
report-with = Avec
report-without = Sans
report-difference = Différence
report-openings = Premiers choix
report-openings-note = La première fois qu’un robot pouvait choisir entre plusieurs actions, et comment la partie a fini pour lui.
report-rate-axis = part des parties gagnées
report-equal-share = part égale
report-none = –
report-range = { $low } à { $high }
report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { $value }
report-times = { $count } fois
report-written = Le rapport est dans { $path }
report-yes = oui
report-no = non

## Reviews of finished games

review-title = { $game } : { $players }
review-judged = Jugé au niveau { $level } : { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
  }. Chacune d’après ce que son joueur savait alors.
review-interrupted = Interrompu : { $done } décisions jugées sur { $decisions }.
review-curve = Chances de gagner
review-curve-axis = coups de la partie
review-courses = Pourquoi les chances ont changé
review-courses-note = Ses propres choix et ceux des autres sont comparés à ceux du robot. Le reste est le sort : pioches, dés et ce qui s’est révélé.
review-player = Joueur
review-first = Début
review-own = Ses choix
review-others = Ceux des autres
review-fate = Le sort
review-result = Résultat
review-moments = Ce qui a décidé la partie
review-moment-choice = Coup { $number }, le choix de { $player } : { $change } points de chance pour le vainqueur
review-moment-fate = Avant le coup { $number }, le sort : { $change } points de chance pour le vainqueur
review-moment-end = À la fin, le sort : { $change } points de chance pour le vainqueur
review-decisions = { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
  }
review-counts = { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
  } : { $list }
review-count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
  }
review-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
  }
review-move = Coup { $number }, { $player }
review-move-blunder = Coup { $number }, { $player } : une gaffe
review-move-mistake = Coup { $number }, { $player } : une erreur
review-move-inaccuracy = Coup { $number }, { $player } : une imprécision
review-loss = { $best } deviennent { $played } ({ $change } ± { $error } points de chance)
review-played = Joué : { $move }
review-best = Mieux : { $move }
review-same = Le robot ferait de même.
review-other = Aussi examiné : { $move } ({ $chance })
review-moves-of = { $player } : { $moves }
review-of-player = { $player } : { $counts }
review-wins = Ce coup gagne aussitôt.
review-line = Suite attendue : { $line }.
review-line-played = Suite attendue du coup joué : { $line }.
review-more = Points en moyenne, comparés au coup joué : { $list }.
review-source = { $points } ({ $source })
review-rule = Règle { $rule } : { $text }
review-fine = Aucun coup de { $player } n’est marqué : aucune perte ne dépasse le hasard.
review-method = Un coup est marqué s’il fait moins bien que le choix du robot dans les mêmes donnes avec le même hasard : une imprécision coûte au moins { $inaccuracy } points de chance de gagner, une erreur { $mistake }, une gaffe { $blunder }, et l’intervalle à 95 % de la perte reste au-dessus de { $inaccuracy-low }, { $mistake-low } et { $blunder-low } points.
review-unmarked = À ce jeu, les suites sont jouées jusqu’à la fin d’après un jugement rapide : les coups sont comparés, mais pas marqués.
review-written = L’analyse est dans { $path }

## Refus de la table en ligne

reason-no-name-yet = Choisissez d’abord un nom.
reason-not-invited = Cette table est privée : il faut un lien.
reason-only-the-host-may = Seule la personne qui a créé la table peut le faire.
reason-a-seat-needs-a-link = Cette table est privée : une place s’obtient par un lien de la personne qui l’a créée.
reason-sent-away = La personne qui a créé cette table ne vous laisse plus la regarder.
reason-you-are-muted = La personne qui a créé cette table ne vous laisse pas parler ici.
reason-a-player-has-this-name = Quelqu’un joue ici sous ce nom : choisissez-en un autre pour parler.
reason-nobody-said-that = Cette ligne ne désigne personne que l’on puisse faire taire ou écarter.
reason-nobody-watches-so = Cette personne ne regarde plus cette table.
reason-nobody-to-send-away = Personne d’autre n’a cette place.
reason-players-stay = On ne peut pas écarter quelqu’un qui joue.
reason-you-have-no-seat = Vous regardez la partie ; vous n’avez pas de place ici.
reason-wrong-origin = Cette demande vient d’un autre site.
reason-wrong-host = Ce serveur ne répond pas au nom { $host }. La personne qui le fait tourner peut l’autoriser avec --host-name.
reason-no-such-page = Il n’y a rien à cette adresse.
reason-no-such-table = Cette table n’existe pas.
reason-no-such-link = Ce lien n’est pas valable, ou ne l’est plus.
reason-no-such-game = Ce jeu n’existe pas ici.
reason-no-scenarios = Ce jeu n’a pas de scénarios.
reason-no-such-scenario = Ce scénario n’existe pas ici.
reason-already-started = La partie a déjà commencé.
reason-not-started-yet = La partie n’a pas encore commencé.
reason-no-seat-is-open = Aucune place n’est libre à cette table.
reason-seat-is-taken = Cette place est prise.
reason-you-have-a-seat = Vous avez déjà une place à cette table.
reason-seats-are-empty = Des places sont encore vides.
reason-too-many-seats = Avec ces options, il y a place pour { $most } joueurs au plus.
reason-not-over-yet = La partie n’est pas terminée.
reason-ended-early = La partie a été arrêtée avant sa fin : il n’y a pas de résultat.
reason-not-kept = De cette partie, le résultat et le journal ont été gardés, mais pas ceci : elle a été jouée avec d’autres règles.
reason-played-by-other-rules = Cette partie a été jouée avec la version { $version } des règles : seul un programme de cette version peut vérifier ses coups.
reason-nothing-is-stuck = Tous les coups de cette partie respectent les règles : il n’y a rien à arrêter ni à reprendre.
reason-nothing-to-go-on-from = Cette partie ne peut pas commencer avec les règles d’aujourd’hui : il n’y a rien à reprendre.
reason-a-move-no-longer-fits = Un coup de cette partie n’est plus permis par les règles : arrêtez la table, ou reprenez juste avant ce coup.
reason-a-move-has-no-words = Seul le numéro de ce coup a été gardé, et on ne sait pas ce qu’il voulait dire avec les règles d’alors ({ $words }).
reason-no-such-answer-in-these-rules = Les règles d’aujourd’hui n’ont pas cette réponse : { $words }.
reason-the-game-cannot-begin = La partie ne peut pas commencer avec ces options et les règles d’aujourd’hui : { $why }
reason-the-rules-failed = Les règles d’aujourd’hui ont échoué à ce coup, par leur propre faute.
reason-no-such-piece-here = Il n’y a pas de { $piece } à montrer sur cette table.
reason-malformed = La demande n’a pas été comprise.
reason-too-fast = Trop de demandes : attendez un instant.
reason-a-file-is-being-checked = Un de vos fichiers est déjà en cours de vérification : attendez sa réponse.
reason-too-many-files = Trop de fichiers sont en cours de vérification : réessayez dans une minute.
reason-no-such-file = Vous ne gardez pas ce fichier.
reason-no-own-files = Ce jeu ne prend pas de fichiers personnels.
reason-library-full = Vous gardez déjà { $most } fichiers, le maximum. Supprimez-en un d’abord.
reason-libraries-full = Ce serveur garde autant de fichiers qu’il le peut. Demandez à qui le fait tourner.
reason-bad-title = Un titre a de 1 à 80 lettres sur une ligne.
reason-simulation-running = Une de vos simulations est déjà en cours.
reason-too-many-simulations = Trop de simulations sont en cours ici : réessayez dans une minute.
reason-review-running = Une analyse que vous attendez est déjà en cours.
reason-too-many-reviews = Trop d’analyses sont en cours ici : réessayez dans une minute.
reason-hint-running = Un conseil que vous attendez est déjà en préparation.
reason-too-many-hints = Trop de conseils sont en préparation ici : réessayez dans une minute.
reason-no-hints-here = Il n’y a de conseils qu’aux tables d’entraînement où vous jouez seulement avec des robots.
reason-nobody-asks-you = Vous n’avez rien à décider maintenant.
reason-no-hint-found = Le robot n’a pas trouvé de conseil à temps : réessayez.
reason-nothing-is-left-to-play = Il ne reste rien à jouer à ce moment.
reason-too-many-bots = Des robots réfléchissent déjà à { $most } de vos tables : commencez celle-ci quand l’une de ces parties sera finie ou attendra une personne.
reason-too-many-tables = Beaucoup de tables ont été créées depuis votre réseau : réessayez dans une minute.
reason-went-wrong = Le serveur n’a pas pu exécuter cela, par sa propre faute ; rien n’a changé. Son numéro dans le journal : { $id }.
reason-server-fault = Le serveur a échoué, par sa propre faute. Son numéro dans le journal : { $id }.
reason-not-saved = Le serveur n’a pas pu enregistrer ; rien n’a changé.
reason-the-table-has-moved-on = La partie a avancé entre-temps.
reason-not-now = Ce n’est pas possible maintenant.
reason-a-bot-plays-your-seat = Un robot joue à votre place : reprenez-la d’abord.
reason-undo-needs-consent = Quelque chose a été pioché, vu ou décidé depuis : les autres doivent accepter.
reason-nothing-to-undo = Vous n’avez pas de coup à annuler.
reason-an-undo-is-being-decided = La table décide déjà d’une annulation.
reason-no-undo-is-being-decided = Il n’y a plus rien à accepter.
reason-others-must-agree = Les autres doivent accepter.
reason-nobody-is-away-there = Personne n’est absent à cette place.
reason-not-away-long-enough = Un robot peut prendre la relève après { $seconds } secondes.
reason-the-seat-is-yours-already = Vous jouez déjà à votre place.

## Connexion

notice-too-fast = Trop de messages : attendez un instant.
notice-malformed = Un message n’a pas été compris.
notice-stopping = Le serveur redémarre.
notice-no-such-table = Cette table n’existe pas.
notice-not-invited = Cette table est privée : il faut un lien.
notice-sent-away = La personne qui a créé cette table ne vous laisse plus la regarder.
notice-too-many-sockets = Trop de fenêtres de cette table sont ouvertes : fermez-en une.
notice-say-hello = Il faut d’abord ouvrir la table.

## Vérifier une partie terminée

verify-moves = Chaque coup est permis et la partie va jusqu’au bout.
verify-result = Les coups mènent à ces scores.
verify-commitment = La graine du serveur est celle promise à la création de la table.
verify-seed = Les mélanges viennent des graines du serveur et des joueurs.
verify-record = Le fichier correspond à l’empreinte qu’il porte.
verify-meaning = Les mélanges étaient fixés avant la partie et n’ont pas été modifiés. Cela ne dit pas si la personne qui tient le serveur a regardé les cartes cachées.
verify-note-the-commitment = Comparez l’engagement avec celui affiché à la création de la table (--commitment) : sans cela, seul le fichier lui-même a été vérifié.

## Robots

bot-random = Robot au hasard
bot-greedy = Robot rapide
bot-novice = Novice
bot-regular = Moyen
bot-expert = Expert
bot-master = Maître

## Reports of arenas

report-arena-title = { $game } : une arène à { $seats } joueurs
report-arena-ratings = Classement
report-arena-rating = Cote
report-arena-rating-axis = cote (400 points : dix contre un)
report-arena-ratings-note = Échelle d’Elo ; la moyenne de tous les robots est 1500. Les traits montrent où se trouve la vraie distance à la moyenne, avec une confiance de 95 %. Une avance sur le robot suivant est plus sûre que les deux cotes, dont le doute est en partie commun.
report-arena-leads = Avance sur le suivant
report-arena-lead = { $points } ({ $low } à { $high })
report-arena-pairings = Rencontres
report-arena-pairings-note = { $seats ->
    [2] Ce que le premier robot a gagné contre le second. Une victoire partagée compte pour une part ; la ligne en tirets est la part égale.
   *[other] Ce que le premier robot a gagné à une table remplie du second. Une victoire partagée compte pour une part ; la ligne en tirets est la part égale.
}
report-arena-pairing = Rencontre
report-arena-against = { $one } – { $other }
report-arena-games = Parties
report-arena-rate = { $rate } sur { $games }
report-arena-luck = Hasard (p)
report-arena-p = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
report-arena-p-below = < 0,0001
report-arena-verdict = Le plus fort
report-arena-better = { $bot }
report-arena-open = indécis
report-arena-cross = Tableau croisé
report-arena-cross-note = { $seats ->
    [2] Ce que le robot de la ligne a gagné contre celui de la colonne.
   *[other] Ce que le robot de la ligne, seul, a gagné à une table remplie de celui de la colonne.
}

## Les leçons au terminal

terminal-lesson-help = Tapez le numéro d’une réponse (plusieurs, séparés par des espaces), ou : Entrée continuer · m montrez-moi · n passer l’étape · p étape précédente · ? pourquoi · q quitter
terminal-lesson-prompt = ❯{" "}
terminal-lesson-step = étape { $step } sur { $steps }
terminal-lesson-right = Exactement.
terminal-lesson-not-meant = Les règles le permettent aussi. Cette leçon attend une autre réponse.
terminal-lesson-over = Leçon terminée : { $title }
terminal-lesson-done = (fait)
terminal-lesson-minutes = { $minutes } min
