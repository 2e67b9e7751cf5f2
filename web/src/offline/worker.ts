// The service worker: keeps the page, the rules, the guided games, the narrator and the records that this person has opened, so
// that they work without a network. The server comes first wherever it can be reached: a kept page never stands in for a newer one.
// The server puts `BUILD` before this script (`gate/routes/offline.py`).

import "./push_messages";
import { scope } from "./worker_scope";

interface Build {
  /** A hash of all files. */
  readonly version: string;
  /** The names of the files in `/assets`. */
  readonly files: readonly string[];
}
declare const BUILD: Build;

/** What the page may ask of this worker. */
export type Wish =
  /** Keep the words of this language. */
  | { readonly type: "language"; readonly language: string }
  /** Keep what the narrator says in this language. */
  | { readonly type: "clips"; readonly urls: readonly string[] }
  /** Nobody is signed in on this device any more. */
  | { readonly type: "forget" }
  /** Take the place of the worker before. */
  | { readonly type: "take-over" };

const APP = `app-${BUILD.version}`;
/** The narrator's page and clips; they outlive a version. */
const NARRATOR = "narrator";
/** Public things of the server: its name and what it offers. */
const SERVER = "server";
/** Records of finished games that this person has opened, and the names in them. */
const RECORDS = "records";
const MAX_RECORDS = 60;

const SHELL = "/";
const SOUND = /^\/narration\//;
const OWN_RECORD = /^\/api\/(tables\/[^/]+\/games\/\d+(\/replay-steps|\/analysis)?|people)$/;
const PEOPLE = "/api/people";
const SHARED_RECORD = /^\/api\/shared\//;

const asset = (file: string): string => `/assets/${file}`;
const isWords = (file: string): boolean => file.startsWith("words-") && !file.startsWith("words.");

scope.addEventListener("install", (event) => {
  // Fonts and words are kept when they are used: nobody needs all of them.
  const files = BUILD.files.filter((file) => !isWords(file) && /\.(js|css)$/.test(file));
  event.waitUntil(
    spoken().then(async (words) => {
      await (await caches.open(APP)).addAll([SHELL, ...[...files, ...words].map(asset)]);
      await (await caches.open(SERVER)).add("/api/server");
    }),
  );
});

/** The words of the languages that the version before keeps. */
async function spoken(): Promise<readonly string[]> {
  const kept = (await caches.keys()).filter((name) => name.startsWith("app-"));
  const urls = (await Promise.all(kept.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url);
  const languages = new Set(urls.flatMap((url) => /\/assets\/words-([\w]+)-/.exec(url)?.[1] ?? []));
  return BUILD.files.filter((file) => [...languages].some((language) => file.startsWith(`words-${language}-`)));
}

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("app-") && name !== APP).map((name) => caches.delete(name))))
      .then(() => scope.clients.claim()),
  );
});

scope.addEventListener("message", (event) => {
  event.waitUntil(fulfil(event.data));
});

async function fulfil(wish: Wish): Promise<unknown> {
  switch (wish.type) {
    case "language":
      return addMissing(APP, BUILD.files.filter((file) => file.startsWith(`words-${wish.language}-`)).map(asset));
    case "clips":
      return addMissing(NARRATOR, wish.urls);
    case "forget":
      return forget();
    case "take-over":
      return scope.skipWaiting();
  }
}

async function addMissing(name: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url);
}

async function forget(): Promise<void> {
  const cache = await caches.open(RECORDS);
  for (const key of await cache.keys()) if (OWN_RECORD.test(new URL(key.url).pathname)) await cache.delete(key);
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const path = url.pathname;
  if (path.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (SOUND.test(path)) event.respondWith(sound(request));
  else if (path === "/narrator") event.respondWith(serverFirst(request, NARRATOR));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (path === "/api/server") event.respondWith(serverFirst(request, SERVER));
  else if (path === "/api/me") event.respondWith(me(request));
  else if (path === PEOPLE) event.respondWith(people(request, url.searchParams.getAll("person_id")));
  else if (OWN_RECORD.test(path) || SHARED_RECORD.test(path)) event.respondWith(serverFirst(request, RECORDS, MAX_RECORDS));
});

/** A file whose name says what is in it. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(APP)).put(request, response.clone());
  return response;
}

/** Any screen: the server's own page, or without a network the kept one. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(SHELL, { cacheName: APP, ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

interface Named {
  readonly person_id: string;
  readonly name: string;
}
const json = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { "Content-Type": "application/json" } });

/** Who this is; of it only the name is kept, beside those of the others in one's games. */
async function me(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) {
    const { person_id, name } = (await response.clone().json()) as Named;
    await (await caches.open(RECORDS)).put(`${PEOPLE}?me`, json([{ person_id, name }]));
  }
  return response;
}

/** The names of people; without a network those of them that are kept. */
async function people(request: Request, wanted: readonly string[]): Promise<Response> {
  try {
    return await serverFirst(request, RECORDS, MAX_RECORDS);
  } catch {
    const cache = await caches.open(RECORDS);
    const replies = (await cache.keys()).filter(({ url }) => new URL(url).pathname === PEOPLE);
    const found = await Promise.all(replies.map(async (key) => (await (await cache.match(key))?.json()) as readonly Named[]));
    return json(found.flat().filter(({ person_id }) => wanted.includes(person_id)));
  }
}

async function serverFirst(request: Request, name: string, most = Infinity): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    if (response.ok) await keep(cache, request, response.clone(), most);
    else if (response.status === 401 || response.status === 404) await cache.delete(request);
    return response;
  } catch (error) {
    // A page is the same whatever its reader prefers to read: the last one is kept.
    const kept = await cache.match(request, { ignoreVary: true });
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set("X-Kept", "1");
    return new Response(kept.body, { status: kept.status, headers });
  }
}

async function keep(cache: Cache, request: Request, response: Response, most: number): Promise<void> {
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

/** A clip. Browsers ask for it in parts, so the parts are cut from the kept whole. */
async function sound(request: Request): Promise<Response> {
  const whole = await caches.match(request.url, { cacheName: NARRATOR });
  if (!whole) return fetch(request);
  const wanted = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("Range") ?? "");
  if (!wanted) return whole;
  const bytes = await whole.arrayBuffer();
  const first = Number(wanted[1]);
  const last = Math.min(wanted[2] ? Number(wanted[2]) : Infinity, bytes.byteLength - 1);
  const headers = new Headers(whole.headers);
  headers.set("Content-Range", `bytes ${first}-${last}/${bytes.byteLength}`);
  headers.set("Content-Length", String(last + 1 - first));
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}
