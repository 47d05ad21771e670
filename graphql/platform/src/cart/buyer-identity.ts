import type { CartError } from "./cart-error.ts";
import { at, emailProblem, phoneProblem } from "./cart-input.ts";
import type { CartChanges } from "./cart-store.ts";

/** `CartBuyerIdentityInput` of the schema, as far as this service knows buyers. */
export interface BuyerInput {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly countryCode?: string | null;
  readonly customerAccessToken?: string | null;
}

export function buyerErrors(buyer: BuyerInput, path: readonly string[]): CartError[] {
  return [
    ...at([...path, "email"], buyer.email == null ? undefined : emailProblem(buyer.email)),
    ...at([...path, "phone"], buyer.phone == null ? undefined : phoneProblem(buyer.phone)),
    // The storefront API's own kind of customer does not exist here: customers sign in at the identity provider.
    ...at(
      [...path, "customerAccessToken"],
      buyer.customerAccessToken == null ? undefined : { code: "INVALID", message: "Customer is invalid" },
    ),
  ];
}

/** What is left out of the input stays as it is; null clears it. */
export function buyerChanges(buyer: BuyerInput): CartChanges {
  return {
    ...(buyer.email !== undefined && { email: buyer.email?.trim() ?? null }),
    ...(buyer.phone !== undefined && { phone: buyer.phone?.trim() ?? null }),
    ...(buyer.countryCode !== undefined && { countryCode: buyer.countryCode }),
  };
}
