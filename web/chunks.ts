// Which modules of the page are one file. Each module that a group names brings along whatever it imports and no group before it
// has: so a screen is one request, not one for each module that it shares with another. `budget.mjs` counts what comes of it.

const HOME = ["ui", "server", "games", "table"];
const APART = ["avalon", "shadows", "record", "rules", "learn"];

/** One file a language and a screen, not one a catalogue. */
function words(id: string): string | null {
  const found = /locales\/([\w-]+)\/([a-z]+)[\w-]*\.ftl/.exec(id);
  if (!found) return null;
  const [, language, file] = found as unknown as [string, string, string];
  return `words-${language}-${HOME.includes(file) ? "home" : APART.includes(file) ? file : "table"}`;
}

/** Parts of a few lines that screens far from each other use: they come with the first. */
const SMALL = ["attempt", "chat/Collapsible", "rules/(Noun|open_rules)", "scene/(Token|TurningToken)", "table/place", "wire/text-hints-table"];
/** A table to look at: what a game, a replay and a display share. */
const SCENE = [
  "chat/Reaction",
  "director/\\w+",
  "scene/\\w+",
  "socket/session",
  "table/(DealCard|EndLines|HoldToReveal|PersonName|auto_hide|bot_names|choices|command_fields|hold|later|layout|selection|unique_names)",
  "table/answers/(Ways|all|item_label)",
];
/** What a game's rules are told with, wherever they are told: at its table, in a replay and in its book. */
const ABOUT_AVALON = ["avalon/(RoleFigure|RoleShield|emblems|load_figures|role_knowledge|role_texts|sides)", "wire/(rules|text-hints)-avalon"];
const ABOUT_SHADOWS = ["shadows/selectors", "shadows/board/(Arms|Sign|advance|arms|card_faces|selectors|signs|symbol_sheet)", "wire/(rules|text-hints)-shadows"];
/** A page of the rules, and the same things shown at a table. */
const RULES = ["rules/(RulesScreen|ThingCard)"];
/** What a table loads when it stands (`table/later.ts`). */
const LATER = ["chat/MoreToSay", "table/(Ballot|BeatPanel|HoldToChoose|KeyboardHelp|NotesPanel|QuestionHelp|Rematch|SeatClaims|SeatSheet|TableActions)"];

const modules = (names: readonly string[]): RegExp => new RegExp(`/src/(${names.join("|")})(\\.svelte)?(\\.ts)?$`);
/** A few lines of style are no file of their own: they come with a file that is there before. */
const styles = (names: readonly string[]): RegExp => new RegExp(`/src/(${names.join("|")})\\.svelte\\?.*type=style`);

const FILES: Readonly<Record<string, readonly RegExp[]>> = {
  first: [modules(["main", ...SMALL]), styles([...SMALL, ...SCENE, "table/answers/\\w+", ...ABOUT_AVALON])],
  scene: [modules(SCENE)],
  "about-avalon": [modules(ABOUT_AVALON)],
  "about-shadows": [modules(ABOUT_SHADOWS)],
  table: [modules(["table/TableScreen"]), styles([...LATER, "chat/(PointAtSeat|QuotePicker)", "table/(JoinRequests|SuspicionFlag)"])],
  avalon: [modules(["avalon/screens", "avalon/(End|QuestStage)"])],
  shadows: [modules(["shadows/screens"])],
  later: [modules(LATER)],
  rules: [modules(RULES)],
};

export const chunks = [
  { name: words, debugName: "words" },
  ...Object.entries(FILES).map(([name, patterns]) => ({ name, test: (id: string) => patterns.some((each) => each.test(id)) })),
].map((group, at, all) => ({ ...group, priority: all.length - at }));
