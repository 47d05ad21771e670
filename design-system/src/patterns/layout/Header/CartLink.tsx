import { useId } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { isPlainClick } from "../../../components/Modal/plain-click.ts";
import { CartIcon } from "../../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { RootProps } from "../../../css/root-props.ts";
import { headerStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";

export interface CartLinkProps extends RootProps<"a", "onClick"> {
  /** The URL of the cart page, for when no drawer opens. */
  href?: string;
  /** The number of products in the cart; undefined until it is known. */
  count?: number | undefined;
  /** Whether the drawer is open. */
  open?: boolean | undefined;
  /** Opens the drawer instead of the cart page. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  labels?: Partial<typeof headerStrings> | undefined;
}

/** A link to the cart with its number of products, which is announced when it changes. */
export function CartLink({
  href = "/cart",
  count,
  open = false,
  onOpenChange,
  labels: given,
  className,
  ...rest
}: CartLinkProps) {
  const labels = useLabels(headerStrings, given);
  const id = useId();
  return (
    <>
      <IconButton asChild label={labels.cart(count ?? 0)} count={count} className={className}>
        <NavigationLink
          aria-describedby={id}
          {...rest}
          href={href}
          {...(onOpenChange && { "aria-haspopup": "dialog" as const, "aria-expanded": open })}
          onClick={(event) => {
            if (!onOpenChange || !isPlainClick(event)) return;
            event.preventDefault();
            onOpenChange(true);
          }}
          data-part="cart"
        >
          <CartIcon />
        </NavigationLink>
      </IconButton>
      <VisuallyHidden id={id} role="status">
        {count === undefined ? "" : labels.cartCount(count)}
      </VisuallyHidden>
    </>
  );
}
