// The guide through a recorded game: what it says now, and what follows from what the learner does.

import type { Chat } from "../chat/chat.svelte";
import type { LiveTable } from "../table/table.svelte";
import { type Branch, type Lesson, same, type Step } from "./lesson";
import { ScriptedLine } from "./scripted_line";

export class Guide {
  at = $state(0);
  /** The answer that was chosen, counted from one; 0 before. */
  answer = $state(0);
  /** What is said to a wrong move: the ending of a message. */
  reply = $state<"" | "else" | "wait">("");
  /** The wrong move whose consequences are on the table. */
  branch = $state.raw<Branch | null>(null);
  readonly table: LiveTable;
  readonly chat: Chat;
  #line: ScriptedLine | null = null;

  step = $derived.by<Step>(() => this.lesson.steps[this.at]!);
  last = $derived.by(() => this.at === this.lesson.steps.length - 1);
  /** Whether what happened before this step has been shown. */
  ready = $derived.by(() => this.table.frame !== null && !this.table.director.busy);
  solved = $derived.by(() => this.step.kind === "ask" && this.answer === this.step.right);

  constructor(
    readonly lesson: Lesson,
    made: { readonly LiveTable: typeof LiveTable; readonly Chat: typeof Chat },
  ) {
    this.table = new made.LiveTable("", "", (on) => (this.#line = new ScriptedLine(lesson, on, (command) => this.#played(command))));
    this.chat = new made.Chat(this.table);
  }

  /** The first step, once the screens know how long to show things. */
  begin(): void {
    this.#enter(0);
  }

  next(): void {
    if (!this.last) this.#enter(this.at + 1);
  }

  choose(answer: number): void {
    this.answer = answer;
  }

  /** Back from a wrong move. */
  back(): void {
    this.branch = null;
    this.#line!.rewind(this.step.again!);
  }

  close(): void {
    this.table.close();
  }

  #enter(at: number): void {
    this.at = at;
    this.answer = 0;
    this.reply = "";
    for (const update of this.step.updates) this.#line!.tell(update);
  }

  #played(command: object): void {
    const { step } = this;
    if (step.kind !== "act" || this.branch) this.reply = "wait";
    else if (same(command, step.command!)) this.next();
    else {
      this.branch = step.branches?.find((each) => same(each.command, command)) ?? null;
      this.reply = this.branch ? "" : "else";
      for (const update of this.branch?.updates ?? []) this.#line!.tell(update);
    }
  }
}
