// A table that is not created yet: the content of the lobby's form.
import type { Clock, CreateTable, GameInfo, OptionInfo, SeatWish } from "../generated/messages";

type Value = OptionInfo["choices"][number];

const USUAL = "regular"; // the bot most people want: it plays well and answers at once

/** Seconds for each answer, and for the whole game beyond that; "none": no clock. */
export const CLOCKS = {
  none: null,
  quick: { each: 15, bank: 180 },
  calm: { each: 45, bank: 900 },
  day: { each: 86_400, bank: 259_200 },
} satisfies Record<string, Clock | null>;
export type ClockName = keyof typeof CLOCKS;

export class Draft {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, Value>>({});
  open = $state(true); // in everybody's lobby
  estimates = $state(true); // points are added up during the game
  own = $state<string | null>(null); // one's own file, if the game uses one
  standIn = $state(0);
  clock = $state<ClockName>("none"); // offered when people play each other

  /** A table against bots, as the game is usually offered: ready to start as it is. */
  choose(game: GameInfo): void {
    this.game = game;
    this.own = null;
    this.options = Object.fromEntries(
      game.options.map((option) => [option.name, option.choices[0] as Value]),
    );
    const seats = Math.min(game.usual_seats, this.most);
    this.seats = Array.from({ length: seats }, (_, place) =>
      place === game.usual_seat ? { kind: "me", bot: null } : this.bot(),
    );
  }

  /** Take the game's options from an address. */
  propose(wanted: URLSearchParams): void {
    for (const { name, choices } of this.game?.options ?? []) {
      const found = choices.find((choice) => String(choice) === wanted.get(name));
      if (found !== undefined) this.set(name, found);
    }
    if (this.game?.own_files) this.own = wanted.get("own");
  }

  /** How many players the chosen options allow. */
  get most(): number {
    const allowed = (this.game?.options ?? []).map(
      ({ name, choices, seats }) => seats[choices.indexOf(this.options[name] as Value)],
    );
    return Math.min(this.game?.max_seats ?? 0, ...allowed.filter((seats) => seats !== undefined));
  }

  /** Set an option. Seats that no longer fit are removed, last ones first, but not one's own. */
  set(name: string, value: Value): void {
    this.options[name] = value;
    while (this.seats.length > this.most)
      this.seats.splice(
        this.seats.findLastIndex((seat) => seat.kind !== "me"),
        1,
      );
  }

  private bot(): SeatWish {
    const bots = this.game?.bots ?? [];
    return { kind: "bot", bot: bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? null) };
  }

  add(): void {
    if (this.game && this.seats.length < this.most) this.seats.push(this.bot());
  }

  remove(place: number): void {
    if (this.game && this.seats.length > this.game.min_seats) this.seats.splice(place, 1);
  }

  change(place: number, kind: SeatWish["kind"]): void {
    this.seats[place] = kind === "bot" ? this.bot() : { kind, bot: null };
  }

  /** Sit at another place and swap with whoever was to sit there. */
  sit(place: number): void {
    const mine = this.seats.findIndex((seat) => seat.kind === "me");
    const there = this.seats[place];
    if (mine < 0 || !there) return;
    [this.seats[mine], this.seats[place]] = [there, { kind: "me", bot: null }];
  }

  /** Whether nobody else has to come: the game starts at once. */
  get complete(): boolean {
    return this.seats.every((seat) => seat.kind === "me" || seat.kind === "bot");
  }

  get wish(): CreateTable {
    return {
      game: this.game?.name ?? "",
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.options),
      visibility: this.open ? "public" : "private",
      stand_in_after: this.standIn,
      estimates: this.estimates,
      own: this.own,
      clock: this.complete ? null : CLOCKS[this.clock],
    };
  }
}
