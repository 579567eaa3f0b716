### Les mots de la table du jeu sur la page, en plus de ceux de fr.ftl.

ui-advance-up-to = { $figure ->
    [one] jusqu’à 1 Perle
   *[other] jusqu’à { $figure } Perles
  }
ui-abyss-sort-kind = par Peuple
ui-abyss-sort-value = par valeur
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
ui-abyss-locations-of = Lieux
ui-abyss-no-location = Aucun Lieu
ui-abyss-no-lord = Aucun Seigneur pour l’instant.
ui-abyss-track = Piste d’Exploration
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

## La table en mots : parties de la vue

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
ui-zone-location_points = Points des Lieux
ui-zone-bought = Acheteurs de cette exploration
ui-zone-used = Seigneurs utilisés ce tour-ci
ui-zone-extra_turns = Tours supplémentaires
ui-zone-ship_master_influence = Points de l’Armateur
ui-zone-discard = Défausse
ui-zone-token_bag_size = Pions Monstres restants
ui-abyss-last-round = { $turns ->
    [0] Dernier tour de la partie
    [one] Derniers tours : { $turns }
   *[other] Derniers tours : { $turns }
  }
ui-abyss-source = { $source } : { $points }
ui-abyss-worths = Maintenant { $now }, au mieux { $best }
ui-abyss-explores = { $player } explore les profondeurs.
ui-abyss-offers = { $player } propose à { $to } : { $card } pour { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
  }.
ui-abyss-offers-then = Ensuite : { $players }.
ui-abyss-has-bought = { $count ->
    [one] { $players } a acheté.
   *[other] { $players } ont acheté.
  }
ui-abyss-told-some = { $what } { $count }
ui-abyss-told-track = { $count ->
    [0] Aucune carte sur la Piste d’Exploration.
   *[other] Sur la Piste d’Exploration : { $cards }.
  } { $deck ->
    [one] La pioche compte { $deck } carte.
   *[other] La pioche compte { $deck } cartes.
  }
ui-abyss-told-threat = Le pion Menace est sur la case { $space } : { $reward }.
ui-abyss-told-council = Cartes au Conseil, face cachée : { $stacks }.
ui-abyss-told-court = { $count ->
    [one] { $count } Seigneur est à la Cour
   *[other] { $count } Seigneurs sont à la Cour
  }, encore { $deck } dans la pioche.
ui-abyss-told-locations = { $count ->
    [0] Aucun Lieu disponible
    [one] { $count } Lieu disponible
   *[other] { $count } Lieux disponibles
  }, encore { $deck } dans la pioche.
ui-abyss-told-lord = { $name } ({ $guild }, influence { $influence }, { $state })
ui-abyss-told-side = { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
  }, { $keys ->
    [one] { $keys } Clef
   *[other] { $keys } Clefs
  }, { $hand ->
    [one] { $hand } Allié en main
   *[other] { $hand } Alliés en main
  }, { $tokens ->
    [one] { $tokens } pion Monstre
   *[other] { $tokens } pions Monstre
  }.
ui-abyss-told-points = { $points ->
    [one] { $points } point pour l’instant.
   *[other] { $points } points pour l’instant.
  }
ui-abyss-told-hand = En main : { $allies }.
ui-abyss-told-lords = { $count ->
    [0] Aucun Seigneur.
   *[other] Seigneurs : { $lords }.
  }
ui-abyss-told-affiliated = { $count ->
    [0] Aucun Allié fédéré.
   *[other] Alliés fédérés : { $allies }.
  }
ui-abyss-told-no-location = Aucun Lieu.
