"""Which agent and which special action does what, by its id in the facts."""

from __future__ import annotations

from typing import Final

from tablee.games.smog.data import (
    AGENT_IDS,
    ALCHEMICAL_SIPHON,
    CHANNELLED_ETHER,
    RUST,
    SPECIAL_IDS,
    STEAM_LORDS_DECREE,
    TITANS_BREATH,
)
from tablee.games.smog.moments import AGENT_EFFECTS, SPECIAL_EFFECTS, Agent, Special
from tablee.games.smog.powers import agents, boons, rivalry, upheaval

# An id of the facts that is missing here is an error at import.
AGENTS: Final[dict[str, Agent]] = {
    "witch": agents.Witch(),
    "dandy": agents.Dandy(),
    "doctor": agents.Doctor(),
    "merchant": agents.Merchant(),
    "gatekeeper": agents.Gatekeeper(),
    "lost_boy": agents.LostBoy(),
}
SPECIALS: Final[dict[str, Special]] = {
    "spectral_speed": boons.SpectralSpeed(),
    "queens_favour": boons.QueensFavour(),
    "titans_breath": rivalry.Rivalry(TITANS_BREATH),
    "ritual_invocation": upheaval.RitualInvocation(),
    "shifting_gears": upheaval.ShiftingGears(),
    "rust": rivalry.Rivalry(RUST),
    "dragons_gift": boons.DragonsGift(),
    "wheel_of_chaos": upheaval.WheelOfChaos(),
    "channelled_ether": rivalry.Rivalry(CHANNELLED_ETHER),
    "alchemical_siphon": rivalry.AlchemicalSiphon(ALCHEMICAL_SIPHON),
    "steam_lords_decree": rivalry.Rivalry(STEAM_LORDS_DECREE),
    "faerie_gift": boons.FaerieGift(),
}

for _agent, _name in enumerate(AGENT_IDS):
    AGENT_EFFECTS[_agent] = AGENTS[_name]
for _special, _name in enumerate(SPECIAL_IDS):
    SPECIAL_EFFECTS[_special] = SPECIALS[_name]
