### Sample: names and texts

## Game

game-name = Sample
game-about = Play cards into your row, take coins, and sweep away what your opponent has played. A tiny game to begin with: change it into yours.

## Cards

card-anchor = anchor
card-bell = bell
card-candle = candle
card-compass = compass
card-drum = drum
card-feather = feather
card-kite = kite
card-lantern = lantern
card-mask = mask
card-mirror = mirror
card-storm = storm
card-wave = wave
things-card = Cards in the row

## Points

score-cards = Cards
score-coins = Coins
score-total = Total
tie-coins = Equal on points: whoever has more coins wins.
tie-shared = Equal on points and coins: the victory is shared.

## Actions

action-play = Play the { $of }
    .kind = Play a card
action-sweep = Sweep away the { $of }
    .kind = Sweep cards away

## Questions

prompt-play_card = Choose a card to play.
    .others = { $player } chooses a card to play.
prompt-choose_swept = The { $card }: choose a card of the other row to discard.
    .others = The { $card }: { $player } chooses a card of the other row to discard.

## Events

event-turn = { $player }’s turn
event-played = { $player } plays the { $what }.
event-drew = { $known ->
    [yes] { $player } draws the { $what }.
   *[no] { $player } draws a card.
  }
event-gained_coins = { $amount ->
    [one] { $player } gains 1 coin.
   *[other] { $player } gains { $amount } coins.
  }
event-stole = { $amount ->
    [one] { $player } steals 1 coin.
   *[other] { $player } steals { $amount } coins.
  }
event-swept = { $player } sweeps away the { $what }.

## Reasons

reason-play-a-card-of-your-hand = Play a card of your hand.
reason-choose-a-card-of-the-other-row = Choose a card that lies in the other row.
