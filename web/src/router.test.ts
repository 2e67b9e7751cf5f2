// The server answers the address of every screen with the page, and no other: an unknown one is not found.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { screenOf } from "./router.svelte";

const read = (path: string): string => readFileSync(path, "utf8");
const [, listed = ""] = read("../src/camlann/server/gate/routes/web_app.py").match(/^SCREENS = \(([^)]*)\)/m) ?? [];
// A table has a page of its own there, which invites you.
const answered = ["/t/{table}", ...[...listed.matchAll(/"([^"]+)"/g)].map(([, path]) => path!)];
const named = [...read("src/router.svelte.ts").matchAll(/readonly name: "(\w+)"/g)].map(([, name]) => name!);

const example = (path: string): string =>
  path.replace(/\{(?:table|share)\}/, "0123456789abcdef".repeat(2)).replace("{number}", "7").replace(/\{\w+\}/g, "avalon");

test("the server answers the address of every screen, and no other", () => {
  const found = answered.map((path) => screenOf(example(path)).name);
  expect(found).not.toContain("lost");
  expect(new Set(found)).toEqual(new Set(named.filter((name) => name !== "lost")));
});

test("the name of a table may begin with its cell, and all of it is its name", () => {
  const table = `c7-${"0123456789abcdef".repeat(2)}`;
  expect(screenOf(`/t/${table}`)).toEqual({ name: "table", table });
  expect(screenOf(`/t/${table}/games/7`)).toEqual({ name: "replay", table, number: 7 });
  for (const wrong of [`C7${table.slice(2)}`, `c-${table}`, `longername${table.slice(2)}`, table.slice(2)])
    expect(screenOf(`/t/${wrong}`).name).toBe("lost");
});
