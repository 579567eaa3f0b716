"""The game of Conan: setup, and the interface that others use."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.actions import numbers
from tablee.core.engine import Game
from tablee.core.errors import BadOption
from tablee.core.native import i64, u8, vec
from tablee.core.options import Option, RoleChange
from tablee.core.rng import Rng
from tablee.core.routes import Route
from tablee.core.vocabulary import vocabulary
from tablee.games.conan import actions as act
from tablee.games.conan import scoring
from tablee.games.conan.bot.heuristics import ConanHeuristic
from tablee.games.conan.data import (
    CARD_IDS,
    COLOUR_NAMES,
    HERO_IDS,
    HERO_SLOTS,
    MAX_GEMS,
    MAX_SEATS,
    SCENARIO_IDS,
    SHOWN,
    SKILL_IDS,
    SPELL_IDS,
)
from tablee.games.conan.leaders import IN_TURN, SHARES, given_to, leaders, seats_of
from tablee.games.conan.names import FIGURE_IDS, TILE_IDS, ZONE_IDS
from tablee.games.conan.powers import assigned  # noqa: F401 - gives spells and skills their powers
from tablee.games.conan.powers.skills import fighting
from tablee.games.conan.powers.spells import fortunes, ground, journeys, strikes
from tablee.games.conan.records import ABSENT
from tablee.games.conan.scenario import named
from tablee.games.conan.scenario.events import chain, curse, flood, monsters, river, volley
from tablee.games.conan.scenario.events import wounds as wounding
from tablee.games.conan.scenario.reading import read_scenario, scenario_at
from tablee.games.conan.scenario.rules import captive, spectre, start
from tablee.games.conan.scenario.scenario import EVENT_IDS, Scenario
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps import (
    allies,
    attack,
    declare,
    defence,
    dice,
    doors,
    events,
    heroes,
    locks,
    manipulation,
    movement,
    objectives,
    overlord,
    reactions,
    reinforcement,
    sacrifice,
    spells,
    wounds,
)
from tablee.games.conan.steps import round as rounds
from tablee.games.conan.steps.setup import plays, set_up
from tablee.games.conan.view import hidden
from tablee.games.conan.view import routes as ways
from tablee.games.conan.view.fields import ConanView
from tablee.games.conan.view.goals import verdict
from tablee.games.conan.view.reach import reach_view

# The ids of the pieces that actions and events name; their names are in text/.
THINGS: Final[dict[str, list[str]]] = {
    "hero": HERO_IDS,
    "figure": FIGURE_IDS,
    "tile": TILE_IDS,
    "zone": ZONE_IDS,
    "card": CARD_IDS,
    "spell": SPELL_IDS,
    "skill": SKILL_IDS,
    "box": hidden.box_names(),
    "die": [f"{colour}_{shown}" for colour in COLOUR_NAMES for shown in range(SHOWN)],
    "gems": numbers(0, MAX_GEMS + 1),
    "happening": list(EVENT_IDS),
    "seat": numbers(0, MAX_SEATS),
}

WORDS: Final = vocabulary("conan", THINGS, act.ACTION_COUNT)

OPTIONS: Final = [
    Option("scenario", SCENARIO_IDS),
    Option("heroes", (4, 3, 2, 1)),
    Option("leaders", SHARES),
]
SCENARIO: Final = 0
HEROES: Final = 1
LEADERS: Final = 2

# Saved games name steps by their place in this list: append only.
STEPS: Final[list[type]] = [
    captive.HideCaptive,
    rounds.BeginRound,
    rounds.EndHeroesTurn,
    rounds.BeginOverlordsTurn,
    rounds.EndOverlordsTurn,
    rounds.EndRound,
    heroes.ChooseState,
    heroes.HeroesTurn,
    heroes.HeroesAct,
    heroes.HeroActs,
    heroes.AfterAction,
    heroes.HeroGoesOn,
    objectives.CheckVictory,
    overlord.OverlordActs,
    overlord.EndActivation,
    overlord.OfferMoves,
    overlord.ChooseMover,
    overlord.OfferAttacks,
    overlord.ChooseAttacker,
    reinforcement.Reinforcing,
    reinforcement.Reinforce,
    reinforcement.PlaceReinforcement,
    journeys.ReturnToBoard,
    allies.AllyGoesOn,
    allies.AllyActs,
    movement.MoveFigure,
    movement.MoveOn,
    movement.Lands,
    movement.FallEnds,
    reactions.Window,
    reactions.CleanUp,
    reactions.BetweenActions,
    dice.RollPool,
    dice.Rerolls,
    declare.ChooseTarget,
    declare.ChooseSecondWeapon,
    declare.TakeStool,
    declare.ChooseGems,
    declare.AttackGems,
    sacrifice.StillLegal,
    sacrifice.Retarget,
    sacrifice.OfferSacrifice,
    sacrifice.AskSacrifice,
    sacrifice.Sacrifice,
    attack.SpellWindow,
    attack.React,
    attack.RollAttack,
    attack.FixDamage,
    attack.PutInOrder,
    attack.OrderVictims,
    attack.NextVictim,
    attack.AfterWounds,
    attack.SufferRoll,
    fighting.StrikeFromBeyond,
    attack.EndAttack,
    fighting.Counter,
    strikes.CloudStrikes,
    defence.OfferGuard,
    defence.ChooseGuard,
    defence.Defend,
    defence.GuardRolls,
    defence.GuardRolled,
    defence.ChooseDefence,
    defence.ChooseDefenceCard,
    defence.RollDefence,
    defence.ApplyDefence,
    wounds.SufferWounds,
    wounds.LoseFromBox,
    wounds.RemoveDead,
    manipulation.ChoosePartner,
    manipulation.ThrowTo,
    manipulation.ObjectLands,
    manipulation.ShedLoad,
    locks.ChestOpens,
    locks.DoorOpens,
    locks.TakeContent,
    spells.ChooseSpell,
    spells.ChooseSpellTarget,
    spells.ChooseSpellZone,
    fortunes.Heals,
    ground.FetchCard,
    fortunes.OpenByMagic,
    journeys.GuideStep,
    journeys.MoveTentacle,
    journeys.TentacleStrikes,
    rounds.FirstRound,
    start.ChooseStart,
    events.ChooseEvent,
    events.Happen,
    wounding.WoundZone,
    wounding.WoundNext,
    volley.FireAtWill,
    spectre.Rise,
    chain.ChainBag,
    monsters.MarauderEnters,
    monsters.MarauderReplaces,
    flood.FloodZone,
    flood.RaiseFigure,
    curse.Curse,
    curse.Dodge,
    curse.CurseHits,
    doors.DoorWeapon,
    doors.DoorBreaks,
    river.SwapTile,
    monsters.FreeMonster,
    movement.RollFall,
    doors.DoorSecondWeapon,
    doors.DoorStool,
]

STEPS.extend(step for step in named.STEPS if step not in STEPS)

# Pages and other programs know questions by these names: they are part of the protocol.
QUESTIONS: Final[dict[str, type]] = {
    "choose_state": heroes.ChooseState,
    "heroes_act": heroes.HeroesAct,
    "hero_acts": heroes.HeroActs,
    "overlord_acts": overlord.OverlordActs,
    "choose_mover": overlord.ChooseMover,
    "choose_attacker": overlord.ChooseAttacker,
    "reinforce": reinforcement.Reinforce,
    "place_reinforcement": reinforcement.PlaceReinforcement,
    "return_to_board": journeys.ReturnToBoard,
    "ally_acts": allies.AllyActs,
    "move_figure": movement.MoveFigure,
    "remove_bloodied_tiles": reactions.CleanUp,
    "reroll": dice.Rerolls,
    "choose_target": declare.ChooseTarget,
    "choose_second_weapon": declare.ChooseSecondWeapon,
    "take_stool": declare.TakeStool,
    "choose_gems": declare.ChooseGems,
    "attack_gems": declare.AttackGems,
    "choose_new_target": sacrifice.Retarget,
    "sacrifice": sacrifice.Sacrifice,
    "cast_reaction": attack.React,
    "order_victims": attack.OrderVictims,
    "attack_from_beyond": fighting.StrikeFromBeyond,
    "choose_guard": defence.ChooseGuard,
    "choose_defence": defence.ChooseDefence,
    "choose_defence_card": defence.ChooseDefenceCard,
    "lose_from_box": wounds.LoseFromBox,
    "choose_partner": manipulation.ChoosePartner,
    "throw_object": manipulation.ThrowTo,
    "shed_load": manipulation.ShedLoad,
    "take_content": locks.TakeContent,
    "choose_spell": spells.ChooseSpell,
    "choose_spell_target": spells.ChooseSpellTarget,
    "choose_spell_zone": spells.ChooseSpellZone,
    "fetch_card": ground.FetchCard,
    "open_by_magic": fortunes.OpenByMagic,
    "guide_step": journeys.GuideStep,
    "move_tentacle": journeys.MoveTentacle,
    "tentacle_strikes": journeys.TentacleStrikes,
    "choose_event": events.ChooseEvent,
    "wound_zone": wounding.WoundZone,
    "pass_bag_on": chain.ChainBag,
    "marauder_enters": monsters.MarauderEnters,
    "marauder_replaces": monsters.MarauderReplaces,
    "flood_zone": flood.FloodZone,
    "raise_figure": flood.RaiseFigure,
    "dodge": curse.Dodge,
    "door_weapon": doors.DoorWeapon,
    "door_second_weapon": doors.DoorSecondWeapon,
    "door_stool": doors.DoorStool,
    "swap_tile": river.SwapTile,
    "free_monster": monsters.FreeMonster,
    **named.QUESTIONS,
}

# The rest of a move that its seat has already begun.
DETAILS: Final[list[type]] = [
    reinforcement.PlaceReinforcement,
    movement.MoveFigure,
    declare.ChooseTarget,
    declare.ChooseSecondWeapon,
    declare.TakeStool,
    declare.ChooseGems,
    declare.AttackGems,
    attack.OrderVictims,
    defence.ChooseDefenceCard,
    manipulation.ChoosePartner,
    manipulation.ThrowTo,
    spells.ChooseSpell,
    spells.ChooseSpellTarget,
    spells.ChooseSpellZone,
    ground.FetchCard,
    fortunes.OpenByMagic,
    journeys.GuideStep,
    journeys.MoveTentacle,
    journeys.TentacleStrikes,
    events.ChooseEvent,
    wounding.WoundZone,
    river.SwapTile,
    monsters.FreeMonster,
    spectre.Rise,
    monsters.MarauderEnters,
    monsters.MarauderReplaces,
    flood.FloodZone,
    doors.DoorWeapon,
]


class Conan(Game[ConanState]):
    """Conan (Monolith, 2016): one overlord against one to four seats that lead the heroes."""

    own: Scenario | None  # a scenario of one's own

    def __init__(self, own: Scenario | None = None) -> None:
        self.own = own
        super().__init__("conan", 5, 2, MAX_SEATS, WORDS, STEPS, OPTIONS, ConanHeuristic())
        self.data = None if own is None else own.source
        self.feature_count = hidden.FEATURES
        self.questions = QUESTIONS
        self.longest_game = 20000
        self.details = DETAILS
        self.usual_seats = 2
        self.usual_seat = 1  # a newcomer leads the heroes

    def scenario(self, options: vec[i64]) -> Scenario:
        own = self.own
        return scenario_at(options[SCENARIO]) if own is None else own

    def most_seats(self, options: vec[i64]) -> i64:
        """Return one seat for each hero, or as the heroes are shared, plus the overlord's."""
        leading = self.scenario(options).heroes_max
        if options[LEADERS] != IN_TURN:
            leading = min(leading, seats_of(options[LEADERS]))
        return min(self.max_seats, leading + 1)

    def set_up(self, seats: i64, rng: Rng, options: vec[i64]) -> ConanState:
        scenario = self.scenario(options)
        heroes = self.hero_count(scenario, seats, options[HEROES])
        return set_up(scenario, seats, rng, heroes, options[LEADERS])

    def hero_count(self, scenario: Scenario, seats: i64, wanted: i64) -> i64:
        """Return the nearest number the scenario is played with, at least one for each seat."""
        heroes = max(scenario.heroes_min, min(wanted, scenario.heroes_max))
        heroes = max(heroes, seats - 1)
        if heroes > scenario.heroes_max:
            raise BadOption(
                f"{seats - 1} seats lead heroes, but this scenario has {scenario.heroes_max}"
            )
        return heroes

    def roles(self, seats: i64, options: vec[i64]) -> list[list[tuple[str, str]]]:
        """Return the Overlord, and the heroes of each seat that leads some."""
        names = self.hero_names(seats, options)
        led_by = leaders(len(names), seats, options[LEADERS])
        found: list[list[tuple[str, str]]] = [[("side", "overlord")]]
        found += [[] for _ in range(seats - 1)]
        for hero in range(len(names)):
            found[led_by[hero]].append(("hero", names[hero]))
        return found

    def role_changes(self, seats: i64, options: vec[i64]) -> list[RoleChange]:
        """Return for each hero the shares in which another seat leads him."""
        names = self.hero_names(seats, options)
        led_by = leaders(len(names), seats, options[LEADERS])
        found: list[RoleChange] = []
        for hero in range(len(names)):
            for seat in range(1, seats):
                if seat != led_by[hero]:
                    share = given_to(led_by, len(names), hero, seat)
                    found.append(RoleChange("hero", names[hero], int(seat), "leaders", share))
        return found

    def hero_names(self, seats: i64, options: vec[i64]) -> list[str]:
        """Return the heroes who take part, in the scenario's order."""
        scenario = self.scenario(options)
        heroes = self.hero_count(scenario, seats, options[HEROES])
        slots = [slot for slot in range(HERO_SLOTS) if plays(scenario, slot, heroes)]
        return [HERO_IDS[scenario.heroes[slot]] for slot in slots]

    def with_data(self, text: str, file: str) -> Conan:
        """Return the game with a scenario of one's own; it overrides the option."""
        return Conan(read_scenario(text, file))

    def rounds(self, state: ConanState) -> i64:
        return state.round

    def points(self, state: ConanState, seat: i64) -> i64:
        return scoring.points(state, seat)

    def winners(self, state: ConanState) -> i64:
        return scoring.winners(state)

    def verdict(self, state: ConanState) -> list[dict[str, Any]]:
        return verdict(state)

    def side(self, seat: i64, seats: i64) -> i64:
        return scoring.side(seat, seats)

    def determinize(self, state: ConanState, seat: i64, rng: Rng) -> ConanState:
        return hidden.determinize(state, seat, rng)

    def unknown(self, state: ConanState, seat: i64) -> tuple[int, ...] | None:
        return hidden.unknown(state, seat)

    def mark(self, state: ConanState, seat: i64, out: vec[u8], at: i64) -> None:
        hidden.mark(state, seat, out, at)

    def table(self, state: ConanState, seat: i64) -> ConanView:
        view = hidden.view(state, seat)
        prospect = reach_view(state, seat)
        if prospect is not None:
            view["prospect"] = prospect
        return view

    def told(self, before: ConanState, after: ConanState, seat: i64) -> bool:
        """Looking into an empty hut shows that the captive is in another one."""
        return hidden.possible_hiding_places(before) != hidden.possible_hiding_places(after)

    def routes(self, state: ConanState, seat: i64) -> list[Route]:
        return ways.routes(state, seat)

    def score_sheet(self, state: ConanState, seat: i64) -> dict[str, int]:
        return {"victory": int(scoring.points(state, seat))}

    def holdings(self, state: ConanState, seat: i64) -> dict[str, list[str]]:
        """Return the heroes a seat leads and what they carry."""
        led = [hero for hero in state.at if hero.fate != ABSENT and hero.seat == seat]
        return {
            "hero": [HERO_IDS[hero.sheet] for hero in led],
            "card": [name for hero in led for name in hidden.card_names(hero.cards)],
        }


GAME: Final = Conan()
