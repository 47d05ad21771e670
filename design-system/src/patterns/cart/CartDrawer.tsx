import type { RefObject } from "react";
import type { PanelProps } from "../../components/Modal/modal-props.ts";
import { Drawer } from "../../components/Drawer/Drawer.tsx";
import { onPlainClick } from "../../components/Modal/plain-click.ts";
import { delays } from "../../constants.ts";
import { cartStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartState } from "./CartState.tsx";
import { splitCartProps } from "./split-cart-props.ts";
import { CartSummary } from "./CartSummary.tsx";

export interface CartDrawerProps extends PanelProps, CartContents, CartActions, CartPlaces {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The header's cart button, which receives focus on close. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  labels?: Partial<typeof cartStrings> | undefined;
}

/** The cart in a drawer. A click on the backdrop, Escape or any link closes it. */
export function CartDrawer({ open, onOpenChange, returnFocusTo, labels: given, ...props }: CartDrawerProps) {
  const labels = useLabels(cartStrings, given);
  const { body, summary, rest } = splitCartProps(props);

  const onFollow = onPlainClick(() => onOpenChange(false));

  return (
    <Drawer
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      focusDelay={delays.cartFocus}
      returnFocusTo={returnFocusTo}
      labels={labels}
      footer={body.lines.length > 0 && <CartSummary {...summary} onFollow={onFollow} labels={labels} />}
    >
      <CartState {...body} headingLevel={3} onFollow={onFollow} labels={labels} />
    </Drawer>
  );
}
