// If *somebody* is asked who must stay hidden, the page is the same with and without moves: its title,
// its icon, its question and answers, its announcements, and every sound.

import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { screens } from "../avalon/screens";
import { announcer } from "../a11y/announcer.svelte";
import type { Chat } from "../chat/chat.svelte";
import { speech } from "../i18n/words.svelte";
import { play } from "../sound/sounds";
import { later } from "./later";
import Play from "./Play.svelte";
import type { LiveTable } from "./table.svelte";
import { waitFor } from "../wait_for";

vi.mock("../http", () => ({ HttpError: Error, ask: () => new Promise(() => {}) }));
vi.mock("../sound/sounds", () => ({ play: vi.fn() }));

vi.mock("../chat/ChatPanel.svelte", () => ({ default: () => {} }));

const NAMES = ["Ana", "Ben", "Cid", "Dan", "Eve"];
const SEAT = 2;
const quest = (number: number) => ({ quest: number, leader: 0, team: [0, 1], fails: 0, won: true });
const PUBLIC = {
  seats: 5,
  ask: 11,
  phase: { type: "avalon.assassinating" },
  asked: [],
  acted: [],
  agenda: [],
  options: { roles: ["merlin", "assassin"], quest_order: "fixed", double_fail_quest: "space4", assassination_talk: "public_only" },
  cast: ["assassin", "loyal", "loyal", "merlin", "minion"],
  leader: 0,
  round: 3,
  rejections: 0,
  passing: true,
  closed: [],
  proposal: null,
  votes: [],
  quests: [quest(1), quest(2), quest(3)],
  won: 3,
  lost: 0,
  lady: null,
  lady_held: [],
  schedule: [],
  turned: [],
  plot_deck: 0,
  drawn: [],
  receivers: [],
  plots: [],
  displaced: null,
  named: null,
  winner: null,
  why: null,
  roles: [],
  guesses: {},
};
const MOVES = [{ command: "avalon.name", form: { type: "one", items: [0, 1, 3], decoys: [] } }];

interface Own {
  readonly role: string;
  readonly moves: readonly unknown[];
  readonly shown?: readonly unknown[];
  readonly told?: readonly unknown[];
  /** The facts that come while the page is open. */
  readonly more?: readonly unknown[];
}

/** Everything that a seat's page shows and sounds when the question comes. */
async function page({ role, moves, shown = [], told = [], more = [] }: Own): Promise<Record<string, unknown>> {
  document.head.innerHTML = '<link rel="icon" href="/plain.svg">';
  document.title = "Camlann";
  announcer.call("");
  vi.mocked(play).mockClear();
  const own = { seat: SEAT, answered: 9, answer: null, role, shown, loyalties: {}, cards: {}, peeked: [] };
  const person_ids = NAMES.map((name) => name.toLowerCase());
  const table = $state({
    name: "t",
    person_id: person_ids[SEAT],
    seat: SEAT,
    names: NAMES,
    sitters: person_ids,
    owners: NAMES.map(() => undefined),
    told: [...told],
    playing: true,
    lingers: false,
    hosts: false,
    moves,
    frame: { game: 1, ask: 11, at: told.length, public: PUBLIC, own, told: [], moves, changes: [], closed: [] },
    tableState: {
      ...{ seats: person_ids, host: "ana", number: 1, claims: [], offered: {}, queue: [], muted: [], ready: [], choice: null, settings: { chat: "all" } },
      current: {
        ...{ playing: true, adjourned: false, standing: {}, missed: {}, given_up: [], volunteers: [] },
        ...{ ballot: null, knowing: [], extra: null },
      },
    },
    notices: [],
    away: [],
    join_requests: [],
    drafts: new Map(),
    clock: null,
    refused: null,
    waiting: 0,
    send: () => {},
    director: { scale: () => 1 },
  });
  const chat = { unread: 0, pointed: null, last: null, table, speech: { at: () => null, reaction: () => null } } as unknown as Chat;
  const { container, unmount } = render(Play, { table: table as unknown as LiveTable, screens, chat });
  // It comes in pieces: the scene, the question, the own card.
  await waitFor(() => expect(container.querySelector(".own .closed")).not.toBeNull());
  expect(container.querySelectorAll(".seats li")).toHaveLength(NAMES.length);
  table.told = [...told, ...more];
  await tick();
  const found = {
    // Svelte numbers its elements; that is no difference.
    html: container.innerHTML.replace(/\b(c\d+|s\d+|svelte-\w+)(?=["-])/g, ""),
    title: document.title,
    icon: document.querySelector('link[rel="icon"]')?.getAttribute("href"),
    called: announcer.urgent.trim(),
    rung: vi.mocked(play).mock.calls.length,
    buttons: [...container.querySelectorAll("button")].map((each) => each.textContent?.trim()),
    focus: document.activeElement?.tagName,
  };
  unmount();
  return found;
}

beforeAll(async () => {
  // A wide screen shows the table, the card and the records together. Nothing has a size here, so it is given one.
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width: 1280, height: 800 });
  for (const side of ["clientWidth", "clientHeight"]) Object.defineProperty(HTMLElement.prototype, side, { get: () => 700 });
  await speech.begin();
  await speech.need("avalon");
  // The first page must not be the only one that still waits for it.
  await Promise.all([later.Ballot(), later.KeyboardHelp()]);
});

test("where somebody is asked, a page with moves and one without are the same in every way", async () => {
  const here = await page({ role: "assassin", moves: MOVES });
  const there = await page({ role: "assassin", moves: [] });
  expect(here).toEqual(there);
  expect(here.rung).toBe(1);
  expect(here.title).not.toBe("Camlann");
  expect(here.icon).not.toBe("/plain.svg");
  expect(here.called).not.toBe("");
});

test("only public facts are announced", async () => {
  const heard: string[] = [];
  const say = vi.spyOn(announcer, "say").mockImplementation((text) => void heard.push(text));
  const shown = [
    { type: "avalon.role-dealt", seat: SEAT, role: "assassin" },
    { type: "avalon.loyalty-seen", seat: SEAT, target: 1, loyalty: "evil" },
  ];
  const rode = { type: "avalon.quest-begun", quest: 1, team: [0, 1] };
  const said = [];
  for (const told of [[rode], [shown[0]!, rode, shown[1]!]]) {
    heard.length = 0;
    await page({ role: "assassin", moves: [], told: [rode], more: told });
    said.push([...heard]);
  }
  say.mockRestore();
  expect(said[0]!.join(" ")).not.toBe("");
  expect(said[1]).toEqual(said[0]);
});

test("nor does it tell the role before somebody looks at their card", async () => {
  const seen = [{ seat: 1, label: "evil" }];
  const roles = [
    { role: "assassin", moves: MOVES, shown: seen, told: [{ type: "avalon.evil-shown", seat: SEAT, seats: [1] }] },
    { role: "loyal", moves: [] },
    { role: "merlin", moves: [], shown: [...seen, { seat: 3, label: "evil" }] },
  ];
  const pages = [];
  for (const own of roles) pages.push(await page(own));
  expect(pages[1]).toEqual(pages[0]);
  expect(pages[2]).toEqual(pages[0]);
});
