// Turn alerts for people who look elsewhere: in the title, on the icon, by a sound, and to screen readers. It is public who
// is asked, so nothing here follows from a secret; if *somebody* is asked, it is the same for every seat.

import turnIcon from "../theme/icon-turn.svg";
import { announcer } from "../a11y/announcer.svelte";
import { t, tell } from "../i18n/words.svelte";
import { play } from "../sound/sounds";
import type { Question } from "./question.svelte";
import { spoken } from "./facts_with_text";
import { callInTitle } from "./title_calls";

/** At most this many events are announced at once. */
const BREATH = 8;

export class TurnAlerts {
  #last = "";
  #game = 0;
  #announced = 0;

  constructor(question: Question) {
    $effect(() => this.#title(question));
    $effect(() => this.#call(question));
    $effect(() => this.#say(question));
  }

  #title(question: Question): (() => void) | undefined {
    if (!question.mine) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const plain = icon?.getAttribute("href");
    const back = callInTitle(t("ui-title-turn"));
    icon?.setAttribute("href", turnIcon);
    return () => {
      back();
      if (plain) icon?.setAttribute("href", plain);
    };
  }

  /** Once for every question to this seat. */
  #call(question: Question): void {
    const { mine, name, phase, somebody, table } = question;
    if (!mine || phase === null || name === this.#last) return;
    this.#last = name;
    announcer.call(tell(phase, table.names, somebody ? "" : "you"));
    play("turn");
  }

  /** Announce events as they happen: public facts, and nothing that only one seat was told. */
  #say(question: Question): void {
    const { table } = question;
    const told = table.told as readonly { readonly type: string }[];
    const game = table.frame!.game;
    // A person who comes in the middle of a game does not hear all of it: it is in the log.
    if (this.#game !== game) this.#announced = this.#game ? 0 : table.frame!.at;
    this.#game = game;
    const fresh = told.slice(this.#announced);
    this.#announced = Math.max(this.#announced, told.length);
    for (const fact of spoken(fresh).slice(-BREATH)) announcer.say(tell(fact, table.names));
  }
}
