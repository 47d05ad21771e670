import { CartDrawer } from "@circlet/design-system";
import { useEffect } from "react";
import { privacyPath, searchPath, termsPath } from "~/lib/paths";
import { recordBagEvent } from "./bag-events";
import type { ViewLine } from "./bag-view";
import { useBag } from "./BagProvider";
import { cartLine } from "./cart-line";

/** The bag over the page. Shown in a chunk of its own: the dialog it stands in is not needed before. */
export default function BagDrawer() {
  const { bag, view, isOpen, setOpen, control } = useBag();
  const { status, lines, total, saved, discounts, checkoutUrl, notice } = view;
  const isShown = isOpen === true && status === "ready";
  useEffect(() => {
    // Once for each opening, with what is in the bag then.
    if (isShown) recordBagEvent("view_cart", bag.view().lines);
  }, [isShown, bag]);
  return (
    <CartDrawer
      open={isOpen ?? false}
      onClose={() => setOpen(false)}
      returnFocusTo={control}
      status={status === "reading" ? "loading" : status}
      lines={lines.map(shownLine)}
      total={total}
      saved={saved}
      discounts={discounts}
      checkoutHref={checkoutUrl}
      notice={notice}
      onRemove={(variantId) => bag.remove(variantId)}
      onCheckout={() => recordBagEvent("begin_checkout", lines)}
      onRetry={() => void bag.retry()}
      termsHref={termsPath}
      privacyHref={privacyPath}
      searchHref={searchPath}
    />
  );
}

/** Known by its variant: the line keeps its place, and the focus in it, when the service has given it an id. */
function shownLine({ variantId, isPending, error, ...item }: ViewLine) {
  return { ...cartLine({ variantId, ...item }), id: variantId, isPending, error: error ?? undefined };
}
