import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorNotice } from "../../components/ErrorNotice/ErrorNotice.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { searchPath } from "../../constants.ts";
import type { cartStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartLines } from "./CartLines.tsx";
import * as css from "./CartView.css.ts";

interface CartBodyProps
  extends Pick<CartContents, "status" | "lines" | "notice">, CartActions, Pick<CartPlaces, "searchHref"> {
  /** Of what an empty bag says. */
  headingLevel: 2 | 3;
  labels: typeof cartStrings;
}

/** The lines, or why there are none. */
export function CartBody({
  status = "ready",
  lines,
  notice,
  onRetry,
  searchHref,
  headingLevel,
  labels,
  ...actions
}: CartBodyProps) {
  const failed = status === "failed";
  return (
    <div className={css.body}>
      {(notice || failed) && (
        <ErrorNotice title={notice ?? labels.failed} onRetry={failed ? onRetry : undefined} />
      )}
      {lines.length > 0 && <CartLines lines={lines} {...actions} labels={labels} />}
      {lines.length === 0 && status === "loading" && <LoadingLines label={labels.loading} />}
      {lines.length === 0 && status === "ready" && (
        <EmptyState
          title={labels.empty}
          headingLevel={headingLevel}
          action={
            <Button asChild ground="transparent">
              <NavigationLink href={searchHref ?? searchPath} onClick={actions.onFollow}>
                {labels.emptyAction}
              </NavigationLink>
            </Button>
          }
        />
      )}
    </div>
  );
}

function LoadingLines({ label }: { label: string }) {
  return (
    <div className={css.loading}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton shape="picture" />
      <div>
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
