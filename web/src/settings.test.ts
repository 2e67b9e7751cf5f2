// Preferences follow a person to every device: the newest wins.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { device, follow, keepOpen, like, preference, spokenOtherwise } from "./settings.svelte";

let kept: Record<string, unknown>;
let said: Record<string, unknown>[];

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
  kept = { at: 0 };
  said = [];
  vi.stubGlobal("fetch", async (_: URL, { method, body }: { method: string; body?: string }) => {
    if (method === "PUT") {
      const told = JSON.parse(body!) as Record<string, unknown>;
      said.push(told);
      if ((told.at as number) > (kept.at as number)) kept = { ...told, at: Math.min(told.at as number, 9000) };
    }
    return new Response(JSON.stringify(kept), { headers: { "Content-Type": "application/json" } });
  });
});

afterEach(async () => {
  await follow(false);
  Object.assign(preference, { at: 0, theme: "", language: "", sound: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a stranger's preference stays on the device", async () => {
  await follow(false);
  like({ theme: "dark" });
  await vi.runAllTimersAsync();
  expect(said).toEqual([]);
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("several changes are sent once, and the next device has them", async () => {
  await follow(true);
  like({ theme: "dark" });
  like({ sound: false });
  await vi.runAllTimersAsync();
  expect(said).toMatchObject([{ theme: "dark", sound: false }]);
  Object.assign(preference, { at: 0, theme: "", sound: true });
  await follow(true);
  expect(preference).toMatchObject({ theme: "dark", sound: false });
});

test("a later change on another device wins, and the page uses its language", async () => {
  const heard = vi.fn();
  spokenOtherwise.add(heard);
  like({ language: "it" });
  kept = { ...preference, at: 8000, language: "fa" };
  await follow(true);
  expect(preference.language).toBe("fa");
  expect(heard).toHaveBeenCalledOnce();
  spokenOtherwise.delete(heard);
});

test("a choice made before signing in is sent after it", async () => {
  like({ theme: "light" });
  await follow(true);
  expect(kept).toMatchObject({ theme: "light" });
});

test("a clock ahead of its time does not overrule other devices for ever", async () => {
  vi.setSystemTime(99_999);
  await follow(true);
  like({ theme: "dark" });
  await vi.runAllTimersAsync();
  expect(preference.at).toBe(9000);
});

test("a clock behind the server's still has the last word", async () => {
  kept = { ...preference, at: 8000, theme: "dark" };
  await follow(true);
  like({ theme: "light" });
  await vi.runAllTimersAsync();
  expect(kept).toMatchObject({ theme: "light", at: 8001 });
});

test("the own role stays closed unless this device says so, and that never leaves the device", async () => {
  expect(device.keepOpen).toBe(false);
  await follow(true);
  keepOpen(true);
  await vi.runAllTimersAsync();
  expect(device.keepOpen).toBe(true);
  expect(said).toEqual([]);
  vi.resetModules();
  expect((await import("./settings.svelte")).device.keepOpen).toBe(true);
  keepOpen(false);
  vi.resetModules();
  expect((await import("./settings.svelte")).device.keepOpen).toBe(false);
});
