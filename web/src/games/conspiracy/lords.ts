// The description of a lord or location, for the hover text and the screen reader.
import type { Chamber, ConspiracyView } from "../../generated/conspiracy";
import type { Choice } from "../../generated/messages";
import type { Desk } from "../../lib/desk";
import type { Hint } from "../../lib/hint.svelte";
import type { Words } from "../../lib/words";
import { COLOURS, LORDS } from "./facts";
import { say } from "./say";

export function lordHint(desk: Desk<"conspiracy">, id: string): Hint {
  const lord = LORDS[id];
  const { texts } = desk.words;
  if (!lord) return { title: id, lines: [] };
  return {
    title: desk.words.name("lord", id),
    lines: [texts.say(`guild-${lord.guild}`), texts.say(`power-${lord.influence}`)],
  };
}

export function locationHint(
  desk: Desk<"conspiracy">,
  id: string,
  points: number | null = null,
): Hint {
  const lines = [desk.words.texts.say(`location-${id}-text`)];
  if (points !== null) lines.push(say("conspiracy-worth-now", { points }));
  return { title: desk.words.name("location", id), lines };
}

/** Whether the best lord of its colour stands on a space: it bears the coat of arms. */
export const bearsCoat = (chamber: Chamber, space: number): boolean =>
  COLOURS.some((colour) => chamber.coats[colour] === space);

/** All there is on a space of a chamber, in words. */
export function spaceLabel(desk: Desk<"conspiracy">, chamber: Chamber, space: number): string {
  const lord = chamber.lords[space];
  const location = chamber.locations[space];
  const parts = [
    say("conspiracy-space", {
      space: space + 1,
      lord: lord ? desk.words.texts.name("lord", lord) : "",
    }),
  ];
  if (bearsCoat(chamber, space)) parts.push(say("conspiracy-coat"));
  if (chamber.coalition?.includes(space)) parts.push(say("conspiracy-in-coalition"));
  if (location) {
    const points = chamber.location_points?.[space] ?? null;
    const name = desk.words.texts.name("location", location);
    parts.push(
      points === null
        ? say("conspiracy-under-only", { location: name })
        : say("conspiracy-under", { location: name, points }),
    );
  }
  return parts.join(", ");
}

/** A lord with what lies on it. */
export function spaceHint(desk: Desk<"conspiracy">, chamber: Chamber, space: number): Hint | null {
  const lord = chamber.lords[space];
  const location = chamber.locations[space];
  if (!lord) return null;
  const hint = lordHint(desk, lord);
  if (bearsCoat(chamber, space)) hint.lines.push(say("conspiracy-coat-about"));
  if (location) {
    const on = locationHint(desk, location, chamber.location_points?.[space] ?? null);
    hint.lines.push(`${on.title}. ${on.lines.join(" ")}`);
  }
  return hint;
}

/** Spaces have numbers; people think of the lords that stand on them, and of a pile's lords. */
export function describeChoice(choice: Choice, view: ConspiracyView, words: Words): string {
  const { chambers, discards, turn } = view;
  const lord = chambers[turn]?.lords[Number(choice.piece) - 1];
  if (choice.family === "swap" && lord)
    return say("conspiracy-swap-lord", {
      lord: words.texts.name("lord", lord),
      space: choice.piece ?? "",
    });
  const pile = COLOURS.find((colour) => choice.family === "pile" && colour === choice.piece);
  if (pile) {
    const lords = discards[pile].length;
    return say("conspiracy-take-pile", { lords, colour: words.texts.name("colour", pile) });
  }
  return words.action(choice);
}
