import { changeCart, redirectWithCart } from "~/features/cart/change-cart";
import { discountChange } from "~/features/cart/cart-link";
import type { RouteHandle } from "~/http/route-handle";
import { parseUrl } from "~/http/parse-url";
import { homePath } from "~/shop/paths";
import type { Route } from "./+types/discount-link";

export const handle = { kind: "private", isChange: true } satisfies RouteHandle;

/** The platform's discount links: `/discount/CODE?redirect=/collections/sale`. They never lead to another site. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { cart } = await changeCart({ request, context }, [discountChange(params["*"])]);
  const target = parseUrl(url.searchParams.get("redirect") ?? homePath, url.origin);
  const isOwn = target?.origin === url.origin && !target.pathname.startsWith("//");
  return redirectWithCart(context, cart, isOwn ? target.href.slice(url.origin.length) : homePath);
}
