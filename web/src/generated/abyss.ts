// Made from src/tablee/games/abyss/view/fields.py by tools/export_types.py: do not edit.

export type Phase = "plot" | "action" | "control";

/** What a location would be worth to the viewer. */
export interface Worth {
  /** Points with what the viewer has now. */
  now: number;
  /** The most points it can become by the end of the game. */
  best: number;
}

/** What lies in front of one seat, and its hand as far as the viewer may know it. */
export interface Side {
  /** Pearls it has. */
  pearls: number;
  /** Key tokens it has. */
  key_tokens: number;
  /** Keys that it can spend: its tokens, and the keys of its lords that still work. */
  keys: number;
  /** Its lords that are not under a location, disabled ones included. */
  free: string[];
  /** Its free lords turned by the assassin: neither their power nor their keys work. */
  disabled: string[];
  /** Its lords under locations. */
  housed: string[];
  /** Its locations. */
  locations: string[];
  /** What each of `locations` is worth now, in the same order. Null at a table that counts at the end only. */
  location_points: number[] | null;
  /** Its affiliated allies, one entry per card. */
  affiliated: string[];
  /** How many allies it holds. */
  hand_size: number;
  /** The allies it holds, one entry per card; null: the viewer may not know them. */
  hand: string[] | null;
  /** How many monster tokens it has. */
  token_count: number;
  /** The values of its monster tokens in rising order; null: the viewer may not know them. */
  tokens: number[] | null;
  /** Its points now, as far as the viewer may know them. Null at a table that counts at the end only. */
  points: number | null;
  /** These points by source: locations, lords, allies, monsters. Null at a table that counts at the end only. */
  score: Record<string, number> | null;
}

/** A game of Abyss as one viewer may know it. */
export interface AbyssView {
  /** The viewer's seat; -1: a spectator. */
  seat: number;
  /** The seat whose turn it is. */
  turn: number;
  /** The current part of the turn; null when the game is over. */
  phase: Phase | null;
  /** The space of the threat marker, counted from 0. */
  threat: number;
  /** The price in pearls of the next ally bought in this exploration. */
  price: number;
  /** The seats that have bought in this exploration. */
  bought: number[];
  /** The seats that the ally revealed last is still offered to, in their order. */
  offered_to: number[];
  /** Lords whose once-a-turn power was used this turn. */
  used: string[];
  /** How many more turns the current seat plays after this one. */
  extra_turns: number;
  /** Whether the last turns have begun. */
  ending: boolean;
  /** What broke the tie; null: the points decided, or the game is not over. */
  tie_break: string | null;
  /** The influence of the Ship Master, which an option sets. */
  ship_master_influence: number;
  /** Turns left to play once the last turns have begun. */
  last_turns: number;
  /** What each seat has. */
  sides: Side[];
  /** How many allies each council stack has: crab, jellyfish, seahorse, shellfish, squid. */
  stacks: number[];
  /** The allies in the council's stacks; null: they are not shown. */
  council: string[] | null;
  /** The cards on the exploration track, starting at the first space. */
  track: string[];
  /** Allies paid so far for the lord being recruited. */
  paid: string[];
  /** The seat that pays; null: nobody. */
  paid_by: number | null;
  /** The lords at court, starting at the first space. */
  court: string[];
  /** Locations that everybody may take. */
  available: string[];
  /** Locations drawn, one of which will be kept. Everybody may see them. */
  drawn: string[];
  /** The seat that keeps one of them; null: nobody. */
  drawn_by: number | null;
  /** What each location that may be chosen would be worth to the viewer; empty for a spectator. Null at a table that counts at the end only. */
  worths: Record<string, Worth> | null;
  /** Every card of the discard pile. */
  discard: string[];
  /** How many cards the exploration deck has. */
  deck_size: number;
  /** How many lords the lord deck has. */
  lord_deck_size: number;
  /** How many locations the location deck has. */
  location_deck_size: number;
  /** How many monster tokens are left. */
  token_bag_size: number;
}
