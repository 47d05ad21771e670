import { useId, type Ref } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { BagIcon } from "../../primitives/Icon/icons.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { headerStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";

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
  isOpen = false,
  ref,
  labels = headerStrings,
}: BagLinkProps) {
  const id = useId();
  return (
    <>
      <IconButton asChild label={labels.bag(count ?? 0)} count={count}>
        <NavigationLink
          ref={ref}
          href={href}
          aria-describedby={id}
          {...(onOpen && { "aria-haspopup": "dialog" as const, "aria-expanded": isOpen })}
          onClick={(event) => {
            // A modified click means the page itself, in a tab of its own.
            if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            onOpen();
          }}
          data-part="bag"
        >
          <BagIcon />
        </NavigationLink>
      </IconButton>
      <VisuallyHidden id={id} role="status">
        {count === undefined ? "" : labels.bagCount(count)}
      </VisuallyHidden>
    </>
  );
}
