// The secrets of displays: a link's secret comes behind the # of its URL, which no server is sent; the token of a screen is drawn
// there and kept there. The table knows only their hashes. Plain HTTP has no crypto.subtle, so the hash is computed here.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { fresh } from "../socket/session";

const KEY = "camlann.screen.";

/** A secret of 256 bits. */
export const newSecret = (): string => fresh() + fresh();
export const hashOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));
export const displayPath = (table: string, secret: string): string => `/t/${table}/board#${secret}`;

/** The secret in the URL, which is taken out of the address bar. */
export function secretInUrl(): string {
  const secret = /^#([0-9a-f]{64})$/.exec(location.hash)?.[1] ?? "";
  if (secret) history.replaceState(history.state, "", location.pathname);
  return secret;
}

export function storedToken(table: string): string {
  try {
    return localStorage.getItem(KEY + table) ?? "";
  } catch {
    return "";
  }
}

export function storeToken(table: string, token: string): void {
  try {
    if (token) localStorage.setItem(KEY + table, token);
    else localStorage.removeItem(KEY + table);
  } catch {
    // Then it lasts as long as the page.
  }
}
