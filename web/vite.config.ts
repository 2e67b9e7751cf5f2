import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./chunks.ts";

const gate = process.env.CAMLANN_GATE ?? "http://127.0.0.1:8000";

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

/** The sign of the server is small and on every screen: it comes with the page and with the script, and is no request. */
const SIGN = "/src/theme/icon.svg";
function sign(): Plugin {
  const drawn = readFileSync(new URL(`.${SIGN}`, import.meta.url), "utf8").trim();
  return {
    name: "sign",
    transformIndexHtml: { order: "pre", handler: (html) => html.replace(SIGN, `data:image/svg+xml,${encodeURIComponent(drawn)}`) },
  };
}

/** Vite's list of its files is for `budget.mjs` alone, and is kept apart from what the server serves. */
function listing(): Plugin {
  const [made, kept] = ["../src/camlann/server/browser/.vite", "./node_modules/.built"].map((path) => new URL(path, import.meta.url));
  return {
    name: "listing",
    apply: "build",
    writeBundle: {
      order: "post",
      handler() {
        rmSync(kept!, { recursive: true, force: true });
        renameSync(made!, kept!);
      },
    },
  };
}

export default defineConfig({
  // Tests run what a browser runs, not what a server would write.
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), early(), sign(), listing()],
  resolve: { alias: { $locales: fileURLToPath(new URL("../locales", import.meta.url)) } },
  build: {
    outDir: "../src/camlann/server/browser",
    emptyOutDir: true,
    target: ["chrome107", "firefox104", "safari16"],
    assetsInlineLimit: (file) => file.endsWith(SIGN),
    manifest: true,
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
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
