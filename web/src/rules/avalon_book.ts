// The rules of Avalon, thing by thing.

import { roleArguments } from "../avalon/role_texts";
import { sideOf } from "../avalon/sides";
import { dashed, presetAbout, presetName } from "../formatting";
import { option, t, word } from "../i18n/words.svelte";
import type { Options as AvalonOptions } from "../wire/avalon";
import { OPTIONS, type Field } from "../wire/options";
import { MODULES, PLOT_LIST, ROLES } from "../wire/rules-avalon";
import AvalonMark from "./AvalonMark.svelte";
import AvalonNumbers from "./AvalonNumbers.svelte";
import AvalonPicture from "./AvalonPicture.svelte";
import { type Book, idOf, type Options, type Thing, thing } from "./things";

export const SECTIONS = ["aim", "deal", "team", "vote", "rejections", "quest", "assassin", "say"] as const;

/** What else explains a part of the game: the reasons that its questions give. */
const MODULE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  roles: ["avalon-choice-roles.changes"],
  quests: ["avalon-proposing.why", "avalon-choice-quest-order.changes"],
  lady: ["avalon-choice-lady.changes", "avalon-examining.why"],
  excalibur: ["avalon-arming.why", "avalon-striking.why", "avalon-choice-excalibur.changes"],
  lancelot: ["avalon-choice-lancelot.changes", "ui-avalon-allegiance-hidden", "ui-avalon-allegiance-open"],
  plot: ["avalon-handing-out.why", "avalon-choice-plot.changes"],
  end: ["avalon-assassinating.why", "avalon-choice-everyone-guesses.changes"],
  box: ["avalon-choice-edition.changes"],
};

/** The parts that have a rule of their own to tell, and a worked example. */
const EXPLAINED: readonly string[] = ["quests", "lady", "excalibur", "lancelot"];

const { plain, fields, presets } = OPTIONS["avalon"]!;

export function avalonBook(chosen: Options | null): Book {
  const options = (chosen ?? plain) as unknown as AvalonOptions;
  // Away from a table every role is in the game.
  const cast = chosen ? [...options.roles, ...Object.keys(ROLES).filter((role) => ROLES[role]!.fills)] : Object.keys(ROLES);
  const told = chosen ? options : { ...options, lancelot: "hidden_switch" as const };
  const args = () => roleArguments({ cast, options: told });

  const role = (name: string): Thing =>
    thing(
      "role",
      name,
      () => word("avalon", "role", name),
      () => {
        const about = (part: string) => t(`avalon-role-${dashed(name)}.${part}`, args());
        return [about("who"), about("knows"), t(`avalon-side-${sideOf(name)}.wins`, args())];
      },
      ["module-roles", ...(ROLES[name]!.lancelot ? ["module-lancelot"] : [])],
    );

  const values = (field: Field): readonly unknown[] => {
    if (field.kind === "some" || field.kind === "number") return [];
    return [...(field.maybe ? [null] : []), ...(field.kind === "switch" ? [false, true] : field.values)];
  };
  const sentence = (field: string, value: unknown) =>
    value === null ? t("ui-option-own") : option({ ...options, [field]: value }, "avalon", field, []);
  const choice = (field: Field): Thing => {
    const module = MODULES.find(({ fields: names }) => names.includes(field.name))!;
    return thing(
      "option",
      field.name,
      () => t(`avalon-choice-${dashed(field.name)}`),
      () => [
        t(`avalon-choice-${dashed(field.name)}.changes`),
        ...values(field).map((value, i) => ({ text: sentence(field.name, value), ...(i ? {} : { heading: t("rules-choices") }) })),
      ],
      [idOf("module", module.name)],
    );
  };

  const roles = Object.keys(ROLES).map(role);
  const things: readonly Thing[] = [
    ...SECTIONS.map((name) => thing("basics", name, () => t(`rules-avalon-${name}`), () => [t(`rules-avalon-${name}.text`)])),
    ...roles,
    ...MODULES.map(({ name, fields: names }) =>
      thing(
        "module",
        name,
        () => t(`avalon-module-${name}`),
        () => [
          ...(MODULE_TEXTS[name] ?? []).map((id) => t(id)),
          ...(EXPLAINED.includes(name) ? [t(`rules-avalon-part-${name}`), { heading: t("rules-example"), text: t(`rules-avalon-part-${name}.example`) }] : []),
        ],
        [
          ...(name === "roles" ? Object.keys(ROLES).map((each) => idOf("role", each)) : []),
          ...(name === "plot" ? PLOT_LIST.map((each) => idOf("plot", each)) : []),
          ...names.map((each) => idOf("option", each)),
        ],
      ),
    ),
    ...PLOT_LIST.map((name) =>
      thing("plot", name, () => word("avalon", "card", name), () => [t(`avalon-card-${dashed(name)}.text`)], ["module-plot"]),
    ),
    ...presets
      .filter((name) => !name.startsWith("box_"))
      .map((name) => thing("preset", name, () => presetName("avalon", name), () => [presetAbout("avalon", name)])),
    ...(fields.find(({ name }) => name === "edition")?.values ?? []).map((name) =>
      thing(
        "edition",
        name,
        () => (presets.includes(`box_${name}`) ? presetName("avalon", `box_${name}`) : word("avalon", "edition", name)),
        () => [
          ...(presets.includes(`box_${name}`) ? [presetAbout("avalon", `box_${name}`)] : []),
          option({ ...options, edition: name }, "avalon", "edition", []),
        ],
        ["module-box"],
      ),
    ),
    ...fields.map(choice),
  ];
  return {
    game: "avalon",
    sections: SECTIONS,
    things,
    printed: roles.filter(({ name }) => cast.includes(name)),
    Mark: AvalonMark,
    Picture: AvalonPicture,
    Numbers: AvalonNumbers,
  };
}
