// Made from src/tablee/games/conan/view/fields.py by tools/export_types.py: do not edit.

export type Team = "heroes" | "overlord";

export type Fate = "in_play" | "dead" | "left" | "absent";

export type Die = "yellow" | "orange" | "red";

export type Mark = "halo" | "table" | "held" | "stilled" | "away" | "commanded" | "acted" | "carrying" | "web";

/** A hero's sheet. */
export interface Hero {
  /** The hero's id, which is also the figure's id. */
  hero: string;
  /** The seat that plays the hero. */
  seat: number;
  /** Whether the hero is still in play, or what became of them. */
  fate: Fate;
  /** Where the hero stands; null: not on the board. */
  zone: string | null;
  /** True: active; false: resting. */
  active: boolean;
  /** Gems ready to be spent. */
  available: number;
  /** Gems in the fatigue zone. */
  fatigue: number;
  /** Gems in the wound zone. */
  wounds: number;
  /** Gems on characteristics, on spells and on allies, where there are any. */
  boxes: Record<string, number>;
  /** The exertion limit of each characteristic; 99: no limit. */
  limits: Record<string, number>;
  /** What the hero carries, one entry per card. */
  cards: string[];
  /** The total weight of the cards. */
  load: number;
  /** The most weight that the hero can carry. */
  max_load: number;
  /** Movement points for the first move of a turn with this load. */
  base_move: number;
  /** The skills that the hero keeps with this load, and those that spells give. */
  skills: string[];
  /** Spells the hero knows. */
  spells: string[];
  /** Tokens and states of the figure; each web token is one entry. */
  marks: Mark[];
}

/** A figure on the board that is not a hero. */
export interface Unit {
  /** Its id. */
  figure: string;
  /** Where it stands. */
  zone: string;
  /** Life points left. */
  life: number;
  /** Life points at the start, if more than one. */
  most_life?: number;
  /** True if it is on the heroes' side; left out otherwise. */
  ally?: boolean;
  /** The hero that an ally belongs to. */
  leader?: string;
  /** Tokens and states of the figure, if there are any; each web token is one entry. */
  marks?: Mark[];
}

/** A zone of the board. */
export interface Zone {
  /** Its id. */
  zone: string;
  /** The figures there, if there are any. */
  figures?: string[];
  /** What lies there, one entry per card, if there is anything. */
  cards?: string[];
  /** True if there is a chest that nobody has opened; left out otherwise. */
  chest?: boolean;
  /** True if there is a chest that somebody has opened; left out otherwise. */
  opened?: boolean;
  /** The zones behind closed doors, if there are any. */
  doors?: string[];
  /** The zones behind walls or doors that were broken down, if there are any. */
  broken?: string[];
}

/** A closed door, and what opens it. */
export interface Door {
  /** The two zones it parts. */
  zones: string[];
  /** The difficulty of its lock, if that can be picked. */
  lock?: number;
  /** The card that opens it, if there is one. */
  key?: string;
  /** The damage of one attack that breaks it, if any does. */
  damage?: number;
  /** Movement points more for walking through it, if it can be pushed open. */
  points?: number;
}

/** The Book of Skelos. */
export interface Overlord {
  /** Gems ready to be spent. */
  available: number;
  /** Gems in the fatigue zone. */
  fatigue: number;
  /** Gems out of the game. */
  removed: number;
  /** Gems that come back each turn. */
  recovery: number;
  /** How many tiles may still be activated this turn. */
  activations: number;
  /** The upgrade tiles of the scenario: what gems may be spent on besides tiles. */
  benefits: string[];
}

/** A tile of the river. */
export interface RiverTile {
  /** Its id. */
  tile: string;
  /** Whether its figures are dead, so its bloodied side is up. */
  bloodied: boolean;
  /** How many gems activating it costs now. */
  cost: number;
}

/** A spell that lasts, and where or on whom it works: one of the other fields is present. */
export interface Lasting {
  /** Its id. */
  spell: string;
  /** The side on which it works. */
  side?: Team;
  /** The zone in which it works. */
  zone?: string;
  /** The figure on which it works. */
  figure?: string;
}

/** A secret passage. */
export interface Passage {
  /** Where it opens. */
  zone: string;
  /** Whether it leads somewhere; null: the viewer does not know. */
  real: boolean | null;
}

/** A neighbouring zone that a figure may enter. */
export interface StepTo {
  /** Its id. */
  zone: string;
  /** The cost in movement points, hindrance included. */
  cost: number;
}

/** A zone out of sight. */
export interface HiddenZone {
  /** Its id. */
  zone: string;
  /** The borders of the map that hide it; empty: the map itself says so. */
  by: number[];
}

/** What keeps a figure in its zone. */
export interface Blocked {
  /** The enemy that blocks it; null: a web or a spell does. */
  figure: string | null;
  /** The skill that the enemy blocks it with; null: none. */
  skill: string | null;
}

/** What the figure in the question could do from where it stands. */
export interface Acting {
  /** Its id. */
  figure: string;
  /** Where it stands. */
  zone: string;
  /** Extra movement points to leave because of enemies there. */
  hindrance: number;
  /** What keeps it from leaving its zone; null: nothing. */
  blocked: Blocked | null;
  /** Where it could step. */
  steps: StepTo[];
  /** Zones in its line of sight. */
  sees: string[];
  /** Zones out of its sight. */
  hidden: HiddenZone[];
}

/** The chances of an attack in percent, with free rerolls but not what gems could pay for. */
export interface Odds {
  /** Gems spent on it. */
  gems: number;
  /** The chance that the victim is wounded. */
  wound: number;
  /** The chance that the victim dies. */
  kill: number;
  /** The chances that a circular strike also kills each further victim. */
  beyond: number[];
}

/** An attack for which the attacker chooses how many gems to spend. */
export interface Aim {
  /** Its chances for each number of gems that may be spent. */
  odds: Odds[];
  /** The dice it has without gems. */
  dice: Die[];
  /** The die that each gem adds. */
  die: Die;
  /** How many free rerolls there are. */
  rerolls: number;
  /** How many successes are subtracted for bare hands, or for enemies who hinder a shot. */
  penalty: number;
  /** Further victims of a circular strike, in order. */
  beyond: string[];
  /** The figures that may step in for the victim. */
  shields: string[];
  /** Whether gems could pay for the victim's active defence. */
  may_defend: boolean;
}

/** The current attack and what is known of its outcome. */
export interface Attack {
  /** Who attacks. */
  attacker: string;
  /** Who is attacked; null: not known yet. */
  victim: string | null;
  /** The card attacked with; null: none. */
  card: string | null;
  /** The spell attacked with; null: none. */
  spell: string | null;
  /** The damage; 0 until the attacker keeps the dice. */
  damage: number;
  /** The victim's defence without a roll. */
  defence: number;
  /** Whose dice lie on the table; null: nobody's. */
  roller: string | null;
  /** Its chances while gems are being chosen; null otherwise. */
  aim: Aim | null;
}

/** A die on the table. */
export interface Rolled {
  /** Its colour. */
  die: Die;
  /** The successes it shows. */
  shown: number;
}

/** One thing that an objective asks for. */
export interface GoalTest {
  /** The text key of its sentence. */
  key: string;
  /** What the sentence names: pieces as [thing, id], numbers and words. */
  values: Record<string, (number | string | string[])[]>;
  /** Whether it is met now. */
  met: boolean;
  /** The count so far, if something is counted. */
  have?: number;
  /** The count needed, if something is counted. */
  want?: number;
}

/** What wins the game for a side. */
export interface Goal {
  /** The side. */
  side: Team;
  /** Whether one of the tests is enough. */
  any: boolean;
  /** What it asks for. */
  tests: GoalTest[];
}

/** What one figure of an activated tile could do by its free move. */
export interface FigureReach {
  /** The figure; of those alike in one zone only one is listed. */
  figure: string;
  /** The enemies it could attack where it stands or gets to. */
  hits: string[];
}

/** What the figures of an activated tile could do by their free moves. */
export interface TileReach {
  /** The zones they stand in or get to without dice and walls. */
  zones: string[];
  /** The figures. */
  figures: FigureReach[];
}

/** A game of Conan as one viewer may know it. */
export interface ConanView {
  /** The viewer's seat; -1: a spectator. */
  seat: number;
  /** What the figure in the question could do; null: the question names none. */
  acting: Acting | null;
  /** The current attack; null: none. */
  attack: Attack | null;
  /** The id of the scenario. */
  scenario: string;
  /** The name of the scenario by language. */
  titles: Record<string, string>;
  /** What wins the game, and the progress so far. */
  goals: Goal[];
  /** Where the turn marker stands. */
  round: number;
  /** The last round; 0: no limit. */
  turn_limit: number;
  /** Whose turn it is. */
  side: Team;
  /** The heroes of this game. */
  heroes: Hero[];
  /** All other figures on the board. */
  units: Unit[];
  /** Every zone of the board. */
  zones: Zone[];
  /** The overlord's gems. */
  overlord: Overlord;
  /** The tiles of the river, from left to right. */
  river: RiverTile[];
  /** The spells that last. */
  lasting: Lasting[];
  /** Cards left for the chests. */
  chest_deck_size: number;
  /** Figures turned into statues: they fill their zone and do nothing. */
  petrified: string[];
  /** Where the overlord has hidden the captive; null: the viewer does not know, or nowhere. */
  captive_hidden_in: string | null;
  /** The zones where the captive may be hidden, as far as the heroes know. */
  captive_may_be_in: string[];
  /** The secret passages of the board. */
  passages: Passage[];
  /** Zones that have become water. */
  flooded: string[];
  /** The value of the treasures that have left the board. */
  gold: number;
  /** How many villagers were devoured. */
  devoured: number;
  /** What heroes have carried off the board, one entry per card. */
  carried_off: string[];
  /** The dice of the last roll. */
  roll: Rolled[];
  /** The successes that open a chest, while one is closed. */
  chest_difficulty?: number;
  /** The closed doors, if there are any. */
  shut?: Door[];
  /** For the overlord, while a tile moves and attacks: what it could do; a preview tells it. */
  prospect?: TileReach;
}
