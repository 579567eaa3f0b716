### The words of the game's table on the page, beside those in en.ftl.

## Parts of the view

ui-zone-deck_size = Cards in the deck
ui-zone-discarded = Discarded
ui-zone-hand = Hand
ui-zone-hand_size = Cards in hand
ui-zone-row = Row
ui-zone-coins = Coins
ui-zone-points = Points
