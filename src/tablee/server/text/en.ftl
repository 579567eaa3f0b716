### The words of the page itself; those of the games lie with the games.

## Everywhere

ui-close = Close
ui-menu = Menu
ui-back = Back
ui-send = Send
ui-keep = Keep
ui-empty = empty
ui-back-to-lobby = Back to the lobby
ui-connecting = Connecting to the table.
ui-server-silent = The server does not answer. This page tries again by itself.
ui-refused = This is not possible now.

## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-dark = Dark
ui-theme-light = Light
ui-speed = Speed
ui-speed-about = Motion and the pace of bots
ui-speed-none = None
ui-one-click = One click plays
ui-one-click-about = Otherwise a first click shows, a second one plays
ui-ask-everything = Ask me everything
ui-ask-everything-about = Also questions that leave nothing to decide. Otherwise the table answers those for you.
ui-wrong-piece = { $piece }: { $reason }
ui-sound = Sound
ui-sound-about = Soft sounds: your turn, cards, pearls, keys
ui-volume = Volume
ui-yes = yes
ui-no = no
ui-share = Share

## Lobby

ui-hello = What shall we play, { $name }?
ui-hello-stranger = What shall we play?
ui-tables-wait = { $waiting ->
    [0] { $open ->
        [0] Start a table against bots, or invite friends with a link.
        [one] One open table is looking for players.
       *[other] { $open } open tables are looking for players.
      }
    [one] One game is waiting for you.
   *[other] { $waiting } games are waiting for you.
  }
ui-your-name = Your name
ui-name-others-see = The name that others see
ui-change-name = Your name is { $name }: change it
ui-default-name = Guest
ui-game = Game
ui-players = { $least } to { $most } players
ui-around-the-table = Around the table
ui-you = you
ui-you-named = { $name } (you)
ui-free-seat = Free seat
ui-seat-number = Who plays seat { $number }
ui-seat-bot = Bot
ui-seat-open = Open
ui-seat-friend = Friend
ui-seat-bot-about = a computer player
ui-seat-open-about = anybody can sit down
ui-seat-friend-about = with a link that you send
ui-bot-level = Level of the bot
ui-bot-of-level = { $level }
ui-bot-name-1 = Nereus
ui-bot-name-2 = Thetis
ui-bot-name-3 = Triton
ui-bot-name-4 = Galatea
ui-bot-name-5 = Proteus
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $number }
ui-options = Options
ui-estimates = Points during the game
ui-estimates-about = Everybody’s points (and coalitions) are added up on the screen; otherwise only at the end
ui-visible = Shown to everybody
ui-visible-about = Others may watch; otherwise only with a link
ui-stand-in = If somebody leaves
ui-stand-in-about = When a bot takes over the seat
ui-stand-in-vote = By vote
ui-stand-in-minutes = { $minutes } min
ui-stand-in-day = 1 day
ui-ready-to-start = Everybody is here: the game starts at once.
ui-others-to-come = The table waits for the others; you can send them a link.
ui-start-with = Start with { $players } players
ui-open-table = Open the table
ui-tables = Tables
ui-resume = Resume
ui-no-mine = No game under way. The table you create appears here.
ui-open-tables = Open tables
ui-no-open = No open table. Create one with an open seat.
ui-being-played = Being played
ui-finished = Finished games
ui-no-finished = None yet.
ui-play = Play
ui-see = See
ui-watch = Watch
ui-review = Review
ui-sit-down = Sit down
ui-table-with = { $game } with { $others }
ui-won = Won, { $mine } to { $best }
ui-lost = { $mine } points, best opponent { $best }
ui-seats-taken = { $taken } of { $seats } seats taken
ui-your-turn = Your turn
ui-turn-of = { $player } to play
ui-credit = Icons: game-icons.net (Lorc, Delapouite, Skoll and others), CC BY 3.0. A fan project with no ties to the publishers.

## About

ui-about = About
ui-about-project = Tablée is a digital table for modern board games, made by fans, with no ties to the publishers. It uses none of their artwork: everything you see is drawn here.
ui-about-icons = Icons
ui-about-icons-text = The icons come from game-icons.net, by Lorc, Delapouite, Skoll and contributors, under the licence CC BY 3.0. They are recoloured here. Pearls, card stacks, patterns and posters are our own drawings.
ui-about-fonts = Fonts
ui-about-fonts-text = Fraunces (The Fraunces Project Authors) and Atkinson Hyperlegible Next (Braille Institute of America), under the SIL Open Font License 1.1.
ui-about-fairness = Fair shuffles
ui-about-fairness-text = The server publishes a fingerprint of its seed before the players add theirs, and shows the seed after the game: anybody can check that the shuffles were not altered. This does not prevent whoever runs the server from looking at hidden cards.

## Invitations and the waiting room

ui-invited = You are invited to a table
ui-invited-name = What should the others call you?
ui-invited-as = You come in as { $name }.
ui-come-in = Come in
ui-everybody-here = Everybody is here.
ui-online = online
ui-offline = not connected
ui-link-for-seat = Link for seat { $number }
ui-copy-link = Copy link
ui-copied = Copied
ui-watch-link = Link to watch
ui-watch-link-about = Safe to post anywhere: it gives no seat
ui-leave = Leave the table
ui-start = Start

## The table

ui-decision = Decision
ui-your-decision = Your decision
ui-decides = { $player } decides
ui-sending = Sending.
ui-catching-up = { $moves ->
    [one] 1 move to show.
   *[other] { $moves } moves to show.
  }
ui-click-a-piece = Or choose a highlighted piece.
ui-choose-a-way = Choose how.
ui-click-the-pieces = Choose a highlighted piece.
ui-piece-playable = { $piece }. Playable: { $action }
ui-do-it = Do it
ui-nothing-to-decide = Nothing to decide: the table answers for you.
ui-skip = Skip
ui-undo = Undo
ui-ask-undo = Undo?
ui-your-area = Your area
ui-players-label = Players
ui-player = Player
ui-watching = watching
ui-watchers = { $count ->
    [one] 1 watcher
   *[other] { $count } watchers
  }
ui-status-asked = decides now
ui-status-away = not connected
ui-rule = Rule
ui-rule-number = Rule { $number }
ui-log = Log
ui-chat = Chat
ui-log-and-chat = Log and chat
ui-older-lines = Older lines
ui-no-chat = Nothing said yet.
ui-write-to-table = Write to the table
ui-log-sat = { $player } sits down.
ui-log-left = { $player } leaves the table.
ui-log-undone = { $moves ->
    [one] { $player } takes a move back.
   *[other] { $player } takes { $moves } moves back.
  }
ui-log-undo-asked = { $moves ->
    [one] { $player } asks to take a move back.
   *[other] { $player } asks to take { $moves } moves back.
  }
ui-log-undo-refused = { $player } refuses: nothing is taken back.
ui-log-stood-in = A bot plays for { $player }.
ui-log-came-back = { $player } is back.
ui-log-rematched = The same players meet again.

## Keys

ui-keys = Keys
ui-key-choose = 1–9
ui-key-choose-about = nth possible choice; again: play it
ui-key-arrows = Arrows
ui-key-arrows-about = from one possible piece to the next
ui-key-text = T
ui-key-text-about = the table in words
ui-key-main = Enter, Y
ui-key-main-about = main answer
ui-key-out = Esc, N
ui-key-out-about = clear the selection, or decline
ui-key-undo = Z, U
ui-key-undo-about = undo
ui-key-rule = R
ui-key-rule-about = rule of the question
ui-key-log = L
ui-key-log-about = log
ui-key-skip = Space
ui-key-skip-about = show everything that has happened
ui-key-help = H, ?
ui-key-help-about = what can I do now, and this list

## Help, and the table in words

ui-help = Help
ui-what-now = What can I do now
ui-pieces-explain = Pieces explain themselves
ui-pieces-explain-about = Point at a card, reach it with Tab, press and hold it, or click one that cannot be chosen: it says what it does, and why it cannot be chosen.
ui-options-here = Options of this table
ui-in-words = The table in words
ui-table = Table
ui-spoken-log = Latest events
ui-zone-price = Price of the next ally
ui-zone-threat = Space of the threat track
ui-zone-ending = Last turns
ui-zone-stacks = Council, cards in each stack
ui-zone-council = Cards in the council, as remembered
ui-zone-track = Exploration track
ui-zone-paid = Allies paid
ui-zone-court = Court
ui-zone-available = Available locations
ui-zone-drawn = Drawn
ui-zone-drawn_by = Drawn by
ui-zone-paid_by = Paid by
ui-zone-deck_size = Cards in the deck
ui-zone-lord_deck_size = Lords in the deck
ui-zone-location_deck_size = Locations in the deck
ui-zone-pearls = Pearls
ui-zone-key_tokens = Key tokens
ui-zone-keys = Keys
ui-zone-free = Free lords
ui-zone-disabled = Disabled lords
ui-zone-housed = Lords under locations
ui-zone-locations = Locations
ui-zone-affiliated = Affiliated allies
ui-zone-hand_size = Cards in hand
ui-zone-hand = Hand
ui-zone-token_count = Monster tokens
ui-zone-tokens = Points of the monster tokens
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
ui-zone-bought = Buyers in this exploration
ui-zone-used = Lords used this turn
ui-zone-extra_turns = Extra turns
ui-zone-ship_master_influence = Points of the Ship Master
ui-zone-discard = Discard pile
ui-zone-token_bag_size = Monster tokens left
ui-zone-silver = silver
ui-zone-gold = gold
ui-zone-score = Points by source

## Connection and absence

ui-link-lost = Reconnecting.
ui-link-lost-about = The game is saved, and your seat is kept for you.
ui-link-restarting = The server is restarting.
ui-link-restarting-about = The game is saved and goes on in a moment.
ui-try-now = Try now
ui-too-late = The table has moved on.
ui-table-gone = This table does not exist
ui-table-gone-about = The link may be incomplete, or the table was removed.
ui-table-not-invited = This table is private
ui-table-not-invited-about = Ask somebody at the table for a link.
ui-wants-undo = { $moves ->
    [one] { $player } asks to take a move back.
   *[other] { $player } asks to take { $moves } moves back.
  }
ui-agree = Agree
ui-refuse = Refuse
ui-bot-plays-for-you = A bot plays for you.
ui-take-back = Take my seat back
ui-is-away = { $player } is away. A bot can play in the meantime.
ui-give-to-bot = Let a bot play
ui-take-vote-back = Take my vote back

## End of the game

ui-game-over = Game over
ui-score = Score
ui-winner = winner
ui-you-win = You win
ui-winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
  }
ui-download-replay = Download the replay
ui-verify = Check the shuffles
ui-play-again = Play again
ui-follow-rematch = To the new table

## Scoring and statistics

ui-next = Next
ui-skip-scoring = Skip
ui-count-step-by-step = Count step by step
ui-scoring-begins = The points are counted
ui-statistics = Statistics
ui-statistics-all = { $moves } answers in { $time }.
ui-statistics-rounds = { $rounds } rounds.
ui-statistics-curve = Points of each player over time
ui-statistics-answers = Answers
ui-statistics-thought = Time
ui-statistics-longest = Longest
ui-statistics-taken-back = Taken back
ui-statistics-favourites = Most often
ui-share-replay = Share the replay
ui-back-to-table = Back to the table

## Clocks and answers in advance

ui-advance = In advance
ui-advance-ask = ask me
ui-advance-decline = decline
ui-advance-up-to = { $figure ->
    [one] up to 1 pearl
   *[other] up to { $figure } pearls
  }
ui-advance-ask-all = Ask me for all
ui-advance-decline-all = Decline all
ui-prepare-answers = Prepare my answers
ui-time-left = { $free } for this answer, { $bank } for the rest of the game
ui-log-undo-agreed = { $player } agrees.
ui-log-by-clock = Time is up: a bot answers for { $player }.
ui-log-by-advance = Answered as you had set in advance.
ui-abyss-sort-kind = by race
ui-abyss-sort-value = by value
ui-clock = Clock
ui-clock-none = None
ui-clock-quick = Quick
ui-clock-calm = Calm
ui-clock-day = Days
ui-clock-none-about = Everybody takes as much time as they like
ui-clock-quick-about = 15 seconds for each answer, and 3 minutes for the whole game; then a bot answers
ui-clock-calm-about = 45 seconds for each answer, and 15 minutes for the whole game; then a bot answers
ui-clock-day-about = A day for each answer, and 3 days for the whole game; then a bot answers

## Replay

ui-replay = Replay
ui-replay-of = Replay: { $game }
ui-replay-unavailable = This game cannot be reviewed: it is not over, or you may not see it.
ui-replay-start = Start
ui-replay-from-here = Replay from here
ui-turn-number = Turn { $turn }
ui-turn-number-of = Turn { $turn } · { $player }
ui-turn-parts = Parts of the turn
ui-jump-to-turn = Jump to a turn
ui-previous-turn = Previous turn
ui-next-turn = Next turn
ui-previous-move = Previous move
ui-next-move = Next move
ui-run = Play
ui-pause = Pause
ui-move-of = Move { $move } of { $moves }
ui-seen-by = Seen by
ui-seen-openly = all hands open
ui-seen-by-all = a watcher

## Abyss

ui-abyss-opponents = Opponents
ui-abyss-look-at = Look at { $player }’s lords and locations
ui-abyss-points = Influence points
ui-abyss-short-points = { $points } IP
ui-abyss-pearls = Pearls
ui-abyss-keys = Keys
ui-abyss-tokens = Monster tokens
ui-abyss-in-hand-label = Allies in hand
ui-abyss-lords = Lords
ui-abyss-lords-of = { $lords } of { $most } lords
ui-abyss-my-lords = { $lords ->
    [one] 1 lord
   *[other] { $lords } lords
  }
ui-abyss-lord-label = { $name }, { $influence } points
ui-abyss-lord-free = free
ui-abyss-lord-disabled = disabled
ui-abyss-lord-housed = under a location
ui-abyss-lord = { $guild } · { $influence } influence points · { $keys ->
    [0] no key
    [one] 1 key
   *[other] { $keys } keys
  }
ui-abyss-cost = { $races ->
    [one] Cost { $value }, allies of exactly 1 race.
   *[other] Cost { $value }, allies of exactly { $races } races.
  }
ui-abyss-cost-race = { $races ->
    [one] Cost { $value }, allies of 1 race: { $race }.
   *[other] Cost { $value }, allies of exactly { $races } races, among them { $race }.
  }
ui-abyss-affiliated = Affiliated allies
ui-abyss-none-affiliated = No affiliated ally
ui-abyss-no-location = No location
ui-abyss-no-lord = No lord yet.
ui-abyss-track = Exploration track
ui-abyss-offer-price = { $pearls ->
    [one] Price of this ally: 1 pearl
   *[other] Price of this ally: { $pearls } pearls
  }
ui-abyss-deck = { $cards ->
    [one] Exploration deck, 1 card
   *[other] Exploration deck, { $cards } cards
  }
ui-abyss-deck-name = Deck
ui-abyss-offered = offered
ui-abyss-offered-to = for { $player }
ui-abyss-last-space = last
ui-abyss-threat = Threat track
ui-abyss-threat-short = Threat
ui-abyss-council = Council
ui-abyss-hidden-stacks = face down
ui-abyss-stack = { $cards ->
    [0] Council, { $race }: empty
    [one] Council, { $race }: 1 card
   *[other] Council, { $race }: { $cards } cards
  }
ui-abyss-locations = Available locations
ui-abyss-drawn = Locations drawn
ui-abyss-location-deck = { $cards ->
    [one] Location deck, 1 tile
   *[other] Location deck, { $cards } tiles
  }
ui-abyss-council-stack = Council: { $race } ({ $cards })
ui-abyss-court = Court
ui-abyss-court-about = { $lords ->
    [one] 1 lord. At 2 or fewer after a recruitment: 2 pearls for the recruiter, and the court is filled.
   *[other] { $lords } lords. At 2 or fewer after a recruitment: 2 pearls for the recruiter, and the court is filled.
  }
ui-abyss-ending = { $turns ->
    [0] The end is near: this is the last turn.
    [one] The end is near: 1 more turn after this one.
   *[other] The end is near: { $turns } more turns after this one.
  }
ui-abyss-extra-turn = Another turn follows this one.
ui-abyss-worth-now = Worth now: { $points }
ui-abyss-lord-used = used in this turn
ui-abyss-key-tokens = { $tokens ->
    [one] 1 key token
   *[other] { $tokens } key tokens
  }
ui-abyss-cards-of = { $race }: { $values }
ui-abyss-tokens-left = tokens: { $tokens }
ui-abyss-discard = { $cards ->
    [0] No card discarded
    [one] 1 card discarded
   *[other] { $cards } cards discarded
  }
ui-abyss-lord-deck = { $cards ->
    [one] Lord deck, 1 card
   *[other] Lord deck, { $cards } cards
  }
ui-abyss-free-space = free
ui-abyss-keys-of = { $keys } of { $most } keys for a location
ui-abyss-hand = Your hand
ui-abyss-hand-of = Hand of { $player }
ui-abyss-allies = { $allies ->
    [one] 1 ally
   *[other] { $allies } allies
  }
ui-abyss-empty-hand = No ally in hand.
ui-abyss-paid = paid
ui-abyss-mine = Lords and locations
ui-abyss-recruit-lord = Recruit: { $lord }
ui-abyss-choose-lord = Choose: { $lord }
ui-abyss-reward = Reward: { $spoils }

## Conspiracy

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

## The World of SMOG

ui-smog-opponents = Opponents
ui-smog-market = The Shadow Market, seen from your edge
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

## Conan

ui-conan-map = The map: arrows move it, plus and minus change its size
ui-conan-closer = Closer
ui-conan-farther = Farther
ui-conan-whole = Whole map
ui-conan-sight = Sight
ui-conan-sight-about = Point at a zone: does { $figure } see it?
ui-conan-sight-clear = In sight: { $zone }. Nothing is in the way.
ui-conan-sight-blocked = { $walls ->
    [one] Out of sight: { $zone }. 1 wall or flap is in the way.
   *[other] Out of sight: { $zone }. { $walls } walls or flaps are in the way.
  }
ui-conan-sight-never = Out of sight: { $zone }. The map says so, even if everything is open.
ui-conan-seen = In sight of { $figure }
ui-conan-unseen = Out of sight of { $figure }
ui-conan-step = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }{ $hindrance ->
    [0] { "" }
   *[other] , of which { $hindrance } for hindrance
  }
ui-conan-move = { $points ->
    [one] Move: { $zone }, 1 MP
   *[other] Move: { $zone }, { $points } MP
  }
ui-conan-chest = A closed chest
ui-conan-closed-door = closed door: { $one } – { $other }
ui-conan-lies = On the ground: { $cards }
ui-conan-captive-here = The captive is hidden here. Only you know.
ui-conan-captive-maybe = The captive may be here.
ui-conan-captive-places = The captive may be in: { $zones }.
ui-conan-carried-off = Carried off the board: { $cards }.
ui-conan-die-letter-yellow = Y
ui-conan-die-letter-orange = O
ui-conan-die-letter-red = R
ui-conan-card-melee = Melee: { $dice }
ui-conan-card-ranged = Ranged: { $dice }
ui-conan-card-defence = Defence: { $dice }
ui-conan-card-armour = Passive defence: { $dice }
ui-conan-card-weight = Weight { $weight }
ui-conan-gems-of = { $available } energy · { $fatigue } fatigue · { $wounds } wounds
ui-conan-life = Life { $life }
ui-conan-unit = Armour { $armour }, movement { $move }
ui-conan-active = active
ui-conan-resting = resting
ui-conan-fate-dead = dead
ui-conan-fate-left = off the board
ui-conan-fate-absent = absent
ui-conan-load = { $load } of { $most }
ui-conan-zone-available = Energy
ui-conan-zone-fatigue = Fatigue
ui-conan-zone-wounds = Wounds
ui-conan-box = { $box }: gems { $spent } of { $limit }
ui-conan-box-free = { $box }: gems { $spent }, no limit
ui-conan-no-limit = no limit
ui-conan-equipment = Equipment
ui-conan-spells = Spells
ui-conan-overlord = Overlord
ui-conan-book = { $available } energy · { $fatigue } fatigue · recovers { $recovery }
ui-conan-activations = { $left ->
    [one] 1 activation left
   *[other] { $left } activations left
  }
ui-conan-river = Book of Skelos
ui-conan-river-about = the overlord pays the number, then the tile goes to the end
ui-conan-tile = { $tile }, costs { $cost }, { $count } on the board
ui-conan-event-one = The overlord chooses one:
ui-conan-event-all = All of this, in order:
ui-conan-dice = The dice
ui-conan-die = Die: { $die }
ui-conan-successes = { $count ->
    [one] success
   *[other] successes
  }
ui-conan-gems = How many gems
ui-conan-attack = The attack
ui-conan-stage-target = target
ui-conan-stage-gems = gems
ui-conan-stage-dice = dice
ui-conan-stage-defence = defence
ui-conan-stage-wounds = wounds
ui-conan-damage = damage
ui-conan-defended = defence
ui-conan-wounds = { $count ->
    [one] wound
   *[other] wounds
  }
ui-conan-outcome = By the dice so far: { $damage } damage, { $defence } defence, { $wounds } wounds
ui-conan-show-sheet = Show the sheet of { $hero }
ui-conan-table = Turns and heroes
ui-conan-round-of = Round { $round } of { $rounds }
ui-conan-side-heroes = The heroes’ turn
ui-conan-side-overlord = The overlord’s turn
ui-conan-briefing = Briefing

## Scenarios of Conan

ui-scenarios = Scenarios of Conan
ui-scenarios-about = Look at a scenario before you play it, and have one of your own checked.
ui-scenarios-open = Look at scenarios
ui-scenario-choose = Choose a scenario file
ui-scenario-drop = or drop it here: a TOML file. It is checked and not kept.
ui-scenario-ours = Start from one of ours
ui-scenario-download = Download { $name }
ui-scenario-none = Choose a scenario on the list, or a file of your own: its map, figures and objectives appear here.
ui-scenario-too-large = { $file } is too large. A scenario is a few lines of text, { $most } KB at most.
ui-scenario-no-text = { $file } is not a text file, so it cannot be a scenario.
ui-scenario-wrong = { $file } cannot be played yet
ui-scenario-where = Where
ui-scenario-what = What is wrong
ui-scenario-see-below = see below
ui-scenario-allowed = Allowed there
ui-scenario-good = can be played
ui-scenario-play = Play this scenario
ui-scenario-first-heroes = The heroes begin.
ui-scenario-first-overlord = The overlord begins.
ui-scenario-rounds = The turn track has { $rounds } rounds.
ui-scenario-objectives = Objectives
ui-scenario-wins-heroes = The heroes win
ui-scenario-wins-overlord = The overlord wins
ui-scenario-when-immediate = as soon as this holds: { $tests }.
ui-scenario-when-end_of_round = at the end of a round if this holds: { $tests }.
ui-scenario-when-start_of_overlord_turn = at the start of the overlord’s turn if this holds: { $tests }.
ui-scenario-heroes = Heroes
ui-scenario-gems = { $heroes ->
    [one] With one hero: { $available } energy, { $fatigue } fatigue, recovers { $recovery }.
   *[other] With { $heroes } heroes: { $available } energy, { $fatigue } fatigue, recovers { $recovery }.
  }
ui-scenario-events = Events
ui-scenario-event-all = { $tile }: all of this, in order
ui-scenario-event-one = { $tile }: the overlord chooses one
ui-scenario-rules = Tokens and special rules
