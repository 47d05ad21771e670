import { redirect } from "react-router-dom";
import { safeParse } from "valibot";
import { cartLinkSchema } from "~/features/cart/cart-link";
import { changeCart, redirectWithCart } from "~/features/cart/change-cart";
import type { RouteHandle } from "~/http/route-handle";
import { cartPath, soldPath } from "~/shop/paths";
import type { Route } from "./+types/cart-link";

export const handle = { kind: "private", isChange: true } satisfies RouteHandle;

/** The platform's cart links: `/cart/VARIANT:QUANTITY,…?discount=CODE`. They add to the shopper's cart. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const discountCode = url.searchParams.get("discount") ?? "";
  const { success, output } = safeParse(cartLinkSchema, { lines: params["*"], discountCode });
  // Also the address of a cart or a checkout on the platform.
  if (!success) throw redirect(cartPath);
  const { cart } = await changeCart({ request, context }, output);
  const added = output.flatMap((change) => (change.intent === "add" ? [change.id] : []));
  const isWhole = added.every((id) => cart?.lines.some((line) => line.id === id));
  return redirectWithCart(context, cart, isWhole ? cartPath : soldPath);
}
