// A connection that only looks open is replaced, and it is said, as soon as the device has lost its network.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type State } from "./socket";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Socket.all.push(this);
  }

  send() {}
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An open connection to a server that answers a ping or not, and the states it has told. */
function opened(answers: boolean): { states: State[]; line: Connection } {
  const states: State[] = [];
  const ping = () => answers && Socket.all[0]!.onmessage({ data: "{}" });
  const line = new Connection("", { open: () => {}, receive: () => {}, changed: (state) => void states.push(state), ping });
  Socket.all[0]!.onopen();
  Socket.all[0]!.onmessage({ data: "{}" });
  vi.advanceTimersByTime(5000);
  return { states, line };
}

test.each([
  [false, ["open", "lost"], 2],
  // A server on the same machine needs no network.
  [true, ["open"], 1],
])("without a network, where the server answers: %s", (answers, told, sockets) => {
  const { states, line } = opened(answers);
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(1000);
  expect([states, Socket.all.length]).toEqual([told, sockets]);
  line.close();
});
