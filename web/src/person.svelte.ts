// Who this device belongs to, and what others are called. Nothing that matters is kept in the browser: a cookie that no
// script can read says who it is.

import { SvelteMap } from "svelte/reactivity";
import { ask, Wrong } from "./http";
import { follow } from "./settings.svelte";
import type { HouseIs, Me } from "./wire/http";

class Person {
  me = $state<Me | null>(null);
  house = $state<HouseIs | null>(null);
  /** Whether the house was asked who this is. */
  asked = $state(false);

  async look(): Promise<void> {
    this.house = await ask("GET /api/house");
    try {
      this.me = this.house.known ? await ask("GET /api/me") : null;
    } catch (error) {
      if (!(error instanceof Wrong) || error.code !== "who-are-you") throw error;
      this.me = null;
    }
    this.asked = true;
    void follow(this.me !== null);
  }

  /** The same person, whose devices or keys have changed. */
  async again(): Promise<void> {
    this.me = await ask("GET /api/me");
  }

  /** Somebody else, or nobody: this device was given to another person, or all of them were forgotten. */
  async changed(): Promise<void> {
    this.asked = false;
    await this.look();
  }

  /** Be somebody: a guest by name, or the same person under another. */
  async called(name: string): Promise<void> {
    if (this.me === null) await ask("POST /api/guests", { body: { name } });
    else if (this.me.name !== name) await ask("PATCH /api/me", { body: { name } });
    this.me = await ask("GET /api/me");
    names.learn(this.me.who, this.me.name);
    void follow(true);
  }
}

class Names {
  #known = new SvelteMap<string, string>();
  /** Not a thing that any screen reads: to want a name while it is drawn must not draw it anew. */
  #wanted = new Set<string>();
  #timer = 0;

  learn(who: string, name: string): void {
    this.#known.set(who, name);
  }

  /** What somebody is called; nothing until it is known. */
  of(who: string): string {
    const name = this.#known.get(who);
    if (name === undefined && !who.startsWith("bot:")) this.want(who);
    return name ?? "";
  }

  want(who: string): void {
    if (this.#known.has(who) || this.#wanted.has(who)) return;
    this.#wanted.add(who);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), 20);
  }

  async #ask(): Promise<void> {
    const wanted = [...this.#wanted].slice(0, 20);
    try {
      for (const { who, name } of await ask("GET /api/people", { query: { who: wanted } })) this.learn(who, name);
    } catch {
      // They come with the next question.
    }
    for (const who of wanted) this.#wanted.delete(who);
    if (this.#wanted.size) this.#timer = window.setTimeout(() => void this.#ask(), 200);
  }
}

export const person = new Person();
export const names = new Names();
