import { announce } from "@circlet/design-system";
import { useEffect, useRef } from "react";
import { changeListing, writeListing } from "~/shop/listing-parameters";
import { useKeptFocus } from "~/browser/use-kept-focus";
import * as messages from "~/messages/en/listing";
import type { ListingPage } from "./listing-page";

/** Moves focus after paging to the results, and after a removed chip to the next chip or else to the results. */
export function useListingFocus(page: ListingPage) {
  const root = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  const focus = useKeptFocus(root, {
    controls: "[data-component='active-filter-chips'] a",
    otherwise: () => results.current,
  });
  usePageFocus(page, () => results.current?.focus({ preventScroll: true }));
  return { root: { ref: root, ...focus }, results };
}

function usePageFocus(
  { definition, parameters, position, hasFilters }: ListingPage,
  focusResults: () => void,
): void {
  const { page, after, before } = parameters;
  // Other filters also return to the first page, but should not move the focus.
  const listing = definition.path + writeListing(changeListing(parameters, {}));
  const current = { listing, cursor: [page, after, before].join(), hasFilters };
  const shown = useRef(current);
  useEffect(() => {
    const former = shown.current;
    shown.current = current;
    if (former.hasFilters && !hasFilters && document.activeElement === document.body) focusResults();
    if (former.listing !== current.listing || former.cursor === current.cursor) return;
    focusResults();
    announce(position ? messages.page(position.page, position.pages) : messages.anotherPage);
  });
}
