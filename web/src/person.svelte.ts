// The person this device belongs to, and the names of others. The browser stores nothing important: a cookie that no
// script can read says who it is.

import { SvelteMap } from "svelte/reactivity";
import { ask, HttpError, lastReply } from "./http";
import { serviceWorker } from "./offline/service_worker.svelte";
import { follow } from "./settings.svelte";
import type { ServerIs, Me } from "./wire/http";

class Person {
  me = $state<Me | null>(null);
  server = $state<ServerIs | null>(null);
  /** Whether the server was asked who this is. */
  asked = $state(false);
  /** There is no network; what is known of the server was kept on this device. */
  offline = $state(false);

  async look(): Promise<void> {
    this.server = await ask("GET /api/server");
    this.offline = lastReply.kept;
    try {
      this.me = this.server.known && !this.offline ? await ask("GET /api/me") : null;
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== "who-are-you") throw error;
      this.me = null;
    }
    this.asked = true;
    if (this.me === null && !this.offline) serviceWorker.tell({ type: "forget" });
    void follow(this.me !== null);
  }

  /** The same person with changed devices or passkeys. */
  async again(): Promise<void> {
    this.me = await ask("GET /api/me");
  }

  /** Another person or nobody: this device changed hands, or the person was erased. */
  async changed(): Promise<void> {
    this.asked = false;
    // What was kept for a time without a network belongs to whoever was here before.
    serviceWorker.tell({ type: "forget" });
    await this.look();
  }

  /** Become a guest with a name, or change the name. */
  async called(name: string): Promise<void> {
    if (this.me === null) await ask("POST /api/guests", { body: { name } });
    else if (this.me.name !== name) await ask("PATCH /api/me", { body: { name } });
    this.me = await ask("GET /api/me");
    names.learn(this.me.person_id, this.me.name);
    void follow(true);
  }
}

class Names {
  #known = new SvelteMap<string, string>();
  /** Not reactive: to request a name while rendering must not render again. */
  #wanted = new Set<string>();
  #timer = 0;

  learn(person_id: string, name: string): void {
    this.#known.set(person_id, name);
  }

  /** Somebody's name; empty until it is known. */
  of(person_id: string): string {
    const name = this.#known.get(person_id);
    if (name === undefined && !person_id.startsWith("bot:")) this.want(person_id);
    return name ?? "";
  }

  want(person_id: string): void {
    if (this.#known.has(person_id) || this.#wanted.has(person_id)) return;
    this.#wanted.add(person_id);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), 20);
  }

  async #ask(): Promise<void> {
    const wanted = [...this.#wanted].slice(0, 20);
    try {
      for (const { person_id, name } of await ask("GET /api/people", { query: { person_id: wanted } })) this.learn(person_id, name);
    } catch {
      // They come with the next request.
    }
    for (const person_id of wanted) this.#wanted.delete(person_id);
    if (this.#wanted.size) this.#timer = window.setTimeout(() => void this.#ask(), 200);
  }
}

export const person = new Person();
export const names = new Names();

/** A link that people pass on. At an address like `localhost` it would lead others to their own devices: the server says which is good. */
export const linkTo = (path: string): string => (person.server?.share_url || location.origin) + path;
