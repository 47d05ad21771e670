import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { PromiseName } from "@circlet/service-kit/promises";
import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import type { Discount } from "./discount.ts";

interface DiscountRow {
  id: number;
  code: string | null;
  title: string;
  percent: number;
  minimum_quantity: number;
  first_order_only: 0 | 1;
  valid_hours: number | null;
}

export function activeDiscounts(db: Database): Discount[] {
  return all<DiscountRow>(
    db,
    `SELECT id, code, title, percent, minimum_quantity, first_order_only, valid_hours
     FROM discount WHERE active = 1 ORDER BY id`,
  ).map((row) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    percent: row.percent,
    minimumQuantity: row.minimum_quantity,
    firstOrderOnly: row.first_order_only === 1,
    validHours: row.valid_hours,
  }));
}

export function findDiscount(db: Database, code: string): Discount | undefined {
  return activeDiscounts(db).find((discount) => discount.code === code);
}

/** Turns discounts on or off with the promise that they keep, and so with the words about it. */
export function applyPromises(db: Database, promises: readonly PromiseName[]): void {
  const kept = "(promise IN (SELECT value FROM json_each(?)))";
  const list = JSON.stringify(promises);
  run(db, `UPDATE discount SET active = ${kept} WHERE active <> ${kept}`, list, list);
}

/**
 * Records that a discount code was sent to an email address, which starts its hours. Only the first time counts:
 * signing up again does not extend them. Returns false when there is no such code.
 */
export function issueDiscount(db: Database, code: string, email: string, now: Date): boolean {
  const discount = get<{ id: number }>(
    db,
    "SELECT id FROM discount WHERE code = ? AND active = 1",
    code.trim().toUpperCase(),
  );
  if (!discount) return false;
  run(
    db,
    "INSERT INTO discount_issue (discount_id, email, issued_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    discount.id,
    normalizedEmail(email),
    now.toISOString(),
  );
  return true;
}

/** When each discount was sent to `email`, by discount id. */
export function issuesTo(db: Database, email: string): Map<number, Date> {
  const rows = all<{ discount_id: number; issued_at: string }>(
    db,
    "SELECT discount_id, issued_at FROM discount_issue WHERE email = ?",
    normalizedEmail(email),
  );
  return new Map(rows.map((row) => [row.discount_id, new Date(row.issued_at)]));
}
