import type { RefObject } from "react";
import { Drawer } from "../../components/Drawer/Drawer.tsx";
import { delays } from "../../constants.ts";
import { cartStrings } from "../../strings.ts";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartBody } from "./CartBody.tsx";
import { CartSummary } from "./CartSummary.tsx";

export interface CartDrawerProps extends CartContents, CartActions, CartPlaces {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The cart button in the header, which gets the focus back. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  labels?: typeof cartStrings;
}

/** The cart in a drawer. The backdrop, Escape and a followed link close it. */
export function CartDrawer({
  open,
  onOpenChange,
  returnFocusTo,
  labels = cartStrings,
  ...cart
}: CartDrawerProps) {
  const { total, saved, discounts, code, checkoutHref, onCheckout, ...body } = cart;

  const onFollow: CartActions["onFollow"] = ({ metaKey, ctrlKey, shiftKey }) => {
    // A modified click opens a new tab, so the drawer stays open.
    if (!metaKey && !ctrlKey && !shiftKey) onOpenChange(false);
  };

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      focusDelay={delays.cartFocus}
      returnFocusTo={returnFocusTo}
      labels={labels}
      footer={
        cart.lines.length > 0 && (
          <CartSummary
            {...{ total, saved, code, checkoutHref, onCheckout }}
            {...(discounts && { discounts })}
            termsHref={cart.termsHref}
            privacyHref={cart.privacyHref}
            onFollow={onFollow}
            labels={labels}
          />
        )
      }
    >
      <CartBody {...body} headingLevel={3} onFollow={onFollow} labels={labels} />
    </Drawer>
  );
}
