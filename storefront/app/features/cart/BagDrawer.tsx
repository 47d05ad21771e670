import { CartDrawer } from "@circlet/design-system";
import { privacyPath, searchPath, termsPath } from "~/lib/paths";
import { useBag } from "./BagProvider";
import { cartLine } from "./cart-line";

/** The bag over the page. Shown in a chunk of its own: the dialog it stands in is not needed before. */
export default function BagDrawer() {
  const { bag, view, isOpen, setOpen, control } = useBag();
  const { status, lines, total, saved, discounts, checkoutUrl, notice } = view;
  return (
    <CartDrawer
      open={isOpen ?? false}
      onClose={() => setOpen(false)}
      returnFocusTo={control}
      status={status === "reading" ? "loading" : status}
      lines={lines.map((line) => ({ ...cartLine(line), id: line.variantId, isPending: line.isPending }))}
      total={total}
      saved={saved}
      discounts={discounts}
      checkoutHref={checkoutUrl}
      notice={notice}
      onRemove={(variantId) => bag.remove(variantId)}
      onRetry={() => void bag.retry()}
      termsHref={termsPath}
      privacyHref={privacyPath}
      searchHref={searchPath}
    />
  );
}
