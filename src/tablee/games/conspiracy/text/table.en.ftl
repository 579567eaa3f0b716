### The words of the game's table on the page, beside those in en.ftl.

ui-conspiracy-opponents = Opponents
ui-conspiracy-look-at = Look at { $player }’s chamber
ui-conspiracy-points = Influence points
ui-conspiracy-short-points = { $points } IP
ui-conspiracy-pearls = Pearls
ui-conspiracy-deck = Deck
ui-conspiracy-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
ui-conspiracy-draw = { $lords ->
    [one] Draw 1 lord
   *[other] Draw { $lords } lords
  }
ui-conspiracy-discards = Discard piles
ui-conspiracy-whole-pile = you take the whole pile of a colour
ui-conspiracy-forced = { $lords ->
    [one] { $player } makes the others draw 1 lord
   *[other] { $player } makes the others draw { $lords } lords
  }
ui-conspiracy-pile = Discard pile, { $colour }: { $lords }
ui-conspiracy-empty-pile = Discard pile, { $colour }: empty
ui-conspiracy-take-pile = { $lords ->
    [one] Take the { $colour } pile, 1 lord
   *[other] Take the { $colour } pile, { $lords } lords
  }
ui-conspiracy-tray-drawn = Drawn
ui-conspiracy-tray-recruits = To place
ui-conspiracy-lords = { $copies ->
    [one] { $lord }
   *[other] { $lord }, { $copies } times
  }
ui-conspiracy-chamber = Your senate chamber
ui-conspiracy-chamber-of = Senate chamber of { $player }
ui-conspiracy-placed = { $lords } of { $most }
ui-conspiracy-ending = { $turns ->
    [0] The very last turn
    [one] 1 more turn
   *[other] { $turns } more turns
  }
ui-conspiracy-space = Space { $space }: { $lord }
ui-conspiracy-coat = coat of arms
ui-conspiracy-coat-about = It bears the coat of arms: the best of its colour, the only one that counts.
ui-conspiracy-in-coalition = in the largest coalition
ui-conspiracy-under = { $points ->
    [one] under the location “{ $location }”, 1 point
   *[other] under the location “{ $location }”, { $points } points
  }
ui-conspiracy-under-only = under the location “{ $location }”
ui-conspiracy-worth-now = { $points ->
    [one] Now worth 1 point.
   *[other] Now worth { $points } points.
  }
ui-conspiracy-swap-lord = Swap { $lord } on space { $space }
ui-conspiracy-score-lords = { $colours ->
    [one] Coats of arms (1 colour)
   *[other] Coats of arms ({ $colours } colours)
  }
ui-conspiracy-score-locations = Locations
ui-conspiracy-score-coalition = Coalition { $lords } × { $per }
ui-conspiracy-pearl-master = Pearl master
ui-conspiracy-score-now = If it ended now
ui-conspiracy-then-points = Points { $from } → { $to }
ui-conspiracy-then-coalition = coalition { $from } → { $to }
ui-conspiracy-then-pearls = pearls { $from } → { $to }
ui-conspiracy-keys = Keys since the last location: { $silver } silver, { $gold } gold.
ui-conspiracy-pearl-track = Pearl track
ui-conspiracy-no-master = Nobody has a pearl yet.
ui-conspiracy-master = { $player } is pearl master at { $pearls } (+{ $points } IP).
ui-conspiracy-you-master = You are pearl master at { $pearls } (+{ $points } IP).
ui-conspiracy-my-pearls = { $pearls ->
    [0] You have none.
   *[other] You have { $pearls }.
  }
ui-conspiracy-locations = Locations
ui-conspiracy-group-available = Available locations
ui-conspiracy-group-drawn = Locations drawn
ui-conspiracy-location-backs = { $locations ->
    [one] 1 location, face down
   *[other] { $locations } locations, face down
  }
ui-conspiracy-group-deck = In the location deck
ui-conspiracy-location-deck = deck: { $cards }
ui-conspiracy-drawn-hidden = { $locations ->
    [one] 1 location, which you may not see
   *[other] { $locations } locations, which you may not see
  }
ui-conspiracy-draw-locations = { $locations ->
    [one] Draw 1 location
   *[other] Draw { $locations } locations
  }
ui-conspiracy-none-available = none

## The table in words: parts of the view

ui-zone-available = Available locations
ui-zone-drawn = Drawn
ui-zone-drawn_by = Drawn by
ui-zone-deck_size = Cards in the deck
ui-zone-location_deck_size = Locations in the deck
ui-zone-pearls = Pearls
ui-zone-keys = Keys
ui-zone-locations = Locations
ui-zone-points = Influence points
ui-zone-last_turns = Turns left
ui-zone-pearl_master = Pearl master
ui-zone-pearls_on_track = Pearls of the pearl master
ui-zone-forced_draw = Lords that must be drawn
ui-zone-forced_by = Forced by
ui-zone-discards = Discard piles
ui-zone-recruits = Lords to place
ui-zone-drawn_locations = Locations drawn
ui-zone-drawn_location_count = Number of locations drawn
ui-zone-lords = Lords, space by space
ui-zone-location_points = Points of the locations
ui-zone-coats = Spaces of the coats of arms
ui-zone-coalition = Spaces of the coalition
ui-zone-silver = silver
ui-zone-gold = gold
ui-zone-score = Points by source
ui-conspiracy-source = { $source }: { $points }
ui-conspiracy-told-deck = { $cards ->
    [one] The deck has 1 lord.
   *[other] The deck has { $cards } lords.
  }
ui-conspiracy-told-pile = { $count ->
    [0] The { $colour } discard pile is empty.
   *[other] In the { $colour } discard pile: { $lords }.
  }
ui-conspiracy-told-drawn = Drawn: { $lords }.
ui-conspiracy-told-locations = { $count ->
    [0] No location is open.
    [one] 1 location is open.
   *[other] { $count } locations are open.
  }
ui-conspiracy-told-keys = { $key } { $count }
ui-conspiracy-told-side = { $lords } of { $most } lords, { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
  }; since the last location: { $keys }.
ui-conspiracy-told-points = { $points ->
    [one] 1 point so far.
   *[other] { $points } points so far.
  }
