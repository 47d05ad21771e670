import { changeCart, redirectWithCart } from "~/features/cart/change-cart";
import { discountChange } from "~/features/cart/cart-link";
import type { RouteHandle } from "~/http/route-handle";
import { ownPath } from "~/http/own-path";
import { homePath } from "~/shop/paths";
import type { Route } from "./+types/discount-link";

export const handle = { kind: "private", isChange: true } satisfies RouteHandle;

/** The platform's discount links: `/discount/CODE?redirect=/collections/sale`. They never lead to another site. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  // Without a code, the cart keeps its own.
  const changes = params["*"].trim() === "" ? [] : [discountChange(params["*"])];
  const { cart } = await changeCart({ request, context }, changes);
  const target = ownPath(url.searchParams.get("redirect") ?? homePath, url.origin);
  return redirectWithCart(context, cart, target ?? homePath);
}
