// What the page asks of a game: its screens, grouped by where they are shown. It knows no game.

import type { Component } from "svelte";
import type { Chat } from "./chat/chat.svelte";
import type { BeatLengths } from "./director/beats";
import type { ShownBeat } from "./director/director.svelte";
import type { CuesOf } from "./sound/table_sounds.svelte";
import type { LiveTable } from "./table/table.svelte";
import type { AnswerKinds, WaysProps } from "./table/answers/all";
import type { Hold } from "./table/hold.svelte";
import type { Question } from "./table/question.svelte";
import type { Choosing } from "./table/selection.svelte";
import type { Ring } from "./scene/ring";
import type { SeatView, Tag } from "./scene/seats";
import type { Mood } from "./scene/TableTop.svelte";
import type { Form, Frame, Offer, Table } from "./wire/table";

/** What the screens of a game show: a table as it is now, or a step of a finished game. */
export interface Seen {
  /** The table's name; empty where it is not shown. */
  readonly name: string;
  readonly frame: Frame | null;
  readonly told: readonly unknown[];
  /** The names of those who sit, clockwise. */
  readonly names: readonly string[];
  /** The current beat, before the next question opens. */
  readonly beat: ShownBeat | null;
  /** Whether it is a step of a finished game. */
  readonly past?: boolean;
  /** The table around the game, where there is one. */
  readonly tableState?: Table | null;
}

/** The properties of a game's screen. */
export interface ScreenProps {
  readonly table: Seen;
}

/** The properties of your own card and of the records: the people at the table go with them, for their crests. */
export interface PeopleProps extends ScreenProps {
  readonly people: readonly string[];
}

/** The properties of what is in the middle of the table. */
export interface MiddleProps extends ScreenProps {
  readonly ring: Ring;
  /** Open the history. */
  readonly lookUp?: () => void;
  /** How many people you have picked, and how many are still missing. */
  readonly picked?: number;
  readonly missing?: number;
}

/** The private knowledge of every seat, where all of it is shown. */
export interface Known extends ScreenProps {
  readonly owns: ReadonlyMap<number, unknown>;
}

export interface Asked extends ScreenProps {
  readonly table: LiveTable;
  readonly choosing: Choosing;
  readonly offer: Offer;
  send(command: { readonly type: string }): Promise<void>;
}

/** The properties of a game board, which a game draws instead of the round table. */
export interface BoardProps extends PeopleProps {
  /** Missing in a replay: nothing is asked there. */
  readonly question?: Question;
  readonly chat?: Chat;
  readonly eye?: Hold;
  /** Show what is known about a seat. */
  readonly pressed?: (seat: number) => void;
  readonly wide: boolean;
}

export interface Label {
  readonly name: string;
  readonly more: string;
}

/** What lies on the round table and before the people around it. */
export interface RoundTable {
  /** What is in the middle of the table; everybody always sees it. */
  readonly Middle: Component<MiddleProps>;
  /** The same place while the eye is held: who you are. */
  readonly EyeMiddle: Component<ScreenProps>;
  /** What lies at a seat. */
  seatView(table: Seen, seat: number): SeatView;
  /** What this seat knows of others, for the held eye. */
  known(table: Seen): ReadonlyMap<number, Tag>;
  /** The roles of these seats, where all of their knowledge is shown. */
  roleTags(table: Seen, owns: ReadonlyMap<number, unknown>): ReadonlyMap<number, Tag>;
  /** The seats whose part of the table is lit. */
  lit(table: Seen): readonly number[];
  mood(table: Seen): Mood;
}

/** The properties of the confirmation of what cannot be undone. */
export interface ConfirmProps {
  readonly deed: string;
  readonly yes: () => void;
  readonly no: () => void;
  readonly word?: string;
  /** What it costs, in a sentence. */
  readonly cost?: string;
  /** Whether it cannot be undone; it is unless this says otherwise. */
  readonly final?: boolean;
}

/** What lies on the table: a board of its own, or the round table, and what is in your hand. */
export interface SceneScreens {
  /** The board of a game that has one. It lights the places that are choices of the open question. */
  readonly Board?: Component<BoardProps>;
  /** Your own cards, below the question; on a wide screen beside it. */
  readonly Hand?: Component<{ readonly question: Question }>;
  /** What a game without a board shows at the round table. */
  readonly round?: RoundTable;
  /** Everything else on the table, each item explained. */
  readonly InThisGame: Component<ScreenProps>;
}

/** How a question is put and answered. */
export interface QuestionScreens {
  /** The controls of the kinds of forms that this game has beside lists and numbers. */
  readonly answers?: AnswerKinds;
  /** Where the items of a step are chosen, if not in the question itself: on the board, or in the hand. */
  chosenAt?(table: LiveTable, command: string, step: number, form: Form): "board" | "hand" | null;
  /** The order in which items lie before this seat arranges them. */
  firstOrder?(table: LiveTable, offer: Offer): readonly (number | string)[] | undefined;
  /** Ways to answer that are open from the start, where there are others beside them. */
  readonly usual?: readonly string[];
  /** The ways to answer, in place of the plain list of them. */
  readonly Ways?: Component<WaysProps>;
  /** Ways that take the place of the others when they are chosen, however few those are. */
  readonly narrows?: readonly string[];
  /** The order in which ways to answer stand beside each other, open or closed. */
  readonly ways?: readonly string[];
  /** Commands that stand before every seat alike, whoever may give them: who may is a secret. */
  readonly alike?: readonly string[];
  /** Whether this reason keeps an answer out of the question: it belongs to another place or time, and is told there. */
  farOff?(reason: { readonly type: string }): boolean;
  /** Commands whose question fills the screen. */
  readonly full: readonly string[];
  /** Whether such a question fills the screen now; always, if a game does not say. */
  fillsNow?(table: LiveTable): boolean;
  /** A short text above the answers, the same for everybody. */
  readonly QuestionIntro: Component<ScreenProps>;
  /** The same offers for every seat, where nobody may see who is asked. */
  veiled(table: LiveTable): readonly Offer[];
  /** For which answers the server is told whom this seat points at before they are given: by which command, and whom it points at. */
  readonly point?: {
    readonly commands: readonly string[];
    readonly as: string;
    at(table: LiveTable): number | null | undefined;
  };
  /** Commands that need a confirmation, because they cannot be undone. */
  readonly sure: readonly string[];
  /** How it is confirmed, where a second press is not enough. */
  readonly Confirm?: Component<ConfirmProps>;
  /** Whether this answer needs a confirmation now, by what it would cost. */
  guards?(table: LiveTable, command: { readonly type: string }): boolean;
  /** What an answer would cost, in a sentence above its confirmation; empty if nothing is to be said. */
  costs?(table: LiveTable, command: { readonly type: string }): string;
  /** The label of an item in a step of a command, and what it means; null if the item's own word is enough. */
  label(table: LiveTable, command: string, step: number, item: number | string): Label | null;
  /** Questions with a picture of their own, by the command that answers them. */
  readonly asks: Readonly<Record<string, Component<Asked>>>;
}

/** What the panel says while a beat is shown. */
export interface BeatWords {
  /** Each text from its moment on, in milliseconds from the start of the beat. */
  readonly steps: readonly { readonly at: number; readonly text: string }[];
  /** The text from the result on. */
  readonly result: string;
  /** Whom it is about. */
  readonly seats: readonly number[];
  /** The side of the result. */
  readonly side: "good" | "evil" | "";
}

/** What is said, shown and heard of the current moment. */
export interface MomentScreens {
  /** The short title of the current moment, in the status line; empty for that of the question. */
  title?(table: Seen): string;
  /** What was done last, in a sentence, while the table waits for whoever's turn it is; empty for the question itself. */
  lately?(table: Seen): string;
  /** The result of the current beat, in a few words; empty if it has none. */
  verdict(table: Seen): string;
  /** What the panel says during the current beat; null: the verdict, once it may be seen. */
  beatWords?(table: Seen): BeatWords | null;
  /** The outcome, in one short sentence. */
  outcome(table: Seen): string;
  /** The chapter of the game: its number and name. */
  chapter(table: Seen): { readonly number: number; readonly name: string };
  /** How long each public fact is shown before the next question. */
  readonly beats: BeatLengths;
  /** The sounds of a beat, from what everybody sees of it. */
  readonly cuesOf: CuesOf;
  /** What a screen in the room reads aloud at this moment, if the table wants it read; null: nothing. */
  narrator?(table: Seen): (() => Promise<Component<{ readonly table: LiveTable }>>) | null;
}

/** What you alone know. */
export interface OwnScreens {
  /** The secret card, hidden until its owner looks at it. */
  readonly OwnCard: Component<PeopleProps>;
  /** Whether this seat has learned something since the last vote. It is public that it has. */
  justLearned(table: Seen): boolean;
  /** What is said of whom to trust where everybody can trust everybody; empty where nobody can. */
  trust?(table: Seen): string;
}

/** What has happened so far. */
export interface HistoryScreens {
  /** The history of the game, as a table. */
  readonly Record: Component<PeopleProps>;
  /** The message that names it; without one it is the record of votes. */
  readonly recordName?: string;
  /** Elements that others lead to with a key, and that this game has not. */
  readonly keyless?: readonly string[];
  /** What one seat has done so far. */
  readonly SeatHistory: Component<ScreenProps & { readonly seat: number }>;
  /** The public facts about a seat so far, in a few words, for notes. */
  facts(table: LiveTable, seat: number): readonly string[];
}

/** The end, and a finished game. */
export interface EndScreens {
  /** The end in a few lines, above the table. */
  readonly EndSummary: Component<ScreenProps>;
  /** The end in detail: who knew what, and what decided it. */
  readonly End: Component<ScreenProps>;
  /** The reveal of a finished game: who everybody was and what they knew. */
  readonly RolesAfterGame: Component<Known>;
  /** What somebody may be, for the analysis: the name of a chance and its message, the great question first. */
  readonly chances: readonly (readonly [what: string, message: string])[];
  /** The message that says how many answers to the great question are possible. */
  readonly possible: string;
}

/** What a game adds to chat. */
export interface ChatScreens {
  /** The open channels beside the table's: the same for every seat, even for those who may not read them. */
  channels(table: LiveTable): readonly string[];
  /** The tags of possible claims, those that people make most first. */
  readonly claims: readonly string[];
  /** The possible values of a claim's field that names no seat. */
  claimable(table: LiveTable, field: string): readonly (number | string)[];
}

/** All that the page asks of a game at its table. */
export interface Screens {
  readonly scene: SceneScreens;
  readonly question: QuestionScreens;
  readonly moment: MomentScreens;
  readonly own: OwnScreens;
  readonly history: HistoryScreens;
  readonly end: EndScreens;
  readonly chat: ChatScreens;
}

type Options = Readonly<Record<string, unknown>>;

/** What a game needs before it starts. */
export interface Before {
  /** The role set for the current number of players. */
  readonly Set: Component<{ readonly options: object; readonly seats: number; readonly host?: boolean }>;
  /** The options, grouped by part of the game. */
  readonly modules: readonly { readonly name: string; readonly fields: readonly string[] }[];
  /** Options that are lists: their possible values, and the kind of word. */
  readonly lists: Readonly<Record<string, { readonly kind: string; readonly items: readonly string[] }>>;
  /** Whether an option changes anything with the others as they are. */
  matters(field: string, options: Options): boolean;
  /** The form of all options, where a game has its own. */
  readonly Fields?: Component<{ readonly table: LiveTable }>;
  /** The options after this one changed, with all that follows from it. */
  decoys(field: string, options: Options): Options;
}

/** What people may choose to play as before a game, such as a Knight. */
export interface Figures {
  /** Whether there is a choice with these options. */
  offered(options: object): boolean;
  name(figure: string): string;
  /** The own figure, and the choice of one. */
  load(): Promise<Component<{ readonly table: LiveTable }>>;
}

export interface Game {
  readonly Picture: Component;
  readonly preset: string;
  /** For people who have never played. */
  readonly easy: string;
  /** For practice: somebody may have something to hide. */
  readonly practised: { readonly preset: string; readonly options?: object };
  /** How many sit at a table against bots. */
  readonly seatsWithBots: number;
  readonly figures?: Figures;
  /** Whether its reveal can be read aloud in a room. */
  readonly narrated?: boolean;
  before(): Promise<Before>;
  load(): Promise<Screens>;
}
