// The form of options: one switch for the official answers, which says what it sets.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speech, t } from "../i18n/words.svelte";
import { OPTIONS } from "../wire/options";
import type { LiveTable } from "../table/table.svelte";
import type { Options } from "../wire/shadows";
import OptionsForm from "./OptionsForm.svelte";

const plain = OPTIONS["shadows"]!.plain as Options;

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});

afterEach(cleanup);

function form(options: Options) {
  const sent = vi.fn();
  const table = { names: ["Ana", "Ben", "Cid"], tableState: { seats: ["a", "b", "c"], choice: { game: "shadows", options } }, do: sent };
  const { getByLabelText } = render(OptionsForm, { table: table as unknown as LiveTable });
  const chosen = () => (sent.mock.calls.at(-1)![0] as { choice: { options: Options } }).choice.options;
  const field = (text: string | RegExp) => getByLabelText(text) as HTMLInputElement;
  return { chosen, field };
}
const yes = () => t("ui-shadows-official.yes");
const no = () => t("ui-shadows-official.no");
const answers = ({ galahad_plays_two, unconfirmed }: Options) => [unconfirmed.accusations_stay_open, unconfirmed.merlins_in_chain, galahad_plays_two];

test("the rulebook decides until somebody asks for the official answers, and they set three options at once", async () => {
  const { chosen, field } = form(plain);
  expect([field(no()).checked, field(yes()).checked]).toEqual([true, false]);
  await fireEvent.click(field(yes()));
  expect(answers(chosen())).toEqual([false, false, false]);
  expect(chosen()).toEqual({ ...plain, galahad_plays_two: false, unconfirmed: { ...plain.unconfirmed, accusations_stay_open: false, merlins_in_chain: false } });
});

test("and the way back", async () => {
  const official = { ...plain, galahad_plays_two: false, unconfirmed: { ...plain.unconfirmed, accusations_stay_open: false, merlins_in_chain: false } };
  const { chosen, field } = form(official);
  expect([field(no()).checked, field(yes()).checked]).toEqual([false, true]);
  await fireEvent.click(field(no()));
  expect(chosen()).toEqual(plain);
});

test("each of the three stands below it as a sentence, and can be set alone: then it is neither", async () => {
  const { chosen, field } = form(plain);
  for (const sentence of [/^Accusations open at six/, /^Three Merlins can stop the cards/, /free special card is no action/]) expect(field(sentence).checked).toBe(true);
  await fireEvent.click(field(/free special card is no action/));
  expect(answers(chosen())).toEqual([true, true, false]);
  cleanup();
  const mixed = form(chosen());
  expect([mixed.field(no()).checked, mixed.field(yes()).checked]).toEqual([false, false]);
});
