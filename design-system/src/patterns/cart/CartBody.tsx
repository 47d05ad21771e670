import { useLayoutEffect, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorNotice } from "../../components/ErrorNotice/ErrorNotice.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { CartIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { searchPath } from "../../constants.ts";
import type { cartStrings } from "../../strings.ts";
import { NavigationLink } from "../layout/Navigation/NavigationLink.tsx";
import type { CartActions, CartContents, CartPlaces } from "./cart.ts";
import { CartLines } from "./CartLines.tsx";
import * as css from "./CartView.css.ts";

interface CartBodyProps
  extends Pick<CartContents, "status" | "lines" | "notice">, CartActions, Pick<CartPlaces, "searchHref"> {
  /** For the text of an empty cart. */
  headingLevel: 2 | 3;
  labels: typeof cartStrings;
}

/** The cart lines, or a message instead of them. */
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
  const root = useRef<HTMLDivElement>(null);
  const isInLines = useRef(false);
  useLayoutEffect(() => {
    if (lines.length > 0 || !isInLines.current || document.activeElement !== document.body) return;
    // The last line was removed with the focus in it.
    isInLines.current = false;
    const heading = root.current?.querySelector<HTMLElement>("h2, h3");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });
  return (
    <div
      ref={root}
      className={css.body}
      // React does not report the blur of an element that it removes.
      onFocus={() => (isInLines.current = lines.length > 0)}
      onBlur={() => (isInLines.current = false)}
    >
      {(notice || failed) && <ErrorNotice title={notice ?? labels.failed} onRetry={onRetry} />}
      {lines.length > 0 && <CartLines lines={lines} {...actions} labels={labels} />}
      {lines.length === 0 && status === "loading" && <LoadingLines label={labels.loading} />}
      {lines.length === 0 && status === "ready" && (
        <EmptyState
          title={labels.empty}
          icon={<CartIcon />}
          headingLevel={headingLevel}
          action={
            <Button asChild variant="outline">
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
      <Skeleton shape="image" />
      <div>
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
