import { Link, NavigationLink } from "@circlet/design-system";
import * as messages from "~/messages/en/cart";
import { cartPath } from "~/shop/paths";
import { useCart } from "./CartProvider";

/** A link to the cart while it holds this variant, whose add button is then disabled. */
export function ViewBag({ variantId }: { readonly variantId: string }) {
  const { lines, adding } = useCart().view;
  const isInCart = !adding.has(variantId) && lines.some(({ id }) => id === variantId);
  return (
    isInCart && (
      <Link asChild>
        <NavigationLink href={cartPath}>{messages.viewBag}</NavigationLink>
      </Link>
    )
  );
}
