// Made from src/tablee/games/conan/view/fields.py by tools/export_types.py: do not edit.

export type Team = "heroes" | "overlord";

export type Fate = "in_play" | "dead" | "left" | "absent";

export type Die = "yellow" | "orange" | "red";

export type Mark = "halo" | "table" | "held" | "stilled" | "away" | "commanded" | "acted" | "carrying" | "web";

/** A hero's sheet. */
export interface Hero {
  /** The hero's id, also that of the figure. */
  hero: string;
  /** The seat that leads the hero. */
  seat: number;
  /** Whether the hero is still in play, or what became of them. */
  fate: Fate;
  /** Where the hero stands; null: not on the board. */
  zone: string | null;
  /** Active or resting. */
  active: boolean;
  /** Gems ready to be spent. */
  available: number;
  /** Gems in the fatigue zone. */
  fatigue: number;
  /** Gems in the wound zone. */
  wounds: number;
  /** Gems that lie on characteristics, on spells and on the allies, where there are any. */
  boxes: Record<string, number>;
  /** The exertion limit of each characteristic; 99: none. */
  limits: Record<string, number>;
  /** What the hero carries, a card each. */
  cards: string[];
  /** What the cards weigh together. */
  load: number;
  /** The most that the hero can carry. */
  max_load: number;
  /** Movement points of the first move of a turn, with this load. */
  base_move: number;
  /** The skills that the load leaves, and those that spells give. */
  skills: string[];
  /** Spells the hero knows. */
  spells: string[];
  /** Tokens and states of the figure; a web token each is one entry. */
  marks: Mark[];
}

/** A figure on the board that is no hero. */
export interface Unit {
  /** Its id. */
  figure: string;
  /** Where it stands. */
  zone: string;
  /** Life points left. */
  life: number;
  /** Life points at the start, where they are more than one. */
  most_life?: number;
  /** It is on the heroes' side; left out where it is not. */
  ally?: boolean;
  /** The hero to whom an ally belongs. */
  leader?: string;
  /** Tokens and states of the figure, where there are any; a web token each is one entry. */
  marks?: Mark[];
}

/** A zone of the board. */
export interface Zone {
  /** Its id. */
  zone: string;
  /** Who stands there, where somebody does. */
  figures?: string[];
  /** What lies there, where something does, a card each. */
  cards?: string[];
  /** There is a chest that nobody has opened; left out where there is none. */
  chest?: boolean;
  /** There is a chest that somebody has opened; left out where there is none. */
  opened?: boolean;
  /** The zones behind closed doors, where there are any. */
  doors?: string[];
  /** The zones behind walls or doors that stand no more, where there are any. */
  broken?: string[];
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
  /** Tiles that may still be activated in this turn. */
  activations: number;
  /** The upgrade tiles of the scenario: what gems may be spent on besides tiles. */
  benefits: string[];
}

/** A tile of the river. */
export interface RiverTile {
  /** Its id. */
  tile: string;
  /** Whether its figures are dead: the bloodied side is up. */
  bloodied: boolean;
  /** Gems that activating it costs now. */
  cost: number;
}

/** A spell that lasts, and on whom or where it works: one of the other fields is there. */
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
  /** Movement points, with hindrance. */
  cost: number;
}

/** A zone out of sight. */
export interface HiddenZone {
  /** Its id. */
  zone: string;
  /** The borders of the map that hide it; none: the map itself says so. */
  by: number[];
}

/** What keeps a figure in its zone. */
export interface Blocked {
  /** The enemy that does; null: a web or a spell. */
  figure: string | null;
  /** Its skill by which it does; null: none. */
  skill: string | null;
}

/** What the figure asked about could do from where it stands. */
export interface Acting {
  /** Its id. */
  figure: string;
  /** Where it stands. */
  zone: string;
  /** Movement points more to leave, for enemies there. */
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

/** The chances of an attack in percent, free rerolls counted, what gems could pay not. */
export interface Odds {
  /** Gems spent on it. */
  gems: number;
  /** That the victim is wounded. */
  wound: number;
  /** That the victim dies. */
  kill: number;
  /** That a circular strike kills each further victim as well. */
  beyond: number[];
}

/** An attack for which gems are to be counted out. */
export interface Aim {
  /** Its chances by the number of gems that may be spent. */
  odds: Odds[];
  /** The dice that it has without gems. */
  dice: Die[];
  /** The die that each gem adds. */
  die: Die;
  /** Free rerolls. */
  rerolls: number;
  /** What is taken from the successes: bare hands, or enemies who hinder a shot. */
  penalty: number;
  /** Further victims of a circular strike, in order. */
  beyond: string[];
  /** Who may step in for the victim. */
  shields: string[];
  /** Whether gems could pay for an active defence of the victim. */
  may_defend: boolean;
}

/** The attack under way, and what is known of its outcome. */
export interface Attack {
  /** Who attacks. */
  attacker: string;
  /** Who is attacked; null: not known yet. */
  victim: string | null;
  /** The card attacked with; null: none. */
  card: string | null;
  /** The spell attacked with; null: none. */
  spell: string | null;
  /** The damage; 0 until the dice are kept. */
  damage: number;
  /** What the victim has without a roll. */
  defence: number;
  /** Whose dice lie on the table; null: nobody's. */
  roller: string | null;
  /** Its chances while gems are counted out; null: they are not. */
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
  /** Of its sentence. */
  key: string;
  /** What the sentence names: pieces as [thing, id], numbers and words. */
  values: Record<string, (number | string | string[])[]>;
  /** Whether it is so now. */
  met: boolean;
  /** How far it has come, where it is counted. */
  have?: number;
  /** How far it has to come, where it is counted. */
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

/** A game of Conan as one viewer may know it. */
export interface ConanView {
  /** The viewer's seat; -1: a spectator. */
  seat: number;
  /** What the figure asked about could do; null: the question names none. */
  acting: Acting | null;
  /** The attack under way; null: none. */
  attack: Attack | null;
  /** The id of the scenario. */
  scenario: string;
  /** The name of the scenario by language. */
  titles: Record<string, string>;
  /** What wins the game, and how far that has come. */
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
  /** Figures that are statues: they fill their zone and do nothing. */
  petrified: string[];
  /** Where the overlord has hidden the captive; null: the viewer does not know, or nowhere. */
  captive_hidden_in: string | null;
  /** The zones where, for all that the heroes know, the captive may be hidden. */
  captive_may_be_in: string[];
  /** The secret passages of the board. */
  passages: Passage[];
  /** Zones that have become water. */
  flooded: string[];
  /** Worth of the treasures that have left the board. */
  gold: number;
  /** Villagers devoured. */
  devoured: number;
  /** What heroes have carried off the board, a card each. */
  carried_off: string[];
  /** The dice of the last roll. */
  roll: Rolled[];
}
