import { beforeEach, expect, test } from "vitest";
import type { Line, Shown } from "../wire/messages";
import type { Table } from "./table.svelte";
import { Talk } from "./talk.svelte";

let asked: { id: string; since: string }[];
let listen: (message: Shown) => void;
let talk: Talk;

const line = (name: string, after: string): Line =>
  ({ name, after, who: "b", what: { type: "text", text: name } }) as unknown as Line;
const hear = (message: unknown) => listen(message as Shown);

beforeEach(() => {
  asked = [];
  const table = {
    who: "a",
    listeners: { add: (each: (message: Shown) => void) => (listen = each) },
    say: (message: { id: string; since: string }) => asked.push(message),
  };
  talk = new Talk(table as unknown as Table);
});

test("whoever comes, or comes again, asks what was said meanwhile", () => {
  hear({ type: "welcome" });
  // The line breaks before the answer.
  hear({ type: "welcome" });
  expect(asked).toHaveLength(2);
  hear({ type: "talked", id: asked[1]?.id, lines: [line("1", ""), line("2", "1")], more: false });
  expect(talk.lines.map((each) => each.name)).toEqual(["1", "2"]);
  expect(talk.unread).toBe(2);
});

test("a line that was missed is noticed by the one after it, and nothing is shown twice", () => {
  hear({ type: "welcome" });
  hear({ type: "talked", id: asked[0]?.id, lines: [line("1", "")], more: false });
  hear({ type: "talk", line: line("3", "2") });
  expect(asked.at(-1)?.since).toBe("1");
  hear({ type: "talked", id: asked.at(-1)?.id, lines: [line("2", "1"), line("3", "2")], more: false });
  hear({ type: "talk", line: line("3", "2") });
  expect(talk.lines.map((each) => each.name)).toEqual(["1", "2", "3"]);
});
