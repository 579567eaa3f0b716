// Which page is shown: follows the browser's address without a reload.
export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "link"; secret: string }
  | { page: "replay"; table: string; at: number | null; review: boolean }
  | { page: "about" }
  | { page: "learn"; game: string | null; lesson: string | null }
  | { page: "rules"; game: string | null }
  | { page: "game"; path: string };

/** The page of an address; "/r/abc?at=12" is a replay from the twelfth entry of its log, with "review" what is thought of it. */
export function readRoute(address: string): Route {
  const { pathname, searchParams } = new URL(address, location.origin);
  const [, kind, of, more] = pathname.split("/");
  if (kind === "learn" && (of === undefined) === (more === undefined))
    return { page: "learn", game: of ?? null, lesson: more ?? null };
  if (kind === "rules" && more === undefined) return { page: "rules", game: of || null };
  if (more !== undefined) return { page: "game", path: pathname.slice(1) };
  if (kind === "t" && of) return { page: "table", table: of };
  if (kind === "l" && of) return { page: "link", secret: of };
  if (kind === "r" && of)
    return {
      page: "replay",
      table: of,
      at: Number(searchParams.get("at")) || null,
      review: searchParams.has("review"),
    };
  if (kind === "about") return { page: "about" };
  return kind ? { page: "game", path: kind } : { page: "lobby" };
}

class Router {
  route = $state<Route>(readRoute(location.href));

  constructor() {
    window.addEventListener("popstate", () => (this.route = readRoute(location.href)));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = readRoute(path);
    window.scrollTo(0, 0);
  }

  /** Follow a link within the page without reloading; the browser handles other clicks. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey;
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return; // a place on this page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
