import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepScreenOn } from "./wake_lock";

let touched: boolean;
let hidden: boolean;
let asked: number;
let locks: { released: boolean }[];
let end: () => void;

beforeEach(() => {
  [touched, hidden, asked, locks] = [false, false, 0, []];
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  /** As a browser that allows it only after a touch. */
  const request = () => {
    asked += 1;
    if (!touched) return Promise.reject(new Error("NotAllowedError"));
    const lock = { released: false, release: () => (lock.released = true) };
    locks.push(lock);
    return Promise.resolve(lock);
  };
  vi.stubGlobal("navigator", { ...navigator, wakeLock: { request } });
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const held = () => locks.filter(({ released }) => !released).length;

async function touch(kind: string) {
  touched = true;
  document.dispatchEvent(new Event(kind));
  await settle();
}

async function see(now: boolean) {
  hidden = !now;
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
}

test.each(["pointerup", "keyup"])("where it needs a touch, it is asked for after the first one (%s)", async (kind) => {
  end = keepScreenOn();
  await settle();
  expect([asked, held()]).toEqual([1, 0]);
  await touch(kind);
  expect([asked, held()]).toEqual([2, 1]);
  await touch(kind);
  expect([asked, held()]).toEqual([2, 1]);
});

test("it is asked for again when the page is back", async () => {
  end = keepScreenOn();
  await touch("pointerup");
  await see(false);
  expect(held()).toBe(0);
  await see(true);
  expect(held()).toBe(1);
});

test("after the end no touch asks for it", async () => {
  end = keepScreenOn();
  await touch("pointerup");
  end();
  await touch("pointerup");
  await see(true);
  expect(held()).toBe(0);
});
