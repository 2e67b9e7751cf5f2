// For development alone: the page as usual, and before it a page with the seats of one table side by side.
//
// A browser keeps one guest an origin, so each seat has an origin of its own, 1.seats.localhost and so on. Browsers find
// all of these on this machine, and count them as one site, so that a seat's cookie is sent from within a frame.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mergeConfig, type Plugin } from "vite";
import usual from "../vite.config.ts";

interface Seat {
  readonly name: string;
  readonly token: string;
  readonly language: string;
}

const table = () =>
  JSON.parse(readFileSync(process.env.CAMLANN_SEATS!, "utf8")) as { readonly path: string; readonly seats: readonly Seat[] };

function seats(): Plugin {
  return {
    name: "seats",
    configureServer(server) {
      server.middlewares.use("/dev/table", (_, reply) => {
        const { seats } = table();
        reply.setHeader("Content-Type", "application/json");
        // The tokens stay here: a page's script is never shown one.
        reply.end(JSON.stringify(seats.map(({ name, language }) => ({ name, language }))));
      });
      server.middlewares.use("/dev/sit", (request, reply) => {
        const asked = new URL(request.url ?? "", "http://seats.localhost").searchParams;
        const { path, seats } = table();
        const seat = seats[Number(asked.get("seat"))]!;
        reply.setHeader("Set-Cookie", `camlann=${seat.token}; HttpOnly; SameSite=Lax; Path=/`);
        reply.setHeader("Content-Type", "text/html; charset=utf-8");
        reply.end(sit(asked.get("language") ?? seat.language, path));
      });
    },
  };
}

/** What a seat's frame shows first: it takes a language and goes to the table. */
const sit = (language: string, path: string) => `<!doctype html><script>
  const preference = JSON.parse(localStorage.getItem("camlann") ?? "{}");
  localStorage.setItem("camlann", JSON.stringify({ ...preference, language: ${JSON.stringify(language)} }));
  location.replace(${JSON.stringify(path)});
</script>`;

export default mergeConfig(usual, {
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [seats()],
  server: { host: "127.0.0.1", strictPort: true },
});
