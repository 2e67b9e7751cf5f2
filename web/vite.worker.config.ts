// The service worker is one script without imports; `src/camlann/server/gate/routes/offline.py` serves it.
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../src/camlann/server/browser",
    emptyOutDir: false,
    target: ["chrome107", "firefox104", "safari16"],
    lib: { entry: "src/offline/worker.ts", formats: ["iife"], name: "worker", fileName: () => "worker.js" },
  },
});
