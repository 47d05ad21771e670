import type { Database } from "../database/database.ts";
import { lastCharacters } from "../gift-cards/gift-card.ts";
import { findGiftCard, findGiftCards } from "../gift-cards/gift-card-store.ts";
import type { CartError } from "./cart-error.ts";

/** A gift card on a cart, with what it pays of it. Money is in cents. */
export interface AppliedGiftCard {
  readonly id: number;
  readonly lastCharacters: string;
  readonly balance: number;
  readonly amountUsed: number;
}

/** Lets each gift card pay as much of `payable` as it can, in order. */
export function applyGiftCards(db: Database, ids: readonly number[], payable: number): AppliedGiftCard[] {
  let left = payable;
  return findGiftCards(db, ids).map(({ id, code, balance }) => {
    const amountUsed = Math.min(balance, left);
    left -= amountUsed;
    return { id, lastCharacters: lastCharacters(code), balance, amountUsed };
  });
}

/** Why a gift card cannot pay, or its id. */
export type GiftCardLookup = { readonly id: number } | { readonly problem: "unknown" | "spent" };

export function lookUpGiftCard(db: Database, code: string): GiftCardLookup {
  const card = findGiftCard(db, code);
  if (!card) return { problem: "unknown" };
  return card.balance > 0 ? { id: card.id } : { problem: "spent" };
}

const messages = {
  unknown: "The gift card code is not valid.",
  spent: "The gift card has no balance left.",
};

/** The ids of gift cards with these codes, or an error for each code that cannot pay. Blank codes are skipped. */
export function readGiftCardCodes(
  db: Database,
  codes: readonly string[] | null | undefined,
  field: readonly string[],
): { readonly ids: readonly number[]; readonly errors: readonly CartError[] } {
  const ids = new Set<number>();
  const errors: CartError[] = [];
  for (const [index, code] of (codes ?? []).entries()) {
    if (code.trim() === "") continue;
    const found = lookUpGiftCard(db, code);
    if ("id" in found) ids.add(found.id);
    else errors.push({ code: "INVALID", field: [...field, `${index}`], message: messages[found.problem] });
  }
  return { ids: [...ids], errors };
}
