// A device that has lost its network says so at once, and connects when it is back.

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

/** An open connection to a server, and the states it has told. */
function opened(url: string): { states: State[]; line: Connection } {
  const states: State[] = [];
  const line = new Connection(url, { open: () => {}, receive: () => {}, changed: (state) => void states.push(state), ping: () => {} });
  Socket.all[0]!.onopen();
  Socket.all[0]!.onmessage({ data: "{}" });
  return { states, line };
}

test.each([
  ["wss://games.example.org/socket", ["open", "lost"]],
  // A server on the same machine needs no network.
  ["ws://127.0.0.1:8080/socket", ["open"]],
  ["ws://localhost:8080/socket", ["open"]],
])("without a network, at %s", (url, told) => {
  const { states, line } = opened(url);
  dispatchEvent(new Event("offline"));
  expect([states, Socket.all.length]).toEqual([told, 1]);
  line.close();
});

test("it connects again when the network is back", () => {
  const { states, line } = opened("wss://games.example.org/socket");
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(2);
  Socket.all[1]!.onmessage({ data: "{}" });
  expect(states).toEqual(["open", "lost", "open"]);
  line.close();
});
