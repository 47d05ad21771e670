import { useId, useRef, type ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { SearchIcon } from "../../../primitives/Icon/icons.tsx";
import { searchStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationForm } from "../../layout/Navigation/NavigationForm.tsx";
import { RecentSearches } from "./RecentSearches.tsx";
import { recentOptions, searchOptions, type SearchResults } from "./search-results.ts";
import { SearchList } from "./SearchList.tsx";
import { useSearchBox } from "./use-search-box.ts";
import * as css from "./SearchBox.css.ts";

export interface SearchBoxProps extends RootProps<"div", "results" | "onFocus" | "onBlur"> {
  /** The text in the field. The shop loads results when it changes. */
  value: string;
  onValueChange: (value: string) => void;
  /** What was found for `value`, and whether it is still loading. */
  results: SearchResults;
  /** The shopper's recent searches, shown while the field is empty. */
  recent?: readonly string[] | undefined;
  /** Called to remove a recent search. */
  onForget?: ((text: string) => void) | undefined;
  /** The page's URL. The list closes when it changes. */
  routeKey?: string | undefined;
  /** The URL of the search page. */
  action: string;
  labels?: Partial<typeof searchStrings> | undefined;
  className?: string | undefined;
}

/** A search form with suggestions, built as an ARIA combobox. Works as a plain GET form without JavaScript. */
export function SearchBox({
  value,
  onValueChange,
  results,
  recent,
  onForget: forget,
  routeKey,
  action,
  labels: given,
  className,
  ...rest
}: SearchBoxProps): ReactNode {
  const labels = useLabels(searchStrings, given);
  const listId = useId();
  const isEmpty = value.trim() === "";
  const options = isEmpty
    ? recentOptions(recent ?? [], action, listId)
    : searchOptions(results, action, listId);
  const input = useRef<HTMLInputElement>(null);
  const leaveField = () => input.current?.blur();
  const onForget = (search: string): void => {
    // A focused remove button disappears together with its search.
    input.current?.focus();
    forget?.(search);
  };
  const isKnown = isEmpty ? options.length > 0 : results.status === "loading" || results.status === "ready";
  const box = useSearchBox({ options, isKnown, onValueChange, routeKey, leaveField, onForget });
  const { isOpen } = box;
  const hasList = isOpen && options.length > 0;
  return (
    <div
      {...rest}
      className={classNames(css.root, className)}
      onFocus={box.onFocus}
      onBlur={box.onBlur}
      data-component="search-box"
    >
      <NavigationForm action={action} role="search" className={css.form} onSubmit={box.onSubmit}>
        <button type="submit" className={css.submit} aria-label={labels.submit}>
          <SearchIcon size="medium" />
        </button>
        <input
          ref={input}
          type="search"
          // Omits the name while empty, which keeps an empty parameter out of the URL.
          name={box.isInUse && isEmpty ? undefined : "text"}
          className={css.input}
          role="combobox"
          aria-label={labels.label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList ? box.active?.id : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={labels.placeholder}
          value={value}
          onChange={box.onChange}
          onKeyDown={box.onKeyDown}
        />
      </NavigationForm>
      {box.isInUse && (
        <button type="button" className={css.cancel} onClick={box.cancelSearch}>
          {labels.cancel}
        </button>
      )}
      {isOpen && isEmpty && (
        <RecentSearches
          id={listId}
          options={options}
          activeId={box.active?.id}
          onChoose={box.chooseOption}
          onForget={onForget}
          labels={labels}
        />
      )}
      {isOpen && !isEmpty && (
        <SearchList
          id={listId}
          results={results}
          options={options}
          typed={value}
          activeId={box.active?.id}
          onChoose={box.chooseOption}
          labels={labels}
        />
      )}
      <p role="status" className={css.status}>
        {isOpen && (isEmpty ? labels.recentFound(options.length) : statusOf(results, options.length, labels))}
      </p>
    </div>
  );
}

function statusOf(results: SearchResults, found: number, labels: typeof searchStrings): string {
  if (results.status === "loading") return labels.loading;
  return found === 0 ? labels.empty : labels.found(found);
}
