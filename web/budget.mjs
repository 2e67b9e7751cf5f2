// What each entry of the page loads, against what a phone on a slow line can bear: how many files, and how many bytes of script when
// packed. Words count as files alone: one language of them is loaded. What is asked of the server besides is no matter of the build:
// `tests/browser/test_requests.py` counts all requests, in a browser.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST_BYTES = { script: 60_000, style: 20_000, fonts: 100_000, table: 90_000, game: 50_000, rules: 40_000, guide: 20_000, replay: 60_000, pictures: 60_000 };
const MOST_FILES = { home: 7, "table of avalon": 16, "table of shadows": 16, rules: 15, guide: 20, replay: 19 };

const folder = new URL("../src/camlann/server/browser/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder));
const size = (name) => gzipSync(read(name), { level: 9 }).length;
const plain = (name) => read(name).length;
const sum = (names, weigh = size) => [...names].reduce((all, name) => all + weigh(name), 0);
const files = readdirSync(new URL("assets/", folder)).map((name) => `assets/${name}`);

/** What Vite says about its files; those of a group (`chunks.ts`) and those it made by itself have a name. */
const parts = JSON.parse(readFileSync(new URL("node_modules/.built/manifest.json", import.meta.url)));
function part(name) {
  const found = Object.keys(parts).filter((key) => key.endsWith(`/${name}`) || (parts[key].name === name && parts[key].file.endsWith(".js")));
  if (found.length !== 1) throw new Error(`the build has ${found.length} parts called ${name}`);
  return found[0];
}

/** The scripts of these parts and of all that they import, with their styles. */
function loaded(...names) {
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    (parts[key].imports ?? []).forEach(add);
  };
  names.map(part).forEach(add);
  return new Set([...seen].flatMap((key) => [parts[key].file, ...(parts[key].css ?? [])]));
}
const scripts = (names) => [...names].filter((name) => name.endsWith(".js"));
const beyond = (known, names) => [...names].filter((name) => !known.has(name));

const html = read("index.html").toString();
const first = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name));
const table = loaded("first", "table");
const games = { avalon: loaded("table", "avalon"), shadows: loaded("table", "shadows") };
const rules = ["avalon_book.ts", "shadows_book.ts"].map((book) => loaded("rules", book));
const guides = ["loyal", "merlin", "evil"].map((chapter) => loaded("LearnScreen", "table", "avalon", "later", `guided-${chapter}.json`));
guides.push(loaded("LearnScreen", "table", "shadows", "later", "guided-camelot.json"));
const guide = loaded("LearnScreen");
const replays = ["avalon", "shadows"].map((game) => loaded("ReplayScreen", game));

const fonts = files.filter((name) => name.endsWith(".woff2"));
const arabic = fonts.filter((name) => name.includes("arabic"));
const weights = {
  script: sum(scripts(first)),
  style: sum(beyond(new Set(scripts(first)), first)),
  fonts: Math.max(sum(arabic, plain), sum(fonts, plain) - sum(arabic, plain)),
  // With the lighter game; one with a board weighs more, and is loaded where it is played.
  table: sum(scripts(beyond(first, table))) + Math.min(...Object.values(games).map((game) => sum(scripts(beyond(table, beyond(first, game)))))),
  game: Math.max(...Object.values(games).map((game) => sum(scripts(beyond(table, game))))),
  rules: Math.max(...rules.map((book) => sum(scripts(beyond(first, book))))),
  // All chapters; a player loads one of them.
  guide: sum(scripts(beyond(table, new Set(guides.flatMap((chapter) => [...chapter].filter((name) => /LearnScreen|guided/.test(name))))))),
  replay: sum(scripts(beyond(first, replays[0]))),
  pictures: sum(files.filter((name) => /\.(png|webp|avif|jpe?g|svg)$/.test(name)), plain),
};

/** With the page itself, a font and the words of this many screens. */
const count = (names, words) => new Set([...first, ...names]).size + 2 + words;
const counts = {
  home: count([], 1),
  "table of avalon": count([...games.avalon, ...loaded("later")], 3),
  "table of shadows": count([...games.shadows, ...loaded("later")], 3),
  rules: Math.max(...rules.map((book) => count(book, 4))),
  guide: Math.max(...guides.map((chapter) => count(chapter, 4))),
  replay: Math.max(...replays.map((replay) => count(replay, 4))),
};

function hold(what, found, most, shown) {
  console.log(`${what.padEnd(17)} ${shown(found).padStart(6)} of ${shown(most)}`);
  if (!(found <= most)) process.exitCode = 1;
}
for (const [what, most] of Object.entries(MOST_BYTES)) hold(what, weights[what], most, (bytes) => `${(bytes / 1000).toFixed(1)} kB`);
for (const [what, most] of Object.entries(MOST_FILES)) hold(what, counts[what], most, (number) => `${number} files`);
