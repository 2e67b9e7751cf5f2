// The chat of a table on this device: in order, without gaps. A message names the one before it as this reader sees the
// chat, so the device notices a missing one and asks for it. The chat lives as long as the table is open here, so a draft
// outlives the screen it is typed on; `kept_draft.ts` lets it outlive a reload. It is stored nowhere else.

import { announcer } from "../a11y/announcer.svelte";
import { names } from "../person.svelte";
import { preference } from "../settings.svelte";
import { fresh } from "../socket/session";
import { nameOf, seatNote } from "../table/bot_names";
import type { LiveTable } from "../table/table.svelte";
import type { ChatMessage, AnyServerMessage, Chat as Said } from "../wire/messages";
import { speech as language, t, tell } from "../i18n/words.svelte";
import { isSealed, masked, namesSomebody, reactionOf, TABLE } from "./messages";
import { Blocks } from "./blocks.svelte";
import { phraseWords } from "./phrases";
import { SeatsByGame } from "./seats_by_game.svelte";
import { SeatSpeech } from "./speech.svelte";

export type What = Said["what"];
export type Quote = NonNullable<Said["quote"]>;

/** The draft in a channel. */
export interface Draft {
  text: string;
  quote: Quote | null;
}

export interface Claiming {
  readonly kind: string;
  readonly values: Readonly<Record<string, number | string | readonly number[]>>;
}

/** An action that can be undone for a while. */
export interface Undoing {
  readonly text: string;
  readonly undo: () => Promise<string>;
}

const POINTED_MS = 6000;
/** More messages at once are counted, not read out. */
const READ_OUT = 5;
const COVER = "•••";

export class Chat {
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** How many messages came since you last looked, without reactions. Sealed channels do not count: the number would tell
   * who reads them. */
  unread = $state(0);
  /** Whether one of them names you. */
  named = $state(false);
  /** How many messages of others came while this page was open, in no sealed channel. */
  arrived = $state(0);
  /** Why the last message in a channel was refused. */
  refused = $state.raw<{ readonly channel: string; readonly reason: { readonly type: string } } | null>(null);
  /** Messages that were sent and are not answered yet. */
  pending = $state.raw<readonly Said[]>([]);
  /** The seat that somebody points at just now. */
  pointed = $state.raw<{ readonly seat: number; readonly by: string } | null>(null);
  /** The selected channel or view. */
  view = $state(TABLE);
  /** The last action about somebody, as long as it can be undone here. */
  undoing = $state.raw<Undoing | null>(null);
  /** Whether the list of messages has the focus: then new ones need no announcement. */
  reading = false;
  /** The draft of a claim. */
  claiming = $state.raw<Claiming>({ kind: "", values: {} });
  readonly blocks: Blocks;
  readonly seats: SeatsByGame;
  /** Who is speaking now, by seat. */
  readonly speech: SeatSpeech;

  /** What this reader sees: the messages of the table and of the spectators, without muted people. */
  visible = $derived(this.messages.filter((message) => !isSealed(message) && !this.blocks.muted.has(message.person_id)));
  /** The last message at the table, for a glance: never one of a sealed channel, of somebody muted or blocked, or in a game of the one before. */
  last = $derived(
    this.messages.findLast(
      ({ channel, what, person_id, game }) =>
        channel === TABLE && what !== null && !this.#isHidden(person_id) && (!this.table.playing || game === this.table.tableState?.number),
    ),
  );
  /** Messages in sealed channels of this game: everybody has the same number, few can read them. */
  sealed = $derived(this.messages.filter(isSealed));
  /** The public facts, numbered as a quote counts them. */
  facts = $derived.by(() =>
    (this.table.told as readonly { readonly type: string }[]).filter(({ type }) => language.now.isPublic(type)),
  );

  #drafts = $state<Record<string, Draft>>({});
  #asked = "";
  #again = false;
  /** Whether the next messages are history: they need no announcement. */
  #past = true;
  #anew = false;
  #timer = 0;

  constructor(readonly table: LiveTable) {
    this.blocks = new Blocks(table.name);
    this.seats = new SeatsByGame(table);
    this.speech = new SeatSpeech({
      sitters: () => table.sitters,
      isHidden: (person_id) => this.#isHidden(person_id),
      words: (message) => this.brief(message),
    });
    table.listeners.add((message) => this.#receive(message));
  }

  /** The draft in a channel. Every channel has its own, so that no secret draft is sent to everybody. */
  draft(channel: string): Draft {
    return this.#drafts[channel] ?? { text: "", quote: null };
  }

  write(channel: string, change: Partial<Draft>): void {
    this.#drafts[channel] = { ...this.draft(channel), ...change };
  }

  /** Send a message with the chosen quote. Returns whether the server accepted it. */
  async send(what: What, channel = TABLE): Promise<boolean> {
    const said: Said = { type: "chat", id: fresh(), what, channel, quote: this.draft(channel).quote };
    this.refused = null;
    this.write(channel, { quote: null });
    this.pending = [...this.pending, said];
    const answer = await this.table.ask(said);
    this.pending = this.pending.filter((each) => each !== said);
    if (answer.type === "refused") this.refused = { channel, reason: answer.reason };
    return answer.type === "done";
  }

  /** Load the whole chat again: somebody was blocked or unblocked. */
  reread(): void {
    this.#anew = true;
    this.#past = true;
    this.#asked = "";
    this.#ask();
  }

  seen(): void {
    this.unread = 0;
    this.named = false;
  }

  /** What is said beside somebody's name: a bot, or for whom they stand in. */
  noted(person_id: string): string {
    return seatNote(person_id, this.table.tableState?.current.standing[person_id], this.table.tableState?.choice?.game ?? "");
  }

  /** The name that somebody has at this table. */
  called(person_id: string): string {
    const seat = this.table.sitters.indexOf(person_id);
    if (seat >= 0) return this.table.names[seat]!;
    return nameOf(person_id);
  }

  /** The text of a message, in the reader's language. */
  words(message: Pick<ChatMessage, "what" | "game">): string {
    const { what, game } = message;
    if (what === null) return "";
    if (what.type === "text") return what.text;
    if (what.type === "phrase") return phraseWords(what.phrase);
    const seats = this.seats.names(game);
    if (what.type === "highlight") return t("ui-look-at", { name: seats[what.seat] ?? "" });
    return tell(what.claim as { type: string }, seats);
  }

  /** The text of a message where nobody can open its masked words: they stay masked if the reader wants that. */
  brief(message: ChatMessage, instead = COVER): string {
    return preference.cover ? masked(this.words(message), message.masked, instead) : this.words(message);
  }

  /** Whether a message of somebody else names you or answers you. */
  namesMe(message: ChatMessage): boolean {
    const { person_id } = this.table;
    if (isSealed(message) || message.person_id === person_id || this.#isHidden(message.person_id)) return false;
    const { quote } = message;
    if (quote?.type === "message" && this.messages.find(({ name }) => name === quote.message)?.person_id === person_id) return true;
    return namesSomebody(message, this.seats.of(message.game).indexOf(person_id), [names.of(person_id)]);
  }

  /** The text of a quote; null if it is not there any more. */
  quoted(quote: Quote, game: number): { readonly person_id: string; readonly words: string } | null {
    if (quote.type === "message") {
      const message = this.messages.find(({ name }) => name === quote.message);
      return message?.what ? { person_id: this.called(message.person_id), words: this.brief(message) } : null;
    }
    const fact = game === this.table.frame?.game ? this.facts[quote.fact] : undefined;
    return fact ? { person_id: "", words: tell(fact, this.seats.names(game)) } : null;
  }

  #receive(message: AnyServerMessage): void {
    if (message.type === "welcome") {
      // Questions sent on a lost connection are never answered.
      this.#asked = "";
      this.#ask();
    }
    if (message.type === "chat") {
      if (message.message.after === this.#last() && !this.#anew) this.#add([message.message]);
      else this.#ask();
    } else if (message.type === "chat-history" && message.id === this.#asked) {
      this.#asked = "";
      if (this.#anew) this.messages = [];
      this.#anew = false;
      this.#add(message.messages);
      if (message.more || this.#again) this.#ask();
      else this.#past = false;
    }
  }

  #add(messages: readonly ChatMessage[]): void {
    const known = new Set(this.messages.map((message) => message.name));
    const news = messages.filter((message) => !known.has(message.name));
    if (!news.length) return;
    // Before the first message there is nobody to mute.
    const blocks = this.blocks.read();
    for (const { person_id } of news) if (person_id && !person_id.startsWith("bot:")) names.want(person_id);
    this.seats.remember(news);
    this.messages = [...this.messages, ...news];
    if (this.#past) return;
    const others = news.filter((message) => !isSealed(message) && message.person_id !== this.table.person_id && !this.blocks.muted.has(message.person_id));
    this.unread += others.filter((message) => reactionOf(message) === null).length;
    this.arrived += others.length;
    this.named ||= others.some((message) => this.namesMe(message));
    this.#announce(others);
    for (const message of news) if (!isSealed(message) && !this.blocks.muted.has(message.person_id)) this.#point(message);
    // Nobody speaks at a seat before it is known whom this reader has muted or blocked.
    void blocks.then((known) => known && news.forEach((message) => this.speech.hear(message)));
  }

  #isHidden(person_id: string): boolean {
    return this.blocks.muted.has(person_id) || this.blocks.blocked.has(person_id);
  }

  /** Announce messages of the table to screen readers, never those of a sealed channel. One that names you is read at once. */
  #announce(messages: readonly ChatMessage[]): void {
    if (this.reading || !language.ready) return;
    const said = (message: ChatMessage) => ({ name: this.called(message.person_id), words: this.brief(message, t("ui-chat-covered")) });
    const naming = messages.findLast((message) => this.namesMe(message));
    if (naming) announcer.call(t("ui-chat-named", said(naming)));
    const others = messages.filter((message) => message !== naming);
    if (others.length > READ_OUT) announcer.say(t("ui-chat-new", { count: others.length }));
    else for (const message of others) announcer.say(t("ui-chat-said", said(message)));
  }

  #point(message: ChatMessage): void {
    if (message.what?.type !== "highlight" || message.channel !== TABLE || message.game !== this.table.tableState?.number) return;
    this.pointed = { seat: message.what.seat, by: this.called(message.person_id) };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.pointed = null), POINTED_MS);
  }

  #ask(): void {
    this.#again = this.#asked !== "";
    if (this.#again) return;
    this.#asked = fresh();
    this.table.send({ type: "chat-history", id: this.#asked, since: this.#anew ? "" : this.#last() });
  }

  #last(): string {
    return this.messages[this.messages.length - 1]?.name ?? "";
  }
}
