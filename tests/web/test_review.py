"""From the end of a game through its review, a mistake, playing on from there and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.person import Person, Somebody
from tests.web.tables import sit_with_bots

PHONE, DESKTOP = (390, 844), (1440, 900)
MAKE = re.compile("Analyse the game|Analyser la partie")

FINISH = """async ({ table }) => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  await new Promise((open) => (socket.onopen = open));
  let seq = 0;
  return await new Promise((done) => {
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "table" || told.type === "update") seq = told.seq;
      const position = told.position;
      if (!position) return;
      if (position.result || position.question === null) return done(socket.close());
      const choices = (position.question.choices ?? []).filter((each) => each.alone !== false);
      if (position.question.quiet || choices.length === 0) return;
      const action = choices[choices.length - 1].action;
      const id = String(Math.random());
      const move = { type: "move", table, seq, id, actions: [action], chain: false };
      socket.send(JSON.stringify(move));
    };
    socket.send(JSON.stringify({ type: "hello", table, last: null }));
  });
}"""


def finished(person: Person) -> str:
    """Play a short game to its end, badly; the page shows how it ended."""
    table = sit_with_bots(person, "conspiracy", ["random"])
    person.page.evaluate(FINISH, {"table": table})
    return table


@pytest.mark.browser
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_from_the_end_through_review_and_practice_and_back(
    somebody: Somebody, language: str, size: tuple[int, int]
) -> None:
    ada = somebody(size=size, language=language)
    page = ada.page
    table = finished(ada)
    end = page.locator(".end")
    end.locator(f'a[href="/r/{table}?review"]').click()
    review = page.locator(".review:visible")  # beside the board, or in a sheet
    if size == PHONE:
        page.locator("nav .narrow").last.click()
    review.get_by_role("button", name=MAKE).click()
    expect(review.locator("figure svg").first).to_be_visible(timeout=60_000)
    decisions = review.locator(".decisions button")
    expect(decisions.first).to_be_visible()
    mistake = review.locator(".decisions button:has(b)")
    (mistake if mistake.count() else decisions).first.click()
    expect(review.locator("article .move.played")).to_be_visible()
    review.get_by_role("button", name=re.compile("Play from here|Rejouer d’ici")).click()
    review.get_by_role("button", name=re.compile("^(Begin|Commencer)$")).click()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/t/(?!" + table + ")"))
    page.locator(".corner").click()
    page.locator(f'.practice a[href*="/r/{table}"]').click()
    expect(page).to_have_url(re.compile(f"/r/{table}.*review"))
    if size == PHONE:
        page.locator("nav .narrow").last.click()
    expect(review.locator("ul a[href^='/t/']").first).to_be_visible()
