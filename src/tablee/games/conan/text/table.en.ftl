### The words of the game's table on the page, beside those in en.ftl.

ui-conan-map = The map: arrows move it, plus and minus change its size
ui-conan-key-weapon = W
ui-conan-key-weapon-about = next weapon for the attack in hand
ui-conan-key-bag = B
ui-conan-key-bag-about = the hero’s bag
ui-conan-key-talents = S
ui-conan-key-talents-about = spells and skills
ui-conan-key-end = F
ui-conan-key-end-about = lay out the end of the act or of the turn
ui-conan-key-sight = V
ui-conan-key-sight-about = what the figure sees
ui-conan-key-names = P
ui-conan-key-names-about = names of the zones
ui-conan-key-plan = D
ui-conan-key-plan-about = show your plan to your side
ui-conan-key-zoom = + − 0
ui-conan-key-zoom-about = closer, farther, whole map
ui-conan-closer = Closer
ui-conan-farther = Farther
ui-conan-whole = Whole map
ui-conan-sight = Sight
ui-conan-plan = Show your plan
ui-conan-point-at = Point at: { $zone }
ui-conan-points-at = { $player } points at: { $zone }
ui-conan-points-way = { $player } points from { $from } to { $to }
ui-conan-names = Names
ui-conan-pile = { $count } figures: { $figures }. Lay them side by side
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
ui-conan-chest = { $difficulty ->
    [0] A closed chest
    [one] A closed chest: from 1 gem of manipulation, 1 success opens it
   *[other] A closed chest: from 1 gem of manipulation, { $difficulty } successes open it
  }
ui-conan-door-lock = { $difficulty ->
    [one] The lock: from 1 gem of manipulation, 1 success picks it
   *[other] The lock: from 1 gem of manipulation, { $difficulty } successes pick it
  }
ui-conan-door-key = Its key: { $card }
ui-conan-door-damage = One attack with { $damage } damage breaks it
ui-conan-door-points = { $points ->
    [one] Pushed open for 1 movement point more
   *[other] Pushed open for { $points } movement points more
  }
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
ui-conan-end-won = won
ui-conan-end-lost = lost
ui-conan-end-alive = { $wounds ->
    [0] unhurt
    [one] alive, 1 wound
   *[other] alive, { $wounds } wounds
}
ui-conan-end-figures = { $count ->
    [one] 1 figure left
   *[other] { $count } figures left
}
ui-conan-end-none = No figure is left on the board.
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

## A turn

ui-conan-lead-attack = { $targets ->
    [one] Attack · 1 target
   *[other] Attack · { $targets } targets
  }
ui-conan-go-walk = { $gems ->
    [0] Go · free
    [one] Go · 1 gem
   *[other] Go · { $gems } gems
  }
ui-conan-go-strike = { $gems ->
    [0] Strike
    [one] Strike · 1 gem
   *[other] Strike · { $gems } gems
  }
ui-conan-left-for-defence = { $gems ->
    [0] No gem is left for defence.
    [one] 1 gem is left for defence.
   *[other] { $gems } gems are left for defence.
  }
ui-conan-odds = Wounds { $wound } %, kills { $kill } %.
ui-conan-count-gems = Choose how many gems to spend: each adds a die.
ui-conan-stuck = This hero cannot leave the zone: webs or a spell.
ui-conan-blocked = { $figure } keeps this hero here ({ $skill }): strike it down, or act without moving.
ui-conan-bag-only = { $stops ->
    [yes] No gem and no movement is left: only the bag (⋯), or stop.
   *[no] No gem and no movement is left: only the bag (⋯).
  }
ui-conan-another-hero = Name another hero
ui-conan-doing-walk = Walk: { $zone }?
ui-conan-doing-tile = { $cost ->
    [one] Activate { $tile } for 1 gem? { $left } left.
   *[other] Activate { $tile } for { $cost } gems? { $left } left.
  }
ui-conan-go-tile = { $cost ->
    [one] Activate · 1 gem
   *[other] Activate · { $cost } gems
  }
ui-conan-doing-strike = { $gems ->
    [none] Attack { $target }?
    [0] Attack { $target }: how many gems?
    [one] Attack { $target } with 1 gem?
   *[other] Attack { $target } with { $gems } gems?
  }
ui-conan-attack-on = Attack: { $target }
ui-conan-weapons = With what
ui-conan-bare-hands = Bare hands
ui-conan-own-dice = Its own dice
ui-conan-thrown = thrown, stays there
ui-conan-armour-and-life = Armour { $armour } · life { $life }
ui-conan-percent = { $chance } %
ui-conan-dice-by-gem = Dice of the weapon, and the die that each gem adds
ui-conan-gems-to-spend = Gems to spend · limit { $most }, { $left } available
ui-conan-gems-odds = { $gems ->
    [one] 1 gem: wounds { $wound } %, kills { $kill } %
   *[other] { $gems } gems: wounds { $wound } %, kills { $kill } %
  }
ui-conan-chance-wound = Wound the target
ui-conan-chance-kill = Kill the target
ui-conan-chance-beyond = and { $figure }
ui-conan-penalty = { $penalty } less, for bare hands or enemies close by
ui-conan-may-shield = { $figure } may step in.
ui-conan-more-of-attack = More about this attack
ui-conan-may-defend = Gems may pay for a defence: not counted.
ui-conan-rerolls-counted = { $rerolls ->
    [one] 1 free reroll is counted.
   *[other] { $rerolls } free rerolls are counted.
  }
ui-conan-bag = Bag
ui-conan-load-of = load { $load } of { $most }
ui-conan-bag-more = More with { $card }
ui-conan-bag-use = Use it
ui-conan-bag-use-about = as the card says
ui-conan-bag-give = Give it to a companion
ui-conan-bag-give-about = here, for 1 gem of manipulation
ui-conan-bag-throw = Throw it to a zone
ui-conan-bag-throw-about = it is no attack, and leaves the bag
ui-conan-bag-drop = Drop it here
ui-conan-bag-drop-about = free; it lies on the ground
ui-conan-here = Here
ui-conan-talents = Spells and skills
ui-conan-talents-about = touch one to read it
ui-conan-spell-cost = { $gems ->
    [one] Costs 1 gem
   *[other] Costs { $gems } gems
  }
ui-conan-spell-reaction = Reaction: also outside one’s own turn
ui-conan-goal-carried = Carried by { $hero }.
ui-conan-goal-carried-off = Off the board.
ui-conan-goal-lies = In: { $zone }.
ui-conan-goal-count = { $have } of { $want }
ui-conan-goal-met = done
ui-conan-goal-open = not yet
ui-conan-goal-or = or
ui-conan-goal-huts = { $zones ->
    [one] The captive is in the 1 place not searched.
   *[other] The captive is in one of { $zones } places not searched.
  }
ui-conan-goal-chests = { $chests ->
    [one] 1 chest is still closed.
   *[other] { $chests } chests are still closed.
  }
ui-conan-tile-card = Tile
ui-conan-tile-costs = { $cost ->
    [one] Costs 1 gem now
   *[other] Costs { $cost } gems now
  }
ui-conan-tile-move = movement
ui-conan-tile-armour = armour
ui-conan-tile-life = life
ui-conan-tile-melee = melee
ui-conan-tile-ranged = ranged
ui-conan-tile-figures = { $count ->
    [0] No figure is left
    [one] 1 figure is left
   *[other] { $count } figures are left
  }
ui-conan-tile-reinforcement = { $points ->
    [one] A dead figure comes back for 1 point of reinforcement.
   *[other] A dead figure comes back for { $points } points of reinforcement.
  }
ui-conan-reach-hits = could attack { $figures }
ui-conan-reach-nobody = nobody within reach
ui-conan-reach-about = { $zones ->
    [one] On the map: 1 zone within their free moves, red where they could attack.
   *[other] On the map: { $zones } zones within their free moves, red where they could attack.
  }

## Scenarios to look at

ui-scenarios = Scenarios of Conan
ui-scenarios-about = Look at a scenario before you play it, and have one of your own checked.
ui-scenarios-open = Look at scenarios
ui-scenario-choose = Choose a scenario file
ui-scenario-drop = or drop it here: a TOML file. It is checked, and kept only if you say so.
ui-scenario-ours = Start from one of ours
ui-scenario-mine = My scenarios
ui-scenario-keep = Keep in my library
ui-scenario-play-own = Play { $name }
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

## Before the start

ui-setup-scenario = Scenario
ui-setup-heroes = Heroes
ui-setup-leaders = Who leads whom
ui-setup-in-turn = Share in turn
ui-setup-leads = { $hero } is led by
ui-setup-player = Player { $number }
ui-setup-you = You
ui-setup-rounds = { $rounds ->
    [0] No turn limit
    [one] 1 round
   *[other] { $rounds } rounds at most
  }
ui-setup-measured = { $level }: the heroes won { $percent } % of { $games } games between two such bots (95 % interval: { $low } to { $high } %), in { $rounds } rounds on average.
ui-setup-not-measured = { $level }: nobody has measured yet how often such bots win this scenario.
ui-setup-briefing = Briefing
ui-setup-picture = { $scenario }: the map at the start

## The table in words: parts of the view

ui-zone-available = Energy
ui-zone-gold = gold

## The scenario editor

ui-editor = Scenario editor
ui-editor-about = Make a scenario of your own by clicking, have it checked at every change, and let bots try it out.
ui-editor-open = Open the editor
ui-editor-edit = Edit { $name }
ui-editor-start = Start from…
ui-editor-from-nothing = from nothing
ui-editor-undo = Undo
ui-editor-redo = Redo
ui-editor-export = Export .toml
ui-editor-keep = Keep in my library
ui-editor-simulate = Simulate { $games } games
ui-editor-play = Play
ui-editor-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
ui-editor-advices = { $count ->
    [one] { $count } piece of advice
   *[other] { $count } pieces of advice
}
ui-editor-palette = What to put on the map
ui-editor-units = Units
ui-editor-heroes = Heroes
ui-editor-things = Things
ui-editor-seek = Search
ui-editor-side-of = For
ui-editor-ally-of = allies of { $hero }
ui-editor-unit-about = { $most } at most, { $size ->
    [one] 1 place each
   *[other] { $size } places each
}
ui-editor-colour = Bases
ui-editor-base = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [purple] purple
    [orange] orange
    [yellow] yellow
    [none] without colour
   *[other] { $colour }
}
ui-editor-in-scenario = in this scenario
ui-editor-chest = Chest
ui-editor-entry = Way in for reinforcements
ui-editor-door = Door
ui-editor-eraser = Eraser
ui-editor-hide-tokens = Tokens are hidden in one of the zones clicked
ui-editor-weight = weight { $weight }
ui-editor-maybe = { $token }, perhaps
ui-editor-capacity = room for { $capacity }
ui-editor-here = { $count } here
ui-editor-zone-wrong = has a problem
ui-editor-click-zones = Click zones to put it there; Delete takes away.
ui-editor-choose-first = Choose something on the list, then click zones.
ui-editor-nothing-chosen = Choose a tile of the river or a figure to see more of it.
ui-editor-placed = { $placed } of { $most } on the map
ui-editor-life = Life
ui-editor-aside = Beside the board
ui-editor-take-from = Take one from { $zone }
ui-editor-spells = Spells
ui-editor-equipment = Cards
ui-editor-remove-tile = Remove the tile
ui-editor-remove-hero = Remove the hero
ui-editor-remove-door = Remove the door
ui-editor-remove = Remove: { $what }
ui-editor-add-to = Add to: { $list }
ui-editor-river = River
ui-editor-river-about = the place is the price: drag, or use the arrows
ui-editor-add-event = + { $tile }
ui-editor-tile = { $name }, costs { $cost }
ui-editor-cheaper = { $name }: one place to the left
ui-editor-dearer = { $name }: one place to the right
ui-editor-parts = Parts of the scenario
ui-editor-tab-objectives = Objectives
ui-editor-tab-setup = Settings
ui-editor-tab-rules = Rules
ui-editor-tab-events = Events
ui-editor-objective = objective { $number }
ui-editor-when = When
ui-editor-when-immediate = as soon as
ui-editor-when-end_of_round = at the end of a round, if
ui-editor-when-start_of_overlord_turn = at the start of the overlord’s turn, if
ui-editor-all-or-any = All or any
ui-editor-all = all of this holds
ui-editor-any = any of this holds
ui-editor-add-test = + another test
ui-editor-add-objective = + objective: { $side }
ui-editor-choose-rule = Special rule
ui-editor-choose-event = What happens
ui-editor-choose-test = Test
ui-editor-add-rule = + special rule
ui-editor-add-option = + something that may happen
ui-editor-no-events = Add an event tile to the river first.
ui-editor-choose = How much of it happens
ui-editor-choose-one = the overlord chooses one
ui-editor-choose-all = all of it, in order
ui-editor-optional = may be left out
ui-editor-from-to = { $least } to { $most }
ui-editor-title-en = Title in English
ui-editor-title-fr = Title in French
ui-editor-map = Map
ui-editor-map-pict_village = Pict village
ui-editor-map-ships = Two ships
ui-editor-map-fort = Fort
ui-editor-map-inn = Inn
ui-editor-map-swamp = Swamp
ui-editor-map-citadel = Citadel
ui-editor-turn-limit = Turn limit shown
ui-editor-first-side = Begins
ui-editor-heroes-min = Heroes at least
ui-editor-tired = Gems of each hero in fatigue
ui-editor-gems = The overlord’s gems
ui-editor-with-heroes = Heroes
ui-editor-gems-available = ready
ui-editor-gems-fatigue = fatigue
ui-editor-gems-recovery = recovery
ui-editor-chests = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
ui-editor-difficulty = Difficulty
ui-editor-deck = Cards in the chests
ui-editor-door-between = Door between { $one } and { $other }
ui-editor-door-way = { $way ->
    [lock] Difficulty of the lock
    [key] Key
    [damage] Damage that breaks it
    [step_extra_mp] Movement points to push it open
   *[other] { $way }
}
ui-editor-checks = Checks
ui-editor-checked = checked
ui-editor-checking = checking…
ui-editor-error = Error:
ui-editor-advice = Advice:
ui-editor-line = line { $line }
ui-editor-zones = zones { $zones }
ui-editor-show = Show
ui-editor-no-problems = Nothing to report: it can be played.
ui-editor-simulation = Simulation
ui-editor-stop = Stop
ui-editor-games-done = { $games } of { $wanted } games played.
ui-editor-took-too-long = A game took too long; it was stopped there.
ui-editor-heroes-won = The heroes won { $rate } (between { $low } and { $high }).
ui-editor-rounds-deaths = Median length: { $rounds } rounds. Dead heroes per game: { $deaths }.
ui-editor-simulation-old = These figures are of the scenario before your last changes.
ui-editor-simulation-about = Greedy bots play both sides, and you see who wins how often.
