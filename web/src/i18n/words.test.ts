// What the words do besides giving the same sentences as Python: languages, digits, names in parts.

import { describe, expect, test, vi } from "vitest";
import { Unsaid } from "./catalogue";
import { LANGUAGES, negotiate } from "./languages";
import { tellParts, textParts } from "./rich_text";
import { loadBundle } from "./lazy_bundles";
import { Words } from "./sentences";

vi.mock(import("./languages"), async (original) => {
  const real = await original();
  const half = { ...real.about("en"), digits: "arabext", status: "in progress" } as const;
  return { ...real, about: (tag: string) => (tag === "tlh" ? half : real.about(tag)) };
});

async function words(language: string, how = {}, ...rooms: string[]): Promise<Words> {
  const made = new Words(language, how);
  for (const room of ["home", "table", ...rooms]) await loadBundle(made, room);
  return made;
}

const PROPOSED = { type: "avalon.team-proposed", leader: 1, quest: 2, team: [0, 1] };
const NAMES = ["Ana", "کیخسرو"];

describe("which language", () => {
  test.each([
    ["", ["de-CH", "it-CH", "en"], "it"],
    ["", ["de"], "en"],
    ["", ["fa-IR"], "fa"],
    ["fr", ["it"], "fr"],
    ["tlh", ["it"], "it"],
  ])("preference %o and reading %o is %o", (liked, reads, spoken) => {
    expect(negotiate(liked, reads)).toBe(spoken);
  });

  test("each calls itself by its own name, and says how it runs", () => {
    expect(LANGUAGES.get("fa")).toMatchObject({ name: "فارسی", direction: "rtl", digits: "arabext" });
    expect([...LANGUAGES.keys()]).toEqual(["en", "fa", "fr", "it"]);
  });
});

describe("numbers", () => {
  test("are written in the digits of the language, or in those somebody likes", async () => {
    expect((await words("fa")).number(1906)).toBe("۱٬۹۰۶");
    expect((await words("fa", { digits: "latn" })).number(1906)).toBe("1,906");
    const plain = await words("fa", { digits: "latn", isolate: false }, "avalon");
    expect(plain.tell({ type: "avalon.team-rejected", rejections: 3 } as never, [])).toContain("3");
  });

  test("and so are those that stand in the texts themselves", async () => {
    const rejected = { type: "avalon.team-rejected", rejections: 3 } as never;
    expect((await words("fa", { isolate: false }, "avalon")).tell(rejected, [])).toMatch(/۳.*۵/);
    const plain = await words("fa", { digits: "latn", isolate: false }, "avalon", "shadows");
    expect(plain.tell(rejected, [])).toMatch(/3.*5/);
    for (const card of ["fight_1", "fight_5", "morgan_2", "witch_7", "black_knight_3", "lancelot_7"]) {
      expect(plain.word("shadows", "card", card), card).toMatch(/^[^۰-۹٠-٩]*\d[^۰-۹٠-٩]*$/);
    }
    const arab = await words("fa", { digits: "arab" }, "shadows");
    expect(arab.word("shadows", "card", "fight_4")).toContain("٤");
  });
});

describe("bundles", () => {
  test("a game's words come with the game", async () => {
    const made = await words("en");
    expect(made.text("avalon")).toBe("Avalon");
    expect(made.has("avalon-team-proposed")).toBe(false);
    await loadBundle(made, "avalon");
    expect(made.has("avalon-team-proposed")).toBe(true);
    expect(made.has("shadows-over")).toBe(false);
  });

  test("an incomplete language falls back to English, with its own digits", async () => {
    const made = await words("tlh", { isolate: false }, "avalon");
    made.add("tlh", "avalon-side-good = QaQ\n");
    expect(made.word("avalon", "side", "good")).toBe("QaQ");
    expect(made.tell(PROPOSED, NAMES)).toBe("کیخسرو proposes for quest ۲: Ana and کیخسرو.");
  });
});

describe("errors", () => {
  test.each([
    ["a message that is not there", { type: "avalon.nothing-of-the-kind" }],
    ["a field that is not there", { type: "avalon.lady-passed", by: 0 }],
    ["a seat where nobody sits", { type: "avalon.lady-passed", by: 0, to: 7 }],
  ])("%s is an error and no dirt on the screen", async (_, told) => {
    const made = await words("en", {}, "avalon");
    expect(() => made.tell(told, NAMES)).toThrow(Unsaid);
  });

  test("an argument that nobody gave", async () => {
    const made = await words("en");
    expect(() => made.text("ui-move-up")).toThrow(Unsaid);
    expect(() => made.text("ui-move-up", { nome: "Ana" })).toThrow(Unsaid);
  });
});

describe("rich text", () => {
  test("a fact has its names apart, each with its seat", async () => {
    const made = await words("en", {}, "avalon");
    const parts = tellParts(made, PROPOSED, NAMES);
    expect(parts.filter((part) => typeof part !== "string")).toEqual([
      { name: "کیخسرو", seat: 1 },
      { name: "Ana", seat: 0 },
      { name: "کیخسرو", seat: 1 },
    ]);
    const whole = parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
    expect(whole.replace(/[\u2068\u2069]/g, "")).toBe("کیخسرو proposes for quest 2: Ana and کیخسرو.");
    // Every opened isolate is closed, even where a name was taken out.
    expect(whole.split("\u2068").length).toBe(whole.split("\u2069").length);
  });

  test("people around a table are named by who they are", async () => {
    const made = await words("en");
    const names = { seats: [], people: { "0b6d": "Elaine" } };
    expect(tellParts(made, { type: "table.sat", person_id: "0b6d", place: 0 } as never, names)).toEqual([
      { name: "Elaine", who: "0b6d" },
      " sits down.",
    ]);
  });

  test("a name that looks like our marks stays what it is", async () => {
    const made = await words("en");
    const odd = "\uE0000\uE001";
    expect(textParts(made, "ui-move-up", {}, { name: odd })).toContainEqual({ name: odd });
  });
});
