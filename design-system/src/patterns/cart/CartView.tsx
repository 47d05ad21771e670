import type { RootProps } from "../../css/root-props.ts";
import type { cartStrings } from "../../strings.ts";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartRoot, CartSide } from "./CartRoot.tsx";
import { CartState } from "./CartState.tsx";
import { splitCartProps } from "./split-cart-props.ts";
import { CartSummary } from "./CartSummary.tsx";

export interface CartViewProps extends RootProps<"div">, CartContents, CartActions, CartPlaces {
  labels?: Partial<typeof cartStrings> | undefined;
}

/** The cart as part of a page, with the summary beside its lines. With `removeForm`, it works without JavaScript. */
export function CartView({ labels, ...props }: CartViewProps) {
  const { body, summary, rest } = splitCartProps(props);
  const hasLines = body.lines.length > 0;
  return (
    <CartRoot {...rest} hasSide={hasLines}>
      <CartState {...body} headingLevel={2} labels={labels} />
      {hasLines && (
        <CartSide>
          <CartSummary {...summary} labels={labels} />
        </CartSide>
      )}
    </CartRoot>
  );
}
