import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { readFileSync } from "node:fs";

// Written by scripts/site, with the pages.
const { locales, sidebar } = JSON.parse(readFileSync(new URL("./src/menu.json", import.meta.url), "utf8"));

export default defineConfig({
  // Where the site will be, and below which folder there: links in it are relative.
  site: process.env.SITE_URL ?? "http://127.0.0.1:4321",
  base: process.env.SITE_BASE ?? "/",
  trailingSlash: "always",
  telemetry: false,
  vite: { server: { fs: { allow: [".."] } } },
  integrations: [
    starlight({
      title: "Camlann",
      locales,
      sidebar,
      customCss: ["./src/styles/site.css"],
      disable404Route: true,
      credits: false,
      pagination: true,
    }),
  ],
});
