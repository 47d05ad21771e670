import type { GraphQLSchema } from "graphql";
import type { Refusal } from "../discount/discount.ts";
import { globalId } from "../global-id.ts";
import type { Cart } from "./cart.ts";
import type { CartError, CartWarning, CartWarningCode } from "./cart-error.ts";
import { lineGlobalId, type PlacedNotice } from "./cart-lines.ts";
import type { CartOutcome } from "./cart-operations.ts";
import { hasErrorCode, hasWarnings } from "./schema-version.ts";

/**
 * The payload of a cart mutation. Where the schema has `warnings`, stock and codes are told there, as the hosted
 * platform does. 2023-10 has none, and the platform says nothing at all; here stock becomes a user error with the cart
 * beside it, so that a shopper learns why there are fewer pieces than asked for.
 */
export function cartPayload({ cart, errors, notices }: CartOutcome, schema: GraphQLSchema) {
  const told = hasWarnings(schema) ? [] : notices.map(asError);
  return {
    cart,
    userErrors: [...errors, ...told].map(({ code, field, message }) => ({
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
