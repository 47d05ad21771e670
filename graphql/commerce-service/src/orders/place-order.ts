import { amountDue, type Cart, type CartLine } from "../cart/cart.ts";
import { countSold, refreshAvailability } from "../catalog/stock/availability.ts";
import type { Database } from "../database/database.ts";
import { run } from "../database/statement.ts";
import { issueGiftCard, payWithGiftCard } from "../gift-cards/gift-card-store.ts";
import { queueOrderEmail } from "./queue-order-email.ts";
import { writeOrder } from "./order-writer.ts";
import type { ShippingAddress } from "./order.ts";

/** A variant sold out between reading the cart and taking the stock. Rolls back the order. */
export class SoldOut extends Error {
  override readonly name = "SoldOut";
  readonly variantId: number;
  constructor(variantId: number) {
    super(`variant ${variantId} is sold out`);
    this.variantId = variantId;
  }
}

export interface Purchase {
  readonly cart: Cart;
  readonly email: string;
  readonly address: ShippingAddress;
  /** The key of the submitted form, which may arrive twice. */
  readonly attemptKey: string;
  readonly now: Date;
}

/** Turns a paid cart into an order and queues its email. Call it in a transaction. Throws `SoldOut`. */
export function placeOrder(db: Database, purchase: Purchase): number {
  const { cart, now } = purchase;
  for (const line of cart.lines) takeStock(db, line);
  const { discount } = cart.discount;
  const orderId = writeOrder(db, {
    cartId: cart.id,
    email: purchase.email,
    phone: cart.phone,
    note: cart.note,
    attributes: cart.attributes,
    processedAt: now,
    discountTitle: discount?.title ?? null,
    discountCode: discount?.code ?? null,
    address: purchase.address,
    lines: cart.lines.map((line, index) => ({ ...line, discount: cart.discount.allocations[index] ?? 0 })),
    fulfillment: cart.lines.every(({ isGiftCard }) => isGiftCard)
      ? undefined
      : { status: "CONFIRMED", updatedAt: now, movedByClock: true },
  });
  for (const { id, amountUsed } of cart.giftCards)
    if (amountUsed > 0) payWithGiftCard(db, { giftCardId: id, orderId, amount: amountUsed });
  for (const line of cart.lines) issueGiftCards(db, line, orderId, now);
  run(
    db,
    `INSERT INTO payment (cart_id, order_id, attempt_key, status, amount, created_at)
     VALUES (?, ?, ?, 'SUCCEEDED', ?, ?)`,
    cart.id,
    orderId,
    purchase.attemptKey,
    amountDue(cart),
    now.toISOString(),
  );
  run(
    db,
    "UPDATE cart SET completed_at = ?, updated_at = ? WHERE id = ?",
    now.toISOString(),
    now.toISOString(),
    cart.id,
  );
  queueOrderEmail(db, { kind: "confirmation", orderId, reference: orderId }, now);
  return orderId;
}

function issueGiftCards(
  db: Database,
  { isGiftCard, quantity, unitPrice: value }: CartLine,
  orderId: number,
  now: Date,
): void {
  if (!isGiftCard || value === 0) return;
  for (let unit = 0; unit < quantity; unit++) issueGiftCard(db, { value, orderId, now });
}

/** The condition in the UPDATE prevents overselling, not the earlier check. */
function takeStock(db: Database, { variantId, productId, quantity }: CartLine): void {
  const { changes } = run(
    db,
    `UPDATE variant SET inventory = CASE WHEN inventory IS NULL THEN NULL ELSE inventory - ?1 END
     WHERE id = ?2 AND (inventory IS NULL OR inventory_policy = 'continue' OR inventory >= ?1)`,
    quantity,
    variantId,
  );
  if (changes === 0) throw new SoldOut(variantId);
  refreshAvailability(db, productId);
  countSold(db, productId, quantity);
}
