### Les mots de la table du jeu sur la page, en plus de ceux de fr.ftl.

ui-smog-opponents = Adversaires
ui-smog-market = Le Shadow Market, vu de votre bord
ui-smog-turn-this = Pivoter cette tuile
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

## La table en mots : parties de la vue

ui-zone-price = Prix
ui-zone-stacks = Artefacts restants
ui-zone-deck_size = Cartes dans la pioche
ui-zone-hand_size = Cartes en main
ui-zone-hand = Main
ui-zone-discard = Défausse
ui-smog-plays = Joue en position { $number } sur { $of } ce round
ui-smog-told-some = { $what } { $count }
ui-smog-told-there = Ici : { $who }
ui-smog-told-round = Round { $round } ; on joue dans cet ordre : { $order }.
ui-smog-told-bank = { $coins ->
    [one] La banque détient { $coins } Souverain.
   *[other] La banque détient { $coins } Souverains.
  }
ui-smog-told-side = Position : { $place }, avec { $coins ->
    [one] { $coins } Souverain
   *[other] { $coins } Souverains
  } ; { $reserve } versés au Shadow Master.
ui-smog-told-ethers = Éthers : { $ethers }.
ui-smog-told-artefacts = { $count ->
    [0] Aucun artefact.
   *[other] Artefacts : { $artefacts }.
  }
ui-smog-told-needs = La combinaison secrète demande { $ethers }.
ui-smog-told-portal = Le portail secret est { $place }.
ui-smog-told-cards = { $count ->
    [0] Aucune action spéciale en main.
    [one] { $count } action spéciale en main.
   *[other] { $count } actions spéciales en main.
  }
