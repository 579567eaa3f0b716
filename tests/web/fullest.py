"""The fullest positions of the boards: four players late in a game, with long names."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.engine import empty_agenda
from tablee.games.abyss.data import MONSTER, TRACK_SPACES, lord_id
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps import turn
from tablee.games.conspiracy.state import ConspiracyState
from tablee.games.smog.state import SmogState
from tests.abyss import tables as abyss
from tests.conspiracy import tables as conspiracy
from tests.smog import tables as smog

FOURTEEN = ["squid 1", "squid 2", "squid 3", "seahorse 1", "seahorse 2", "seahorse 3"]
FOURTEEN += ["shellfish 1", "shellfish 2", "shellfish 3", "jellyfish 1", "jellyfish 2"]
FOURTEEN += ["jellyfish 3", "crab 4", "crab 5"]
LORDS = {
    0: ["army_commander", "ship_master", "opportunist", "corruptor"],
    1: ["recruiter", "jailer", "trader", "shaman"],
    2: ["seeker", "assassin", "peddler", "invoker"],
    3: ["tamer", "hunter", "shopkeeper", "oracle"],
}
HOUSED = {
    0: ["master_of_magic", "aquaculturalist"],
    1: ["illusionist", "landowner", "sage"],
    2: ["apprentice", "schemer", "hermit"],
    3: ["treasurer", "keeper", "elder"],
}
LOCATIONS = {
    0: ["oceanic_senate_assembly", "hydrozoa_reserves"],
    1: ["giant_clam_nest", "chamber_of_allies", "sargasso_fields"],
    2: ["sargasso_silos", "dockworks", "city_of_mirrors"],
    3: ["throne_room", "coral_barrier", "black_smokers"],
}
AVAILABLE = ["barracks", "parliament", "closed_tower", "lost_tower", "sanctuary"]
COURT = ["landlord", "alchemist", "diplomat", "traitor", "shepherd", "reaper"]
AFFILIATED = ["crab 1", "jellyfish 1", "seahorse 1", "shellfish 1", "squid 1", "crab 2", "squid 2"]


def abyss_full() -> AbyssState:
    """Seat 1 has seven lords: the last round. Seat 0 has six, fourteen cards and the choice."""
    state = abyss.table(
        4,
        hands={0: FOURTEEN, 1: ["crab 3"], 2: ["squid 4"], 3: ["jellyfish 4"]},
        court=COURT,
        free=LORDS,
        housed=HOUSED,
        pearls={0: 12, 1: 10, 2: 11, 3: 13},
    )
    abyss.locations(state, AVAILABLE, ["chasm", "abyss", "depths", "jail"])
    for seat, names in LOCATIONS.items():
        abyss.controls(state, seat, *names)
    state.at[0].key_tokens = 0
    for side in state.at:
        for name in AFFILIATED:
            if state.deck.holds(abyss.ally(name)):
                state.deck.remove(abyss.ally(name))
                side.affiliated[abyss.ally(name)] += 1
        for _ in range(3):
            side.tokens.add(state.tokens.cards[0])
            state.tokens.remove(state.tokens.cards[0])
    abyss.stack(state, "crab 1", "crab 2", "squid 4", "shellfish 4", "seahorse 4", "jellyfish 4")
    state.ending = True
    state.last_turns = 3
    return state


def abyss_exploring() -> AbyssState:
    """The same table in the middle of an exploration: four cards lie open, the last a monster."""
    state = abyss_full()
    allies = [card for card in state.deck.cards if card != MONSTER]
    for card in allies[: TRACK_SPACES - 2]:
        state.deck.remove(card)
        state.track.add(card)
    for side in state.at[1:]:
        side.pearls = 0
    abyss.script(state, MONSTER)
    abyss.do(state, 0, "explore")
    return state


def abyss_affiliating() -> AbyssState:
    """Seat 0 has paid three allies for the traitor: one of the two weakest is to be affiliated."""
    state = abyss_full()
    opportunist = bit(lord_id("opportunist"))  # without its key, no location is due
    state.at[0].free &= ~opportunist
    state.at[0].housed |= opportunist
    paid = ("crab_4", "jellyfish_1", "squid_1")
    abyss.do(state, 0, "recruit 4", *(f"pay {ally}" for ally in paid), "pay_pearls")
    return state


def abyss_locating() -> AbyssState:
    """The landlord brings the third key: one of five locations, or one drawn, is to be taken."""
    state = abyss_full()
    paid = ("crab_5", "shellfish_3", "shellfish_2")
    abyss.do(state, 0, "recruit 1", *(f"pay {ally}" for ally in paid), "pay_pearls")
    abyss.do(state, 0, "lord ship_master")
    return state


def abyss_offered() -> AbyssState:
    """The same table while seat 3 explores: seat 0 is asked first whether it buys."""
    state = abyss_full()
    state.agenda = empty_agenda()
    state.push(turn.BEGIN_TURN[3])
    state.settle()
    abyss.script(state, abyss.ally("seahorse 5"))
    abyss.do(state, 3, "explore")
    return state


LONG_COURT = ["elder", "army_commander", "opportunist", "assassin", "ship_master", "reaper"]
LONG_PLACES = ["giant_clam_nest", "coral_barrier", "hydrozoa_reserves", "sargasso_fields"]
LONG_PLACES += ["oceanic_senate_assembly"]


def abyss_long_names() -> AbyssState:
    """Locations and lords with the longest names, the longest powers and the highest cost."""
    state = abyss.table(4, hands={0: FOURTEEN[:4]}, court=LONG_COURT)
    abyss.locations(state, LONG_PLACES, ["chasm", "abyss", "depths", "jail"])
    return state


CHAMBERS = {
    0: ["blue_6", "yellow_4", "red_3", "green_4", "purple_3", "blue_4", "yellow_2"]
    + ["red_1", "green_1", "purple_1", "blue_2", "yellow_1", "red_0", "green_6"],
    1: ["yellow_6", "blue_3", "green_2", "purple_4", "red_4", "blue_1", "yellow_1"]
    + ["red_1", "green_0", "purple_2", "blue_2"],
    2: ["red_6", "purple_6", "blue_3", "yellow_3", "green_3", "red_2", "purple_1"]
    + ["blue_1", "yellow_1", "green_1", "red_3"],
    3: ["green_4", "purple_4", "blue_4", "yellow_4", "red_4", "green_3", "purple_3"]
    + ["blue_1", "yellow_2", "red_2", "purple_0"],
}
ON_LORDS = {
    0: {8: "recycle_locations", 9: "locations_count", 11: "restrict_two"},
    1: {5: "any_two_keys", 7: "strongest_blue", 9: "count_purple"},
    2: {7: "search_deck", 9: "silver_keys", 10: "strongest_yellow"},
    3: {7: "gold_keys", 8: "pearl_pairs", 9: "three_pearls"},
}
PILES = ["blue_0", "blue_1", "yellow_0", "yellow_1", "red_1", "red_1", "green_1", "green_2"]
PILES += ["purple_1", "purple_2"]
OPEN_LOCATIONS = ["seven_points", "recycle_lords", "restrict_one", "strongest_green"]


def conspiracy_full() -> ConspiracyState:
    """Seat 0 has one space left; all five discard piles and four locations lie open."""
    return conspiracy.table(
        4, chambers=CHAMBERS, locations=ON_LORDS, piles=PILES, available=OPEN_LOCATIONS
    )


def conspiracy_drawn() -> ConspiracyState:
    """Seat 0 has drawn three lords: one of them is to be recruited."""
    state = conspiracy_full()
    conspiracy.do(state, 0, "draw 3")
    return state


def smog_full() -> SmogState:
    """Everybody has three artefacts and cards; all agents and three gentlemen share tiles."""
    state = smog.table(4)
    for seat, missing in enumerate(smog.ALL_FOUR):
        smog.artefacts(state, seat, *(name for name in smog.ALL_FOUR if name != missing))
        smog.ethers(state, seat, blood=3, mana=2, ectoplasm=3, titanium=2)
    smog.put_agents(state, ("witch", 5), ("dandy", 5), ("doctor", 1), ("merchant", 1))
    for seat, place in enumerate((5, 5, 1, 1)):
        smog.stand(state, seat, place)
    for seat, cards in enumerate(HANDS):
        smog.hand(state, seat, *cards)
    for tile in (1, 3, 5, 7, "A", "C"):
        for edge in "SWNE":
            smog.hourglass(state, tile, edge)
    smog.coins(state, 0, 6)
    smog.reserves(state, 2, 1, 3, 0)
    smog.begin_turn(state, 0)
    smog.do(state, 0, "pass")
    return state


HANDS = (
    ["spectral_speed", "queens_favour", "titans_breath", "steam_lords_decree"],
    ["ritual_invocation", "alchemical_siphon", "channelled_ether"],
    ["wheel_of_chaos", "dragons_gift", "rust"],
    ["faerie_gift", "shifting_gears"],
)


def smog_last_round() -> SmogState:
    """The same table in the round in which the game ends without a winner."""
    state = smog_full()
    state.round = state.round_limit
    return state


def smog_on_the_esplanade() -> SmogState:
    """All stand on the Esplanade, from where seat 0 may turn any tile."""
    state = smog_full()
    for seat in range(4):
        smog.stand(state, seat, "esplanade")
    smog.begin_turn(state, 0)
    smog.do(state, 0, "pass")
    return state


FULLEST = (
    abyss_full,
    abyss_exploring,
    abyss_affiliating,
    abyss_locating,
    abyss_long_names,
    conspiracy_full,
    conspiracy_drawn,
    smog_full,
    smog_on_the_esplanade,
)
