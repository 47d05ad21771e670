import type { CartError } from "./cart-error.ts";
import { withPath, emailProblem, phoneProblem } from "./cart-input.ts";
import type { CartChanges } from "./cart-store.ts";
import type { DeliveryAddressInput } from "./delivery/delivery-address.ts";
import { addAddresses, type AddressOutcome } from "./delivery/selectable-address.ts";

/** The schema's `CartBuyerIdentityInput`, limited to the fields this service supports. */
export interface BuyerInput {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly countryCode?: string | null;
  readonly customerAccessToken?: string | null;
  readonly deliveryAddressPreferences?: readonly AddressPreference[] | null;
}

/** The schema's `DeliveryAddressInput`. */
interface AddressPreference {
  readonly deliveryAddress?: DeliveryAddressInput | null;
  readonly customerAddressId?: string | null;
}

/** The buyer's addresses, which replace the cart's; undefined when the buyer has none. */
export function preferredAddresses(
  { deliveryAddressPreferences }: BuyerInput,
  path: readonly string[],
): AddressOutcome | undefined {
  if (!deliveryAddressPreferences) return undefined;
  const inputs = deliveryAddressPreferences.map(({ deliveryAddress, customerAddressId }, index) => ({
    selected: index === 0,
    address: {
      deliveryAddress: deliveryAddress ?? null,
      copyFromCustomerAddressId: customerAddressId ?? null,
    },
  }));
  return addAddresses([], inputs, [...path, "deliveryAddressPreferences"]);
}

export function buyerErrors(buyer: BuyerInput, path: readonly string[]): CartError[] {
  return [
    ...withPath([...path, "email"], buyer.email == null ? undefined : emailProblem(buyer.email)),
    ...withPath([...path, "phone"], buyer.phone == null ? undefined : phoneProblem(buyer.phone)),
    // This service has no storefront-API customers: shoppers sign in at the identity provider.
    ...withPath(
      [...path, "customerAccessToken"],
      buyer.customerAccessToken == null ? undefined : { code: "INVALID", message: "Customer is invalid" },
    ),
  ];
}

/** Leaves out fields that are undefined; null clears a field. */
export function buyerChanges(buyer: BuyerInput): CartChanges {
  return {
    ...(buyer.email !== undefined && { email: buyer.email?.trim() ?? null }),
    ...(buyer.phone !== undefined && { phone: buyer.phone?.trim() ?? null }),
    ...(buyer.countryCode !== undefined && { countryCode: buyer.countryCode }),
  };
}
