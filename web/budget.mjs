// What the first screen weighs, packed, held to what a phone on a slow line can bear (players.md: 60 kB of script, 20 kB of style).
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = { script: 60_000, style: 20_000, fonts: 100_000 };
const folder = new URL("../src/camlann/server/browser/", import.meta.url);
const size = (name) => gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length;

const index = readFileSync(new URL("index.html", folder), "utf8");
const named = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(js|css))"/g)];
const sum = (kind) => named.filter(([, , ending]) => ending === kind).reduce((all, [, name]) => all + size(name), 0);
const fonts = readdirSync(new URL("assets/", folder)).filter((name) => name.endsWith(".woff2"));
const arabic = fonts.filter((name) => name.includes("arabic"));
const weigh = (names) => names.reduce((all, name) => all + readFileSync(new URL(`assets/${name}`, folder)).length, 0);

const found = { script: sum("js"), style: sum("css"), fonts: Math.max(weigh(arabic), weigh(fonts) - weigh(arabic)) };
for (const [what, bytes] of Object.entries(found)) {
  console.log(`${what.padEnd(7)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${MOST[what] / 1000}`);
  if (bytes > MOST[what]) process.exitCode = 1;
}
