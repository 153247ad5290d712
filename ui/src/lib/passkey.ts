/** Passkeys: the browser's own key instead of a password. */

import { api } from "./api";
import type { Entered } from "./types";

type Json = Record<string, unknown>;

interface Asked {
  ticket: string;
  options: Json;
}

/** Passkeys need a safe connection to a name (not to a bare address of numbers) and a browser that knows them. */
export function hasPasskeys(): boolean {
  const named = !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));
  return named && isSecureContext && "credentials" in navigator && "PublicKeyCredential" in globalThis;
}

function bytes(text: unknown): ArrayBuffer {
  const plain = atob(String(text).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function descriptors(list: unknown): PublicKeyCredentialDescriptor[] {
  return ((list as Json[] | undefined) ?? []).map((one) => ({ ...one, type: "public-key", id: bytes(one["id"]) }));
}

function common(credential: PublicKeyCredential): Json {
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}

/** Make a passkey on this device. Resolves to null if the reader gave up. */
export async function register(): Promise<Entered | null> {
  const { ticket, options } = await api.passkey<Asked>("register/options");
  const user = options["user"] as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"]),
    user: { ...user, id: bytes(user["id"]) },
    excludeCredentials: descriptors(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = {
    ...common(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
  return api.passkey<Entered>("register/verify", { ticket, credential });
}

/** Come in with a passkey. Resolves to null if the reader gave up. */
export async function login(): Promise<Entered | null> {
  const { ticket, options } = await api.passkey<Asked>("login/options");
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"]),
    allowCredentials: descriptors(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await asked(() => navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const response = shown.response as AuthenticatorAssertionResponse;
  const credential = {
    ...common(shown),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
  return api.passkey<Entered>("login/verify", { ticket, credential });
}

/** The browser asks the reader; closing its window is an answer, not an error. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError")) return null;
    throw error;
  }
}
