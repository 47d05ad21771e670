import { globalId } from "../../shared/global-id.ts";
import { money } from "../../shared/money.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import type { Cart } from "../cart.ts";

export const standardHandle = "standard";

const shipsWithinHours = 24;

/** How soon an order ships. Only a shop that promises it says in how many hours. */
export function onItsWay({ promises }: Pick<Settings, "promises">): string {
  return promises.includes("free-shipping")
    ? `on its way within ${shipsWithinHours} hours`
    : "on its way soon";
}

/** The only way in which this shop delivers. */
export const standardDelivery = (shop: Pick<Settings, "promises">) => ({
  handle: standardHandle,
  code: "Standard",
  title: "Standard",
  description: `O${onItsWay(shop).slice(1)}`,
  deliveryMethodType: "SHIPPING",
  estimatedCost: money(0),
});

/** A cart is delivered as a whole, so its group has the cart's token. */
export function deliveryGroupId({ token }: Pick<Cart, "token">): string {
  return globalId("CartDeliveryGroup", token);
}
