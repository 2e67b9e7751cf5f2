// Your notes and marks at a table. The server stores them encrypted, for all your devices; nobody else sees them.

import { ask, HttpError } from "../http";
import type { Mark, Notes as Kept } from "../wire/http";

const LATER = 1200;
export const SIDES = ["good", "evil", "?"] as const;

export class Notes {
  text = $state("");
  marks = $state.raw<readonly Mark[]>([]);
  trouble = $state("");
  #version = 0;
  #timer = 0;
  #asked = false;

  /** A guided game has no table on a server that would keep them: its name is empty. */
  constructor(readonly table: string) {}

  /** Read them, once: whoever opens a place that shows them needs them. */
  need(): void {
    if (!this.table || this.#asked) return;
    this.#asked = true;
    void this.#read();
  }

  side(game: number, seat: number): Mark["side"] {
    return this.marks.find((mark) => mark.game === game && mark.seat === seat)?.side ?? null;
  }

  mark(game: number, seat: number, side: NonNullable<Mark["side"]> | null): void {
    const others = this.marks.filter((mark) => mark.game !== game || mark.seat !== seat);
    this.marks = side === null ? others : [...others, { game, seat, side, colour: null, shape: null }];
    this.later();
  }

  /** Save after a pause in typing. */
  later(): void {
    clearTimeout(this.#timer);
    if (this.table) this.#timer = window.setTimeout(() => void this.#write(), LATER);
  }

  async #read(): Promise<void> {
    try {
      this.#take(await ask("GET /api/tables/{table}/notes", { names: { table: this.table } }));
    } catch {
      // People without a place here have no notes either; whoever has no network may try again.
      this.#asked = false;
    }
  }

  async #write(): Promise<void> {
    this.trouble = "";
    const body = { version: this.#version, text: this.text, marks: this.marks };
    try {
      const kept = await ask("PUT /api/tables/{table}/notes", { names: { table: this.table }, body });
      this.#version = kept.version ?? 0;
    } catch (error) {
      this.trouble = error instanceof HttpError ? error.code : "failed";
      // Another device of the same person was faster: show what it wrote, and add what was typed here.
      if (this.trouble === "written-since") {
        const mine = this.text;
        await this.#read();
        if (mine && !this.text.includes(mine)) this.text = `${this.text}\n${mine}`.trim();
      }
    }
  }

  #take(kept: Kept): void {
    this.#version = kept.version ?? 0;
    this.text = kept.text ?? "";
    this.marks = kept.marks ?? [];
  }
}
