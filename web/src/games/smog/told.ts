// The Shadow Market in sentences, with every price.
import type { Side } from "../../generated/smog";
import type { Desk } from "../../lib/desk";
import { ended, listed } from "../../lib/text.svelte";
import type { Told } from "../parts";
import { ETHERS } from "./facts";
import { say } from "./say";
import { specialHint, tileHint } from "./words";

export function told(desk: Desk<"smog">): Told {
  return { table: table(desk), sides: desk.view.sides.map((side) => sideOf(desk, side)) };
}

function table(desk: Desk<"smog">): string[] {
  const { view, words } = desk;
  const order = view.order.map((seat) => words.players[seat] ?? "");
  const agents = view.agents.map(({ agent, place }) => {
    const text = words.texts.say(`agent-${agent}-text`);
    const where =
      place === null
        ? say("smog-agent-waits")
        : say("smog-agent-on", { place: words.texts.name("place", place) });
    return ended([`${words.name("agent", agent)}, ${where}`, text]);
  });
  const places = view.places.map((place) => {
    const { title, lines } = tileHint(desk, place);
    const there = [
      ...place.gentlemen.map((seat) => words.players[seat] ?? ""),
      ...place.agents.map((agent) => words.texts.name("agent", agent)),
    ];
    const who = there.length > 0 ? [say("smog-told-there", { who: listed(there) })] : [];
    return ended([title, ...who, ...lines]);
  });
  return [
    ...(view.round > 0 && order.length > 0
      ? [say("smog-told-round", { round: view.round, order: listed(order) })]
      : []),
    ...(view.bank === null ? [] : [say("smog-told-bank", { coins: view.bank })]),
    ...agents,
    ...places,
  ];
}

function sideOf(desk: Desk<"smog">, side: Side): string[] {
  const { words } = desk;
  const ethers = ETHERS.map((ether) =>
    say("smog-told-some", { what: words.texts.name("ether", ether), count: side.ethers[ether] }),
  );
  const artefacts = side.artefacts.map((artefact) => words.texts.name("artefact", artefact));
  const needs = side.needs
    ? ETHERS.flatMap((ether) =>
        (side.needs?.[ether] ?? 0) > 0
          ? [
              say("smog-told-some", {
                what: words.texts.name("ether", ether),
                count: side.needs?.[ether] ?? 0,
              }),
            ]
          : [],
      )
    : [];
  const cards = (side.hand ?? []).map((special) => {
    const { title, lines } = specialHint(desk, special);
    return ended([title, ...lines]);
  });
  return [
    say("smog-told-side", {
      place: words.texts.name("place", side.place),
      coins: side.sovereigns,
      reserve: side.reserve,
    }),
    say("smog-told-ethers", { ethers: listed(ethers) }),
    say("smog-told-artefacts", { artefacts: listed(artefacts), count: artefacts.length }),
    ...(needs.length > 0 ? [say("smog-told-needs", { ethers: listed(needs) })] : []),
    ...(side.portal_place
      ? [say("smog-told-portal", { place: words.texts.name("place", side.portal_place) })]
      : []),
    say("smog-told-cards", { count: side.hand_size }),
    ...cards,
  ];
}
