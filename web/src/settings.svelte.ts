// How somebody likes to see and hear the house. Kept on the device: none of it is a secret, and none of it matters to others.

export interface Liking {
  language: string;
  digits: "" | "latn";
  theme: "" | "light" | "dark";
  motion: "" | "none";
  /** Whether a card is held or tapped to look at it. */
  look: "hold" | "tap";
  sound: boolean;
  shortcuts: boolean;
  font: "" | "plain";
}

const KEY = "camlann";
const PLAIN: Liking = {
  language: "",
  digits: "",
  theme: "",
  motion: "",
  look: "hold",
  sound: true,
  shortcuts: true,
  font: "",
};

function stored(): Liking {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liking>) };
  } catch {
    return { ...PLAIN };
  }
}

export const liking = $state<Liking>(stored());

export function like(change: Partial<Liking>): void {
  Object.assign(liking, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(liking));
  } catch {
    // Then it lasts as long as the page.
  }
  dress();
}

/** Put it on the page. */
export function dress(): void {
  const root = document.documentElement;
  for (const [name, value] of [
    ["theme", liking.theme],
    ["motion", liking.motion],
    ["font", liking.font],
  ] as const)
    if (value) root.dataset[name] = value;
    else delete root.dataset[name];
}
