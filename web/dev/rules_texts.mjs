// The rules of the games as the app tells them, in every language, as JSON: for the documentation site.
//   node dev/rules_texts.mjs FILE
import { writeFileSync } from "node:fs";
import { createServer } from "vite";
import { Window } from "happy-dom";

// What the modules of the page expect around them.
const window = new Window({ url: "http://localhost/" });
for (const name of ["window", "document", "localStorage", "matchMedia", "location"]) {
  Object.defineProperty(globalThis, name, { value: name === "window" ? window : window[name], configurable: true });
}

const vite = await createServer({
  configFile: new URL("../vite.config.ts", import.meta.url).pathname,
  root: new URL("..", import.meta.url).pathname,
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
});
const load = (path) => vite.ssrLoadModule(path);
const { BOOKS } = await load("/src/rules/things.ts");
const { languages, number, speech, t, word } = await load("/src/i18n/words.svelte.ts");
const { EVIL, FAILS, GOOD, QUESTS, TEAMS } = await load("/src/wire/rules-avalon.ts");

function numbers() {
  const counts = Object.keys(TEAMS).map(Number);
  const side = (name, sizes) => [word("avalon", "side", name), ...counts.map((count) => number(sizes[count]))];
  const team = (count, quest) => number(TEAMS[count][quest - 1]) + (FAILS[count][quest - 1] > 1 ? "*" : "");
  return {
    caption: t("rules-avalon-numbers"),
    rows: [
      [t("rules-avalon-players"), ...counts.map((count) => number(count))],
      side("good", GOOD),
      side("evil", EVIL),
      ...QUESTS.map((quest) => [t("ui-avalon-quest-number", { quest }), ...counts.map((count) => team(count, quest))]),
    ],
    note: t("rules-avalon-two-fails"),
  };
}

await speech.begin();
for (const bundle of ["avalon", "shadows", "rules"]) await speech.need(bundle);
const told = {};
for (const { tag, name } of languages) {
  await speech.setLanguage(tag);
  const games = {};
  for (const game of Object.keys(BOOKS)) {
    const { sections, things } = await BOOKS[game](null);
    const kinds = [...new Set(things.map(({ kind }) => kind))];
    games[game] = {
      name: t(game),
      title: t("rules-of", { game: t(game) }),
      sections: sections.map((each) => ({ id: each, title: t(`rules-${game}-${each}`), text: t(`rules-${game}-${each}.text`) })),
      kinds: kinds.map((kind) => ({
        kind,
        title: t(`rules-kind-${kind}`),
        things: things.filter((each) => each.kind === kind).map((each) => ({ id: each.id, title: each.title(), texts: each.texts(), near: each.near })),
      })),
      ...(game === "avalon" ? { numbers: numbers() } : {}),
    };
  }
  told[tag] = { name, direction: speech.direction, words: Object.fromEntries(["title", "three-minutes", "everything", "belongs"].map((id) => [id, t(`rules-${id}`)])), games };
}
await vite.close();
writeFileSync(process.argv[2], JSON.stringify(told, null, 1));
