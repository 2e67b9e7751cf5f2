// The layout of the table's screen: bands on a phone, columns in landscape, three columns on a wide screen.

import { opened } from "../opening";

export type Layout = "phone" | "landscape" | "wide";

const WIDE = "(min-width: 900px) and (min-height: 500px)";
const LANDSCAPE = "(min-width: 600px) and (max-height: 499.98px)";

export class ScreenLayout {
  now = $state<Layout>("phone");

  constructor() {
    $effect.pre(() => {
      const queries = [matchMedia(WIDE), matchMedia(LANDSCAPE)] as const;
      const read = () => (this.now = queries[0].matches ? "wide" : queries[1].matches ? "landscape" : "phone");
      read();
      for (const query of queries) query.addEventListener("change", read);
      return () => {
        for (const query of queries) query.removeEventListener("change", read);
      };
    });
  }
}

/** How many such screens there are: for a moment, the lobby and the game that follows it. */
let filling = 0;

/** While this screen is shown, the page is the table and nothing else: no header, no margins, no scrolling. */
export function fillPage(): void {
  $effect.pre(() => {
    const root = document.documentElement;
    filling++;
    root.dataset["scene"] = "";
    opened();
    return () => {
      filling--;
      if (!filling) delete root.dataset["scene"];
    };
  });
}
