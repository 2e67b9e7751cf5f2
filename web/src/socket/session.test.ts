import { beforeEach, describe, expect, test, vi } from "vitest";
import { Session, padded } from "./session";
import { FactBuffer } from "./fact_buffer";

const TABLE = "5f".repeat(16);

function frame(game: number, at: number, told: readonly unknown[], phase: unknown = {}) {
  return { game, ask: at, at, public: { phase }, own: null, told, moves: [] };
}

describe("a session", () => {
  let sent: Record<string, unknown>[];
  let session: Session;

  const send = (text: string) => sent.push(JSON.parse(text) as Record<string, unknown>);
  const receive = (message: unknown) => session.receive(JSON.stringify(message));
  const welcome = () => receive({ type: "welcome", wire: 1, person_id: "a".repeat(32), name: "Ana" });

  beforeEach(() => {
    sent = [];
    session = new Session(TABLE);
    session.hello(send);
  });

  test("begins with a hello that says how far this device has come", () => {
    expect(sent).toMatchObject([{ type: "hello", table: TABLE, table_at: -1, game: 0, at: -1 }]);
  });

  test("pads whatever is sent to a whole number of steps, whatever its letters", () => {
    for (const text of ["", "a", "آنا", "x".repeat(300)]) {
      const bytes = new TextEncoder().encode(padded({ type: "chat", id: "i", what: { type: "text", text } }));
      expect(bytes.length).toBe(2048);
    }
  });

  test("never steps back to an older frame", () => {
    receive({ type: "frame", wire: 1, since: 0, frame: frame(1, 5, []) });
    receive({ type: "frame", wire: 1, since: 0, frame: frame(1, 4, []) });
    expect(session.frame?.at).toBe(5);
    receive({ type: "frame", wire: 1, since: 0, frame: frame(2, 1, []) });
    expect(session.frame?.game).toBe(2);
  });

  test("asks for missing facts, and puts them together", () => {
    welcome();
    receive({ type: "frame", wire: 1, since: 3, frame: frame(1, 4, ["d"]) });
    const asked = sent.find((message) => message["type"] === "facts");
    expect(asked).toMatchObject({ game: 1, since: 0, until: 3 });
    receive({ type: "facts", id: asked?.["id"], game: 1, since: 0, facts: ["a", "b", "c"] });
    expect(session.told(1)).toEqual(["a", "b", "c", "d"]);
  });

  test("asks for a long game no faster than the server takes it, and for all of it", () => {
    vi.useFakeTimers();
    welcome();
    receive({ type: "frame", wire: 1, since: 1200, frame: frame(1, 1200, []) });
    const asked = () => sent.filter((message) => message["type"] === "facts");
    let answered = 0;
    const answer = () => {
      while (answered < asked().length) {
        const { id, since } = asked()[answered++] as { id: string; since: number };
        receive({ type: "facts", id, game: 1, since, facts: Array.from({ length: 32 }, () => "x").slice(0, 1200 - since) });
      }
    };
    answer();
    expect(asked().length).toBeLessThanOrEqual(10);
    for (let second = 1; second <= 12; second += 1) {
      const before = asked().length;
      for (let slice = 0; slice < 10; slice += 1) {
        vi.advanceTimersByTime(100);
        answer();
      }
      expect(asked().length - before).toBeLessThanOrEqual(4);
    }
    expect(session.told(1)).toHaveLength(1200);
    vi.useRealTimers();
  });

  test("sends unanswered commands again after a lost connection, with the same id, and nothing else", async () => {
    welcome();
    const answer = session.play({ type: "table.sit" });
    session.parted();
    session.hello(send);
    welcome();
    const ids = sent.filter((message) => message["type"] === "play").map((message) => message["id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    receive({ type: "done", id: ids[0] });
    expect(await answer).toEqual({ type: "done", id: ids[0] });
    sent = [];
    session.hello(send);
    welcome();
    expect(sent.some((message) => message["type"] === "play")).toBe(false);
  });

  test("sends a changed answer when the one before is answered, also over lost connections", () => {
    const plays = () => sent.filter((message) => message["type"] === "play").map((message) => message["command"]);
    const idOf = (command: string) => sent.findLast((message) => message["command"] === command)?.["id"];
    welcome();
    void session.play("first", 1, 4);
    void session.play("sit");
    void session.play("changed", 1, 4);
    void session.play("changed again", 1, 4);
    expect(plays()).toEqual(["first", "sit"]);
    sent = [];
    session.parted();
    session.hello(send);
    welcome();
    expect(plays()).toEqual(["first", "sit"]);
    receive({ type: "unknown", id: idOf("first") });
    expect(plays()).toEqual(["first", "sit", "first"]);
    void session.play("next question", 1, 5);
    receive({ type: "done", id: idOf("first") });
    expect(plays().slice(3)).toEqual(["next question", "changed"]);
    session.parted();
    receive({ type: "refused", id: idOf("changed"), reason: { type: "engine.stale" } });
    sent = [];
    session.hello(send);
    welcome();
    expect(plays()).toEqual(["sit", "changed again", "next question"]);
  });

  test("sends again when the server could not answer in time", () => {
    welcome();
    void session.play({ type: "table.sit" });
    const id = sent.at(-1)?.["id"];
    receive({ type: "unknown", id });
    expect(sent.at(-1)).toMatchObject({ type: "play", id });
  });

  test("after a restore of the server shows nothing of what it had, and sends no command of before", () => {
    let told = 0;
    session.onRestored = () => told++;
    const restored = (at: number) => receive({ type: "welcome", wire: 1, person_id: "a".repeat(32), name: "Ana", restored_at: at, restored_to: at - 1 });
    restored(0);
    receive({ type: "frame", wire: 1, since: 0, frame: frame(1, 5, []) });
    void session.play({ type: "avalon.vote" }, 1, 5);
    session.parted();
    session.hello(send);
    expect(sent.at(-1)).toMatchObject({ type: "hello", game: 1, at: 5, restored_at: 0 });
    sent = [];
    restored(1000);
    receive({ type: "frame", wire: 1, since: 0, frame: frame(1, 6, []) });
    expect(told).toBe(1);
    expect(sent).toEqual([]);
    expect(session.frame?.at).toBe(5);
  });

  test("after an ordinary reconnect to a restored server goes on", () => {
    session.onRestored = () => expect.unreachable();
    for (let n = 0; n < 2; n++)
      receive({ type: "welcome", wire: 1, person_id: "a".repeat(32), name: "Ana", restored_at: 1000, restored_to: 900 });
    expect(session.welcome).toBe(true);
  });

  test("makes the next frame of a delta: what it leaves out of the parts stays, the rest is empty", () => {
    const first = { ...frame(1, 4, ["a"]), public: { phase: {}, won: 1, lost: 0 }, own: { seat: 2, role: "x" }, moves: [1], closed: [2] };
    receive({ type: "frame", wire: 1, since: 3, frame: first });
    receive({ type: "delta", wire: 1, since: 4, turned: 0, delta: { game: 1, ask: 6, at: 6, told: ["b", "c"], public: { won: 2 }, changes: [3] } });
    expect(session.frame).toEqual({
      game: 1,
      ask: 6,
      at: 6,
      public: { phase: {}, won: 2, lost: 0 },
      own: { seat: 2, role: "x" },
      told: ["b", "c"],
      moves: [],
      changes: [3],
      closed: [],
    });
    receive({ type: "delta", wire: 1, since: 6, turned: 0, delta: { game: 1, ask: 6, at: 7, told: ["d"], public: {}, own: { answer: "y" } } });
    expect(session.frame).toMatchObject({ at: 7, ask: 6, public: { won: 2 }, own: { seat: 2, role: "x", answer: "y" } });
    expect(first.public.won, "an earlier frame stays as it was").toBe(1);
  });

  test("shows a spectator nothing of their own after a delta", () => {
    receive({ type: "frame", wire: 1, since: 0, frame: frame(1, 2, []) });
    receive({ type: "delta", wire: 1, since: 2, turned: 0, delta: { game: 1, ask: 3, at: 3, told: [], public: {} } });
    expect(session.frame).toMatchObject({ at: 3, own: null, moves: [] });
  });

  test("asks once for the whole frame, when a delta is of a frame that it does not have", () => {
    welcome();
    receive({ type: "frame", wire: 1, since: 0, frame: frame(1, 2, ["a", "b"]) });
    const delta = (since: number, turned = 0, game = 1) =>
      receive({ type: "delta", wire: 1, since, turned, delta: { game, ask: 9, at: since + 1, told: ["x"], public: { won: 3 } } });
    const asked = () => sent.filter((message) => message["type"] === "frame").length;
    delta(3);
    delta(2, 5);
    delta(2, 0, 2);
    expect(session.frame?.at).toBe(2);
    expect(asked()).toBe(1);
    receive({ type: "frame", wire: 1, since: 4, frame: frame(1, 4, []) });
    delta(4);
    expect(session.frame?.at).toBe(5);
    expect(asked()).toBe(1);
    delta(8);
    expect(asked()).toBe(2);
  });

  test("starts a new buffer when the seat has changed", () => {
    receive({ type: "frame", wire: 1, since: 0, frame: frame(1, 2, ["a", "b"]) });
    receive({ type: "frame", wire: 1, since: 0, turned: 9, frame: frame(1, 1, ["x"]) });
    expect(session.told(1)).toEqual(["x"]);
  });
});

test("a fact buffer joins pieces in any order, and says what is missing", () => {
  const buffer = new FactBuffer<string>();
  buffer.add(2, ["c"]);
  expect(buffer.lacks()).toEqual([0, 2]);
  buffer.add(4, ["e"]);
  buffer.add(0, ["a", "b"]);
  expect(buffer.facts).toEqual(["a", "b", "c"]);
  expect(buffer.lacks()).toEqual([3, 4]);
  buffer.add(1, ["b", "c", "d"]);
  expect(buffer.facts).toEqual(["a", "b", "c", "d", "e"]);
  expect(buffer.lacks()).toBeNull();
});
