"""Tables made without the lobby's form: with quick bots and the seats a test needs."""

from __future__ import annotations

MAKE = """async ({ game, bots, options, mine }) => {
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
  const seats = bots.map((bot) => ({ kind: "bot", bot }));
  seats.splice(mine, 0, { kind: "me", bot: null });
  const wish = { game, seats, options, visibility: "private", stand_in_after: 0 };
  const table = await ask("POST", "/tables", wish);
  const seed = Array.from({ length: 32 }, () => "ab").join("");
  await ask("POST", `/tables/${table.id}/seed`, { seed });
  await ask("POST", `/tables/${table.id}/start`);
  return table.id;
}"""


def sit_with_bots(person, game, bots=("random", "random"), options=None, mine=0):
    """Start a game on seat `mine` with bots that answer at once; return its table's id."""
    person.page.goto(person.url)
    person.page.locator(".foot .btn.primary").wait_for()
    wish = {"game": game, "bots": list(bots), "options": options or {}, "mine": mine}
    table = person.page.evaluate(MAKE, wish)
    person.page.goto(f"{person.url}/t/{table}")
    person.page.locator(".prompt").wait_for()
    return table
