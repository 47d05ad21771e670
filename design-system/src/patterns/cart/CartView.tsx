import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { cartStrings } from "../../strings.ts";
import { withDefaults } from "../../strings/with-defaults.ts";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartBody } from "./CartBody.tsx";
import { cartParts } from "./cart-parts.ts";
import { CartSummary } from "./CartSummary.tsx";
import * as css from "./CartView.css.ts";

export interface CartViewProps extends RootProps<"div">, CartContents, CartActions, CartPlaces {
  labels?: Partial<typeof cartStrings> | undefined;
}

/** The cart within a page: its lines and the summary next to them. With `removeForm` it works without JavaScript. */
export function CartView({ className, labels: given, ...props }: CartViewProps) {
  const labels = withDefaults(cartStrings, given);
  const { body, summary, rest } = cartParts(props);
  const hasLines = body.lines.length > 0;
  return (
    <div
      {...rest}
      className={classNames(css.page, hasLines && css.pageWithSummary, className)}
      data-component="cart-view"
    >
      <div>
        <CartBody {...body} headingLevel={2} labels={labels} />
      </div>
      {hasLines && (
        <div className={css.summary}>
          <CartSummary {...summary} labels={labels} />
        </div>
      )}
    </div>
  );
}
