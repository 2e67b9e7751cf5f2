// What the page is given: texts and sounds of every language, and the script of each set of roles. Written by
// `src/camlann/narrator/page.py`.

export interface Language {
  readonly tag: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly labels: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
  readonly clips: readonly string[];
}

export interface PageData {
  readonly languages: readonly Language[];
  /** The language to begin with. */
  readonly first: string;
  readonly scripts: Readonly<Record<string, readonly number[]>>;
  readonly pauses: readonly number[];
  /** Where the page can be had as one file; empty in that file itself. */
  readonly download: string;
}

export function pageData(): PageData {
  return JSON.parse(document.getElementById("narrator-data")!.textContent!) as PageData;
}
