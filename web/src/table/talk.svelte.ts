// What is said around a table, as far as this device was told: in order, without holes. A line names the one before it
// as this reader sees the talk, so a missing one is noticed and asked for.

import { fresh } from "../socket/conversation";
import type { Line, Shown, Talk as Said } from "../wire/messages";
import type { Table } from "./table.svelte";

export class Talk {
  lines = $state.raw<readonly Line[]>([]);
  /** How many came since somebody last looked. */
  unread = $state(0);
  refused = $state.raw<{ readonly type: string } | null>(null);
  #asked = "";

  constructor(readonly table: Table) {
    table.listeners.add((message) => this.#hear(message));
  }

  async say(what: Said["what"], room = "table"): Promise<boolean> {
    this.refused = null;
    const answer = await this.table.ask({ type: "talk", id: fresh(), what, room });
    if (answer.type === "refused") this.refused = answer.reason;
    return answer.type === "done";
  }

  #hear(message: Shown): void {
    if (message.type === "welcome") {
      // What was asked on a line that broke is never answered.
      this.#asked = "";
      this.#ask();
    }
    if (message.type === "talk") {
      if (message.line.after === this.#last()) this.#add([message.line]);
      else this.#ask();
    } else if (message.type === "talked" && message.id === this.#asked) {
      this.#asked = "";
      this.#add(message.lines);
      if (message.more) this.#ask();
    }
  }

  #add(lines: readonly Line[]): void {
    const known = new Set(this.lines.map((line) => line.name));
    const news = lines.filter((line) => !known.has(line.name));
    this.lines = [...this.lines, ...news];
    this.unread += news.filter((line) => line.what !== null && line.who !== this.table.who).length;
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = fresh();
    this.table.say({ type: "talked", id: this.#asked, since: this.#last() });
  }

  #last(): string {
    return this.lines[this.lines.length - 1]?.name ?? "";
  }
}
