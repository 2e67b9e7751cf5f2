// The rules of Shadows over Camelot, thing by thing.

import { dashed, presetAbout, presetName } from "../formatting";
import { option, t, word } from "../i18n/words.svelte";
import { cardName, cardText, coatName, coatText, placeName } from "../shadows/selectors";
import { OPTIONS, type Field } from "../wire/options";
import { BLACK, KNIGHTS, QUESTS, TRAVEL, WHITE } from "../wire/rules-shadows";
import type { Options as ShadowsOptions } from "../wire/shadows";
import ShadowsMark from "./ShadowsMark.svelte";
import ShadowsPicture from "./ShadowsPicture.svelte";
import { type Book, type Options, type Thing, thing } from "./things";

export const SECTIONS = ["aim", "traitor", "fall", "evil", "action", "camelot", "quests", "say", "accuse", "end"] as const;
/** Presets for numbers of players with rules of their own: their cards tell them. */
const NUMBERS: readonly string[] = ["two_players", "three_players"];

const { plain, fields, presets } = OPTIONS["shadows"]!;

export function shadowsBook(chosen: Options | null): Book {
  const options = (chosen ?? plain) as unknown as ShadowsOptions;
  const { unconfirmed } = options;
  const dragon = {
    "dragon-swords": unconfirmed.dragon_swords,
    "dragon-lives": unconfirmed.dragon_lives,
    "dragon-cards": unconfirmed.dragon_cards,
  };

  const quest = (name: string): Thing => {
    const about = (part: string) => t(`shadows-quest-${dashed(name)}.${part}`, dragon);
    return thing("quest", name, () => placeName(name), () => [
      about("rule"),
      { heading: t("rules-won"), text: about("won") },
      { heading: t("rules-lost"), text: about("lost") },
    ]);
  };
  const copies = ({ copies: some, more }: { readonly copies: number; readonly more: number }) =>
    [some ? t("rules-copies", { count: some }) : "", more ? t("rules-more-copies", { count: more }) : ""].filter(Boolean).join(" ");
  const sentence = (field: string, value: unknown) => option({ ...options, [field]: value }, "shadows", field, []);
  const values = (field: Field): readonly unknown[] => {
    if (field.kind === "switch") return [false, true];
    if (field.kind === "one") return field.values;
    return [options[field.name as keyof ShadowsOptions]];
  };
  const open = (field: string, value: unknown) => option({ ...unconfirmed, [field]: value }, "shadows", field, [], "unconfirmed");

  const quests = ["camelot", ...Object.keys(QUESTS)].map(quest);
  const things: readonly Thing[] = [
    ...SECTIONS.map((name) => thing("basics", name, () => t(`rules-shadows-${name}`), () => [t(`rules-shadows-${name}.text`)])),
    ...quests,
    ...["loyal", "traitor"].map((name) =>
      thing("loyalty", name, () => word("shadows", "side", name), () => [t(`shadows-side-${name}.wins`)]),
    ),
    ...Object.keys(KNIGHTS).map((name) => thing("knight", name, () => coatName(name), () => [coatText(name, options)])),
    ...Object.entries(WHITE).map(([name, facts]) => thing("white", name, () => cardName(name), () => [cardText(name, options), copies(facts)])),
    ...Object.entries(BLACK).map(([name, facts]) =>
      thing("black", name, () => cardName(name), () => [cardText(name, options), ...(facts.lasts ? [t("rules-stays")] : []), copies(facts)]),
    ),
    ...TRAVEL.map((name) => thing("travel", name, () => cardName(name), () => [cardText(name, options)], ["option-expansion"])),
    ...presets.map((name) => thing("preset", name, () => presetName("shadows", name), () => [
      presetAbout("shadows", name),
      ...(NUMBERS.includes(name) ? [t(`rules-shadows-${dashed(name)}`)] : []),
    ])),
    ...fields.map((field) =>
      thing(
        "option",
        field.name,
        () => t(`ui-shadows-choice-${dashed(field.name)}`),
        () => values(field).map((value) => sentence(field.name, value)),
        field.name === "unconfirmed" ? Object.keys(unconfirmed).map((each) => `unconfirmed-${dashed(each)}`) : [],
      ),
    ),
    ...Object.entries(unconfirmed).map(([name, value]) =>
      thing(
        "unconfirmed",
        name,
        () => open(name, value),
        () => [...(typeof value === "boolean" ? [open(name, !value)] : []), t("ui-shadows-unsettled")],
        ["option-unconfirmed"],
      ),
    ),
  ];
  return { game: "shadows", sections: SECTIONS, things, printed: quests, Mark: ShadowsMark, Picture: ShadowsPicture };
}
