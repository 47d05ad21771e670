/** Codes of the newest schema's `CartErrorCode`. A schema that lacks one reports `INVALID` instead. */
export type CartErrorCode =
  | "INVALID"
  | "INVALID_MERCHANDISE_LINE"
  | "MERCHANDISE_NOT_APPLICABLE"
  | "MAXIMUM_EXCEEDED"
  | "LESS_THAN"
  | "CART_TOO_LARGE"
  | "NOTE_TOO_LONG"
  | "ADDRESS_FIELD_CONTAINS_HTML_TAGS"
  | "ADDRESS_FIELD_IS_TOO_LONG"
  | "INVALID_DELIVERY_ADDRESS_ID"
  | "INVALID_DELIVERY_GROUP"
  | "INVALID_DELIVERY_OPTION"
  | "INVALID_METAFIELDS"
  | "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED"
  | "PROVINCE_NOT_FOUND"
  | "TOO_MANY_DELIVERY_ADDRESSES";

/** A `CartUserError`: tells the shopper what is wrong with their input. */
export interface CartError {
  readonly code: CartErrorCode;
  readonly field: readonly string[];
  readonly message: string;
}

export type CartWarningCode =
  | "MERCHANDISE_OUT_OF_STOCK"
  | "MERCHANDISE_NOT_ENOUGH_STOCK"
  | "DISCOUNT_NOT_FOUND"
  | "DISCOUNT_CURRENTLY_INACTIVE"
  | "DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED"
  | "DISCOUNT_QUANTITY_NOT_IN_RANGE"
  | "DISCOUNT_CODE_NOT_HONOURED";

/**
 * A `CartWarning`: the change was made, but not exactly as requested. `target` is the global id of the affected line,
 * variant or cart.
 */
export interface CartWarning {
  readonly code: CartWarningCode;
  readonly target: string;
  readonly message: string;
}

export const noSuchCart: CartError = {
  code: "INVALID",
  field: ["cartId"],
  message: "The specified cart does not exist.",
};

export function noSuchMerchandise(merchandiseId: string, field: readonly string[]): CartError {
  return { code: "INVALID", field, message: `The merchandise with id ${merchandiseId} does not exist.` };
}

export function noSuchLine(token: string, field: readonly string[]): CartError {
  return {
    code: "INVALID_MERCHANDISE_LINE",
    field,
    message: `The merchandise line with id ${token} does not exist.`,
  };
}
