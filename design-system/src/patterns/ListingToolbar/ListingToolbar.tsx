import { useId, type ChangeEvent, type ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Select, type SelectOption } from "../../components/Select/Select.tsx";
import { classNames } from "../../css/class-names.ts";
import { FilterIcon } from "../../primitives/Icon/icons.tsx";
import { listingStrings } from "../../strings.ts";
import { useAnsweredState } from "../FilterPanel/use-answered-state.ts";
import { NavigationForm } from "../Navigation/NavigationForm.tsx";
import * as css from "./ListingToolbar.css.ts";

export interface ListingToolbarProps {
  /** Pieces in the whole result; null where nobody knows. */
  count: number | null;
  /** The listing's path. */
  action: string;
  /** The filters in force, which sorting keeps. */
  hidden?: Readonly<Record<string, string>> | undefined;
  sort: string;
  sortOptions: readonly SelectOption[];
  activeFilters?: number | undefined;
  onOpenFilters?: (() => void) | undefined;
  labels?: typeof listingStrings;
  className?: string | undefined;
}

/** How many pieces there are, in which order, and on phones the way to the filters. */
export function ListingToolbar(props: ListingToolbarProps): ReactNode {
  const { count, hidden = {}, sort, sortOptions, activeFilters = 0, labels = listingStrings } = props;
  const id = useId();
  const [chosen, setChosen] = useAnsweredState(sort);
  function choose({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>): void {
    setChosen(value);
    form?.requestSubmit();
  }
  return (
    <div className={classNames(css.root, props.className)} data-component="listing-toolbar">
      {/* Spoken again whenever a filter changes it. */}
      <p role="status" className={css.count}>
        {count === null ? "" : labels.results(count)}
      </p>
      <div className={css.end}>
        <Button
          ground="white"
          onClick={props.onOpenFilters}
          aria-haspopup="dialog"
          className={css.filters}
          aria-label={
            activeFilters > 0 ? `${labels.filters}, ${labels.filtersActive(activeFilters)}` : undefined
          }
        >
          <FilterIcon size="small" />
          {labels.filters}
          {activeFilters > 0 && ` (${activeFilters})`}
        </Button>
        <NavigationForm action={props.action} keepScroll className={css.sort}>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor={id} className={css.sortLabel}>
            {labels.sort}
          </label>
          <Select
            id={id}
            name="sort"
            options={sortOptions}
            value={chosen}
            onChange={choose}
            className={css.select}
          />
          <Button type="submit" ground="white" className={css.withoutScript}>
            {labels.apply}
          </Button>
        </NavigationForm>
      </div>
    </div>
  );
}
