import { beforeEach, expect, test, vi } from "vitest";

const world = vi.hoisted(() => ({ done: [] as string[], known: true, kept: false, me: "ana" }));
vi.mock("./http", () => ({
  HttpError: Error,
  lastReply: {
    get kept() {
      return world.kept;
    },
  },
  ask: (route: string) => {
    world.done.push(route);
    return Promise.resolve(route === "GET /api/server" ? { known: world.known } : { person_id: world.me, name: world.me });
  },
}));
vi.mock("./offline/service_worker.svelte", () => ({ serviceWorker: { tell: ({ type }: { type: string }) => world.done.push(type) } }));
vi.mock("./settings.svelte", () => ({ follow: () => Promise.resolve() }));

import { person } from "./person.svelte";

beforeEach(() => {
  Object.assign(world, { known: true, kept: false, me: "ana" });
  world.done.length = 0;
});

test("games kept on this device are forgotten before somebody else who signs in is known", async () => {
  await person.look();
  world.done.length = 0;
  world.me = "ben";
  await person.changed();
  expect(world.done).toEqual(["forget", "GET /api/server", "GET /api/me"]);
  expect(person.me?.person_id).toBe("ben");
});

test("they are forgotten when the server knows nobody here", async () => {
  world.known = false;
  await person.look();
  expect(world.done).toEqual(["GET /api/server", "forget"]);
});

test("they stay for the same person, and while there is no network", async () => {
  await person.look();
  Object.assign(world, { known: false, kept: true });
  await person.look();
  expect(world.done).not.toContain("forget");
  expect(person.offline).toBe(true);
});
