### Sample : noms et textes

## Jeu

game-name = Sample
game-about = Posez des cartes dans votre rangée, prenez des pièces et balayez ce que pose l’adversaire. Un tout petit jeu pour commencer : faites-en le vôtre.

## Cartes

card-anchor = ancre
card-bell = cloche
card-candle = bougie
card-compass = boussole
card-drum = tambour
card-feather = plume
card-kite = cerf-volant
card-lantern = lanterne
card-mask = masque
card-mirror = miroir
card-storm = tempête
card-wave = vague
things-card = Cartes de la rangée

## Points

score-cards = Cartes
score-coins = Pièces
score-total = Total
tie-coins = Égalité de points : qui a le plus de pièces gagne.
tie-shared = Égalité de points et de pièces : la victoire est partagée.

## Actions

action-play = Jouer : { $of }
    .kind = Jouer une carte
action-sweep = Balayer : { $of }
    .kind = Balayer des cartes

## Questions

prompt-play_card = Choisissez une carte à jouer.
    .others = { $player } choisit une carte à jouer.
prompt-choose_swept = Effet de la carte ({ $card }) : choisissez une carte de l’autre rangée à défausser.
    .others = Effet de la carte ({ $card }) : { $player } choisit une carte de l’autre rangée à défausser.

## Événements

event-turn = À { $player } de jouer
event-played = { $player } joue une carte : { $what }.
event-drew = { $known ->
    [yes] { $player } pioche une carte : { $what }.
   *[no] { $player } pioche une carte.
  }
event-gained_coins = { $amount ->
    [one] { $player } gagne 1 pièce.
   *[other] { $player } gagne { $amount } pièces.
  }
event-stole = { $amount ->
    [one] { $player } vole 1 pièce.
   *[other] { $player } vole { $amount } pièces.
  }
event-swept = { $player } balaie une carte : { $what }.

## Raisons

reason-play-a-card-of-your-hand = Jouez une carte de votre main.
reason-choose-a-card-of-the-other-row = Choisissez une carte qui se trouve dans l’autre rangée.
