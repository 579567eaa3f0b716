"""Tables created without the lobby's form, with quick bots and the seats a test needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.web.openings import seed_of
from tests.web.person import Person
from tests.web.together import sit_down

MAKE = """async ({ game, seats, options, seed }) => {
  const ask = async (method, path, body) => {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(told));
    return told;
  };
  await ask("PUT", "/me", { name: "Ada" });
  const people = ["me", "open", "friend"];
  const wishes = seats.map((who) =>
    people.includes(who) ? { kind: who, bot: null } : { kind: "bot", bot: who });
  const wish = { game, seats: wishes, options, visibility: "private", stand_in_after: 0 };
  const table = await ask("POST", "/tables", wish);
  if (seats.includes("me")) await ask("POST", `/tables/${table.id}/seed`, { seed });
  if (seats.includes("friend")) {
    const links = await ask("GET", `/tables/${table.id}/links`);
    return [table.id, links.play];
  }
  await ask("POST", `/tables/${table.id}/start`);
  return [table.id, []];
}"""


def make_table(
    person: Person,
    game: str,
    seats: Sequence[str],
    options: Mapping[str, object] | None = None,
    opening: str | None = None,
) -> tuple[str, list[str]]:
    """Create a table with these seats (me, friend, or a bot's name), and start it unless it waits
    for a friend; return its id and the friends' links. It may begin with one of the `openings`."""
    person.page.goto(person.url)
    person.page.locator(".foot .btn.primary").wait_for()
    seed = seed_of(opening or "any")
    wish = {"game": game, "seats": list(seats), "options": options or {}, "seed": seed}
    table, links = person.page.evaluate(MAKE, wish)
    person.page.goto(f"{person.url}/t/{table}")
    return table, [link for link in links if link]


def sit_with_bots(
    person: Person,
    game: str,
    bots: Sequence[str] = ("random", "random"),
    options: Mapping[str, object] | None = None,
    mine: int = 0,
    opening: str | None = None,
) -> str:
    """Start a game on seat `mine` with bots that answer at once; return its table's id."""
    seats = [*bots[:mine], "me", *bots[mine:]]
    table, _ = make_table(person, game, seats, options, opening)
    person.page.locator(".prompt").wait_for()
    return table


def sit_together(
    host: Person,
    friends: Sequence[Person],
    game: str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    first: int = 0,
) -> None:
    """Start a game of people and bots; the people have the seats from `first` on."""
    people = ["me", *("friend" for _ in friends)]
    _, links = make_table(host, game, [*bots[:first], *people, *bots[first:]], options)
    for number, (friend, link) in enumerate(zip(friends, links, strict=True)):
        sit_down(friend, link, f"Bo {number}")
    host.page.locator(".acts .btn.primary:enabled").click()
    for person in (host, *friends):
        person.page.locator(".prompt").wait_for()
