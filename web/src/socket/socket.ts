// A WebSocket that reconnects by itself, with exponential backoff, and at once when the network is back.

import { FINAL_CLOSE_CODES } from "../wire/messages";

const FIRST = 500;
const LONGEST = 30_000;
const ALIVE = 20_000;
/** How long a connection may take to answer after the device woke. */
const AWAKE = 600;
const FINAL = new Set<number>(Object.values(FINAL_CLOSE_CODES));
/** Names of this machine. */
const HERE = /^(localhost|127\..*|\[::1\])$/;

export type State = "opening" | "open" | "lost" | "over";

/** What a connection tells. */
export interface Listener {
  open(send: (text: string) => void): void;
  receive(text: string): void;
  changed(state: State): void;
  ping(): void;
}

/** A connection, as a table uses it. */
export interface Line {
  readonly code: number;
  close(): void;
}

export class Connection implements Line {
  state: State = "opening";
  code = 0;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #watch = 0;
  #wake = 0;
  #lastReceived = 0;
  #closed = false;

  constructor(
    readonly url: string,
    readonly on: Listener,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#seen);
    clearTimeout(this.#timer);
    clearTimeout(this.#wake);
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  readonly #now = () => {
    if (this.state === "lost") this.#connect();
  };

  /** Without a network there is no connection, unless the server is on this machine. */
  readonly #offline = () => {
    if (this.state !== "open" || HERE.test(new URL(this.url).hostname)) return;
    this.#set("lost");
    this.#timer = window.setTimeout(this.#now, LONGEST);
  };

  /** A device that wakes may have a connection that only looks open: it must answer at once, or it is replaced. */
  readonly #seen = () => {
    if (document.visibilityState !== "visible") return;
    this.#now();
    if (this.state !== "open") return;
    const asked = Date.now();
    this.on.ping();
    clearTimeout(this.#wake);
    this.#wake = window.setTimeout(() => {
      if (this.#lastReceived >= asked || this.state !== "open" || this.#closed) return;
      this.#set("lost");
      this.#connect();
    }, AWAKE);
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const socket = (this.#socket = new WebSocket(this.url));
    const mine = () => this.#socket === socket && !this.#closed;
    socket.onopen = () => {
      if (!mine()) return;
      this.#lastReceived = Date.now();
      this.on.open((text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      });
      clearInterval(this.#watch);
      this.#watch = window.setInterval(() => this.#check(), ALIVE / 2);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (!mine()) return;
      this.#lastReceived = Date.now();
      this.#tries = 0;
      this.#set("open");
      this.on.receive(event.data);
    };
    socket.onclose = (event) => {
      if (!mine()) return;
      clearInterval(this.#watch);
      this.code = event.code;
      if (FINAL.has(event.code)) {
        this.#set("over");
        return;
      }
      this.#set("lost");
      const longest = Math.min(LONGEST, FIRST * 2 ** this.#tries++);
      this.#timer = window.setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
    };
  }

  /** Heartbeat: a connection that does not answer a ping is closed. */
  #check(): void {
    const silent = Date.now() - this.#lastReceived;
    if (silent > 2 * ALIVE) this.#socket?.close();
    else if (silent > ALIVE) this.on.ping();
  }

  #set(state: State): void {
    if (state !== this.state) {
      this.state = state;
      this.on.changed(state);
    }
  }
}
