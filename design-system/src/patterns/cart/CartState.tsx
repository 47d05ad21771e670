import { ErrorNotice } from "../../components/ErrorNotice/ErrorNotice.tsx";
import { cartStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartBody } from "./CartBody.tsx";
import { CartEmpty, CartLoading } from "./CartEmpty.tsx";
import { CartLines } from "./CartLines.tsx";

interface CartStateProps
  extends
    Pick<CartContents, "status" | "lines" | "notice" | "removed">,
    CartActions,
    Pick<CartPlaces, "searchHref"> {
  /** `className` for the text of an empty cart. */
  headingLevel: 2 | 3;
  labels?: Partial<typeof cartStrings> | undefined;
}

/** The cart's lines, or a message if there are none or they could not be loaded. */
export function CartState({
  status = "ready",
  lines,
  notice,
  removed,
  onRetry,
  searchHref,
  headingLevel,
  labels: given,
  ...actions
}: CartStateProps) {
  const labels = useLabels(cartStrings, given);
  const failed = status === "failed";
  const isEmpty = lines.length === 0;
  return (
    <CartBody>
      {(notice || failed) && <ErrorNotice title={notice ?? labels.failed} onRetry={onRetry} />}
      {removed}
      {!isEmpty && <CartLines lines={lines} {...actions} labels={labels} />}
      {isEmpty && status === "loading" && <CartLoading labels={labels} />}
      {isEmpty && status === "ready" && (
        <CartEmpty
          href={searchHref}
          headingLevel={headingLevel}
          onFollow={actions.onFollow}
          labels={labels}
        />
      )}
    </CartBody>
  );
}
