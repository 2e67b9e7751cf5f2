// The router: which screen the URL names. Links within the site change the screen without loading a page.

export type Screen =
  | { readonly name: "home" }
  | { readonly name: "new" }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "board"; readonly table: string }
  | { readonly name: "history"; readonly table: string }
  | { readonly name: "replay"; readonly table: string; readonly number: number }
  | { readonly name: "shared"; readonly share: string }
  | { readonly name: "mine" }
  | { readonly name: "reports" }
  | { readonly name: "settings" }
  | { readonly name: "rules"; readonly game: string; readonly thing: string }
  | { readonly name: "learn"; readonly chapter: string }
  | { readonly name: "lost" };

const NAME = "[0-9a-f]{32}";
/** A table of a cell has its cell in front. */
const TABLE = `((?:[a-z][a-z0-9]{0,7}-)?${NAME})`;
const SCREENS: readonly [RegExp, (found: RegExpMatchArray) => Screen][] = [
  [/^\/$/, () => ({ name: "home" })],
  [/^\/new$/, () => ({ name: "new" })],
  [new RegExp(`^/t/${TABLE}$`), ([, table]) => ({ name: "table", table: table! })],
  [new RegExp(`^/t/${TABLE}/board$`), ([, table]) => ({ name: "board", table: table! })],
  [new RegExp(`^/t/${TABLE}/history$`), ([, table]) => ({ name: "history", table: table! })],
  [
    new RegExp(`^/t/${TABLE}/games/([1-9][0-9]{0,5})$`),
    ([, table, number]) => ({ name: "replay", table: table!, number: Number(number) }),
  ],
  [new RegExp(`^/shared/(${NAME})$`), ([, share]) => ({ name: "shared", share: share! })],
  [/^\/mine$/, () => ({ name: "mine" })],
  [/^\/reports$/, () => ({ name: "reports" })],
  [/^\/settings$/, () => ({ name: "settings" })],
  [/^\/rules\/([a-z]+)(?:\/([a-z0-9-]+))?$/, ([, game, thing]) => ({ name: "rules", game: game!, thing: thing ?? "" })],
  [/^\/learn\/([a-z]+)$/, ([, chapter]) => ({ name: "learn", chapter: chapter! })],
];

export function screenOf(path: string): Screen {
  for (const [pattern, make] of SCREENS) {
    const found = path.match(pattern);
    if (found) return make(found);
  }
  return { name: "lost" };
}

class Router {
  path = $state(location.pathname);
  screen = $derived(screenOf(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (screenOf(link.pathname).name === "lost" || link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(to: string): void {
    const { pathname, search } = new URL(to, location.origin);
    if (pathname !== location.pathname || (search && search !== location.search)) history.pushState(null, "", pathname + search);
    this.path = pathname;
    scrollTo(0, 0);
  }

  /** Write the position on this screen into the URL, without a history entry for every step. */
  note(search: string): void {
    if (search !== location.search) history.replaceState(history.state, "", location.pathname + search);
  }
}

export const router = new Router();
