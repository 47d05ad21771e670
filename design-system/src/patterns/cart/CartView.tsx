import { classNames } from "../../css/class-names.ts";
import { cartStrings } from "../../strings.ts";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartBody } from "./CartBody.tsx";
import { CartSummary } from "./CartSummary.tsx";
import * as css from "./CartView.css.ts";

export interface CartViewProps extends CartContents, CartActions, CartPlaces {
  labels?: typeof cartStrings;
  className?: string | undefined;
}

/** The cart within a page: its lines and the summary next to them. With `removeForm` it works without JavaScript. */
export function CartView({ className, labels = cartStrings, ...cart }: CartViewProps) {
  const { total, saved, discounts, code, checkoutHref, onCheckout, ...body } = cart;
  const hasLines = cart.lines.length > 0;
  return (
    <div
      className={classNames(css.page, hasLines && css.pageWithSummary, className)}
      data-component="cart-view"
    >
      <div>
        <CartBody {...body} headingLevel={2} labels={labels} />
      </div>
      {hasLines && (
        <div className={css.summary}>
          <CartSummary
            {...{ total, saved, code, checkoutHref, onCheckout }}
            {...(discounts && { discounts })}
            termsHref={cart.termsHref}
            privacyHref={cart.privacyHref}
            labels={labels}
          />
        </div>
      )}
    </div>
  );
}
