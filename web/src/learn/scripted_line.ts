// The other end of the table's connection in a guided game: it answers as a server would, from what was recorded.

import type { Line, Listener } from "../socket/socket";
import type { AnyClientMessage } from "../wire/messages";
import type { Table } from "../wire/table";
import type { Lesson, Update } from "./lesson";

/** The learner, in the recorded table. */
export const YOU = "you";

export class ScriptedLine implements Line {
  readonly code = 0;
  #turned = 0;
  #tables = 0;
  #table: Table;
  #facts: unknown[] = [];
  #closed = false;

  constructor(
    lesson: Lesson,
    readonly on: Listener,
    readonly played: (command: object) => void,
  ) {
    this.#table = lesson.table;
    queueMicrotask(() => {
      if (this.#closed) return;
      on.changed("open");
      on.open((text) => queueMicrotask(() => this.#hear(JSON.parse(text) as AnyClientMessage)));
    });
  }

  close(): void {
    this.#closed = true;
  }

  /** Something happens. */
  tell({ since, frame }: Update): void {
    this.#facts = [...this.#facts.slice(0, since), ...(frame.told as readonly unknown[])];
    this.#send({ type: "frame", since, turned: this.#turned, frame });
    const playing = (frame.public as { phase: unknown }).phase !== null;
    if (playing !== this.#table.current.playing) {
      this.#table = { ...this.#table, current: { ...this.#table.current, playing } };
      this.#sendTable();
    }
  }

  /** Back to an earlier moment. */
  rewind(update: Update): void {
    this.#turned++;
    this.tell(update);
  }

  #hear(message: AnyClientMessage): void {
    switch (message.type) {
      case "hello":
        this.#send({ type: "welcome", person_id: YOU, name: "" });
        this.#sendTable();
        break;
      case "facts":
        this.#send({ type: "facts", id: message.id, game: message.game, since: message.since, facts: this.#facts.slice(message.since, message.until) });
        break;
      case "chat-history":
        this.#send({ type: "chat-history", id: message.id, messages: [], more: false });
        break;
      case "play":
        this.#send({ type: "done", id: message.id });
        if (message.game) this.played(message.command as object);
        break;
      case "chat":
        this.#send({ type: "done", id: message.id });
        break;
    }
  }

  #sendTable(): void {
    this.#send({ type: "table", at: ++this.#tables, table: this.#table, notices: [] });
  }

  #send(message: object): void {
    if (!this.#closed) this.on.receive(JSON.stringify(message));
  }
}
