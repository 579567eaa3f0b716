// Made from src/tablee/games/conspiracy/view/fields.py by tools/export_types.py: do not edit.

export type Phase = "recruit" | "place" | "powers";

export type Colour = "blue" | "yellow" | "red" | "green" | "purple";

export type Metal = "silver" | "gold";

export type Source = "lords" | "locations" | "coalition" | "pearl_master";

/** A senate chamber with what its seat has. */
export interface Chamber {
  /** The lord on each space, from the first; null: none yet. */
  lords: (string | null)[];
  /** The location on each space; null: none. */
  locations: (string | null)[];
  /** For each colour the space of its best lord, counted from 0; null: none. */
  coats: Record<Colour, number | null>;
  /** Keys placed since the last location. */
  keys: Record<Metal, number>;
  /** Pearls it has. */
  pearls: number;
  /** The spaces of the largest coalition, counted from 0. Null at a table that counts at the end only. */
  coalition: number[] | null;
  /** All points now. Null at a table that counts at the end only. */
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
  /** The part of the turn under way; null when the game is over. */
  phase: Phase | null;
  /** Turns still to be played once a chamber is complete; null before. */
  last_turns: number | null;
  /** What decided among equal points; null: the points did, or the game is not over. */
  tie_break: string | null;
  /** The seat that is pearl master; null: nobody. */
  pearl_master: number | null;
  /** The pearls that the marker of the pearl track shows. */
  pearls_on_track: number;
  /** Lords that everybody but `forced_by` must draw; 0: a free choice. */
  forced_draw: number;
  /** The seat whose location forces the draw; null: none. */
  forced_by: number | null;
  /** The chamber of each seat. */
  chambers: Chamber[];
  /** Every lord of each discard pile. */
  discards: Record<Colour, string[]>;
  /** The seat whose are the lords drawn or recruited and the locations drawn; null: nobody's. */
  drawn_by: number | null;
  /** Lords drawn and shown, one of them to be recruited. */
  drawn: string[];
  /** Lords recruited, still to be placed. */
  recruits: string[];
  /** Locations, face up. */
  available: string[];
  /** Locations drawn, one of them to be kept; null: the viewer may not see them. */
  drawn_locations: string[] | null;
  /** How many locations are drawn. */
  drawn_location_count: number;
  /** Lords in the deck. */
  deck_size: number;
  /** Locations in their deck. */
  location_deck_size: number;
}
