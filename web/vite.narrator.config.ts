// The narrator's page is one HTML file that needs no server: its script and its style are built apart, and
// `src/camlann/narrator/page.py` puts them into the page.
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../src/camlann/server/browser",
    emptyOutDir: false,
    target: ["chrome107", "firefox104", "safari16"],
    lib: { entry: "src/narrator/main.ts", formats: ["iife"], name: "narrator", fileName: () => "narrator.js", cssFileName: "narrator" },
  },
});
