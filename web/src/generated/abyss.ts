// Made from src/tablee/games/abyss/view/fields.py by tools/export_types.py: do not edit.

export type Phase = "plot" | "action" | "control";

/** What lies before one seat, and its hand as far as the viewer may know it. */
export interface Side {
  /** Pearls it has. */
  pearls: number;
  /** Key tokens it has. */
  key_tokens: number;
  /** Keys that it can spend: tokens and those of its lords whose keys work. */
  keys: number;
  /** Its lords under no location, disabled ones included. */
  free: string[];
  /** Its free lords that the assassin has turned: neither power nor keys work. */
  disabled: string[];
  /** Its lords under locations. */
  housed: string[];
  /** Its locations. */
  locations: string[];
  /** What each of `locations` is worth now, in the same order. Null at a table that counts at the end only. */
  location_points: number[] | null;
  /** Its affiliated allies, a card each. */
  affiliated: string[];
  /** How many allies it holds. */
  hand_size: number;
  /** The allies it holds, a card each; null: the viewer may not know them. */
  hand: string[] | null;
  /** How many monster tokens it has. */
  token_count: number;
  /** The values of its monster tokens, rising; null: the viewer may not know them. */
  tokens: number[] | null;
  /** Its points now, as far as the viewer may know them. Null at a table that counts at the end only. */
  points: number | null;
}

/** A game of Abyss as one viewer may know it. */
export interface AbyssView {
  /** The viewer's seat; -1: a spectator. */
  seat: number;
  /** The seat whose turn it is. */
  turn: number;
  /** The part of the turn under way; null when the game is over. */
  phase: Phase | null;
  /** The space of the threat marker, counted from 0. */
  threat: number;
  /** Pearls that the next ally bought in this exploration costs. */
  price: number;
  /** The seats that have bought in this exploration. */
  bought: number[];
  /** Lords whose power of once a turn was used in this turn. */
  used: string[];
  /** Turns that the seat whose turn it is plays after this one. */
  extra_turns: number;
  /** Whether the last turns have begun. */
  ending: boolean;
  /** What decided among equal points; null: the points did, or the game is not over. */
  tie_break: string | null;
  /** The influence of the Ship Master, which is an option. */
  ship_master_influence: number;
  /** Turns still to be played once the end is near. */
  last_turns: number;
  /** What each seat has. */
  sides: Side[];
  /** Allies in the council's stacks: crab, jellyfish, seahorse, shellfish, squid. */
  stacks: number[];
  /** The allies in the council's stacks; null: they are not open. */
  council: string[] | null;
  /** The cards on the exploration track, from the first. */
  track: string[];
  /** Allies paid so far for the lord being recruited. */
  paid: string[];
  /** The seat that pays them; null: nobody. */
  paid_by: number | null;
  /** The lords at court, from the first space. */
  court: string[];
  /** Locations that everybody may take. */
  available: string[];
  /** Locations drawn, one of which will be kept; all may see them. */
  drawn: string[];
  /** The seat that keeps one of them; null: nobody. */
  drawn_by: number | null;
  /** Every card of the discard pile. */
  discard: string[];
  /** Cards in the exploration deck. */
  deck_size: number;
  /** Lords in their deck. */
  lord_deck_size: number;
  /** Locations in their deck. */
  location_deck_size: number;
  /** Monster tokens left. */
  token_bag_size: number;
}
