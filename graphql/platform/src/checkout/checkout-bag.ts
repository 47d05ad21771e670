import { type Cart, type CartLine, lineAmount } from "../cart/cart.ts";
import { changeCart, findCartOfCheckout } from "../cart/cart-store.ts";
import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import type { Order } from "../order/order.ts";
import { type Condition, conditionOf } from "./condition.ts";

/** A line as the checkout shows it. Money in cents. */
export interface BagLine {
  readonly brand: string;
  readonly title: string;
  /** "Plum / M" */
  readonly options: string;
  /** Where the product says. */
  readonly condition: Condition | null;
  readonly imageSrc: string | null;
  readonly imageAlt: string;
  readonly quantity: number;
  readonly amount: number;
  /** What it costs new, where that is known. */
  readonly retailAmount: number | null;
}

/** Brings a bag in line with the stock: returns the names of the pieces that somebody else has bought since. */
export function removeSoldLines(db: Database, cart: Cart, now: Date): string[] {
  const short = shortLines(cart.lines);
  if (short.length === 0) return [];
  return transaction(db, () => {
    for (const { line, possible } of short) {
      if (possible > 0) run(db, "UPDATE cart_line SET quantity = ? WHERE id = ?", possible, line.id);
      else run(db, "DELETE FROM cart_line WHERE id = ?", line.id);
    }
    changeCart(db, cart.id, {}, now);
    return short.map(({ line }) => nameOf(db, line));
  });
}

/** The lines that stock does not reach for; lines of one variant share its stock, the newest first. */
function shortLines(lines: readonly CartLine[]): { readonly line: CartLine; readonly possible: number }[] {
  const left = new Map(lines.map(({ variantId, available }) => [variantId, available]));
  return lines
    .map((line) => {
      const stock = left.get(line.variantId) ?? 0;
      const possible = Math.max(0, Math.min(line.quantity, stock));
      left.set(line.variantId, stock - possible);
      return { line, possible };
    })
    .filter(({ line, possible }) => possible < line.quantity || possible === 0);
}

/** The bag of a checkout as it can be bought now, and what had to be taken out of it. */
export function openBag(
  db: Database,
  checkoutToken: string,
  now: Date,
): { readonly cart: Cart; readonly sold: readonly string[] } | undefined {
  const cart = findCartOfCheckout(db, checkoutToken, now);
  if (!cart || cart.completedAt) return cart && { cart, sold: [] };
  const sold = removeSoldLines(db, cart, now);
  if (sold.length === 0) return { cart, sold };
  return { cart: findCartOfCheckout(db, checkoutToken, now) ?? cart, sold };
}

/** The lines with what a shopper recognizes them by. */
export function bagLines(db: Database, cart: Cart): BagLine[] {
  return cart.lines.map((line) => {
    const row = variantOf(db, line);
    const image = imageOf(db, line);
    const facts = factsOf(db, line.productId);
    const title = facts["short_title"] ?? row?.title ?? "";
    return {
      brand: facts["brand"] ?? row?.vendor ?? "",
      title,
      options: row?.options ?? "",
      condition: conditionOf(facts["condition"]),
      imageSrc: image?.src ?? null,
      imageAlt: image?.alt_text ?? title,
      quantity: line.quantity,
      amount: lineAmount(line),
      retailAmount: line.compareAtPrice == null ? null : line.compareAtPrice * line.quantity,
    };
  });
}

/** An order's lines, recognized by what their products say as long as they are in the catalogue. */
export function orderLines(db: Database, order: Order): BagLine[] {
  return order.lines.map((line) => {
    const facts = line.productId === null ? {} : factsOf(db, line.productId);
    const title = facts["short_title"] ?? line.title;
    return {
      brand: facts["brand"] ?? line.vendor,
      title,
      options: line.variantTitle,
      condition: conditionOf(facts["condition"]),
      imageSrc: line.imageSrc,
      imageAlt: line.imageAlt ?? title,
      quantity: line.quantity,
      amount: line.unitPrice * line.quantity,
      retailAmount: line.compareAtPrice === null ? null : line.compareAtPrice * line.quantity,
    };
  });
}

/** What the bag costs less than new, after all discounts; in cents, 0 when nothing. */
export function savings(lines: readonly BagLine[], total: number): number {
  const retail = lines.reduce((sum, { retailAmount, amount }) => sum + (retailAmount ?? amount), 0);
  return Math.max(0, retail - total);
}

function variantOf(db: Database, { variantId }: CartLine) {
  return get<{ title: string; vendor: string; options: string }>(
    db,
    `SELECT product.title, vendor, variant.title AS options
     FROM variant JOIN product ON product.id = product_id WHERE variant.id = ?`,
    variantId,
  );
}

function imageOf(db: Database, { variantId, productId }: CartLine) {
  return get<{ src: string; alt_text: string | null }>(
    db,
    `SELECT src, alt_text FROM image WHERE product_id = ?
     ORDER BY id = (SELECT image_id FROM variant WHERE id = ?) DESC, position LIMIT 1`,
    productId,
    variantId,
  );
}

function factsOf(db: Database, productId: number): Partial<Record<string, string>> {
  const rows = all<{ key: string; value: string }>(
    db,
    `SELECT key, value FROM metafield WHERE product_id = ? AND namespace = 'product_information'
       AND key IN ('brand', 'short_title', 'condition')`,
    productId,
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

function nameOf(db: Database, line: CartLine): string {
  const row = variantOf(db, line);
  const facts = factsOf(db, line.productId);
  const [brand, title] = [
    facts["brand"] ?? row?.vendor ?? "",
    facts["short_title"] ?? row?.title ?? "One piece",
  ];
  return title.startsWith(brand) ? title : `${brand} ${title}`;
}
