// Computes the vectors of docs/fair-deal.md again, from that page alone: node chance.mjs [folder of the vectors]
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const PROTOCOL = "camlann/fair-2";
const hex = (text) => Buffer.from(text, "hex");
const sha256 = (message) => createHash("sha256").update(message).digest();
const hmac = (key, message) => createHmac("sha256", key).update(message).digest();

function eight(number) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
}

function pack(...parts) {
  return Buffer.concat(
    parts.flatMap((part) => {
      const bytes = typeof part === "number" ? eight(part) : Buffer.from(part);
      return [eight(bytes.length).subarray(4), bytes];
    }),
  );
}

const digest = (...parts) => sha256(pack(PROTOCOL, ...parts));
const keyOf = (seed, game, row, label) => hmac(seed, pack(PROTOCOL, "key", game, row, label));

function* stream(key) {
  for (let i = 0; ; i++) yield* hmac(key, eight(i));
}

function below(source, n) {
  if (n === 1) return 0;
  let span = 256;
  while (span < n) span *= 256;
  for (;;) {
    let v = 0;
    for (let s = span; s > 1; s /= 256) v = v * 256 + source.next().value;
    if (v < span - (span % n)) return v % n;
  }
}

function shuffle(key, items) {
  const order = [...items].sort((a, b) =>
    typeof a === "number" ? a - b : Buffer.compare(Buffer.from(a), Buffer.from(b)),
  );
  const source = stream(key);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(source, i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

const serverCommitment = (game, secret) => digest("server", game, secret).toString("hex");
const clientCommitment = (game, seat, entropy) => digest("client", game, seat, entropy).toString("hex");

function read({ game, cfg, server, clients, revealed, failed, secret }) {
  const faults = [];
  const notices = failed.map((seat) => ({ type: "fair.no-contribution", seat }));
  const shown = [];
  if (serverCommitment(game, hex(secret)) !== server) faults.push({ type: "fair.server-commitment" });
  const seats = [...new Set([...Object.keys(clients), ...Object.keys(revealed)].map(Number))];
  for (const seat of seats.sort((a, b) => a - b)) {
    const [commitment, entropy, named] = [clients[seat], revealed[seat], failed.includes(seat)];
    const fits = entropy !== undefined && commitment === clientCommitment(game, seat, hex(entropy));
    let fault;
    if (named) fault = fits ? "contribution-dropped" : undefined;
    else if (entropy === undefined) fault = "failure-unnamed";
    else if (commitment === undefined) fault = "contribution-uncommitted";
    else if (!fits) fault = "client-commitment";
    if (fault) faults.push({ type: `fair.${fault}`, seat });
    if (!named && entropy !== undefined) shown.push(seat, hex(entropy));
  }
  const contributed = shown.length / 2;
  if (contributed < 2) notices.push({ type: "fair.too-few", contributed });
  return { faults, notices, seed: hmac(hex(secret), digest("deal", game, hex(cfg), ...shown)) };
}

function disputes(deal_proof, receipt) {
  const found = ["game", "cfg", "server"]
    .filter((field) => deal_proof[field] !== receipt[field])
    .map((field) => ({ type: `fair.${field}-differs` }));
  const seats = [...new Set([...Object.keys(deal_proof.clients), ...Object.keys(receipt.clients)].map(Number))];
  for (const seat of seats.sort((a, b) => a - b))
    if (deal_proof.clients[seat] !== receipt.clients[seat]) found.push({ type: "fair.client-differs", seat });
  if (deal_proof.revealed[receipt.seat] !== receipt.entropy)
    found.push({ type: "fair.entropy-differs", seat: receipt.seat });
  return found;
}

const compute = {
  pack: ({ parts }) => {
    const given = parts.map((part) => (typeof part === "object" ? hex(part.bytes) : part));
    return { packed: pack(...given).toString("hex"), digest: digest(...given).toString("hex") };
  },
  seed: ({ text }) => ({ seed: digest("seed", text).toString("hex") }),
  key: ({ seed, game, n, label }) => ({ key: keyOf(hex(seed), game, n, label).toString("hex") }),
  stream: ({ key, bytes }) => {
    const source = stream(hex(key));
    return { bytes: Buffer.from(Array.from(hex(bytes), () => source.next().value)).toString("hex") };
  },
  below: ({ key, n, drawn }) => {
    const source = stream(hex(key));
    return { drawn: drawn.map(() => below(source, n)) };
  },
  roll: ({ key, faces }) => ({ rolled: below(stream(hex(key)), faces) }),
  shuffle: ({ key, items }) => ({ shuffled: shuffle(hex(key), items) }),
  server: ({ game, secret }) => ({ commitment: serverCommitment(game, hex(secret)) }),
  client: ({ game, seat, entropy }) => ({ commitment: clientCommitment(game, seat, hex(entropy)) }),
  dispute: ({ deal_proof, receipt }) => ({ disputes: disputes(deal_proof, receipt) }),
  deal_proof: ({ deal_proof, roles }) => {
    const { seed, ...rest } = read(deal_proof);
    return { ...rest, seed: seed.toString("hex"), roles: shuffle(keyOf(seed, 1, 0, "roles"), roles) };
  },
};

const folder = process.argv[2] ?? import.meta.dirname;
let agree = 0;
for (const file of ["chance.json", "fair.json"])
  for (const [section, vectors] of Object.entries(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))))
    for (const vector of vectors) {
      const ours = compute[section](vector);
      if (!isDeepStrictEqual({ ...vector, ...ours }, vector)) {
        console.log(`${file}, ${section}, vector`, vector, "\ncomputed", ours);
        process.exit(1);
      }
      agree++;
    }
console.log(`${agree} vectors agree`);
