import { toBase64Url } from "./base64url";

/** Bytes of a verifier (specification A5). */
const verifierBytes = 32;

export interface CodeProof {
  /** Kept here; sent with the code, it proves that who began the sign-in ends it. */
  readonly verifier: string;
  /** Its SHA-256 hash, sent ahead (method S256). */
  readonly challenge: string;
}

export async function codeProof(): Promise<CodeProof> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(verifierBytes)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return { verifier, challenge: toBase64Url(new Uint8Array(hash)) };
}
