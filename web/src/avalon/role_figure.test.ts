// The figures of the roles: drawn for every role, told apart by shape, and alike where people sit beside each other.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { ROLES } from "../wire/rules-avalon";
import RoleWindow from "./RoleWindow.svelte";
import { isEvil } from "./sides";

afterEach(cleanup);

function drawn(role: string, plain = false): { window: string; bust: string; lines: number } {
  const { container } = render(RoleWindow, { role, evil: isEvil(role), plain });
  const svg = container.querySelector("svg")!;
  const inside = [...svg.querySelectorAll(":scope > g:first-of-type > *")];
  const lines = svg.querySelectorAll("path[opacity='.13']").length;
  const found = { window: svg.querySelector("clipPath path")!.getAttribute("d")!, bust: inside.slice(plain ? 1 : 4).map((each) => each.outerHTML).join(""), lines };
  cleanup();
  return found;
}

test("every role has a figure of its own", () => {
  const busts = Object.keys(ROLES).map((role) => drawn(role, true).bust.replace(/id="[^"]*"|href="[^"]*"/g, ""));
  expect(busts.every((bust) => bust.length > 600)).toBe(true);
  expect(new Set(busts).size).toBe(busts.length);
});

test("a side shows by the shape of its window", () => {
  const windows = (evil: boolean) => new Set(Object.keys(ROLES).filter((role) => isEvil(role) === evil).map((role) => drawn(role).window));
  expect([windows(true).size, windows(false).size]).toEqual([1, 1]);
  expect([...windows(true)]).not.toEqual([...windows(false)]);
});

test("where people sit beside each other no window, line or thorn differs", () => {
  const plain = Object.keys(ROLES).map((role) => drawn(role, true));
  expect(new Set(plain.map(({ window, lines }) => `${window} ${lines}`)).size).toBe(1);
});
