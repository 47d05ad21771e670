import { randomInt } from "node:crypto";

/** A prepaid balance. Whoever knows the code can spend it. Money is in cents. */
export interface GiftCard {
  readonly id: number;
  /** As stored: without spaces and hyphens. */
  readonly code: string;
  readonly value: number;
  readonly balance: number;
}

/** Letters and digits that are hard to mistake for each other. */
const characters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
export const codeLength = 16;

/** 80 random bits: impossible to guess. */
export function newGiftCardCode(): string {
  return Array.from({ length: codeLength }, () => characters[randomInt(characters.length)]).join("");
}

/** A code as it is stored, whatever its case, spaces and hyphens. */
export function normalizedGiftCardCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase();
}

/** "ABCD-EFGH-JKLM-NPQR" */
export function formattedGiftCardCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}

/** All that pages and APIs show of a code. */
export function lastCharacters(code: string): string {
  return code.slice(-4);
}
