import { type BuyerKnown, updateCart, findCartOfCheckout } from "../cart/cart-store.ts";
import { type Attribute, type Cart, type CartLine, lineAmount } from "../cart/cart.ts";
import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import type { Order } from "../orders/order.ts";
import type { Platform } from "../shared/platform.ts";
import { type ConditionLabel, conditionLabelOf } from "./condition-label.ts";
import { type LineImage, lineImage } from "./line-image.ts";

type LinesPlatform = Pick<Platform, "database" | "settings">;

/** A cart or order line as checkout shows it. Money is in cents. */
export interface CheckoutLine {
  readonly brand: string;
  readonly title: string;
  /** "Plum / M" */
  readonly options: string;
  /** Null when the product does not specify one. */
  readonly condition: ConditionLabel | null;
  readonly image: LineImage | null;
  readonly quantity: number;
  readonly amount: number;
  /** The retail price of the line; null when unknown. */
  readonly retailAmount: number | null;
  /** What the buyer added to the line, for example a gift message. */
  readonly attributes: readonly Attribute[];
}

/** Adjusts a cart to the available stock. Returns the names of the products that someone else bought. */
export function removeSoldLines(db: Database, cart: Cart, now: Date): string[] {
  const shortfalls = shortLines(cart.lines);
  if (shortfalls.length === 0) return [];
  return transaction(db, () => {
    for (const { line, possible } of shortfalls) {
      if (possible > 0) run(db, "UPDATE cart_line SET quantity = ? WHERE id = ?", possible, line.id);
      else run(db, "DELETE FROM cart_line WHERE id = ?", line.id);
    }
    updateCart(db, cart.id, {}, now);
    return shortfalls.map(({ line }) => nameOf(db, line));
  });
}

/** Lines that exceed the stock. Lines of one variant share its stock, newest first. */
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

/** The cart of a checkout, reduced to what can be bought now, with the names of the products removed. */
export function openCheckoutCart(
  db: Database,
  checkoutToken: string,
  now: Date,
  known: BuyerKnown = "anonymous",
): { readonly cart: Cart; readonly sold: readonly string[] } | undefined {
  const cart = findCartOfCheckout(db, checkoutToken, now, known);
  if (!cart || cart.completedAt) return cart && { cart, sold: [] };
  const sold = removeSoldLines(db, cart, now);
  if (sold.length === 0) return { cart, sold };
  return { cart: findCartOfCheckout(db, checkoutToken, now, known) ?? cart, sold };
}

/** Cart lines with the details by which a shopper recognizes them. */
export function cartLines({ database: db, settings }: LinesPlatform, cart: Cart): CheckoutLine[] {
  return cart.lines.map((line) => {
    const row = variantOf(db, line);
    const image = imageOf(db, line);
    const facts = factsOf(db, line.productId);
    const title = facts["short_title"] ?? row?.title ?? "";
    return {
      brand: facts["brand"] ?? row?.vendor ?? "",
      title,
      options: row?.options ?? "",
      condition: conditionLabelOf(facts["condition"]),
      image: lineImage({ src: image?.src, alt: image?.alt_text ?? title }, settings),
      quantity: line.quantity,
      amount: lineAmount(line),
      retailAmount: line.compareAtPrice == null ? null : line.compareAtPrice * line.quantity,
      attributes: line.attributes,
    };
  });
}

export function orderLines({ database: db, settings }: LinesPlatform, order: Order): CheckoutLine[] {
  return order.lines.map((line) => {
    const facts = line.productId === null ? {} : factsOf(db, line.productId);
    const title = facts["short_title"] ?? line.title;
    return {
      brand: facts["brand"] ?? line.vendor,
      title,
      options: line.variantTitle,
      condition: conditionLabelOf(facts["condition"]),
      image: lineImage({ src: line.imageSrc, alt: line.imageAlt ?? title }, settings),
      quantity: line.quantity,
      amount: line.unitPrice * line.quantity,
      retailAmount: line.compareAtPrice === null ? null : line.compareAtPrice * line.quantity,
      attributes: line.attributes,
    };
  });
}

/** The hosts of the lines' images, besides this service. */
export function imageOrigins(lines: readonly CheckoutLine[]): string[] {
  const origins = lines.map(({ image }) =>
    image === null || image.srcset !== null ? "" : (URL.parse(image.src, "https://localhost")?.origin ?? ""),
  );
  // A host may contain ";" or ",", which would start another directive or policy.
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.:-]+$/.test(origin));
}

/** How much less the cart costs than retail, after all discounts. In cents, at least 0. */
export function savings(lines: readonly CheckoutLine[], total: number): number {
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
    facts["short_title"] ?? row?.title ?? "One item",
  ];
  return title.startsWith(brand) ? title : `${brand} ${title}`;
}
