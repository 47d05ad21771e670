import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import type { cartStrings } from "../../strings.ts";
import type { CartActions, CartContents, CartPlaces, CartTotals } from "./cart.ts";
import { CartAgreement, CartCheckout } from "./CartCheckout.tsx";
import * as css from "./CartSummary.css.ts";
import { CartTotalsList } from "./CartTotalsList.tsx";

export interface CartSummaryRootProps extends RootProps<"div"> {
  children: ReactNode;
}

/** A column of totals, checkout and agreement. */
export function CartSummaryRoot({ className, ...rest }: CartSummaryRootProps) {
  return <div {...rest} className={classNames(css.root, className)} data-component="cart-summary" />;
}

export interface CartSummaryProps extends RootProps<"div">, CartTotals, Omit<CartPlaces, "searchHref"> {
  /** Where checkout is. Without it, there is no link. */
  checkoutHref?: string | null | undefined;
  /** A field for a discount code, or a link to one. */
  code?: CartContents["code"];
  onFollow?: CartActions["onFollow"];
  onCheckout?: CartActions["onCheckout"];
  labels?: Partial<typeof cartStrings> | undefined;
}

/** The total, savings, link to the checkout, and agreement note. */
export function CartSummary({
  total,
  saved,
  discounts,
  charges,
  checkoutHref,
  termsHref,
  privacyHref,
  code,
  onFollow,
  onCheckout,
  labels,
  ...rest
}: CartSummaryProps) {
  const isUpdating = total === null || total === undefined;
  return (
    <CartSummaryRoot {...rest}>
      <CartTotalsList total={total} saved={saved} discounts={discounts} charges={charges} labels={labels} />
      {code}
      <CartCheckout href={checkoutHref} loading={isUpdating} onCheckout={onCheckout} labels={labels} />
      {termsHref && privacyHref && (
        <CartAgreement termsHref={termsHref} privacyHref={privacyHref} onFollow={onFollow} labels={labels} />
      )}
    </CartSummaryRoot>
  );
}
