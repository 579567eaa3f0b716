// The lobby's requests. A refusal arrives as a `Problem`, whose reason the page can say.
import type {
  AskLesson,
  BookChapter,
  Branches,
  CreateTable,
  EventTile,
  FileKept,
  Frames,
  GameInfo,
  GiveSeat,
  Hint,
  Library,
  LessonInfo,
  LessonReply,
  LessonTexts,
  LinkInfo,
  LinkUsed,
  Links,
  Lobby,
  LobbyPage,
  Me,
  PlannedTable,
  Practise,
  Problem,
  Reason,
  ReviewProgress,
  ReviewState,
  RuleText,
  ScenarioChecked,
  ScenarioDraft,
  ScenarioLists,
  Scoring,
  SimulationFigures,
  Statistics,
  TableInfo,
  Verified,
} from "../generated/messages";

/** The lists of the lobby. */
export type ListName = "mine" | "open" | "watch" | "finished";

/** A request that was refused (`reason`) or never arrived (null). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason | null,
  ) {
    super(reason?.key ?? `status ${status}`);
  }
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
  how: RequestInit = {},
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      ...how,
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, null);
  }
  if (answer.ok || (answer.status === 304 && "if-none-match" in more)) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.reason ?? null);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

const KNOWN = 60; // answers kept to be asked for only if they have changed
const known = new Map<string, { tag: string; answer: unknown }>();

/** Request something that may be unchanged; if it is, the stored answer is returned. */
async function askAgain<T>(path: string): Promise<T> {
  const last = known.get(path);
  const answer = await send("GET", path, undefined, last ? { "if-none-match": last.tag } : {});
  if (last && answer.status === 304) return last.answer as T;
  const found = (await answer.json()) as T;
  const tag = answer.headers.get("etag");
  known.delete(path);
  if (tag) known.set(path, { tag, answer: found });
  if (known.size > KNOWN) known.delete(known.keys().next().value ?? "");
  return found;
}

/** Read lines of JSON as they come. Ends early when the request is aborted. */
async function stream<T>(
  path: string,
  body: unknown,
  told: (line: T) => void,
  signal: AbortSignal,
): Promise<void> {
  const answer = await send("POST", path, body, {}, { signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) told(JSON.parse(line) as T);
  }
}

/** Let bots play a file; `told` gets the figures after each game. */
const simulate = (
  game: string,
  text: string,
  games: number,
  told: (figures: SimulationFigures) => void,
  signal: AbortSignal,
): Promise<void> => stream(`/games/${game}/scenarios/simulate`, { text, games }, told, signal);

export const api = {
  me: () => ask<Me>("GET", "/me"),
  setName: (name: string) => ask<Me>("PUT", "/me", { name }),
  games: () => ask<GameInfo[]>("GET", "/games"),
  rules: (game: string) => ask<RuleText[]>("GET", `/games/${game}/rules`),
  rulebook: (game: string) => askAgain<BookChapter[]>(`/games/${game}/rulebook`),
  plan: (
    game: string,
    players: number,
    options: Record<string, string | number | boolean>,
    own: string | null,
  ) =>
    ask<PlannedTable>(
      "GET",
      `/games/${game}/plan?${new URLSearchParams({
        players: String(players),
        ...(own === null ? {} : { own }),
        ...Object.fromEntries(Object.entries(options).map(([name, of]) => [name, String(of)])),
      })}`,
    ),
  scenario: async (game: string, id: string) =>
    (await send("GET", `/games/${game}/scenarios/${id}`)).text(),
  checkScenario: (game: string, text: string) =>
    ask<ScenarioChecked>("POST", `/games/${game}/scenarios/check`, { text }),
  scenarioLists: (game: string) => ask<ScenarioLists>("GET", `/games/${game}/scenarios/lists`),
  draftScenario: (game: string, model: Record<string, unknown>) =>
    ask<ScenarioDraft>("POST", `/games/${game}/scenarios/draft`, { model }),
  scenarioModel: (game: string, text: string) =>
    ask<ScenarioDraft>("POST", `/games/${game}/scenarios/model`, { text }),
  simulate,
  lessons: () => askAgain<LessonInfo[]>("/lessons"),
  lesson: (game: string, name: string) => ask<LessonTexts>("GET", `/lessons/${game}/${name}`),
  askLesson: (game: string, name: string, asked: AskLesson) =>
    ask<LessonReply>("POST", `/lessons/${game}/${name}`, asked),
  library: () => ask<Library>("GET", "/library"),
  file: async (id: string) => (await send("GET", `/library/${id}`)).text(),
  keepFile: (game: string, text: string) => ask<FileKept>("POST", "/library", { game, text }),
  replaceFile: (id: string, game: string, text: string) =>
    ask<FileKept>("PUT", `/library/${id}`, { game, text }),
  setTitle: (id: string, title: string, language: string) =>
    ask<FileKept>("PUT", `/library/${id}/title`, { title, language }),
  forgetFile: (id: string) => send("DELETE", `/library/${id}`),
  lobby: () => askAgain<Lobby>("/lobby"),
  moreTables: (list: ListName, after: string) =>
    ask<LobbyPage>("GET", `/lobby/${list}?after=${encodeURIComponent(after)}`),
  create: (wish: CreateTable) => ask<TableInfo>("POST", "/tables", wish),
  table: (table: string) => ask<TableInfo>("GET", `/tables/${table}`),
  join: (table: string, seat: number | null, seed: string) =>
    ask<TableInfo>("POST", `/tables/${table}/join`, { seat, seed }),
  leave: (table: string) => ask<TableInfo>("POST", `/tables/${table}/leave`),
  seed: (table: string, seed: string) => ask<TableInfo>("POST", `/tables/${table}/seed`, { seed }),
  start: (table: string) => ask<TableInfo>("POST", `/tables/${table}/start`),
  links: (table: string) => ask<Links>("GET", `/tables/${table}/links`),
  linkInfo: (secret: string) => ask<LinkInfo>("GET", `/links/${secret}`),
  useLink: (secret: string) => ask<LinkUsed>("POST", `/links/${secret}`),
  rematch: (table: string, rotate: boolean) =>
    ask<TableInfo>("POST", `/tables/${table}/rematch`, { rotate }),
  resign: (table: string) => ask<TableInfo>("POST", `/tables/${table}/resign`),
  give: (table: string, wish: GiveSeat) => ask<TableInfo>("POST", `/tables/${table}/give`, wish),
  swap: (table: string, seats: [number, number]) =>
    ask<TableInfo>("POST", `/tables/${table}/swap`, { seats }),
  free: (table: string, seat: number) => ask<TableInfo>("POST", `/tables/${table}/free`, { seat }),
  mute: (table: string, speaker: number, muted: boolean) =>
    ask<TableInfo>("POST", `/tables/${table}/mute`, { speaker, muted }),
  sendAway: (table: string, speaker: number, away: boolean) =>
    ask<TableInfo>("POST", `/tables/${table}/send_away`, { speaker, away }),
  sendWatcherAway: (table: string, watcher: string, away: boolean) =>
    ask<TableInfo>("POST", `/tables/${table}/send_away`, { watcher, away }),
  end: (table: string, wanted: boolean) =>
    ask<TableInfo>("POST", `/tables/${table}/end`, { wanted }),
  branch: (table: string) => ask<TableInfo>("POST", `/tables/${table}/branch`),
  verify: (table: string) => ask<Verified>("GET", `/tables/${table}/verify`),
  scoring: (table: string) => ask<Scoring>("GET", `/tables/${table}/scoring`),
  tableEvents: (table: string, scenario: string) =>
    ask<EventTile[]>("GET", `/tables/${table}/events?scenario=${encodeURIComponent(scenario)}`),
  statistics: (table: string) => ask<Statistics>("GET", `/tables/${table}/statistics`),
  practise: (table: string, wish: Practise) =>
    ask<TableInfo>("POST", `/tables/${table}/practice`, wish),
  branches: (table: string) => ask<Branches>("GET", `/tables/${table}/practice`),
  hint: (table: string) => ask<Hint>("POST", `/tables/${table}/hint`),
  review: (table: string, level: string) =>
    askAgain<ReviewState>(`/tables/${table}/review?level=${level}`),
  makeReview: (
    table: string,
    level: string,
    told: (progress: ReviewProgress) => void,
    signal: AbortSignal,
  ) => stream(`/tables/${table}/review`, { level }, told, signal),
  frames: (table: string, seat: number, first: number) =>
    askAgain<Frames>(`/tables/${table}/frames?seat=${seat}&first=${first}&count=100`),
};

/** 32 random bytes, this browser's part of the shuffles. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
