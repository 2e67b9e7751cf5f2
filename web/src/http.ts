// HTTP requests to the server, typed by the routes it declares.

import type { Routes } from "./wire/http";

export type Path = keyof Routes;

/** An HTTP error: the server's error code, and how long to wait if it says so. */
export class HttpError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly wait = 0,
  ) {
    super(code);
  }
}

/** The last reply was not the server's: the service worker had kept it, and there is no network. */
export const lastReply = { kept: false };

type Names = Readonly<Record<string, string | number>>;

interface Asking<P extends Path> {
  readonly names?: Names;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body?: Routes[P]["takes"];
}

export async function ask<P extends Path>(route: P, asking: Asking<P> = {}): Promise<Routes[P]["gives"]> {
  const [method, path] = route.split(" ") as [string, string];
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(asking.names?.[name] ?? ""))),
    location.origin,
  );
  for (const [name, value] of Object.entries(asking.query ?? {}))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) url.searchParams.append(name, String(each));
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      credentials: "same-origin",
      ...(asking.body == null
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(asking.body) }),
    });
  } catch {
    throw new HttpError("no-connection", 0);
  }
  lastReply.kept = response.headers.has("X-Kept");
  if (!response.ok) {
    const told = (await response.json().catch(() => ({}))) as { code?: string };
    throw new HttpError(told.code ?? "failed", response.status, Number(response.headers.get("Retry-After") ?? 0));
  }
  if (response.status === 204) return null as Routes[P]["gives"];
  const json = response.headers.get("Content-Type")?.includes("application/json");
  return (json ? await response.json() : await response.text()) as Routes[P]["gives"];
}
