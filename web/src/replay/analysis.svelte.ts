// What could have been known in a finished game, by viewer. It is asked for once somebody wants to see it.

import { ask, HttpError } from "../http";
import type { Analysis, Chances } from "../wire/http";
import type { Replay } from "./replay.svelte";
import type { Viewpoint } from "./full_steps";

/** A step that changed a chance much: whose, and what it was before and after. */
export interface Turn {
  readonly step: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** The steps that changed one of these chances most, in order of time; each step counts once. */
export function turns(chances: readonly Chances[], what: string, most: number): readonly Turn[] {
  const found: Turn[] = [];
  for (let step = 1; step < chances.length; step += 1) {
    const before = chances[step - 1]?.percent[what] ?? [];
    const after = chances[step]?.percent[what] ?? [];
    const moved = after.map((chance, seat) => ({ step, seat, before: before[seat] ?? chance, after: chance }));
    moved.sort((one, other) => size(other) - size(one));
    if (moved[0] && size(moved[0]) > 0) found.push(moved[0]);
  }
  return found
    .sort((one, other) => size(other) - size(one))
    .slice(0, most)
    .sort((one, other) => one.step - other.step);
}

const size = ({ before, after }: Turn): number => Math.abs(after - before);

export class ReplayAnalysis {
  wanted = $state(false);
  trouble = $state("");
  #known = $state.raw<ReadonlyMap<Viewpoint, Analysis>>(new Map());
  readonly #asked = new Set<Viewpoint>();

  constructor(readonly replay: Replay) {}

  /** The analysis for the viewer that the replay shows; null until it is there. */
  get now(): Analysis | null {
    return this.#known.get(this.replay.viewpoint) ?? null;
  }

  async load(): Promise<void> {
    const { source, viewpoint } = this.replay;
    if (this.#known.has(viewpoint) || this.#asked.has(viewpoint)) return;
    this.wanted = true;
    this.trouble = "";
    this.#asked.add(viewpoint);
    try {
      const query = { as: viewpoint };
      const found =
        "share" in source
          ? await ask("GET /api/shared/{share}/analysis", { names: { share: source.share }, query })
          : await ask("GET /api/tables/{table}/games/{number}/analysis", { names: { ...source }, query });
      this.#known = new Map([...this.#known, [viewpoint, found]]);
    } catch (error) {
      this.trouble = error instanceof HttpError ? error.code : "failed";
    }
    this.#asked.delete(viewpoint);
  }
}
