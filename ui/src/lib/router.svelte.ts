/** Addresses of the page. The browser's own history is the only state. */

export type Params = Record<string, string>;

export interface Place {
  path: string;
  query: URLSearchParams;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

let place = $state.raw<Place>(here());

export const router = {
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
};

/** Go to an address of the page. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place = here();
  if (!replace) scrollTo(0, 0);
}

/** Parts of the path if it fits a pattern such as "/game/:id". */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/");
  const found = path.replace(/\/+$/, "").split("/");
  if (path === "/" && pattern === "/") return {};
  if (wanted.length !== found.length) return null;
  const params: Params = {};
  for (let i = 0; i < wanted.length; i++) {
    const part = wanted[i]!;
    const text = found[i]!;
    if (part.startsWith(":")) {
      try {
        params[part.slice(1)] = decodeURIComponent(text);
      } catch {
        return null;
      }
    } else if (part !== text) return null;
  }
  return params;
}

/** Listen to the browser; plain links inside the page do not reload it. */
export function startRouter(): () => void {
  const back = (): void => {
    place = here();
  };
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    // A link to a place on this very page (the skip link) is the browser's business.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
