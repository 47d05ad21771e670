import {
  useId,
  useRef,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { pressedKey } from "../../../components/Input/pressed-key.ts";
import { usePopovers } from "../../../components/Modal/use-popovers.ts";
import { Select, type SelectOption } from "../../../components/Select/Select.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { FilterIcon } from "../../../primitives/Icon/icons.tsx";
import { listingStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { useDraftValue } from "../FilterPanel/use-draft-value.ts";
import * as css from "./ListingToolbar.css.ts";

export interface ListingToolbarProps extends RootProps<"div", "hidden"> {
  /** The number of products; null if unknown. */
  count: number | null;
  /** The `id` of the FilterPanel, whose form also submits the sort order. */
  formId: string;
  /** The value of the chosen order. */
  sort: string;
  /** Omit them for a listing with neither filters nor results, which shows only the count. */
  sortOptions: readonly SelectOption[];
  /** How many filters apply. */
  activeFilters?: number | undefined;
  /** The `filtersId` of the ListingLayout that the button opens. */
  filtersId: string;
  /** Shown beside the count, such as a switch. */
  children?: ReactNode;
  labels?: Partial<typeof listingStrings> | undefined;
  className?: string | undefined;
}

/** Keys that open the list or choose from it, as those with Alt. All others change a closed list at every press. */
const keysOfOpenList: ReadonlySet<string> = new Set(["Enter", " ", "F4"]);

/** Milliseconds within which a key changes a closed list. On a Mac, arrow keys open it, and a choice takes longer. */
const keyPress = 200;

/** Shows the number of products, the sort order and, on phones, the button that opens the filters. */
export function ListingToolbar({
  count,
  formId,
  sort,
  sortOptions,
  activeFilters = 0,
  filtersId,
  children,
  labels: given,
  className,
  ...rest
}: ListingToolbarProps): ReactNode {
  const labels = useLabels(listingStrings, given);
  const id = useId();
  const hasDrawer = usePopovers();
  const [chosen, setChosen] = useDraftValue(sort);
  const keyedAt = useRef(0);
  const isPending = useRef(false);
  function chooseOrder({ currentTarget: { value, form }, timeStamp }: ChangeEvent<HTMLSelectElement>): void {
    setChosen(value);
    // A closed list may change again with the next key.
    isPending.current = timeStamp - keyedAt.current < keyPress;
    if (!isPending.current) form?.requestSubmit();
  }
  function submitPending({ currentTarget: { form } }: SyntheticEvent<HTMLSelectElement>): void {
    if (isPending.current) form?.requestSubmit();
    isPending.current = false;
  }
  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>): void {
    const key = pressedKey(event.nativeEvent);
    keyedAt.current = event.altKey || keysOfOpenList.has(key) ? 0 : event.timeStamp;
    if (!isPending.current || key !== "Enter") return;
    // Keeps the list closed.
    event.preventDefault();
    submitPending(event);
  }
  return (
    <div {...rest} className={classNames(css.root, className)} data-component="listing-toolbar">
      {/* A live region, so that screen readers announce the new count. */}
      <p role="status" className={css.count}>
        {count === null ? "" : labels.results(count)}
      </p>
      {children}
      {sortOptions.length > 0 && (
        <div className={css.end}>
          {hasDrawer && (
            <Button
              variant="surface"
              popoverTarget={filtersId}
              aria-haspopup="dialog"
              className={css.filters}
              aria-label={
                activeFilters > 0 ? `${labels.filters}, ${labels.filtersActive(activeFilters)}` : undefined
              }
            >
              <FilterIcon size="small" />
              <span>{activeFilters > 0 ? `${labels.filters} (${activeFilters})` : labels.filters}</span>
            </Button>
          )}
          <div className={css.sort}>
            <label htmlFor={id} className={css.sortLabel}>
              {labels.sort}
            </label>
            <Select
              id={id}
              form={formId}
              name="sort"
              options={sortOptions}
              value={chosen}
              onChange={chooseOrder}
              onKeyDown={onKeyDown}
              onBlur={submitPending}
              className={css.select}
            />
            <Button type="submit" form={formId} variant="surface" className={css.withoutScript}>
              {labels.apply}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
