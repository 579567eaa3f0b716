### Les mots de la table du jeu sur la page, en plus de ceux de fr.ftl.

## Parties de la vue

ui-zone-deck_size = Cartes dans la pioche
ui-zone-discarded = Défausse
ui-zone-hand = Main
ui-zone-hand_size = Cartes en main
ui-zone-row = Rangée
ui-zone-coins = Pièces
ui-zone-points = Points
