import type { GraphQLSchema } from "graphql";
import { globalId } from "../../shared/global-id.ts";
import type { CartError, CartWarning, CartWarningCode } from "../../cart/cart-error.ts";
import type { CartOutcome } from "../../cart/cart-operations.ts";
import type { Cart } from "../../cart/cart.ts";
import type { Refusal } from "../../cart/discounts/discount.ts";
import { lineGlobalId, type PlacedNotice } from "../../cart/lines/cart-lines.ts";
import { hasErrorCode, hasWarnings } from "./cart-context.ts";

/**
 * The payload of a cart mutation. Schemas with `warnings` report stock and discount codes there, as the hosted
 * platform does. 2023-10 has no warnings and the platform reports nothing, so this service adds a user error beside
 * the cart: the shopper learns why the quantity is lower than requested.
 */
export function cartPayload({ cart, errors, notices }: CartOutcome, schema: GraphQLSchema) {
  const stockErrors = hasWarnings(schema) ? [] : notices.map(asError);
  return {
    cart,
    userErrors: [...errors, ...stockErrors].map(({ code, field, message }) => ({
      code: hasErrorCode(schema, code) ? code : "INVALID",
      field,
      message,
    })),
    warnings: cart ? [...notices.map((notice) => asWarning(cart, notice)), ...codeWarnings(cart)] : [],
  };
}

function asError({ code, field, message }: PlacedNotice): CartError {
  const errorCode = code === "MERCHANDISE_OUT_OF_STOCK" ? "MERCHANDISE_NOT_APPLICABLE" : "MAXIMUM_EXCEEDED";
  return { code: errorCode, field, message };
}

function asWarning(cart: Cart, { code, message, lineToken, variantId }: PlacedNotice): CartWarning {
  const target = lineToken ? lineGlobalId(cart, lineToken) : globalId("ProductVariant", variantId);
  return { code, message, target };
}

const codeRefusals: Readonly<Record<Refusal, { code: CartWarningCode; because: string }>> = {
  unknown: { code: "DISCOUNT_NOT_FOUND", because: "can't be found" },
  expired: { code: "DISCOUNT_CURRENTLY_INACTIVE", because: "has expired" },
  "not-first-order": { code: "DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED", because: "is for a first order only" },
  "too-few-items": { code: "DISCOUNT_QUANTITY_NOT_IN_RANGE", because: "needs more items" },
  "another-is-better": {
    code: "DISCOUNT_CODE_NOT_HONOURED",
    because: "doesn't combine with a better discount",
  },
};

function codeWarnings(cart: Cart): CartWarning[] {
  return cart.discount.codes.flatMap(({ code, refusal }) => {
    if (!refusal) return [];
    const { code: warning, because } = codeRefusals[refusal];
    return [
      {
        code: warning,
        target: globalId("Cart", cart.token),
        message: `The discount code ${code} ${because}.`,
      },
    ];
  });
}
