// This device's side of the protocol, without a socket: messages go in, messages come out.
//
// It shows the newest frame and never an older one. It keeps all facts from the first on, and asks for missing ones. It
// keeps a command until it is answered and sends it again with the same id after every lost connection: the id is an
// idempotency key, so the command counts once. What answers the same question waits for it: an answer that changes one before
// it never arrives first. If the server was restored from a backup, everything it has of the table is void.

import { WIRE, type AnyClientMessage, type AnyServerMessage } from "../wire/messages";
import type { Delta, Frame, Notice, Table } from "../wire/table";
import { FairDealClient } from "../fair_deal/client";
import { FactBuffer } from "./fact_buffer";

export type Answer =
  | { readonly type: "done" }
  | { readonly type: "refused"; readonly reason: { readonly type: string } }
  | { readonly type: "unknown" };

const STEP = 256;
/** Every chat message is padded to the same length. */
const SPOKEN = 2048;
const encoder = new TextEncoder();

/** Padded to a multiple of the step, so that the length of a message tells nothing. */
export function padded(message: AnyClientMessage): string {
  const text = JSON.stringify(message);
  const size = encoder.encode(text).length;
  const step = message.type === "chat" ? SPOKEN : STEP;
  return text + " ".repeat((step - (size % step)) % step);
}

export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The next frame: what is left out of the parts has not changed, everything else that is left out is empty. */
export function nextFrame(frame: Frame, { own, public: changes, ...delta }: Delta): Frame {
  return {
    moves: [],
    changes: [],
    closed: [],
    ...delta,
    public: { ...(frame.public as object), ...changes },
    own: frame.own && { ...frame.own, ...own },
  };
}

/** A request for a whole frame may be lost: after so long it is made again. */
const ASK_AGAIN_MS = 5000;
/** So many requests for facts at once, then one in so many milliseconds: the server takes five messages a second, and drops more. */
const FACTS_AT_ONCE = 8;
const FACTS_EVERY_MS = 300;

export class Session {
  person_id = "";
  welcome = false;
  tableState: Table | null = null;
  notices: readonly Notice[] = [];
  tableAt = -1;
  frame: Frame | null = null;
  turned = 0;
  /** When the server was last restored, as the last welcome said; null before the first. */
  restoredAt: number | null = null;
  /** Called if the server was restored since the last welcome: what is on this page never happened. No message follows. */
  onRestored: () => void = () => {};
  #void = false;
  /** Receives every message other than table states and frames. */
  onSide: (message: AnyServerMessage) => void = () => {};
  /** This device's part in every deal, without asking the user. */
  readonly receipt: FairDealClient;
  #buffers = new Map<number, FactBuffer>();
  /** In the order in which they were given; `after` is the command that must be answered first. */
  #unanswered = new Map<string, { text: string; settle: (answer: Answer) => void; after: string }>();
  /** The last command to a question, by its game and number. */
  #last: readonly [question: string, id: string] = ["", ""];
  #send: (text: string) => void = () => {};
  /** When the next request for facts may be sent. */
  #factsAt = 0;
  /** Whether a whole frame was asked for and has not come yet. */
  #wantsFrame = false;
  #wantedAt = 0;

  constructor(
    readonly tableId: string,
    /** The secret of a display or of its link; a person is known by the cookie. */
    readonly screen = "",
  ) {
    this.receipt = new FairDealClient(tableId);
  }

  /** The first message on a new connection; with a ticket for a guest who plays on this phone. */
  hello(send: (text: string) => void, ticket = ""): void {
    this.welcome = false;
    this.#wantsFrame = false;
    this.#send = send;
    send(
      padded({
        type: "hello",
        wire: WIRE,
        token: ticket || (this.screen && `screen:${this.screen}`),
        table: this.tableId,
        table_at: this.tableAt,
        game: this.frame?.game ?? 0,
        at: this.frame?.at ?? -1,
        turned: this.turned,
        restored_at: this.restoredAt ?? 0,
        deltas: true,
      }),
    );
  }

  parted(): void {
    this.welcome = false;
    this.#send = () => {};
  }

  /** The facts of a game, from the first on, without gaps. */
  told(game: number): readonly unknown[] {
    return this.#buffers.get(game)?.facts ?? [];
  }

  /** Send a message that needs an answer. */
  ask(message: AnyClientMessage & { readonly id: string }, after = ""): Promise<Answer> {
    return new Promise((settle) => {
      const text = padded(message);
      this.#unanswered.set(message.id, { text, settle, after });
      if (this.welcome && !this.#unanswered.has(after)) this.#send(text);
    });
  }

  play(command: unknown, game = 0, ask = 0): Promise<Answer> {
    const id = fresh();
    const question = `${game} ${ask}`;
    const after = this.#last[0] === question ? this.#last[1] : "";
    if (game) this.#last = [question, id];
    return this.ask({ type: "play", id, command, game, ask }, after);
  }

  /** Send a message that needs no answer; without a connection it is lost. */
  send(message: AnyClientMessage): void {
    if (this.welcome) this.#send(padded(message));
  }

  receive(text: string): void {
    const message = JSON.parse(text) as AnyServerMessage;
    if (message.type === "welcome") {
      const restoredAt = message.restored_at ?? 0;
      if (this.restoredAt !== null && this.restoredAt !== restoredAt) {
        this.#void = true;
        this.parted();
        this.onRestored();
      }
      this.restoredAt = restoredAt;
    }
    if (this.#void) return;
    switch (message.type) {
      case "welcome":
        this.person_id = message.person_id;
        this.welcome = true;
        for (const { text: again, after } of this.#unanswered.values()) if (!this.#unanswered.has(after)) this.#send(again);
        for (const [game, buffer] of this.#buffers) {
          buffer.asked = null;
          this.#want(game, buffer);
        }
        this.onSide(message);
        break;
      case "table":
        if (message.at > this.tableAt) {
          this.tableState = message.table;
          this.tableAt = message.at;
          this.notices = message.notices ?? [];
          const show = this.receipt.look(message.table, this.person_id);
          if (show !== null) void this.play(show);
        }
        break;
      case "frame":
        this.#look(message.frame, message.since, message.turned ?? 0);
        break;
      case "delta":
        this.#change(message.delta, message.since, message.turned ?? 0);
        break;
      case "facts":
        this.#learn(message.id, message.game, message.since, message.facts as readonly unknown[]);
        break;
      case "done":
      case "refused":
      case "unknown":
        this.#answered(message.id, message as Answer & { id: string });
        break;
      default:
        this.onSide(message);
    }
  }

  #answered(id: string, answer: Answer): void {
    const waiting = this.#unanswered.get(id);
    if (waiting === undefined) {
      for (const [game, buffer] of this.#buffers)
        if (buffer.asked === id) {
          buffer.asked = null;
          this.#want(game, buffer);
        }
      return;
    }
    if (answer.type === "unknown") {
      // The server could not answer in time: send the same id again; it still counts once.
      if (this.welcome) this.#send(waiting.text);
      return;
    }
    this.#unanswered.delete(id);
    if (this.welcome) for (const next of this.#unanswered.values()) if (next.after === id) this.#send(next.text);
    waiting.settle(answer);
  }

  #look(frame: Frame, since: number, turned: number): void {
    const now = this.frame;
    if (now !== null) {
      const step = frame.game - now.game || turned - this.turned || frame.at - now.at;
      if (step <= 0) return;
    }
    if (turned > this.turned) this.#buffers.delete(frame.game);
    this.frame = frame;
    this.#wantsFrame = false;
    this.turned = turned;
    const buffer = this.#buffer(frame.game);
    buffer.add(since, frame.told);
    buffer.end = Math.max(buffer.end, frame.at);
    buffer.over ||= (frame.public as { phase: unknown }).phase === null;
    for (const [game, other] of this.#buffers) {
      other.left = game < frame.game;
      if (other.asked === null) this.#want(game, other);
    }
  }

  /** Take a delta of the newest frame. If it is of another one, a message was lost: ask for the whole frame. */
  #change(delta: Delta, since: number, turned: number): void {
    const now = this.frame;
    if (now !== null && now.game === delta.game && this.turned === turned && now.at === since) {
      this.#look(nextFrame(now, delta), since, turned);
    } else if (!this.#wantsFrame || Date.now() - this.#wantedAt > ASK_AGAIN_MS) {
      this.#wantsFrame = true;
      this.#wantedAt = Date.now();
      this.send({ type: "frame" });
    }
  }

  #learn(id: string, game: number, since: number, facts: readonly unknown[]): void {
    const buffer = this.#buffer(game);
    if (this.turned && buffer.asked !== id) return;
    buffer.add(since, facts);
    if (buffer.asked !== id) return;
    buffer.asked = null;
    if (facts.length) this.#want(game, buffer);
    else if (buffer.left && buffer.facts.length >= buffer.end) buffer.over = true;
  }

  #want(game: number, buffer: FactBuffer): void {
    const missing = buffer.lacks();
    if (!this.welcome || missing === null) return;
    const id = (buffer.asked = fresh());
    const ask = (): void => {
      if (buffer.asked === id) this.#send(padded({ type: "facts", id, game, since: missing[0], until: missing[1] }));
    };
    const now = Date.now();
    this.#factsAt = Math.max(this.#factsAt, now - (FACTS_AT_ONCE - 1) * FACTS_EVERY_MS);
    const wait = this.#factsAt - now;
    this.#factsAt += FACTS_EVERY_MS;
    if (wait > 0) setTimeout(ask, wait);
    else ask();
  }

  #buffer(game: number): FactBuffer {
    let buffer = this.#buffers.get(game);
    if (buffer === undefined) {
      buffer = new FactBuffer();
      this.#buffers.set(game, buffer);
    }
    return buffer;
  }
}
