"""What the heroes' greedy player wants: the objective first, gems kept for defence."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import count, has, listed
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.bot.fights import (
    KEPT,
    defence_wanted,
    fight_worth,
    gems_for_door,
    gems_wanted,
    reserve,
    shot_worth,
    target_worth,
    weapons,
)
from tablee.games.conan.bot.goals import (
    carries_token,
    every_enemy,
    goals,
    is_for_others,
    lying_tokens,
    nearness,
    tokens,
    walks_with,
)
from tablee.games.conan.bot.paths import apart, carries_captive, distances
from tablee.games.conan.card_moments import FIGHTS, LANDS, USABLE, speaks
from tablee.games.conan.data import (
    AREA,
    CARDS,
    HERO_SLOTS,
    MELEE,
    RECOVERY_ACTIVE,
    SPELLS,
    spell_id,
)
from tablee.games.conan.moments import BLOCKS, LOCK_DICE, SPELL_POWERS
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.scenario.rules.start import ChooseStart
from tablee.games.conan.state import HERO_FIGURES, ConanState
from tablee.games.conan.steps.allies import AllyActs
from tablee.games.conan.steps.declare import AttackGems, ChooseGems
from tablee.games.conan.steps.defence import ChooseDefence
from tablee.games.conan.steps.heroes import ChooseState, HeroActs, HeroesAct, hero_options
from tablee.games.conan.steps.manipulation import givers
from tablee.games.conan.steps.movement import target_of
from tablee.games.conan.steps.paths import (
    BOUGHT,
    border_to,
    falls_down,
    flights,
    points_of,
    step_cost,
    wrecking_cost,
)
from tablee.games.conan.steps.sacrifice import Sacrifice
from tablee.games.conan.steps.spells import ChooseSpellZone
from tablee.games.conan.steps.targets import melee_targets

# The spells that it judges.
LIGHTNING_STORM: Final[i64] = spell_id("lightning_storm")
MITRAS_HALO: Final[i64] = spell_id("mitras_halo")
TELEPORTATION: Final[i64] = spell_id("teleportation")

STEP: Final = 100  # a zone nearer to the goal
GEM: Final = 35
VICTIM: Final = 220  # an enemy in an area attack
ENOUGH: Final = 5  # gems with which a hero sets out
ENOUGH_TO_CARRY: Final = 2  # a hero who carries what they came for goes on with less
RISK: Final = 220  # to stand among enemies without gems
NEAR: Final = 2  # zones from which enemies strike within a turn
PERIL: Final = 10  # for each nearby enemy against whom no gem is left
PATIENCE: Final = 40  # rounds; without a turn limit both sides might wait forever
IMPATIENCE: Final = 1000
CROWD: Final = 10  # for each enemy more than the gems can hold off


def rate(state: ConanState, action: i64) -> i64:
    question = state.question()
    if isinstance(question, HeroesAct):
        if not act.lets_hero_act(action):
            if state.round > PATIENCE:
                return -IMPATIENCE
            return 0
        return best_of(state, state.scenario().figure_of[action - act.ACT])
    if isinstance(question, HeroActs):
        return action_worth(state, question.figure, action)
    if isinstance(question, AllyActs):
        return ally_worth(state, question.figure, action)
    if isinstance(question, Sacrifice):
        return sacrifice_worth(state, action)
    if isinstance(question, ChooseState):
        return state_worth(state, question.figure, action)
    if isinstance(question, ChooseStart):
        zone = action - act.ZONE - state.board().first_zone
        return -distances(state, question.figure, lying_tokens(state))[zone]
    if isinstance(question, ChooseGems):
        return -10 * apart(action - act.GEMS, gems_for(state, question))
    if isinstance(question, ChooseDefence):
        return -apart(action - act.GEMS, defence_wanted(state, question.figure))
    if act.names_figure(action):
        return target_worth(state, state.scenario().figure_of[action - act.FIGURE])
    if act.names_zone(action):
        return zone_worth(state, action - act.ZONE - state.board().first_zone)
    if act.names_card(action):
        return 100
    if act.is_cast(action):
        return reaction_worth(state)
    return 0


def gems_for(state: ConanState, question: ChooseGems) -> i64:
    if question.box == MELEE and not isinstance(question, AttackGems):
        return gems_for_door(state, question.figure)
    return gems_wanted(state, question.figure, question.box)


def ally_worth(state: ConanState, figure: i64, action: i64) -> i64:
    """Strike, or go to where enemies are, near those who must be guarded."""
    if action == act.PASS:
        return 0
    if not act.is_movement(action):
        return 200
    if not act.enters_zone(action) or melee_targets(state, figure) != 0:
        return -20
    ward = state.scenario().purposes.ward
    if ward >= 0 and state.zone[figure] == state.zone[ward]:
        return -20
    enemies = every_enemy(state, figure)
    if enemies == 0:
        return -20
    away = distances(state, figure, enemies)
    worth = STEP * (away[state.zone[figure]] - away[target_of(state, action)]) - 10
    if not act.is_move(action):
        worth -= 200
    return worth


def sacrifice_worth(state: ConanState, action: i64) -> i64:
    """An ally dies for a hero, not for another ally."""
    if action == act.PASS:
        return 0
    attack = state.attack()
    if len(attack.queue) > 0 and attack.queue[0] < HERO_SLOTS:
        return 50
    return -10


def best_of(state: ConanState, figure: i64) -> i64:
    """Return what the best action of a hero is worth."""
    best: i64 = -1000
    for action in hero_options(state, figure):
        best = max(best, action_worth(state, figure, action))
    return best


def action_worth(state: ConanState, figure: i64, action: i64) -> i64:
    if action == act.PASS or act.is_movement(action):
        return step_worth(state, figure, action)
    if act.is_fight(action):
        return fight_worth(state, figure, action - act.FIGHT)
    if action == act.LOOK:
        return look_worth(state, figure)
    if act.is_battering(action):
        return -20
    if act.is_cast(action):
        return spell_worth(state, figure, action - act.CAST)
    if act.is_unlocking(action):
        return unlock_worth(state, figure, action - act.UNLOCK - state.board().first_zone)
    if action == act.OPEN:
        return chest_worth(state, figure)
    if act.is_pick(action):
        return pick_worth(state, figure, action - act.PICK)
    if act.is_taking(action):
        return take_worth(state, figure, action - act.TAKE)
    if act.is_throw(action):
        return throw_worth(state, figure, action - act.THROW)
    if act.is_drop(action):
        return drop_worth(state, figure, action - act.DROP)
    if act.is_use(action):
        return use_worth(state, figure, action - act.USE)
    if act.is_shot(action):
        return shot_worth(state, figure, action - act.SHOOT)
    if act.is_command(action):
        return 30
    return -200


def kills_captive(state: ConanState, figure: i64, action: i64, target: i64) -> bool:
    """Say whether a step is a jump, which a captive in the hero's arms does not survive."""
    if not act.is_walk(action) or not carries_captive(state, figure):
        return False
    border = border_to(state, state.zone[figure], target)
    return border >= 0 and falls_down(state, figure, border)


def look_worth(state: ConanState, figure: i64) -> i64:
    """A hero with a spare gem looks; a carrier must."""
    if carries_token(state, figure):
        return 600
    if state.at[figure].available > KEPT + 1:
        return 80
    return -20


def unlock_worth(state: ConanState, figure: i64, zone: i64) -> i64:
    """Open the doors on the way."""
    wanted = goals(state, figure)
    if wanted == 0 or state.at[figure].available < 2:
        return -50
    away = distances(state, figure, wanted)
    if away[zone] < away[state.zone[figure]]:
        return 250
    return -50


def price(state: ConanState, figure: i64, action: i64, target: i64) -> i64:
    """Return how many gems a step would cost."""
    border = border_to(state, state.zone[figure], target)
    if act.is_leap(action):
        cost = state.board().leap_cost[state.board().leap_from(state.zone[figure], target)]
    elif act.is_wreck(action):
        cost = wrecking_cost(state, figure, border)
    elif border < 0:
        cost = flights(state, figure)[target]
    else:
        cost = step_cost(state, figure, border)
    return max(i64(0), cost - points_of(state, figure, BOUGHT))


def step_worth(state: ConanState, figure: i64, action: i64) -> i64:
    if action == act.PASS:
        return 0
    if action == act.LEAVE:
        if carries_token(state, figure):
            return 5000
        return -2000
    if act.stays_in_zone(action):
        return -60
    zone = state.zone[figure]
    target = target_of(state, action)
    wanted = goals(state, figure)
    if wanted == 0 or kills_captive(state, figure, action, target):
        return -10
    away = distances(state, figure, wanted)
    gems = price(state, figure, action, target)
    left = state.at[figure].available - gems
    worth = STEP * (away[zone] - away[target]) - 10 - GEM * gems
    if carries_token(state, figure):
        return worth
    crowd = count(state.here[target] & ~HERO_FIGURES)
    if left < KEPT and (gems > 0 or crowd > 0) and reserve(state, figure) > 0:
        worth -= RISK
    worth -= CROWD * max(i64(0), crowd - left // 2)
    return worth - PERIL * max(i64(0), enemies_around(state, figure, target) - left)


def enemies_less_friends(state: ConanState, zone: i64) -> i64:
    """Return how many enemies an area attack hits, friends and a captive counted against it."""
    hit = count(state.here[zone] & ~HERO_FIGURES) - 3 * count(state.here[zone] & HERO_FIGURES)
    captive = state.scenario().purposes.captive
    if captive >= 0 and state.lying(zone, captive) > 0:
        hit -= 20
    if state.hiding_place >= 0 and has(
        state.scenario().purposes.hiding_places & ~state.searched, zone
    ):
        hit -= 20
    return hit


def best_strike(state: ConanState, figure: i64) -> i64:
    best: i64 = -20
    for zone in listed(state.sight[state.zone[figure]]):
        best = max(best, enemies_less_friends(state, zone))
    return best


def enemies_around(state: ConanState, figure: i64, zone: i64) -> i64:
    """Return how many enemies could strike in a zone within a turn."""
    board = state.board()
    found: i64 = 0
    for other in range(board.zones):
        if board.distance[zone * board.zones + other] <= NEAR:
            found += count(state.enemies_in(other, figure))
    return found


def spell_worth(state: ConanState, figure: i64, spell: i64) -> i64:
    if spell == LIGHTNING_STORM:
        return VICTIM * best_strike(state, figure) - 400
    if spell == TELEPORTATION:
        board = state.board()
        wanted = goals(state, figure)
        if wanted == 0:
            return -50
        away = distances(state, figure, wanted)
        here = state.zone[figure]
        best: i64 = -50
        for zone in listed(SPELL_POWERS[TELEPORTATION].zones(state, figure)):
            gems = SPELLS[TELEPORTATION].cost + board.distance[here * board.zones + zone]
            worth = STEP * (away[here] - away[zone]) - 60 * gems
            if state.at[figure].available - gems < KEPT and not carries_token(state, figure):
                worth -= RISK
            best = max(best, worth)
        return best
    return -30


def zone_worth(state: ConanState, zone: i64) -> i64:
    """Rate the zone of a spell or a throw."""
    question = state.question()
    if isinstance(question, ChooseSpellZone) and question.spell == TELEPORTATION:
        board = state.board()
        gems = board.distance[state.zone[question.figure] * board.zones + zone]
        return nearness(state, question.figure, zone) - 60 * gems
    return VICTIM * enemies_less_friends(state, zone)


def chest_worth(state: ConanState, figure: i64) -> i64:
    hero = state.at[figure]
    if carries_token(state, figure) or hero.available < 2:
        return -20
    if state.has_mark(figure, LOCK_DICE):
        return 60
    if hero.available >= 4:
        return 15
    return -20


def pick_worth(state: ConanState, figure: i64, card: i64) -> i64:
    for token in tokens(state):
        if token == card:
            if is_for_others(state, figure, card) or would_be_held(state, figure):
                return -10
            return 4000
    if card == state.scenario().purposes.trophy:
        return 3000
    if speaks(card, USABLE):
        return 30
    if speaks(card, FIGHTS) and state.at[figure].available >= 3 and weapons(state, figure) == 0:
        return 150
    return -50


def take_worth(state: ConanState, figure: i64, card: i64) -> i64:
    """Take what they came for from a companion who cannot walk with it."""
    companions = state.heroes_in(state.zone[figure], figure)
    for token in tokens(state):
        if token == card and walks_with(state, figure, CARDS[card].weight):
            for other in listed(givers(state, companions, card)):
                if state.base_move(other) == 0:
                    return 4000
    return -200


def would_be_held(state: ConanState, figure: i64) -> bool:
    """Say whether a blocker stands here: it must die before anything is carried away."""
    for enemy in listed(state.enemies_in(state.zone[figure], figure)):
        if state.has_mark(enemy, BLOCKS):
            return True
    return False


def throw_worth(state: ConanState, figure: i64, card: i64) -> i64:
    if not speaks(card, LANDS):
        return -200
    return VICTIM * best_strike(state, figure) - 350


def use_worth(state: ConanState, figure: i64, card: i64) -> i64:
    if card == state.scenario().purposes.opener:
        return 300
    if state.at[figure].wounds >= 2:
        return 400
    return -50


def drop_worth(state: ConanState, figure: i64, card: i64) -> i64:
    """Make room for the captive when nobody else can carry her; walk lighter with a token."""
    captive = state.scenario().purposes.captive
    hero = state.at[figure]
    if carries_token(state, figure) and state.base_move(figure) == 0:
        for token in tokens(state):
            if token == card:
                return -500
        if walks_with(state, figure, -CARDS[card].weight):
            return 200
    if captive < 0 or state.lying(state.zone[figure], captive) == 0 or hero.room_for(captive):
        return -500
    if hero.available == 0 or hero.cards[captive] > 0:
        return -500
    if speaks(card, FIGHTS):
        return 150
    return 200


def state_worth(state: ConanState, figure: i64, action: i64) -> i64:
    """Rest if gems are short, unless a carrier can reach the exit now."""
    if action == act.ACTIVE:
        return 0
    hero = state.at[figure]
    if hero.fatigue < 3:
        return -10
    dead = min(i64(2), state.companions_dead())
    breath = hero.available + min(hero.fatigue, RECOVERY_ACTIVE[dead])
    if carries_token(state, figure):
        away = distances(state, figure, state.scenario().purposes.havens)[state.zone[figure]]
        if breath + hero.base_move() > away + state.hindrance(figure):
            return -10
    enough: i64 = ENOUGH
    if carries_token(state, figure):
        enough = ENOUGH_TO_CARRY
    if breath < min(enough, hero.alive_gems() - 1):
        return 10
    return -10


def reaction_worth(state: ConanState) -> i64:
    """Cast the halo when its bearer is about to be struck."""
    if state.depth == 0:
        return -10
    attack = state.attack()
    for figure in range(HERO_SLOTS):
        hero = state.at[figure]
        threatened = attack.kind != AREA and attack.victim == figure and attack.damage >= 2
        if threatened and hero.fate == IN_PLAY and has(hero.spells, MITRAS_HALO):
            return 100
    return -10
