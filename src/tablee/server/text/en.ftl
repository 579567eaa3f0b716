### The words of the page itself; those of the games lie with the games.

## Everywhere

ui-close = Close
ui-menu = Menu
ui-back = Back
ui-send = Send
ui-keep = Keep
ui-empty = empty
ui-back-to-lobby = Back to the lobby
ui-nowhere = There is nothing at this address
ui-nowhere-about = The address may be incomplete or mistyped.
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
ui-speed-none = No motion
ui-one-click = One click plays
ui-one-click-about = Otherwise a first click shows, a second one plays
ui-ask-everything = Ask me everything
ui-ask-everything-about = Also questions that leave nothing to decide. Otherwise the table answers those for you.
ui-wrong-piece = { $piece }: { $reason }
ui-sound = Sound
ui-sound-about = Soft sounds: your turn, cards, pearls, keys
ui-notify = Notifications
ui-notify-about = The browser tells you that it is your turn while you look elsewhere
ui-notify-denied = The browser does not allow them for this page
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
ui-players-exactly = { $players } players
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
ui-advanced = Advanced
ui-advanced-changed = { $count ->
    [0] fine points of the rules, as usual
    [one] 1 changed
   *[other] { $count } changed
  }
ui-estimates = Points during the game
ui-estimates-about = Everybody’s points (and coalitions) are added up on the screen; otherwise only at the end
ui-own-file = A file of your own
ui-own-file-about = A scenario or a board that you made. Nobody else sees your files; a table keeps the one it is played with.
ui-own-file-ours = none: play ours
ui-own-files = My files
ui-own-files-none = You keep no files yet.
ui-own-file-bring = Choose a file…
ui-own-file-title = New title
ui-own-file-rename = Rename { $name }
ui-own-file-rename-done = Rename
ui-own-file-download = Download { $name }
ui-own-file-delete = Delete { $name }
ui-own-file-delete-sure = Press again to delete { $name }
ui-own-file-untitled = without a title
ui-own-file-too-large = { $file } is too large: { $most } KB at most.
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
ui-more-tables = More tables
ui-play = Play
ui-see = See
ui-watch = Watch
ui-review = Review
ui-play-this-seat = Play here
ui-sit-down = Sit down
ui-table-with = { $game } with { $others }
ui-won = Won, { $mine } to { $best }
ui-won-no-points = Won
ui-lost-no-points = Lost
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
ui-invited-by = { $kind ->
    [watch] { $host } lets you watch a game of { $game }
    [device] Play { $game } on this device
   *[play] { $host } invites you to a game of { $game }
  }
ui-invited-somebody = Somebody
ui-invited-players = Already there: { $players }.
ui-link-taken = This seat is taken by now. Ask for another link.
ui-link-started = The game has begun without this seat.
ui-link-over = This game is over.
ui-link-watch-instead = Go to the table
ui-link-gone = This link no longer holds
ui-link-gone-about = It was used up, it has expired, or it is incomplete. Ask whoever sent it for a new one.
ui-here-only = Your friends cannot use this address: it means their own device.
ui-here-only-nearby = In your network, the same table is found at the address below. A phone reads the code.
ui-here-only-alone = This server answers this machine only. Start it with --host 0.0.0.0 to let others in.
ui-nearby-address = Address for your network
ui-show-code = Code
ui-code-for = QR code of { $link }
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
ui-seat-for = Who seat { $number } is for
ui-seat-up = Move { $player } up to seat { $number }
ui-free-seat-of = Free the seat
ui-free-seat-of-person = Free the seat of { $player }
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
ui-more-answers = { $count } more…
ui-fewer-answers = Fewer answers
ui-do-it = Do it
ui-nothing-to-decide = Nothing to decide: the table answers for you.
ui-skip = Skip
ui-undo = Undo
ui-take-back = Take back
ui-take-back-about = { $moves ->
    [one] This takes back your last decision.
   *[other] This takes back your last decision and what has happened since: { $moves } moves.
  }
ui-take-back-consent = The others are asked first.
ui-take-back-ask = Ask the others
ui-take-back-not = Leave it
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
ui-watches = (watching)
ui-mute = Mute
ui-unmute = Unmute
ui-mute-person = Mute { $player }
ui-unmute-person = Unmute { $player }
ui-send-away = Send away
ui-let-back = Let back in
ui-send-away-person = Send away { $player }
ui-let-back-person = Let back in: { $player }
ui-who-watches = Who watches ({ $count })
ui-watches-no-more = (sent away)
ui-table-sent-away = You were sent away
ui-table-sent-away-about = The person who made this table does not let you watch it any more.
ui-log-muted = { $player } may not talk here any more.
ui-log-unmuted = { $player } may talk again.
ui-log-sent-away = { $player } may not watch any more.
ui-log-let-back = { $player } may watch again.
ui-log-end-wanted = { $player } wants to end the game now.
ui-log-end-not-wanted = { $player } wants to play on.
ui-log-ended-agreed = Everybody agreed to end the game here. There is no result.
ui-log-ended-alone = The game was ended here. There is no result.
ui-log-ended-server = Whoever runs the server ended this game. There is no result.
ui-log-ended-fault = The server could not go on with this game, and it was ended. There is no result.
ui-leave-game = Leave the game
ui-leave-game-about = A bot plays on in your place, and nobody waits for you. You can take your seat back as long as the game lasts.
ui-leave-game-now = Leave: a bot plays on
ui-end-game = End the game before its end
ui-end-game-about = It ends when every person at the table wants it. It is kept and can be looked back at; there is no result.
ui-end-game-alone-about = You may end it now. It is kept and can be looked back at; there is no result.
ui-end-game-now = End the game
ui-want-to-end = End it here
ui-play-on = Play on
ui-wants-to-end = Wants to end the game here: { $players }.
ui-failed = The server could not carry out a move, by a fault of its own. Nothing is lost; try again, or its host may end the game.
ui-failed-host = The server could not carry out a move, by a fault of its own. Nothing is lost; try again, or end the game.
ui-ended-early = This game was ended before its end.
ui-quick-phrases = Quick phrases
ui-mute-chat = Mute the chat
ui-unmute-chat = Hear the chat
ui-chat-muted = The chat is muted: you do not see what others say.
ui-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
  }
ui-write-to-table = Write to the table
ui-log-seat-taken = { $player } sits down.
ui-log-seat-left = { $player } leaves the table.
ui-log-seat-freed = The seat of { $player } was freed.
ui-log-seat-given = { $to ->
    [bot] Seat { $number } goes to a bot.
    [friend] Seat { $number } is for a friend.
   *[open] Seat { $number } is open.
  }
ui-log-seats-swapped = Seats { $one } and { $other } were exchanged.
ui-log-resigned = { $player } leaves; a bot plays on.
ui-log-ended-unplayed = The game was ended before anybody’s first move.
ui-log-taken-back = { $moves ->
    [one] { $player } takes a move back.
   *[other] { $player } takes { $moves } moves back.
  }
ui-log-undo-wanted = { $moves ->
    [one] { $player } asks to take a move back.
   *[other] { $player } asks to take { $moves } moves back.
  }
ui-log-undo-denied = { $player } refuses: nothing is taken back.
ui-log-bot-stood-in = A bot plays for { $player }.
ui-log-person-back = { $player } is back.
ui-log-played-again = The same players meet again.
ui-log-rules-changed = The rules have changed since: the game goes on under version { $version }.
ui-log-left-unfinished = { $player } ended the table. The game stays unfinished.
ui-log-branched = The game goes on at a new table.

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
ui-table-too-many-sockets = Too many windows are open
ui-table-too-many-sockets-about = Close another window of this table, then open it again.
ui-wants-undo = { $moves ->
    [one] { $player } asks to take a move back.
   *[other] { $player } asks to take { $moves } moves back.
  }
ui-agree = Agree
ui-refuse = Refuse
ui-bot-plays-for-you = A bot plays for you.
ui-come-back = Take my seat back
ui-is-away = { $player } is away. A bot can play in the meantime.
ui-give-to-bot = Let a bot play
ui-take-vote-back = Take my vote back

## End of the game

ui-game-over = Game over
ui-outcome = Outcome
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
ui-play-again-rotated = Again, the next player begins
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
ui-statistics-piece = Piece
ui-share-replay = Share the replay
ui-back-to-table = Back to the table

## Clocks and answers in advance

ui-advance = In advance
ui-advance-ask = ask me
ui-advance-decline = decline
ui-advance-ask-all = Ask me for all
ui-advance-decline-all = Decline all
ui-prepare-answers = Prepare my answers
ui-time-left = { $free } for this answer, { $bank } for the rest of the game
ui-log-undo-allowed = { $player } agrees.
ui-log-by-clock = Time is up: a bot answers for { $player }.
ui-log-by-advance = Answered as you had set in advance.
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
ui-replay-speed = Speed of the replay
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

## A game that the rules have overtaken

ui-stuck = A move of this game no longer fits the rules
ui-stuck-move = It is move { $move }, by { $player }, played under version { $version } of the rules.
ui-stuck-about = Nothing is lost. You can go on at a new table from right before this move, with the same deal and the same seats, or end this table and keep it, unfinished, to look back at.
ui-stuck-unbegun = Nothing is lost, but the game cannot begin. You can end the table.
ui-end-table = End the table
ui-branch-table = Go on from before this move
ui-follow-branch = To where the game goes on
ui-table-ended = This table was ended, unfinished
ui-table-ended-about = The game is kept up to where it still fits the rules.

## Quick phrases of the chat

ui-phrase-hello = Hello!
ui-phrase-good-luck = Good luck!
ui-phrase-your-turn = It is your turn.
ui-phrase-one-moment = One moment, please.
ui-phrase-sorry = Sorry!
ui-phrase-thanks = Thank you.
ui-phrase-well-played = Well played!
ui-phrase-good-game = Good game!

## Lessons

ui-learn = Learn
ui-learn-about = A real game, one sentence at a time. Nothing to read first.
ui-learn-all = All lessons
ui-learn-unknown = There is no such lesson.
ui-learn-leave = Leave the lesson
ui-learn-step = Step { $step } of { $steps }
ui-learn-step-short = { $step } of { $steps }
ui-learn-back = Back
ui-learn-skip = Skip this step
ui-learn-next = Go on
ui-learn-show = Show me
ui-learn-why = Why?
ui-learn-over = Lesson finished. Well played!
ui-learn-again = Once more
ui-learn-done = Done
ui-learn-not-meant = The rules allow that too. This lesson means another answer.
ui-learn-begin = Learn in 5 minutes
ui-learn-next-lesson = Next lesson
ui-learn-continue = Go on, step { $step }
ui-learn-revise = Do it again
ui-learn-under-way = under way
ui-learn-finished = done
ui-learn-minutes = { $minutes } min
ui-learn-players = { $least } to { $most } players

## Analysis of a finished game

ui-analysis = Analysis
ui-analysis-offer = A bot looks at every decision of this game, each by what its player knew then, and says what it would have done and why.
ui-analysis-cost = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }, about { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } if nothing else is to be done here. Games being played come first.
ui-analysis-cost-unknown = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }. Games being played come first.
ui-analysis-make = Analyse the game
ui-analysis-waiting = Waiting: other games come first.
ui-analysis-judging = Judged: { $judged } of { $decisions }
ui-analysis-stop = Stop
ui-analysis-failed = The analysis broke off. What is judged is kept: you can have it go on.
ui-analysis-played = Played
ui-analysis-best = The bot’s choice
ui-analysis-others = Also looked at
ui-analysis-next-mistake = Next mistake
ui-analysis-nothing-here = Nothing was decided at this moment. Choose a decision below, or a dot on the curve.
ui-analysis-decisions = Decisions
ui-analysis-method = A move is marked only if it loses more than chance explains; how is told in the documentation.
ui-mark-inaccuracy = inaccuracy
ui-mark-mistake = mistake
ui-mark-blunder = blunder
ui-learn-from-mistakes = Learn from mistakes
ui-mistakes-place = Mistake { $place } of { $all }
ui-mistakes-known = { $known } of { $all } done
ui-mistakes-task = Played here: { $move } ({ $change } points of chance). Find a better move.
ui-mistakes-right = That is it: the bot would play this.
ui-mistakes-fine = Good: it promises nearly as much as the bot’s choice.
ui-mistakes-same = That is the move that was played. Try another one.
ui-mistakes-wrong = The bot sees something better. Try again.
ui-mistakes-shown = The bot’s choice:
ui-mistakes-show = Show me
ui-mistakes-next = Next
ui-mistakes-end = Back to the analysis
ui-play-from-here = Play from here
ui-practice = Practice
ui-practice-corner = Practice · Hint
ui-practice-seat = Your seat
ui-practice-bots = The others
ui-practice-hidden = What you cannot see
ui-practice-as-it-was = as it was
ui-practice-anew = dealt anew
ui-practice-friends = Friends, by link
ui-practice-begin = Begin
ui-practice-branches = Played on from here before
ui-practice-branch = From move { $move }{ $anew ->
    [yes] , dealt anew
   *[other] {""}
  } · { $phase ->
    [over] over
   *[other] under way
  }
ui-practice-about = This game is for practice: it counts nowhere.
ui-practice-about-origin = This game goes on from a moment of a finished one. It is for practice: it counts nowhere.
ui-practice-back = Back to the analysis
ui-hint = Hint
ui-hint-first = Where should I look?
ui-hint-which = Which move?
ui-hint-why = Why?
ui-hint-where = Look at: { $kind }
ui-hint-chance = { $chance } to win
ui-hint-thinking = A bot is thinking …
ui-hint-not-now = There is nothing for you to decide now.

## Rulebook

ui-rules = Rulebooks
ui-rules-short = Rules
ui-rules-of = Rulebook: { $game }
ui-rules-about = Every rule of this table in our own words, by the chapters of the rulebook. A rule with a coloured edge is our decision where rulebook and cards are silent or can be read in two ways; its text says how this table plays, with the reason where there is one to give.
ui-rules-all = All rulebooks
ui-rules-book = Rulebook
ui-rules-in-book = Read on in the rulebook
ui-rules-contents = Chapters
ui-rules-print = Print
ui-rules-search = Search the rules
ui-rules-hits = { $hits ->
    [one] 1 rule
   *[other] { $hits } rules
  }
ui-rules-none = No rule holds all these words.
ui-rules-retry = Try again
