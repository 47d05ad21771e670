import type { MetafieldIdentifier } from "../catalog/metafield-resolvers.ts";
import type { Context } from "../context.ts";
import type { Resolvers } from "../resolvers.ts";
import type { Cart } from "../../cart/cart.ts";
import { type CartMetafield, cartMetafieldId, readCartMetafields } from "../../cart/cart-metafield.ts";

export const cartMetafieldResolvers: Resolvers = {
  Cart: {
    metafield: (cart: Cart, identifier: MetafieldIdentifier, context) =>
      metafieldsOf(cart, [identifier], context)[0] ?? null,
    metafields: (cart: Cart, { identifiers }: { identifiers: readonly MetafieldIdentifier[] }, context) =>
      metafieldsOf(cart, identifiers, context),
  },
  CartMetafieldsSetPayload: "plain",
  CartMetafieldDeletePayload: "plain",
  MetafieldsSetUserError: "plain",
  MetafieldDeleteUserError: "plain",
};

/** The metafields of the carts in a request, since a document can name them many times. */
const read = new WeakMap<Cart, readonly CartMetafield[]>();

/** The metafields with these identifiers, null where there is none. */
function metafieldsOf(cart: Cart, identifiers: readonly MetafieldIdentifier[], { database }: Context) {
  const known = read.get(cart) ?? readCartMetafields(database, cart.id);
  read.set(cart, known);
  return identifiers.map(({ namespace, key }) => {
    const found = known.find((each) => each.key === key && each.namespace === (namespace ?? "custom"));
    return found ? asMetafield(found, () => cart) : null;
  });
}

/** `parent` is only called if the document asks for the cart. */
export function asMetafield(metafield: CartMetafield, parent: () => unknown) {
  return { ...metafield, id: cartMetafieldId(metafield), parent };
}
