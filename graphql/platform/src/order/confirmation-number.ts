import { randomInt } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Nine random capital letters and digits, as the hosted platform gives them: one in a hundred million million. */
export function newConfirmationNumber(): string {
  return Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join("");
}
