import { createHash, timingSafeEqual } from "node:crypto";

/** The SHA-256 digest to store in place of a secret: it recognizes the secret but cannot be used as one. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Compares two secrets in constant time, so that the response time reveals nothing about the expected one. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(expected)));
}

/** Whether a request comes from the storefront's server, which has the private token. */
export function hasPrivateToken(headers: Headers, privateToken: string | undefined): boolean {
  const given = headers.get("shopify-storefront-private-token");
  return privateToken !== undefined && given !== null && sameSecret(given, privateToken);
}
