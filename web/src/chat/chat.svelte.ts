// What is said around a table, as far as this device was told: in order, without holes. A message names the one before it
// as this reader sees the chat, so a missing one is noticed and asked for. It lives as long as the table is open here,
// so what is half typed outlives the screens it is typed on. It is kept nowhere else.

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

/** What is half typed in a channel. */
export interface Draft {
  text: string;
  quote: Quote | null;
}

export interface Claiming {
  readonly kind: string;
  readonly values: Readonly<Record<string, number | string | readonly number[]>>;
}

/** Something that can be taken back for a while. */
export interface Undoing {
  readonly text: string;
  readonly undo: () => Promise<string>;
}

const POINTED = 6000;
/** More at once are counted, not read out. */
const READ_OUT = 5;
const SEATS = 12;

export class Chat {
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** How many came since somebody last looked. What is said in a sealed channel is never among them: it would tell who reads it. */
  unread = $state(0);
  /** Why the last thing said in a channel was not heard there. */
  refused = $state.raw<{ readonly channel: string; readonly reason: { readonly type: string } } | null>(null);
  /** What was said and is not answered yet. */
  pending = $state.raw<readonly Said[]>([]);
  /** At whom somebody points just now. */
  pointed = $state.raw<{ readonly seat: number; readonly by: string } | null>(null);
  /** The selected channel or view. */
  view = $state(TABLE);
  /** What was just done about somebody, as long as it can be undone here. */
  undoing = $state.raw<Undoing | null>(null);
  /** Whether the messages themselves are being read: then nobody needs to be told of a new one. */
  reading = false;
  /** A claim that is half put together. */
  claiming = $state.raw<Claiming>({ kind: "", values: {} });
  readonly blocks: Blocks;

  /** What this reader sees: the messages of the table and of the spectators, without muted people. */
  visible = $derived(this.messages.filter((message) => !isSealed(message) && !this.blocks.muted.has(message.person_id)));
  /** What is said apart during the game of now: as many for everybody, readable for few. */
  sealed = $derived(this.messages.filter(isSealed));
  /** The facts that everybody was told, as they are counted when one is quoted. */
  facts = $derived.by(() =>
    (this.table.told as readonly { readonly type: string }[]).filter(({ type }) => speech.now.isPublic(type)),
  );

  #drafts = $state<Record<string, Draft>>({});
  #seats = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  #lookedBack = -1;
  #asked = "";
  #again = false;
  /** Whether what comes next is the past: nobody needs to be told of that. */
  #past = true;
  #anew = false;
  #timer = 0;

  constructor(readonly table: LiveTable) {
    this.blocks = new Blocks(table.name);
    table.listeners.add((message) => this.#receive(message));
  }

  /** What is half typed in a channel. Every channel has its own, so that nothing meant for few is ever said to all. */
  draft(channel: string): Draft {
    return this.#drafts[channel] ?? { text: "", quote: null };
  }

  write(channel: string, change: Partial<Draft>): void {
    this.#drafts[channel] = { ...this.draft(channel), ...change };
  }

  /** Say something, with what was to be quoted; whether it was heard. */
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

  /** Hear everything once more: somebody's words have come, or gone. */
  reread(): void {
    this.#anew = true;
    this.#past = true;
    this.#asked = "";
    this.#ask();
  }

  seen(): void {
    this.unread = 0;
  }

  /** What somebody is called here. */
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

  /** What those were called who sat there; whoever is not known goes by the number of their seat. */
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

  /** What somebody said, in the reader's own language. */
  words(message: Pick<ChatMessage, "what" | "game">): string {
    const { what, game } = message;
    if (what === null) return "";
    if (what.type === "text") return what.text;
    if (what.type === "phrase") return t(what.phrase.replace(".", "-phrase-"));
    const seats = this.seatNames(game);
    if (what.type === "highlight") return t("ui-look-at", { name: seats[what.seat] ?? "" });
    return tell(what.claim as { type: string }, seats);
  }

  /** What is quoted, in words; nothing if it is not there any more. */
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
      // What was asked on a message that broke is never answered.
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
    // Whoever has heard nobody here has muted nobody.
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

  /** Whoever listens is told what was said at the table: never what was said in a channel that is not for all. */
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

  /** Remember who sits where in the game of now, and look up who sat where in those before. */
  #place(messages: readonly ChatMessage[]): void {
    const { tableState } = this.table;
    if (!tableState) return;
    if (tableState.current.playing) this.#seats = new Map(this.#seats).set(tableState.number, tableState.seats);
    // By what everybody can read: who asks, and when, must not tell who reads a sealed channel.
    const past = messages.some((message) => message.game && !isSealed(message) && !this.#seats.has(message.game));
    if (!past || this.#lookedBack === tableState.number) return;
    this.#lookedBack = tableState.number;
    ask("GET /api/tables/{table}/history", { names: { table: this.table.name } }).then(
      ({ games }) => {
        for (const person_id of games.flatMap(({ seats }) => seats)) if (!person_id.startsWith("bot:")) names.want(person_id);
        this.#seats = new Map([...games.map(({ number, seats }) => [number, seats] as const), ...this.#seats]);
      },
      // They go by the numbers of their seats.
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
