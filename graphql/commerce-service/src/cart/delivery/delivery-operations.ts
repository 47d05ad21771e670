import { globalId } from "../../shared/global-id.ts";
import type { CartError } from "../cart-error.ts";
import { type CartContext, type CartOutcome, withCart } from "../cart-operations.ts";
import { updateCart } from "../cart-store.ts";
import type { Cart } from "../cart.ts";
import type { SelectableAddress } from "./address.ts";
import { deliveryGroupId, standardHandle } from "./delivery-group.ts";
import {
  addAddresses,
  type AddressOutcome,
  removeAddresses,
  type SelectableAddressInput,
  type SelectableAddressUpdate,
  updateAddresses,
} from "./selectable-address.ts";

type Inputs = readonly SelectableAddressInput[];

export function addDeliveryAddresses(context: CartContext, cartId: string, inputs: Inputs): CartOutcome {
  return change(context, cartId, (existing) => addAddresses(existing, inputs, ["addresses"]));
}

export function replaceDeliveryAddresses(context: CartContext, cartId: string, inputs: Inputs): CartOutcome {
  return change(context, cartId, () => addAddresses([], inputs, ["addresses"]));
}

export function updateDeliveryAddresses(
  context: CartContext,
  cartId: string,
  updates: readonly SelectableAddressUpdate[],
): CartOutcome {
  const own = updates.map((update) => ({ ...update, id: tokenOf(update.id) }));
  return change(context, cartId, (existing) => updateAddresses(existing, own, ["addresses"]));
}

export function removeDeliveryAddresses(
  context: CartContext,
  cartId: string,
  ids: readonly string[],
): CartOutcome {
  return change(context, cartId, (existing) => removeAddresses(existing, ids.map(tokenOf), ["addressIds"]));
}

/** The schema's `CartSelectedDeliveryOptionInput`. */
export interface DeliveryOptionChoice {
  readonly deliveryGroupId: string;
  readonly deliveryOptionHandle: string;
}

/** There is only one delivery option and it is always selected, so this only validates the choice. */
export function selectDeliveryOptions(
  context: CartContext,
  cartId: string,
  choices: readonly DeliveryOptionChoice[],
): CartOutcome {
  return withCart(context, cartId, (cart) => ({
    errors: choices.flatMap((choice, index): CartError[] => {
      const field = ["selectedDeliveryOptions", `${index}`];
      if (choice.deliveryGroupId !== deliveryGroupId(cart))
        return [{ code: "INVALID_DELIVERY_GROUP", field, message: "The delivery group does not exist" }];
      if (choice.deliveryOptionHandle === standardHandle) return [];
      return [{ code: "INVALID_DELIVERY_OPTION", field, message: "The delivery option does not exist" }];
    }),
    notices: [],
  }));
}

function change(
  context: CartContext,
  cartId: string,
  operate: (existing: readonly SelectableAddress[]) => AddressOutcome,
): CartOutcome {
  return withCart(context, cartId, (cart) => {
    const outcome = operate(cart.deliveryAddresses);
    if ("errors" in outcome) return { errors: outcome.errors, notices: [] };
    updateCart(context.database, cart.id, { deliveryAddresses: outcome.addresses }, context.now);
    return { errors: [], notices: [] };
  });
}

export function addressId(token: string): string {
  return globalId("CartSelectableAddress", token);
}

function tokenOf(id: string): string {
  return id.slice(addressId("").length).split("?", 1)[0] ?? "";
}

/** Where the cart goes; null until the shopper has selected an address. */
export function selectedAddress({ deliveryAddresses }: Pick<Cart, "deliveryAddresses">) {
  return deliveryAddresses.find(({ selected }) => selected)?.address ?? null;
}
