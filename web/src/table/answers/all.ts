// The controls of forms that not every game has. A game that has them brings them with its screens, so that nobody else loads them.

import type { Component } from "svelte";
import type { Question } from "../question.svelte";
import Arrange from "./Arrange.svelte";
import People from "./People.svelte";
import ShareOut from "./ShareOut.svelte";
import Stacks from "./Stacks.svelte";

export interface AnswerProps {
  readonly question: Question;
  /** What the group of controls is called. */
  readonly label: string;
  /** Say why something is closed. */
  readonly why: (reason: { readonly type: string }) => void;
}

export type WaysProps = Pick<AnswerProps, "question" | "why">;

export type AnswerKinds = Readonly<Partial<Record<"pick" | "order" | "allot" | "seats", Component<AnswerProps>>>>;

export const ANSWERS: AnswerKinds = { pick: Stacks, order: Arrange, allot: ShareOut, seats: People };
