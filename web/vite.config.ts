import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const gate = process.env.CAMLANN_GATE ?? "http://127.0.0.1:8000";

const HOME = ["ui", "server", "games", "table"];
const APART = ["avalon", "shadows", "record", "rules", "learn"];

function words(id: string): string | null {
  const found = /locales\/([\w-]+)\/([a-z]+)[\w-]*\.ftl/.exec(id);
  if (!found) return null;
  const [, language, file] = found as unknown as [string, string, string];
  return `words-${language}-${HOME.includes(file) ? "home" : APART.includes(file) ? file : "table"}`;
}

/** The script that runs before all others is no module: it goes into the build as it is, under a name that says what is in it. */
function early(): Plugin {
  const source = readFileSync(new URL("./src/before_load.js", import.meta.url), "utf8");
  const file = `assets/early-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
  let built = false;
  return {
    name: "early",
    configResolved: ({ command }) => void (built = command === "build"),
    buildStart() {
      if (built) this.emitFile({ type: "asset", fileName: file, source });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { src: built ? `/${file}` : "/src/before_load.js" }, injectTo: "head-prepend" }],
  };
}

export default defineConfig({
  // Tests run what a browser runs, not what a server would write.
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), early()],
  resolve: { alias: { $locales: fileURLToPath(new URL("../locales", import.meta.url)) } },
  build: {
    outDir: "../src/camlann/server/browser",
    emptyOutDir: true,
    target: ["chrome107", "firefox104", "safari16"],
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    // One file a language and a screen, not one a catalogue.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: words, debugName: "words" }] } } },
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: {
      "/api": gate,
      "/pictures": gate,
      "/socket": { target: gate, ws: true },
    },
  },
  // A busy machine only takes longer: no test fails for its seconds. By itself vitest leaves one core idle.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    pool: "threads",
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
