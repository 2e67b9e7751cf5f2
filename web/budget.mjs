// What the first screen and a table weigh, packed, against what a phone on a slow line can bear. Words are counted nowhere: one
// language of them is loaded.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = { script: 60_000, style: 20_000, fonts: 100_000, table: 90_000, game: 50_000, rules: 40_000, guide: 20_000, pictures: 60_000 };
/** What a table loads beyond the first screen, by the names of the files that Vite writes. */
const TABLE = "TableScreen";
/** The screens of a game; each is weighed with the table. */
const GAME = "screens";
/** The rules with the heavier of their books, beyond the first screen. */
const RULES = "RulesScreen";
const BOOKS = ["avalon_book", "shadows_book"];
/** A guided game, beyond the table and the screens of its game. */
const GUIDE = ["LearnScreen", "guided"];
const folder = new URL("../src/camlann/server/browser/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder));
const size = (name) => gzipSync(read(name), { level: 9 }).length;
const sum = (names, weigh = size) => names.reduce((all, name) => all + weigh(name), 0);
const files = readdirSync(new URL("assets/", folder)).map((name) => `assets/${name}`);

const index = read("index.html").toString();
const first = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name);

/** These scripts and all that they load before they run. */
function withImports(names) {
  const found = new Set();
  const add = (name) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, each] of read(name).toString().matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) add(`assets/${each}`);
  };
  names.forEach(add);
  return [...found];
}

const chunks = (name) => {
  const found = files.filter((file) => file.startsWith(`assets/${name}-`) && file.endsWith(".js"));
  if (!found.length) throw new Error(`the build has no ${name}`);
  return found;
};
const before = new Set(withImports(first.filter((name) => name.endsWith(".js"))));
const fonts = files.filter((name) => name.endsWith(".woff2"));
const arabic = fonts.filter((name) => name.includes("arabic"));
const plain = (name) => read(name).length;

const beyond = (...names) => withImports(names).filter((name) => !before.has(name));
const table = new Set(beyond(...chunks(TABLE)));
const games = chunks(GAME).map((game) => sum(beyond(game).filter((name) => !table.has(name))));

const found = {
  script: sum(first.filter((name) => name.endsWith(".js"))),
  style: sum(first.filter((name) => name.endsWith(".css"))),
  fonts: Math.max(sum(arabic, plain), sum(fonts, plain) - sum(arabic, plain)),
  // With the lightest game; a game with a board may weigh more, and is loaded where it is played.
  table: sum(beyond(...chunks(TABLE))) + Math.min(...games),
  game: Math.max(...games),
  rules: Math.max(...BOOKS.map((book) => sum(beyond(...chunks(RULES), ...chunks(book))))),
  guide: sum(beyond(...GUIDE.flatMap(chunks)).filter((name) => !table.has(name))),
  pictures: sum(files.filter((name) => /\.(png|webp|avif|jpe?g|svg)$/.test(name)), plain),
};
for (const [what, bytes] of Object.entries(found)) {
  console.log(`${what.padEnd(8)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${MOST[what] / 1000}`);
  if (bytes > MOST[what]) process.exitCode = 1;
}
