import { createHash } from "node:crypto";

/** What is kept of a secret: enough to recognize it, nothing to use. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
