import { useRef, useState, type ReactNode, type ToggleEvent } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { usePopovers } from "../../../components/Modal/use-popovers.ts";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Heading } from "../../../primitives/Heading/Heading.tsx";
import { CloseIcon } from "../../../primitives/Icon/icons.tsx";
import { listingStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { body, header } from "../../layout/Sheet/Sheet.css.ts";
import * as css from "./ListingLayout.css.ts";
import { trapTab } from "./trap-tab.ts";

export interface ListingLayoutProps extends RootProps<"div"> {
  /** A `FilterPanel`; null if there is nothing to filter. */
  filters: ReactNode;
  /** The `filtersId` of the toolbar, whose button opens the filters in narrow windows. */
  filtersId: string;
  /** The number of matching products; null if unknown. */
  count: number | null;
  /** The grid and the pagination. */
  children: ReactNode;
  labels?: Partial<typeof listingStrings> | undefined;
  className?: string | undefined;
}

/** The filters are beside the grid or, in narrow windows, in a popover. Changes apply immediately. */
export function ListingLayout(props: ListingLayoutProps): ReactNode {
  const { filters, filtersId, count, children, labels: given, className, ...rest } = props;
  const labels = useLabels(listingStrings, given);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Without popovers, the filters are always in the page.
  const hasDrawer = usePopovers();
  function onToggle({ newState, target, currentTarget }: ToggleEvent): void {
    // React bubbles toggle events, so ignore those of facets.
    if (target !== currentTarget) return;
    setOpen(newState === "open");
    const { activeElement } = document;
    if (newState === "open") closeButton.current?.focus();
    // Safari does not focus pressed buttons, so the browser may have nothing to return the focus to.
    else if (activeElement === document.body || currentTarget.contains(activeElement)) {
      document.querySelector<HTMLElement>(`[popovertarget="${filtersId}"]`)?.focus();
    }
  }
  return (
    <div
      {...rest}
      className={classNames(filters != null && css.columns, className)}
      data-component="listing-layout"
    >
      {filters != null && (
        <div
          // The shopper may have opened it before hydration.
          ref={(panel) => {
            if (CSS.supports?.("selector(:popover-open)") && panel?.matches(":popover-open")) setOpen(true);
          }}
          id={filtersId}
          popover="auto"
          // A dialog only while it covers the page.
          {...(isOpen && {
            role: "dialog",
            "aria-label": labels.filters,
            onKeyDown: trapTab,
          })}
          onToggle={onToggle}
          className={css.filters}
          data-part="filters"
        >
          {hasDrawer && (
            <div className={classNames(header, css.drawerOnly)}>
              <Heading level={2} size="h3">
                {labels.filters}
              </Heading>
              <IconButton ref={closeButton} label={labels.close} popoverTarget={filtersId}>
                <CloseIcon />
              </IconButton>
            </div>
          )}
          <div className={classNames(body, css.body)}>{filters}</div>
          {hasDrawer && (
            <div className={classNames(css.footer, css.drawerOnly)}>
              <Button fullWidth popoverTarget={filtersId}>
                {count === null ? labels.showAll : labels.showItems(count)}
              </Button>
            </div>
          )}
        </div>
      )}
      <div className={css.content}>{children}</div>
    </div>
  );
}
