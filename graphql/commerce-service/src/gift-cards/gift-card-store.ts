import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { type GiftCard, lastCharacters, newGiftCardCode, normalizedGiftCardCode } from "./gift-card.ts";

interface NewGiftCard {
  /** In cents. */
  readonly value: number;
  /** The order that bought it. */
  readonly orderId?: number;
  readonly now: Date;
}

export function issueGiftCard(db: Database, { value, orderId, now }: NewGiftCard): string {
  const code = newGiftCardCode();
  run(
    db,
    "INSERT INTO gift_card (code, value, balance, order_id, created_at) VALUES (?1, ?2, ?2, ?3, ?4)",
    code,
    value,
    orderId ?? null,
    now.toISOString(),
  );
  return code;
}

export function findGiftCard(db: Database, typed: string): GiftCard | undefined {
  const sql = "SELECT id, code, value, balance FROM gift_card WHERE code = ?";
  return get<GiftCard>(db, sql, normalizedGiftCardCode(typed));
}

export function findGiftCards(db: Database, ids: readonly number[]): GiftCard[] {
  if (ids.length === 0) return [];
  const sql = `SELECT gift_card.id, code, gift_card.value, balance
     FROM json_each(?) AS wanted JOIN gift_card ON gift_card.id = wanted.value ORDER BY wanted.key`;
  return all<GiftCard>(db, sql, JSON.stringify(ids));
}

export function hasGiftCards(db: Database): boolean {
  return get(db, "SELECT 1 FROM gift_card LIMIT 1") !== undefined;
}

interface GiftCardPayment {
  readonly giftCardId: number;
  readonly orderId: number;
  readonly amount: number;
}

/** Takes an order's share from a gift card. Call it in the order's transaction. Throws if the balance is too low. */
export function payWithGiftCard(db: Database, { giftCardId, orderId, amount }: GiftCardPayment): void {
  const sql = "UPDATE gift_card SET balance = balance - ?1 WHERE id = ?2 AND balance >= ?1";
  if (run(db, sql, amount, giftCardId).changes === 0)
    throw new Error(`gift card ${giftCardId} has too little left`);
  run(
    db,
    "INSERT INTO gift_card_payment (order_id, gift_card_id, amount) VALUES (?, ?, ?)",
    orderId,
    giftCardId,
    amount,
  );
}

export interface GiftCardsOfOrder {
  /** The gift cards that it bought. */
  readonly bought: readonly { readonly code: string; readonly value: number }[];
  /** Those that paid for it, with what is left on them now. */
  readonly used: readonly {
    readonly lastCharacters: string;
    readonly amount: number;
    readonly balance: number;
  }[];
}

export function giftCardsOfOrder(db: Database, orderId: number): GiftCardsOfOrder {
  const bought = "SELECT code, value FROM gift_card WHERE order_id = ? ORDER BY id";
  const used = `SELECT code, amount, balance FROM gift_card_payment JOIN gift_card ON gift_card.id = gift_card_id
     WHERE gift_card_payment.order_id = ? ORDER BY gift_card_id`;
  return {
    bought: all<{ code: string; value: number }>(db, bought, orderId),
    used: all<{ code: string; amount: number; balance: number }>(db, used, orderId).map(
      ({ code, amount, balance }) => ({ lastCharacters: lastCharacters(code), amount, balance }),
    ),
  };
}
