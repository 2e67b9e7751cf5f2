// The chat of a table on this device: in order, without gaps. A message names the one before it as this reader sees the
// chat, so the device notices a missing one and asks for it. The chat lives as long as the table is open here, so a draft
// outlives the screen it is typed on. It is stored nowhere else.

import { announcer } from "../a11y/announcer.svelte";
import { ask } from "../http";
import { names } from "../person.svelte";
import { fresh } from "../socket/session";
import type { LiveTable } from "../table/table.svelte";
import { knights } from "../table/table.svelte";
import { distinct } from "../table/unique_names";
import type { ChatMessage, AnyServerMessage, Chat as Said } from "../wire/messages";
import { number, speech, t, tell } from "../i18n/words.svelte";
import { isSealed, TABLE } from "./messages";
import { Blocks } from "./blocks.svelte";

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

const POINTED = 6000;
/** More messages at once are counted, not read out. */
const READ_OUT = 5;
const SEATS = 12;

export class Chat {
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** How many messages came since you last looked. Sealed channels do not count: the number would tell who reads them. */
  unread = $state(0);
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

  /** What this reader sees: the messages of the table and of the spectators, without muted people. */
  visible = $derived(this.messages.filter((message) => !isSealed(message) && !this.blocks.muted.has(message.person_id)));
  /** Messages in sealed channels of this game: everybody has the same number, few can read them. */
  sealed = $derived(this.messages.filter(isSealed));
  /** The public facts, numbered as a quote counts them. */
  facts = $derived.by(() =>
    (this.table.told as readonly { readonly type: string }[]).filter(({ type }) => speech.now.isPublic(type)),
  );

  #drafts = $state<Record<string, Draft>>({});
  #seats = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  #lookedBack = -1;
  #asked = "";
  #again = false;
  /** Whether the next messages are history: they need no announcement. */
  #past = true;
  #anew = false;
  #timer = 0;

  constructor(readonly table: LiveTable) {
    this.blocks = new Blocks(table.name);
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
  }

  /** The name that somebody has at this table. */
  called(person_id: string): string {
    const seat = this.table.sitters.indexOf(person_id);
    if (seat >= 0) return this.table.names[seat]!;
    return this.table.bots.get(person_id) ?? (person_id.startsWith("bot:") ? (knights([person_id]).get(person_id) ?? "") : names.of(person_id));
  }

  /** Who sat where during a game. */
  seats(game: number): readonly string[] {
    const { tableState } = this.table;
    if (tableState === null) return [];
    return game === tableState.number && tableState.current.playing ? tableState.seats : (this.#seats.get(game) ?? tableState.seats);
  }

  /** The names of those who sat there; an unknown person goes by the number of the seat. */
  seatNames(game: number): readonly string[] {
    const seats = this.seats(game);
    const bots = knights(seats);
    const called = Array.from({ length: SEATS }, (_, seat) => {
      const person_id = seats[seat];
      const name = person_id === undefined ? "" : (bots.get(person_id) ?? names.of(person_id));
      return name || number(seat + 1);
    });
    return distinct(called, (seat) => number(seat + 1));
  }

  /** The text of a message, in the reader's language. */
  words(message: Pick<ChatMessage, "what" | "game">): string {
    const { what, game } = message;
    if (what === null) return "";
    if (what.type === "text") return what.text;
    if (what.type === "phrase") return t(what.phrase.replace(".", "-phrase-"));
    const seats = this.seatNames(game);
    if (what.type === "highlight") return t("ui-look-at", { name: seats[what.seat] ?? "" });
    return tell(what.claim as { type: string }, seats);
  }

  /** The text of a quote; null if it is not there any more. */
  quoted(quote: Quote, game: number): { readonly person_id: string; readonly words: string } | null {
    if (quote.type === "message") {
      const message = this.messages.find(({ name }) => name === quote.message);
      return message?.what ? { person_id: this.called(message.person_id), words: this.words(message) } : null;
    }
    const fact = game === this.table.frame?.game ? this.facts[quote.fact] : undefined;
    return fact ? { person_id: "", words: tell(fact, this.seatNames(game)) } : null;
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
    void this.blocks.read();
    for (const { person_id } of news) if (person_id && !person_id.startsWith("bot:")) names.want(person_id);
    this.#place(news);
    this.messages = [...this.messages, ...news];
    if (this.#past) return;
    const others = news.filter((message) => !isSealed(message) && message.person_id !== this.table.person_id && !this.blocks.muted.has(message.person_id));
    this.unread += others.length;
    this.#announce(others);
    for (const message of news) if (!isSealed(message) && !this.blocks.muted.has(message.person_id)) this.#point(message);
  }

  /** Announce messages of the table to screen readers, never those of a sealed channel. */
  #announce(messages: readonly ChatMessage[]): void {
    if (this.reading || !speech.ready) return;
    if (messages.length > READ_OUT) announcer.say(t("ui-chat-new", { count: messages.length }));
    else for (const message of messages) announcer.say(t("ui-chat-said", { name: this.called(message.person_id), words: this.words(message) }));
  }

  #point(message: ChatMessage): void {
    if (message.what?.type !== "highlight" || message.channel !== TABLE || message.game !== this.table.tableState?.number) return;
    this.pointed = { seat: message.what.seat, by: this.called(message.person_id) };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.pointed = null), POINTED);
  }

  /** Remember who sits where in this game, and look up who sat where in earlier ones. */
  #place(messages: readonly ChatMessage[]): void {
    const { tableState } = this.table;
    if (!tableState) return;
    if (tableState.current.playing) this.#seats = new Map(this.#seats).set(tableState.number, tableState.seats);
    // Ask only because of messages that everybody can read: a request must not tell who reads a sealed channel.
    const past = messages.some((message) => message.game && !isSealed(message) && !this.#seats.has(message.game));
    if (!past || this.#lookedBack === tableState.number) return;
    this.#lookedBack = tableState.number;
    ask("GET /api/tables/{table}/history", { names: { table: this.table.name } }).then(
      ({ games }) => {
        for (const person_id of games.flatMap(({ seats }) => seats)) if (!person_id.startsWith("bot:")) names.want(person_id);
        this.#seats = new Map([...games.map(({ number, seats }) => [number, seats] as const), ...this.#seats]);
      },
      // Then they go by the numbers of their seats.
      () => {},
    );
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
