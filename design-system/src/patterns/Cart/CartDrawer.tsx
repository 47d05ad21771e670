import type { RefObject } from "react";
import { Drawer } from "../../components/Drawer/Drawer.tsx";
import { delays } from "../../constants.ts";
import { cartStrings } from "../../strings.ts";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartBody } from "./CartBody.tsx";
import { CartSummary } from "./CartSummary.tsx";

export interface CartDrawerProps extends CartContents, CartActions, CartPlaces {
  open: boolean;
  onClose: () => void;
  /** The bag in the header: focus goes back there (specification A2). */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  labels?: typeof cartStrings;
}

/** The bag over the page. Its background, Escape and a link that is followed close it. */
export function CartDrawer({ open, onClose, returnFocusTo, labels = cartStrings, ...cart }: CartDrawerProps) {
  const { total, saved, discounts, checkoutHref, onCheckout, ...body } = cart;

  const onFollow: CartActions["onFollow"] = ({ metaKey, ctrlKey, shiftKey }) => {
    // A modified click opens a tab of its own; the shopper stays here.
    if (!metaKey && !ctrlKey && !shiftKey) onClose();
  };

  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title}
      focusDelay={delays.cartFocus}
      returnFocusTo={returnFocusTo}
      labels={labels}
      footer={
        cart.lines.length > 0 && (
          <CartSummary
            {...{ total, saved, checkoutHref, onCheckout }}
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
