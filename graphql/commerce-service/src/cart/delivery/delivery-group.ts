import { globalId } from "../../shared/global-id.ts";
import { money } from "../../shared/money.ts";
import type { Cart } from "../cart.ts";

export const standardHandle = "standard";

/** What the shop promises, and its confirmations repeat. */
const shipsWithinHours = 24;
export const onItsWay = `on its way within ${shipsWithinHours} hours`;

/** The only way in which this shop delivers. */
export const standardDelivery = {
  handle: standardHandle,
  code: "Standard",
  title: "Standard",
  description: `O${onItsWay.slice(1)}`,
  deliveryMethodType: "SHIPPING",
  estimatedCost: money(0),
};

/** A cart is delivered as a whole, so its group has the cart's token. */
export function deliveryGroupId({ token }: Pick<Cart, "token">): string {
  return globalId("CartDeliveryGroup", token);
}
