import { run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { globalId } from "../shared/global-id.ts";
import { noSuchCart } from "./cart-error.ts";
import { type CartContext, type CartOutcome, openCart, withCart } from "./cart-operations.ts";
import { type CartChanges, updateCart, insertCart } from "./cart-store.ts";
import { type Cart, newToken } from "./cart.ts";

const anonymous: CartChanges = { email: null, phone: null, countryCode: null, deliveryAddresses: [] };

/** Removes the buyer's email, phone, country and addresses from a cart. */
export function removePersonalData(context: CartContext, cartId: string): CartOutcome {
  return withCart(context, cartId, (cart) => {
    updateCart(context.database, cart.id, anonymous, context.now);
    return { errors: [], notices: [] };
  });
}

/** A new cart with the same lines, note, attributes, discount codes and metafields, without the buyer's data. */
export function cloneCart(context: CartContext, cartId: string): CartOutcome {
  const { database, now } = context;
  return transaction(database, () => {
    const cart = openCart(context, cartId);
    if (!cart) return { cart: null, errors: [noSuchCart], notices: [] };
    const copyId = globalId("Cart", insertCart(database, now));
    const copy = openCart(context, copyId);
    if (copy) copyParts(context, cart, copy);
    return { cart: openCart(context, copyId), errors: [], notices: [] };
  });
}

function copyParts({ database: db, now }: CartContext, cart: Cart, copy: Cart): void {
  // Lines are listed newest first, so write them in reverse.
  for (const line of cart.lines.toReversed()) {
    run(
      db,
      `INSERT INTO cart_line (token, cart_id, variant_id, quantity, attributes)
       SELECT ?, ?, variant_id, quantity, attributes FROM cart_line WHERE id = ?`,
      newToken(),
      copy.id,
      line.id,
    );
  }
  run(
    db,
    `INSERT INTO cart_metafield (cart_id, namespace, key, type, value, created_at, updated_at)
     SELECT ?1, namespace, key, type, value, ?2, ?2 FROM cart_metafield WHERE cart_id = ?3`,
    copy.id,
    now.toISOString(),
    cart.id,
  );
  const discountCodes = cart.discount.codes.map(({ code }) => code);
  updateCart(db, copy.id, { note: cart.note, attributes: cart.attributes, discountCodes }, now);
}
