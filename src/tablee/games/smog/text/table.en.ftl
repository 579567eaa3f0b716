### The words of the game's table on the page, beside those in en.ftl.

ui-smog-opponents = Opponents
ui-smog-market = The Shadow Market, seen from your edge
ui-smog-turn-this = Turn this tile
ui-smog-whole = Whole market
ui-smog-near = Closer
ui-smog-go-home = Show your gentleman
ui-smog-side-near = your side
ui-smog-side-left = left side
ui-smog-side-far = far side
ui-smog-side-right = right side
ui-smog-side = { $side }: { $what }, { $price ->
    [one] 1 Sovereign
   *[other] { $price } Sovereigns
  }{ $hourglass ->
    [yes] , hourglass
   *[no] { "" }
  }{ $fog ->
    [yes] , fog barrier
   *[no] { "" }
  }
ui-smog-agent-line = { $agent }: { $text }
ui-smog-your-portal = your secret portal
ui-smog-portal-here = Your secret portal: from here you can leave the market. Only you see this.
ui-smog-agent-waits = waits on its card
ui-smog-agent-next = comes next
ui-smog-agent-on = here: { $place }
ui-smog-agent-oldest = here: { $place }, leaves first
ui-smog-seat-near = on your edge
ui-smog-seat-left = on your left
ui-smog-seat-far = opposite you
ui-smog-seat-right = on your right
ui-smog-plays-as = { $gentleman }, { $where }
ui-smog-me-about = { $gentleman }, expert in { $ether }
ui-smog-sovereigns = Sovereigns
ui-smog-sovereigns-of = { $coins ->
    [one] 1 Sovereign
   *[other] { $coins } Sovereigns
  }
ui-smog-reserve = Shadow Master reserve
ui-smog-reserve-of = Shadow Master reserve: { $coins }
ui-smog-favoured = Has the Shadow Master’s favours
ui-smog-nobody-leads = Nobody leads
ui-smog-you-lead = You lead
ui-smog-leads = { $player } leads with { $coins }
ui-smog-portal = Secret portal
ui-smog-secret = secret
ui-smog-has = { $what }: owned
ui-smog-has-not = { $what }: missing
ui-smog-cards = { $cards ->
    [one] 1 special action
   *[other] { $cards } special actions
  }
ui-smog-hand = Your special actions
ui-smog-ether-count = { $ether }: { $count }
ui-smog-of-needed = { $have } of { $need }{ $done ->
    [yes] { " " }✓
   *[no] { "" }
  }
ui-smog-not-needed = not needed
ui-smog-playable = Playable now
ui-smog-not-now = Not now
ui-smog-lacks = Missing: { $ethers }
ui-smog-dragon = { $gifts ->
    [one] Dragon’s Gift waits for your next sale
   *[other] { $gifts } Dragon’s Gifts wait for your next sale
  }
ui-smog-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
  }
ui-smog-round = Round
ui-smog-round-of = Round, of { $limit }
ui-smog-first = First player: { $player }
ui-smog-bank = Bank
ui-smog-supply = Hourglasses left
ui-smog-deck = Special actions
ui-smog-discard = discarded: { $cards }
ui-smog-stack = { $artefact }: { $cards } left
ui-smog-buy = Buy { $what }, { $price ->
    [one] 1 Sovereign
   *[other] { $price } Sovereigns
  }
ui-smog-sell = Sell { $what }, { $coins ->
    [one] 1 Sovereign
   *[other] { $coins } Sovereigns
  }
ui-smog-rotate = Turn your tile
ui-smog-edge = Take the { $edge }, expertise: { $ether }
ui-smog-with-ware = { $action } ({ $what })
ui-smog-and-draw = { $action }, and draw a special action
ui-smog-pay = Pay the Master { $coins }
ui-smog-remove-hourglass = Remove the hourglass: { $side }
ui-smog-mark-side = Put it here: { $side }
ui-smog-move-toll = { $toll ->
    [one] Move through the fog, toll 1: { $place }
   *[other] Move through the fog, toll { $toll }: { $place }
  }
ui-smog-coins-then = { $coins ->
    [one] You will have 1 Sovereign.
   *[other] You will have { $coins } Sovereigns.
  }
ui-smog-hourglass-then = An hourglass marks your side.
ui-smog-turn-then = The tile turns; you will read { $what }, { $price }{ $hourglass ->
    [yes] { " " }(hourglass).
   *[no] .
  }
ui-smog-no-turn-then = The Lost Boy keeps the tile from turning.
ui-smog-agent-then = { $agent } comes to this tile.

## The table in words: parts of the view

ui-zone-price = Price
ui-zone-stacks = Artefacts left
ui-zone-deck_size = Cards in the deck
ui-zone-hand_size = Cards in hand
ui-zone-hand = Hand
ui-zone-discard = Discard pile
ui-smog-plays = Plays { $number } of { $of } in this round
ui-smog-told-some = { $what } { $count }
ui-smog-told-there = Here: { $who }
ui-smog-told-round = Round { $round }; the order of turns is { $order }.
ui-smog-told-bank = { $coins ->
    [one] The bank holds 1 Sovereign.
   *[other] The bank holds { $coins } Sovereigns.
  }
ui-smog-told-side = Stands on { $place } with { $coins ->
    [one] 1 Sovereign
   *[other] { $coins } Sovereigns
  }; { $reserve } paid to the Shadow Master.
ui-smog-told-ethers = Ethers: { $ethers }.
ui-smog-told-artefacts = { $count ->
    [0] No artefact.
   *[other] Artefacts: { $artefacts }.
  }
ui-smog-told-needs = The secret combination asks for { $ethers }.
ui-smog-told-portal = The secret portal is { $place }.
ui-smog-told-cards = { $count ->
    [0] No special action in hand.
    [one] 1 special action in hand.
   *[other] { $count } special actions in hand.
  }
