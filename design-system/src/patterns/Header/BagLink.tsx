import { useId, type Ref } from "react";
import { BagIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { headerStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./Header.css.ts";

export interface BagLinkProps {
  /** The page of the bag, for when nothing opens in place. */
  href?: string;
  /** Pieces in the bag; undefined before the bag is known. */
  count?: number | undefined;
  /** Opens the drawer instead of following the link. */
  onOpen?: (() => void) | undefined;
  /** Whether the drawer is open. */
  isOpen?: boolean;
  ref?: Ref<HTMLAnchorElement> | undefined;
  labels?: typeof headerStrings;
}

/** The bag with its count, read out whenever it changes (specification A2). */
export function BagLink({
  href = "/cart",
  count,
  onOpen,
  isOpen,
  ref,
  labels = headerStrings,
}: BagLinkProps) {
  const id = useId();
  return (
    <>
      <NavigationLink
        ref={ref}
        href={href}
        className={css.action}
        aria-label={labels.bag}
        aria-describedby={id}
        {...(onOpen ? { "aria-haspopup": "dialog" as const, "aria-expanded": isOpen ?? false } : undefined)}
        onClick={(event) => {
          // A modified click means the page itself, in a tab of its own.
          if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onOpen();
        }}
        data-component="bag-link"
      >
        <BagIcon />
        {count ? (
          <span className={css.count} aria-hidden="true">
            {count > 99 ? "99+" : count}
          </span>
        ) : null}
      </NavigationLink>
      <VisuallyHidden id={id} role="status">
        {count === undefined ? "" : labels.bagCount(count)}
      </VisuallyHidden>
    </>
  );
}
