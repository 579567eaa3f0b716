## Words put together

enumeration = { $rest } and { $last }

## Reasons that every game shares

reason-the-game-is-over = The game is over.
reason-another-seat-is-asked = { $asked } has to answer now, not you.
reason-that-is-no-answer-to-the-question-asked = That does not answer the question.
reason-these-are-enough-without-it = The pieces laid out are enough without this one.
reason-more-must-be-laid-out = These pieces fit together, but more are needed.
reason-something-happens-before-that = Something happens first that cannot be known yet: this is decided after it.

## Where a rule comes from

rule-by-rulebook = the rulebook
rule-by-card = printed on the card or tile
rule-by-decision = our decision where the rulebook leaves it open
rule-sources = cited in the sources at
rule-tests = tested by

## The table in the terminal

terminal-person = Player
terminal-yourself = (you)
terminal-yes = yes
terminal-no = no
terminal-seed = Seed: { $seed }
terminal-kept = The game is kept in { $path }
terminal-prompt = { $player }, your answer (h: help) >{ " " }
terminal-hand-over = Hand the keyboard to { $player }. { $player }, press Enter.{ " " }
terminal-news = { $hidden ->
    [0] Since your last choice
    [one] Since your last choice (1 earlier line: l)
   *[other] Since your last choice ({ $hidden } earlier lines: l)
  }
terminal-help =
    a number   give this answer   u        take back your last choice
    3 5 1      several answers as one, in any order
    ?          why am I asked?    ? 3      which rule allows answer 3?
    r 33       print rule 33      d        pieces in full: powers, locations
    l          the whole log      b        draw the board again
    s FILE     save a copy        q        save and leave
    Enter alone gives the answer when there is only one.
terminal-wrong = That is not a command; h lists them.
terminal-wrong-empty = Type the number of an answer, or h for help.
terminal-wrong-number = { $answers ->
    [one] There is only one answer: { $first }.
   *[other] The answers shown are numbered { $first } to { $last }.
  }
terminal-misfit = { $answer }: { $reason }
terminal-way-alone = A way is an answer of its own: type its number alone.
terminal-way-stopped = The way ended early: something unforeseen happened.
terminal-quiet = Answered for you: { $answer }
terminal-wrong-rule = Which rule? For instance: r 33
terminal-no-such-rule = There is no rule { $number }; they go from { $first } to { $last }.
terminal-no-details = There is nothing more to see than the board.
terminal-undo-nothing = You have made no choice yet.
terminal-undo-others = You cannot take back your last choice: somebody else has chosen since.
terminal-undo-revealed = You cannot take back your last choice: it has revealed something.
terminal-saved = Saved in { $path }
terminal-not-saved = { $path } cannot be written: { $error }
terminal-left =
    The game is saved. To go on with it:
    { $command } play { $game } --resume { $path }
terminal-over =
    The game is saved. To see it again:
    { $command } replay { $path }
terminal-players = Players
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
terminal-asked = { $player }: { $question }
terminal-move = { $player }: { $action }
terminal-turn-of = { $player }’s turn
terminal-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }

## Reports of simulations

report-title = { $game }: { $bots }
report-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-interrupted = { $games } of { $planned } games, interrupted
report-unfinished = { $games ->
    [one] { $games } game was not over within the game’s limit and counts in no other number.
   *[other] { $games } games were not over within the game’s limit and count in no other number.
}
report-setting = Seed { $seed }, { $engine ->
    [compiled] compiled engine
   *[plain] plain Python engine
}. Bots change seats from game to game; until each has sat everywhere, games share one deal.
report-origin = Tablée { $version }, rules version { $rules }, engine { $digest }; { $date } UTC.
report-options = Options: { $options }
report-bot = Bot
report-wins = Victories
report-win-rates = Win rates
report-win-rates-note = A shared victory counts as a share. The lines show where the true rate lies, with 95% confidence; the dashed line is an equal share.
report-win-rate = Win rate
report-interval = 95% interval
report-mean-score = Mean score
report-median = Median
report-nine-of-ten = 9 scores of 10
report-score-distribution = Scores
report-score-axis = points at the end
report-mean-of = mean { $mean }
report-length = Length of a game
report-length-axis = decisions in a game
report-length-line = Decisions in a game: { $mean } on average, { $low } to { $high } in 9 games of 10
report-rounds = Rounds of a game
report-rounds-axis = rounds in a game
report-rounds-line = Rounds in a game: { $mean } on average, { $low } to { $high } in 9 games of 10
report-sides = Win rates by seat
report-seat = Seat { $number }
report-happening-line = { $what } in a game: { $mean } on average, { $low } to { $high } in 9 games of 10
report-mean = Mean
report-winning-line = The winner’s score: { $mean } on average
report-games-axis = share of the games
report-sources = Points by source
report-source = Source
report-sources-axis = mean points of a game
report-pieces = { $things }: what they do for victory
report-pieces-note = How much more often a bot won when it had the piece at the end than when the same bot did not, in percentage points. It goes with victory; it need not be its cause. A line that crosses zero tells nothing.
report-pieces-axis = difference in win rate (percentage points)
report-count = Times
report-with = With it
report-without = Without it
report-difference = Difference
report-openings = First choices
report-openings-note = The first time a bot could choose between several actions, and how the game ended for it.
report-rate-axis = share of the games won
report-equal-share = equal share
report-none = –
report-range = { $low } to { $high }
report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { $value }
report-times = { $count ->
    [one] once
   *[other] { $count } times
}
report-written = The report is in { $path }
report-yes = yes
report-no = no

## Reviews of finished games

review-title = { $game }: { $players }
review-judged = Judged at the level { $level }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }. Each by what its player knew then.
review-interrupted = Interrupted: { $done } of { $decisions } decisions were judged.
review-curve = Chance to win
review-curve-axis = moves of the game
review-courses = Why the chances moved
review-courses-note = Own choices and those of the others are compared with the bot’s. The rest is fate: draws, dice and what came to light.
review-player = Player
review-first = Start
review-own = Own choices
review-others = The others’
review-fate = Fate
review-result = Result
review-moments = What decided the game
review-moment-choice = Move { $number }, the choice of { $player }: { $change } points of chance for the winner
review-moment-fate = Before move { $number }, fate: { $change } points of chance for the winner
review-moment-end = At the end, fate: { $change } points of chance for the winner
review-decisions = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }
review-counts = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }: { $list }
review-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
  }
review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
  }
review-count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
  }
review-move = Move { $number }, { $player }
review-move-blunder = Move { $number }, { $player }: a blunder
review-move-mistake = Move { $number }, { $player }: a mistake
review-move-inaccuracy = Move { $number }, { $player }: an inaccuracy
review-loss = { $best } would be { $played } ({ $change } ± { $error } points of chance)
review-played = Played: { $move }
review-best = Better: { $move }
review-same = The bot would do the same.
review-other = Also looked at: { $move } ({ $chance })
review-moves-of = { $player }: { $moves }
review-of-player = { $player }: { $counts }
review-wins = It wins at once.
review-line = Expected after it: { $line }.
review-line-played = Expected after the move played: { $line }.
review-more = Points on average, compared with the move played: { $list }.
review-source = { $points } ({ $source })
review-rule = Rule { $rule }: { $text }
review-fine = No move of { $player } is marked: no loss is beyond chance.
review-method = A move is marked if it is worse than the bot’s choice in the same deals with the same chance: an inaccuracy costs at least { $inaccuracy } points of the chance to win, a mistake { $mistake }, a blunder { $blunder }, and the 95% interval of the loss stays above { $inaccuracy-low }, { $mistake-low } and { $blunder-low } points.
review-unmarked = At this game lines are played on to the end by a quick judgement: moves are compared, but not marked.
review-written = The review is in { $path }

## Refusals of the web table

reason-no-name-yet = Choose a name first.
reason-not-invited = This table is private: you need a link.
reason-only-the-host-may = Only the person who made the table may do that.
reason-a-seat-needs-a-link = This table is private: a seat is given by a link of the person who made it.
reason-sent-away = The person who made this table does not let you watch it any more.
reason-you-are-muted = The person who made this table does not let you talk here.
reason-a-player-has-this-name = A player here has this name: choose another one to talk.
reason-nobody-said-that = There is nobody to mute or send away by that line.
reason-nobody-watches-so = They do not watch this table any more.
reason-nobody-to-send-away = Nobody else has this seat.
reason-players-stay = Players cannot be sent away.
reason-you-have-no-seat = You are watching; you have no seat here.
reason-wrong-origin = This request comes from another site.
reason-wrong-host = This server does not answer to the name { $host }. Whoever runs it can allow it with --host-name.
reason-no-such-page = There is nothing at this address.
reason-no-such-table = This table does not exist.
reason-no-such-link = This link is not valid, or no longer valid.
reason-no-such-game = This game does not exist here.
reason-no-scenarios = This game has no scenarios.
reason-no-such-scenario = This scenario does not exist here.
reason-already-started = The game has already begun.
reason-not-started-yet = The game has not begun yet.
reason-no-seat-is-open = No seat is open at this table.
reason-seat-is-taken = This seat is taken.
reason-you-have-a-seat = You already have a seat at this table.
reason-seats-are-empty = Some seats are still empty.
reason-too-many-seats = With these options at most { $most } players find a seat.
reason-not-over-yet = The game is not over yet.
reason-ended-early = The game was ended before its end: there is no result.
reason-not-kept = Of this game the result and the log were kept, but not this: it was played by other rules.
reason-played-by-other-rules = This game was played by version { $version } of the rules: only a program of that version can check its moves.
reason-nothing-is-stuck = Every move of this game fits the rules: there is nothing to end or to branch.
reason-nothing-to-go-on-from = This game cannot begin under today’s rules: there is nothing to go on from.
reason-a-move-no-longer-fits = A move of this game no longer fits the rules: end the table, or go on from before that move.
reason-a-move-has-no-words = Only the number of this move was kept, and what it meant under the rules of that time is not known ({ $words }).
reason-no-such-answer-in-these-rules = Today’s rules have no such answer: { $words }.
reason-the-game-cannot-begin = The game cannot begin with these options under today’s rules: { $why }
reason-the-rules-failed = Today’s rules failed at this move, by a fault of their own.
reason-no-such-piece-here = There is no { $piece } on this table to point at.
reason-malformed = The request could not be understood.
reason-too-fast = Too many requests: wait a moment.
reason-a-file-is-being-checked = A file of yours is being checked already: wait for its answer.
reason-too-many-files = Too many files are being checked at the moment: try again in a minute.
reason-no-such-file = You keep no such file.
reason-no-own-files = This game takes no files of one’s own.
reason-library-full = You keep { $most } files already, as many as you may. Delete one first.
reason-libraries-full = This server keeps as many files as it can. Ask whoever runs it.
reason-bad-title = A title has 1 to 80 letters on one line.
reason-simulation-running = A simulation of yours is running already.
reason-too-many-simulations = Too many simulations are running here: try again in a minute.
reason-review-running = A review that you wait for is being made already.
reason-too-many-reviews = Too many reviews are being made here: try again in a minute.
reason-hint-running = A hint that you wait for is being thought of already.
reason-too-many-hints = Too many hints are being thought of here: try again in a minute.
reason-no-hints-here = There are hints only at practice tables where you play alone with bots.
reason-nobody-asks-you = There is nothing for you to decide now.
reason-no-hint-found = The bot found no hint in time: try again.
reason-nothing-is-left-to-play = Nothing is left to play at this moment.
reason-too-many-bots = Bots are thinking at { $most } of your tables already: start this one when one of those games is over or waits for a person.
reason-too-many-tables = Many tables have been made from your network: try again in a minute.
reason-went-wrong = The server failed to carry this out, by a fault of its own; nothing has changed. Its number in the log: { $id }.
reason-server-fault = The server failed, by a fault of its own. Its number in the log: { $id }.
reason-not-saved = The server could not save this; nothing has changed.
reason-the-table-has-moved-on = The table has moved on in the meantime.
reason-not-now = That is not possible now.
reason-a-bot-plays-your-seat = A bot plays your seat: take it back first.
reason-undo-needs-consent = Something has been drawn, seen or decided since: the others must agree.
reason-nothing-to-undo = You have no move to take back.
reason-an-undo-is-being-decided = The table is already deciding about taking moves back.
reason-no-undo-is-being-decided = There is no longer anything to agree to.
reason-others-must-agree = The others must agree.
reason-nobody-is-away-there = Nobody is away at that seat.
reason-not-away-long-enough = A bot can stand in after { $seconds } seconds.
reason-the-seat-is-yours-already = You are already playing your seat.

## The connection

notice-too-fast = Too many messages: wait a moment.
notice-malformed = A message was not understood.
notice-stopping = The server is restarting.
notice-no-such-table = This table does not exist.
notice-not-invited = This table is private: you need a link.
notice-sent-away = The person who made this table does not let you watch it any more.
notice-too-many-sockets = Too many windows of this table are open: close one.
notice-say-hello = The table must be opened first.

## Checking a finished game

verify-moves = Every move is legal and the game reaches its end.
verify-result = The moves lead to these scores.
verify-commitment = The server’s seed is the one promised when the table was made.
verify-seed = The shuffles come from the seeds of the server and of the players.
verify-record = The file matches the digest it carries.
verify-meaning = The shuffles were fixed before the game and not altered. This does not show whether whoever runs the server looked at hidden cards.
verify-note-the-commitment = Compare the commitment with the one shown when the table was made (--commitment): without that, only the file itself was checked.

## Bots

bot-random = Random bot
bot-greedy = Quick bot
bot-novice = Novice
bot-regular = Regular
bot-expert = Expert
bot-master = Master

## Reports of arenas

report-arena-title = { $game }: an arena for { $seats } players
report-arena-ratings = Ratings
report-arena-rating = Rating
report-arena-rating-axis = rating (400 points: odds of ten to one)
report-arena-ratings-note = Elo’s scale; the mean of all bots is 1500. The lines show where a bot’s true distance from the mean lies, with 95% confidence. A lead over the next bot is more certain than the two ratings, which are partly uncertain in the same way.
report-arena-leads = Above the next
report-arena-lead = { $points } ({ $low } to { $high })
report-arena-pairings = Pairings
report-arena-pairings-note = { $seats ->
    [2] What the first bot won against the second. A shared victory counts as a share; the dashed line is an equal share.
   *[other] What the first bot won at a table full of the second. A shared victory counts as a share; the dashed line is an equal share.
}
report-arena-pairing = Pairing
report-arena-against = { $one } – { $other }
report-arena-games = Games
report-arena-rate = { $rate } of { $games }
report-arena-luck = Luck (p)
report-arena-p = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
report-arena-p-below = < 0.0001
report-arena-verdict = Stronger
report-arena-better = { $bot }
report-arena-open = undecided
report-arena-cross = Cross table
report-arena-cross-note = { $seats ->
    [2] What the bot of the row won against the bot of the column.
   *[other] What the bot of the row won, alone, at a table full of the bot of the column.
}

## Lessons in the terminal

terminal-lesson-help = Type the number of an answer (several with spaces), or: Enter go on · m show me · n skip the step · p step back · ? why · q leave
terminal-lesson-prompt = ❯{" "}
terminal-lesson-step = step { $step } of { $steps }
terminal-lesson-right = Exactly.
terminal-lesson-not-meant = The rules allow that too. This lesson means another answer.
terminal-lesson-over = Lesson finished: { $title }
terminal-lesson-done = (done)
terminal-lesson-minutes = { $minutes } min
