// A running game stands on top of the home page, the one that asks you first.

import { afterEach, expect, test, vi } from "vitest";
import type { MyTable } from "../wire/http";
import { MyTables } from "./my_tables.svelte";

afterEach(() => vi.unstubAllGlobals());

const table = (name: string, more: Partial<MyTable>): MyTable => ({ table: name, at: 1, sits: true, playing: true, asks: "", played: 0, games: [], ...more });

async function looked(tables: readonly MyTable[]): Promise<readonly (readonly string[])[]> {
  vi.stubGlobal("fetch", async (url: URL) => Response.json(String(url).includes("/me/games") ? tables : { people: [] }));
  const mine = new MyTables();
  await mine.look();
  return [mine.onTop, mine.seats, mine.groups].map((each) => each.map(({ table }) => table));
}

test("games on top, then where you sit between games, then groups", async () => {
  const tables = [
    table("lobby", { playing: false }),
    table("waits", {}),
    table("yours", { asks: "you" }),
    table("watched", { sits: false }),
    table("group", { sits: false, playing: false, played: 1 }),
  ];
  expect(await looked(tables)).toEqual([["yours", "waits"], ["lobby"], ["group"]]);
});

test("no more than three: new games stay in reach", async () => {
  const [top, seats] = await looked(["a", "b", "c", "d"].map((name) => table(name, {})));
  expect([top, seats]).toEqual([["a", "b", "c"], ["d"]]);
});
