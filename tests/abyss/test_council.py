"""Abyss: council support, and the powers that reach the stacks [32, E17, E18]."""

from __future__ import annotations

import pytest

from tests.abyss.tables import (
    KEYLESS,
    do,
    hand,
    options,
    pay_all,
    poor,
    refusal,
    stack,
    table,
)

APPRENTICE = ["crab 1", "jellyfish 4", "squid 1"]


@pytest.mark.rule("abyss:32", "abyss:E17")
def test_a_whole_stack_but_no_empty_one() -> None:
    state = table(pearls=poor(2))
    stack(state, "crab 1", "crab 5", "crab 1", "squid 2")
    asked = {name for name in options(state) if name.startswith("council")}
    assert asked == {"council crab", "council squid"}
    assert refusal(state, 0, "council seahorse").rule == "abyss:E17"
    do(state, 0, "council crab")
    assert hand(state, 0) == ["crab_1", "crab_1", "crab_5"]
    assert (state.stack_size(0), state.stack_size(4), state.turn) == (0, 1, 1)


@pytest.mark.rule("abyss:E18")
def test_the_alchemists_second_stack_is_a_duty_chosen_after_the_first() -> None:
    state = table(free={0: ["alchemist"]}, pearls=poor(2))
    stack(state, "crab 1", "squid 2", "seahorse 3")
    do(state, 0, "council crab")
    assert hand(state, 0) == ["crab_1"]  # already seen
    assert options(state) == {"stack squid", "stack seahorse"}
    assert refusal(state, 0, "pass").rule == "abyss:E18"
    do(state, 0, "stack squid")
    assert hand(state, 0) == ["crab_1", "squid_2"]
    assert state.turn == 1


@pytest.mark.rule("abyss:E18", "abyss:E17")
def test_the_alchemist_with_a_single_stack() -> None:
    state = table(free={0: ["alchemist"]}, pearls=poor(2))
    stack(state, "crab 1")
    do(state, 0, "council crab")
    assert state.turn == 1


@pytest.mark.rule("abyss:E18")
def test_the_alchemist_does_not_extend_the_apprentice() -> None:
    state = table(
        hands={0: APPRENTICE},
        free={0: ["alchemist"]},
        court=["apprentice", *KEYLESS[:4]],
        pearls=poor(2),
    )
    stack(state, "crab 2", "squid 2")
    pay_all(state, 0, *APPRENTICE)
    do(state, 0, "stack crab")
    assert (state.turn, state.stack_size(4)) == (1, 1)


@pytest.mark.rule("abyss:E17")
def test_apprentice_and_oracle_need_a_stack() -> None:
    state = table(
        hands={0: APPRENTICE},
        free={0: ["oracle"]},
        court=["apprentice", *KEYLESS[:4]],
        pearls=poor(2),
    )
    assert "use oracle" not in options(state)
    assert refusal(state, 0, "use oracle").key == "this-power-would-do-nothing-now"
    pay_all(state, 0, *APPRENTICE)
    assert state.turn == 1


@pytest.mark.rule("abyss:E17")
def test_apprentice_and_oracle_do_not_choose_an_empty_stack() -> None:
    state = table(free={0: ["oracle"]}, pearls=poor(2))
    stack(state, "crab 2")
    do(state, 0, "use oracle")
    assert options(state) == {"stack crab"}
    assert refusal(state, 0, "stack squid").rule == "abyss:E17"
