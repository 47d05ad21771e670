import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a secret is the right one, in a time that tells nothing about how much of it is. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
