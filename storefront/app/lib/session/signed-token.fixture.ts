import { toBase64Url } from "./base64url";

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** Keys of an identity provider: what signs, and what it publishes under the name "1". */
export interface SigningKeys {
  readonly privateKey: CryptoKey;
  readonly published: JsonWebKey;
}

export async function signingKeys(): Promise<SigningKeys> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["sign", "verify"],
  );
  const published = { ...(await crypto.subtle.exportKey("jwk", publicKey)), kid: "1" };
  return { privateKey, published };
}

export const goodHead = { alg: "RS256", kid: "1" };

/** A part of a token. */
export const encoded = (value: unknown) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

export async function signedToken(
  claims: object,
  { privateKey }: SigningKeys,
  head: object = goodHead,
): Promise<string> {
  const signed = `${encoded(head)}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}
