// Made from src/tablee/games/conspiracy/view/fields.py by tools/export_types.py: do not edit.

export type Phase = "recruit" | "place" | "powers";

export type Colour = "blue" | "yellow" | "red" | "green" | "purple";

export type Metal = "silver" | "gold";

export type Source = "lords" | "locations" | "coalition" | "pearl_master";

/** A senate chamber and what its seat has. */
export interface Chamber {
  /** The lord on each space, in order; null: none yet. */
  lords: (string | null)[];
  /** The location on each space; null: none. */
  locations: (string | null)[];
  /** For each colour, the space of its best lord, counted from 0; null: none. */
  coats: Record<Colour, number | null>;
  /** How many keys were placed since the last location. */
  keys: Record<Metal, number>;
  /** Pearls it has. */
  pearls: number;
  /** The spaces of the largest coalition, counted from 0. Null at a table that counts at the end only. */
  coalition: number[] | null;
  /** The total of points now. Null at a table that counts at the end only. */
  points: number | null;
  /** The points by source. Null at a table that counts at the end only. */
  score: Record<Source, number> | null;
  /** What the location on each space is worth now; null: there is none. Null at a table that counts at the end only. */
  location_points: (number | null)[] | null;
}

/** A game of Conspiracy as one viewer may know it. */
export interface ConspiracyView {
  /** The viewer's seat; -1: a spectator. */
  seat: number;
  /** The seat whose turn it is. */
  turn: number;
  /** The current part of the turn; null when the game is over. */
  phase: Phase | null;
  /** Turns left to play once a chamber is complete; null before that. */
  last_turns: number | null;
  /** What broke the tie; null: the points decided, or the game is not over. */
  tie_break: string | null;
  /** The seat of the pearl master; null: nobody. */
  pearl_master: number | null;
  /** How many pearls the marker on the pearl track shows. */
  pearls_on_track: number;
  /** How many lords everybody except `forced_by` must draw; 0: a free choice. */
  forced_draw: number;
  /** The seat whose location forces the draw; null: none. */
  forced_by: number | null;
  /** The chamber of each seat. */
  chambers: Chamber[];
  /** Every lord of each discard pile. */
  discards: Record<Colour, string[]>;
  /** The seat that owns the drawn or recruited lords and drawn locations; null: there are none. */
  drawn_by: number | null;
  /** Lords drawn and shown, one of which will be recruited. */
  drawn: string[];
  /** Lords recruited but not placed yet. */
  recruits: string[];
  /** The locations that lie face up. */
  available: string[];
  /** Locations drawn, one of which will be kept; null: the viewer may not see them. */
  drawn_locations: string[] | null;
  /** How many locations are drawn. */
  drawn_location_count: number;
  /** How many lords the deck has. */
  deck_size: number;
  /** How many locations the location deck has. */
  location_deck_size: number;
}
