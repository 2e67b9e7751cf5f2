// When a table sounds: with the beats that the director shows, when somebody writes, and when somebody asks to join. The
// sound of a result comes when the result is in sight, never before.

import type { Chat } from "../chat/chat.svelte";
import type { Beat, Fact } from "../director/beats";
import type { ShownBeat } from "../director/director.svelte";
import type { LiveTable } from "../table/table.svelte";
import { play, type Sound } from "./sounds";
import { awaitGesture } from "./speaker";

/** A sound of a beat: so many milliseconds after its start, or with its result. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number | "result";
}

export type CuesOf = (beat: Beat) => readonly Cue[];

/** Messages that come together sound once. */
const MESSAGE_PAUSE_MS = 1500;

export class TableSounds {
  #fact: Fact | null = null;
  #timers: number[] = [];
  /** Cues that wait for the result. */
  #withResult: readonly Sound[] = [];
  #messages = 0;
  #lastMessage = -MESSAGE_PAUSE_MS;
  #requests = new Set<string>();

  constructor(table: () => LiveTable, chat: () => Chat, cuesOf: () => CuesOf | undefined) {
    $effect(awaitGesture);
    $effect(() => this.follow(table().beat, cuesOf()));
    $effect(() => this.#write(chat().arrived));
    $effect(() => this.#ask(table().hosts ? table().join_requests.map(({ id }) => id) : []));
    $effect(() => () => this.#clear());
  }

  /** The director shows this beat now; null: none. */
  follow(beat: ShownBeat | null, cuesOf: CuesOf | undefined): void {
    if (beat === null || beat.fact !== this.#fact) {
      this.#clear();
      this.#fact = beat?.fact ?? null;
      if (beat) this.#schedule(cuesOf?.(beat) ?? []);
    }
    if (!beat?.revealed) return;
    for (const sound of this.#withResult) play(sound);
    this.#withResult = [];
  }

  #schedule(cues: readonly Cue[]): void {
    this.#withResult = cues.filter(({ at }) => at === "result").map(({ sound }) => sound);
    for (const { sound, at } of cues)
      if (at === 0) play(sound);
      else if (at !== "result") this.#timers.push(window.setTimeout(() => play(sound), at));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#withResult = [];
  }

  #write(arrived: number): void {
    if (arrived > this.#messages && performance.now() - this.#lastMessage >= MESSAGE_PAUSE_MS) {
      this.#lastMessage = performance.now();
      play("message");
    }
    this.#messages = arrived;
  }

  #ask(requests: readonly string[]): void {
    if (requests.some((id) => !this.#requests.has(id))) play("join-request");
    this.#requests = new Set(requests);
  }
}
