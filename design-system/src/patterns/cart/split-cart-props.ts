import type { CartActions, CartContents, CartPlaces } from "./cart.ts";

/** Splits the props of a cart into those of its lines, of its summary and of its root element. */
export function splitCartProps<Props extends CartContents & CartActions & CartPlaces>(props: Props) {
  const {
    total,
    saved,
    discounts,
    charges,
    code,
    checkoutHref,
    onCheckout,
    termsHref,
    privacyHref,
    ...others
  } = props;
  const {
    status,
    lines,
    notice,
    removed,
    onRetry,
    searchHref,
    onRemove,
    removeForm,
    quantityControl,
    onFollow,
    ...rest
  } = others;
  return {
    body: {
      status,
      lines,
      notice,
      removed,
      onRetry,
      searchHref,
      onRemove,
      removeForm,
      quantityControl,
      onFollow,
    },
    summary: { total, saved, discounts, charges, code, checkoutHref, onCheckout, termsHref, privacyHref },
    rest,
  };
}
