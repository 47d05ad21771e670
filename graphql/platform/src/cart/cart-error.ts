/** Codes of the newest schema's `CartErrorCode`; where the schema served does not have one, it becomes `INVALID`. */
export type CartErrorCode =
  | "INVALID"
  | "INVALID_MERCHANDISE_LINE"
  | "MERCHANDISE_NOT_APPLICABLE"
  | "MAXIMUM_EXCEEDED"
  | "LESS_THAN"
  | "CART_TOO_LARGE"
  | "NOTE_TOO_LONG";

/** A `CartUserError`: what was wrong with the input, for the person whose input it was. */
export interface CartError {
  readonly code: CartErrorCode;
  /** The path to the input that is wrong. */
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

/** A `CartWarning`: the change was made, but not quite as asked. `target` is the global id of what it is about. */
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
