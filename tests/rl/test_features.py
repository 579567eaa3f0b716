"""The tables of features describe observations correctly, compared with the views."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablee.core.engine import Game
from tablee.core.features import Block, Feature, FeatureTable, features
from tablee.core.native import u8, vec
from tablee.games.abyss.data import LOCATION_IDS, LORD_IDS
from tablee.games.conspiracy.data import LORD_IDS as CONSPIRACY_LORD_IDS
from tests.contract.walk import every_game, every_table, observed, positions, rarely


@every_game
def test_every_byte_is_described_once(game: Game[Any]) -> None:
    table = features(game.name)
    assert len(table) == game.feature_count
    names = table.names()
    assert len(names) == game.feature_count
    assert len(set(names)) == len(names)
    assert all(entry.feature.meaning for entry in table.entries)


@every_table
def test_an_observation_overwrites_whatever_was_there(game: Game[Any], seats: int) -> None:
    for state in positions(game, seats, range(2), every=rarely(game, seats, 40)):
        dirty = vec[u8]([255] * (game.feature_count + 2))
        game.observe(state, state.to_move(), dirty, 1)
        assert list(dirty)[1:-1] == observed(game, state, state.to_move())
        assert (dirty[0], dirty[-1]) == (255, 255)


@every_game
def test_no_feature_is_always_zero_by_mistake(game: Game[Any]) -> None:
    """Over many games most features are non-zero at some time, though not for every piece."""
    met = [0] * game.feature_count
    for state in positions(game, game.max_seats, range(6), every=rarely(game, game.max_seats, 12)):
        for i, value in enumerate(observed(game, state, state.to_move())):
            met[i] |= value
    said: dict[Feature, bool] = {}
    for entry in features(game.name).entries:
        told = any(met[entry.first : entry.last + 1])
        said[entry.feature] = said.get(entry.feature, False) or told
    silent = [feature.name for feature, told in said.items() if not told]
    assert len(silent) <= len(said) / 4, silent


def seen(
    game: Game[Any], name: str, seats: int = 3
) -> Iterator[tuple[dict[str, Any], int, Callable[..., Any]]]:
    """Yield views and a reader of their observations by feature names."""
    table = features(name)
    for state in positions(game, seats, range(2), every=rarely(game, seats, 11)):
        for seat in range(seats):
            got = observed(game, state, seat)

            def read(feature: str, of: str | None = None, got: list[int] = got) -> int:
                return got[table.index(feature, of)]

            yield game.view(state, seat), seat, read


def test_abyss_observations_say_what_views_say() -> None:
    import tablee

    for view, seat, read in seen(tablee.game("abyss"), "abyss"):
        hand = view["sides"][seat]["hand"]
        for ally in ("crab_1", "crab_5", "squid_3"):
            assert read("hand", ally) == hand.count(ally)
        for place in range(3):
            side = view["sides"][(seat + place) % 3]
            assert read(f"side.{place}.pearls") == side["pearls"]
            assert read(f"side.{place}.hand_size") == side["hand_size"]
            for name in ("free", "disabled", "housed"):
                assert named(read, f"side.{place}.{name}", LORD_IDS) == set(side[name])
            assert named(read, f"side.{place}.locations", LOCATION_IDS) == set(side["locations"])
        assert read("side.3.pearls") == 0
        assert read("threat") == view["threat"]
        assert read("deck") == view["deck_size"]
        assert read("turn") == (view["turn"] - seat) % 3
        assert read("track", "monster") == view["track"].count("monster")
        for location in view["available"]:
            assert read("location", location) == 1


def named(read: Callable[..., Any], name: str, ids: list[str]) -> set[str]:
    """Return the members of a set: bit b of byte k is number 8k + b."""
    return {id for n, id in enumerate(ids) if read(name, str(n // 8)) >> n % 8 & 1}


def test_conspiracy_observations_say_what_views_say() -> None:
    import tablee

    for view, seat, read in seen(tablee.game("conspiracy"), "conspiracy"):
        for place in range(3):
            chamber = view["chambers"][(seat + place) % 3]
            assert read(f"chamber.{place}.pearls") == chamber["pearls"]
            for space in (0, 7, 14):
                empty = chamber["lords"][space] is None
                assert (read(f"chamber.{place}.lords", str(space)) == 0) == empty
            assert read(f"chamber.{place}.silver_keys") == chamber["keys"]["silver"]
        assert read("seats") == 3
        assert read("deck") == view["deck_size"]
        assert read("location_deck") == view["location_deck_size"]
        for location in view["available"]:
            assert read("location", location) == 1
        lying = view["drawn"] + view["recruits"]
        discarded = [lord for pile in view["discards"].values() for lord in pile]
        for lord in CONSPIRACY_LORD_IDS:
            assert read("drawn", lord) == lying.count(lord)
            assert read("discards", lord) == discarded.count(lord)


def test_smog_observations_say_what_views_say() -> None:
    import tablee

    for view, seat, read in seen(tablee.game("smog"), "smog"):
        for place in range(3):
            side = view["sides"][(seat + place) % 3]
            assert read(f"side.{place}.sovereigns") == side["sovereigns"]
            assert read(f"side.{place}.seated") == 1
            for ether, units in side["ethers"].items():
                assert read(f"side.{place}.ethers", ether) == units
        assert read("side.3.seated") == 0
        for ether, units in (view["sides"][seat]["needs"] or {}).items():
            assert read("needs", ether) == units
        for card in set(view["discard"]):
            assert read("discard", card) == view["discard"].count(card)
        assert read("deck") == view["deck_size"]
        assert read("actions") == view["actions"]


def test_conan_observations_say_what_views_say() -> None:
    import tablee

    for view, seat, read in seen(tablee.game("conan"), "conan"):
        for place, hero in enumerate(view["heroes"]):
            assert read(f"hero.{place}.available") == hero["available"]
            assert read(f"hero.{place}.load") == hero["load"]
            assert read(f"hero.{place}.own") == (hero["seat"] == seat)
            for card in set(hero["cards"]):
                assert read(f"hero.{place}.cards", card) == hero["cards"].count(card)
        for place, zone in enumerate(view["zones"]):
            assert read(f"zone.{place}.chest") == zone.get("chest", False)
        assert read("round") == view["round"]
        assert read("fatigue") == view["overlord"]["fatigue"]


def test_places_are_counted_through_blocks() -> None:
    table = FeatureTable(
        [Feature("a", "one byte"), Block("b", ("x", "y"), (Feature("c", "two", ("p", "q")),))]
    )
    assert len(table) == 5
    assert table.names() == ["a", "b.x.c.p", "b.x.c.q", "b.y.c.p", "b.y.c.q"]
    assert table.index("b.y.c", "q") == 4
    with pytest.raises(ValueError, match="same name"):
        FeatureTable([Feature("a", ""), Feature("a", "")])
