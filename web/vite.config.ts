import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const gate = process.env.CAMLANN_GATE ?? "http://127.0.0.1:8000";

const HOME = ["ui", "server", "games", "table"];
const APART = ["avalon", "shadows", "record"];

function words(id: string): string | null {
  const found = /locales\/([\w-]+)\/([a-z]+)[\w-]*\.ftl/.exec(id);
  if (!found) return null;
  const [, language, file] = found as unknown as [string, string, string];
  return `words-${language}-${HOME.includes(file) ? "home" : APART.includes(file) ? file : "table"}`;
}

export default defineConfig({
  plugins: [svelte()],
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
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
