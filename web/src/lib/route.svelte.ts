// Which page is shown: the address of the browser, without a reload.
export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "link"; secret: string }
  | { page: "replay"; table: string }
  | { page: "about" };

export function readRoute(path: string): Route {
  const [, kind, of] = path.split("/");
  if (kind === "t" && of) return { page: "table", table: of };
  if (kind === "l" && of) return { page: "link", secret: of };
  if (kind === "r" && of) return { page: "replay", table: of };
  if (kind === "about") return { page: "about" };
  return { page: "lobby" };
}

class Router {
  route = $state<Route>(readRoute(location.pathname));

  constructor() {
    window.addEventListener("popstate", () => (this.route = readRoute(location.pathname)));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = readRoute(path);
    window.scrollTo(0, 0);
  }

  /** Follow a link of the page without loading it anew; other clicks are the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey;
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
