import {
  CartAttributesUpdate,
  CartBuyerIdentityUpdate,
  CartCreate,
  CartDiscountCodesUpdate,
  CartLineAdd,
  CartLineRemove,
  CartLineUpdate,
  CartNoteUpdate,
  CartQuery,
  defaultCartFragment,
} from "storefront-schema-latest/cart-queries";
import type { ClientOperation } from "./client-operation.ts";

const context = { country: "US", language: "EN", numCartLines: 100 };

/** The documents of the platform's React cart components, imported from their package. */
export const cartProvider: readonly ClientOperation[] = [
  {
    name: "cart create",
    query: CartCreate(defaultCartFragment),
    variables: ({ variant }) => ({ ...context, input: { lines: [{ merchandiseId: variant }] } }),
  },
  {
    name: "cart read",
    query: CartQuery(defaultCartFragment),
    variables: ({ cart: id }) => ({ ...context, id }),
  },
  {
    name: "lines add",
    query: CartLineAdd(defaultCartFragment),
    variables: ({ cart: cartId, otherVariant }) => ({
      ...context,
      cartId,
      lines: [{ merchandiseId: otherVariant }],
    }),
  },
  {
    name: "lines update",
    query: CartLineUpdate(defaultCartFragment),
    variables: ({ cart: cartId, line: id }) => ({ ...context, cartId, lines: [{ id, quantity: 2 }] }),
  },
  {
    name: "note",
    query: CartNoteUpdate(defaultCartFragment),
    variables: ({ cart: cartId }) => ({ ...context, cartId, note: "Hello" }),
  },
  {
    name: "attributes",
    query: CartAttributesUpdate(defaultCartFragment),
    variables: ({ cart: cartId }) => ({ ...context, cartId, attributes: [{ key: "a", value: "b" }] }),
  },
  {
    name: "buyer identity",
    query: CartBuyerIdentityUpdate(defaultCartFragment),
    variables: ({ cart: cartId }) => ({ ...context, cartId, buyerIdentity: { countryCode: "US" } }),
  },
  {
    name: "discount codes",
    query: CartDiscountCodesUpdate(defaultCartFragment),
    variables: ({ cart: cartId }) => ({ ...context, cartId, discountCodes: [] }),
  },
  {
    name: "lines remove",
    query: CartLineRemove(defaultCartFragment),
    variables: ({ cart: cartId, line }) => ({ ...context, cartId, lines: [line] }),
  },
];
