"""Which lord has which power, by the effect named in the facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.games.abyss.data import LORD_EFFECTS
from tablee.games.abyss.moments import Power, register
from tablee.games.abyss.powers import ambassadors, mages, merchants, politicians, soldiers

Maker = Callable[[int, dict[str, Any]], Power]

# By the effect's name in the facts; a name that is missing here is an error at import.
MAKERS: Final[dict[str, Maker]] = {
    "none": lambda lord, effect: Power(),
    "opponents_recruit_cost": lambda lord, effect: soldiers.OpponentsRecruitCost(effect["delta"]),
    "opponents_discard_ally": lambda lord, effect: soldiers.OpponentsDiscardAlly(lord),
    "opponents_lose_pearls": lambda lord, effect: soldiers.OpponentsLosePearls(effect["count"]),
    "disable_one_lord_of_each_opponent": lambda lord, effect: soldiers.DisableLords(),
    "opponents_hand_limit": lambda lord, effect: soldiers.OpponentsHandLimit(lord, effect["limit"]),
    "opponents_monster_reward_shift": lambda lord, effect: soldiers.OpponentsRewardShift(
        effect["shift"]
    ),
    "steal_monster_token": lambda lord, effect: soldiers.StealMonsterToken(),
    "gain_pearls": lambda lord, effect: merchants.GainPearls(lord, effect["count"]),
    "pearls_per_race_sent_to_council": lambda lord, effect: merchants.PearlsPerRaceSentToCouncil(
        lord
    ),
    "income_each_turn": lambda lord, effect: merchants.IncomeEachTurn(lord, effect["pearls"]),
    "discard_ally_for_pearls": lambda lord, effect: merchants.SellAlly(lord, effect["pearls"]),
    "immune_to_guild": lambda lord, effect: mages.ImmuneToSoldiers(),
    "extra_turn": lambda lord, effect: mages.ExtraTurn(),
    "take_council_stack": lambda lord, effect: mages.TakeCouncilStack(lord),
    "discard_council_stack": lambda lord, effect: mages.DiscardCouncilStack(),
    "council_stacks_per_request": lambda lord, effect: mages.SecondCouncilStack(),
    "swap_location_with_available": lambda lord, effect: mages.SwapLocation(),
    "affiliate_any_paid_ally": lambda lord, effect: mages.AffiliateAny(),
    "replace_court_lord_from_deck": lambda lord, effect: politicians.ReplaceCourtLord(),
    "recruit_second_lord_for_pearls": lambda lord, effect: politicians.BuySecondLord(
        effect["pearls"]
    ),
    "replace_own_lord": lambda lord, effect: politicians.ReplaceOwnLord(
        lord, effect["source"] == "court"
    ),
    "ignore_required_race": lambda lord, effect: politicians.IgnoreRequiredRace(),
    "own_recruit_cost": lambda lord, effect: politicians.OwnRecruitCost(effect["delta"]),
    "draw_locations_take_one": lambda lord, effect: ambassadors.DrawLocations(lord, effect["draw"]),
}

for _lord, _effect in enumerate(LORD_EFFECTS):
    register(_lord, MAKERS[_effect["kind"]](_lord, _effect))
