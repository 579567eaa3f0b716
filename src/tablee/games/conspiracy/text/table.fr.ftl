### Les mots de la table du jeu sur la page, en plus de ceux de fr.ftl.

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

## La table en mots : parties de la vue

ui-zone-available = Lieux disponibles
ui-zone-drawn = Cartes piochées
ui-zone-drawn_by = Qui a pioché
ui-zone-deck_size = Cartes dans la pioche
ui-zone-location_deck_size = Lieux dans la pioche
ui-zone-pearls = Perles
ui-zone-keys = Clefs
ui-zone-locations = Lieux
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
ui-zone-silver = argent
ui-zone-gold = or
ui-zone-score = Points par source
ui-conspiracy-source = { $source } : { $points }
ui-conspiracy-told-deck = { $cards ->
    [one] La pioche compte { $cards } Seigneur.
   *[other] La pioche compte { $cards } Seigneurs.
  }
ui-conspiracy-told-pile = { $count ->
    [0] La défausse { $colour } est vide.
   *[other] Dans la défausse { $colour } : { $lords }.
  }
ui-conspiracy-told-drawn = Piochés : { $lords }.
ui-conspiracy-told-locations = { $count ->
    [0] Aucun Lieu révélé.
    [one] { $count } Lieu révélé.
   *[other] { $count } Lieux révélés.
  }
ui-conspiracy-told-keys = { $key } { $count }
ui-conspiracy-told-side = { $lords } Seigneurs sur { $most }, { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
  } ; depuis le dernier Lieu : { $keys }.
ui-conspiracy-told-points = { $points ->
    [one] { $points } point pour l’instant.
   *[other] { $points } points pour l’instant.
  }
