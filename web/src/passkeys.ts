// Passkeys: the server's request to the browser and the browser's answer, in JSON.

import { ask } from "./http";
import type { NewKey, ShownKey } from "./wire/http";

/** Browsers support them only at secure addresses. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0)).buffer;

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

interface Wanted {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

/** The server's JSON, with bytes where a browser needs bytes. */
export function wanted(publicKey: unknown): never {
  const given = publicKey as Wanted;
  const keys = (list: { id: string }[] | undefined) => list?.map((each) => ({ ...each, id: bytes(each.id) }));
  return {
    ...given,
    challenge: bytes(given.challenge),
    ...(given.user ? { user: { ...given.user, id: bytes(given.user.id) } } : {}),
    ...(given.excludeCredentials ? { excludeCredentials: keys(given.excludeCredentials) } : {}),
    ...(given.allowCredentials ? { allowCredentials: keys(given.allowCredentials) } : {}),
  } as never;
}

export async function addPasskey(): Promise<void> {
  const { publicKey } = await ask("POST /api/me/passkeys/options");
  const made = (await navigator.credentials.create({ publicKey: wanted(publicKey) })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const body: NewKey = {
    id: made.id,
    rawId: text(made.rawId),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
    },
    type: "public-key",
  };
  await ask("POST /api/me/passkeys", { body });
}

export async function signIn(): Promise<void> {
  const { publicKey } = await ask("POST /api/passkeys/options");
  const shown = (await navigator.credentials.get({ publicKey: wanted(publicKey) })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  const body: ShownKey = {
    id: shown.id,
    rawId: text(shown.rawId),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
    type: "public-key",
  };
  await ask("POST /api/passkeys", { body });
}
