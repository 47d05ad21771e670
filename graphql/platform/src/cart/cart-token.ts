import { randomBytes } from "node:crypto";

/** 160 random bits in 27 letters, digits, - and _: nobody comes upon one by guessing. */
export function newToken(): string {
  return randomBytes(20).toString("base64url");
}
