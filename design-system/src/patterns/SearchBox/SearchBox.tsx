import { useId, useRef, type ReactNode } from "react";
import { searchPath } from "../../constants.ts";
import { classNames } from "../../css/class-names.ts";
import { SearchIcon } from "../../primitives/Icon/icons.tsx";
import { searchStrings } from "../../strings.ts";
import { NavigationForm } from "../Navigation/NavigationForm.tsx";
import { RecentSearches } from "./RecentSearches.tsx";
import { recentOptions, searchOptions, type SearchResults } from "./search-results.ts";
import { SearchList } from "./SearchList.tsx";
import { useSearchBox } from "./use-search-box.ts";
import * as css from "./SearchBox.css.ts";

export interface SearchBoxProps {
  /** The text in the field; the shop asks for results as it changes. */
  text: string;
  onTextChange: (text: string) => void;
  results: SearchResults;
  /** The shopper's own searches of late: shown in an empty field. */
  recent?: readonly string[] | undefined;
  /** Takes one of them away. */
  onForget?: ((text: string) => void) | undefined;
  /** The page's address: when it changes, the list closes. */
  routeKey?: string | undefined;
  action?: string | undefined;
  labels?: typeof searchStrings | undefined;
  className?: string | undefined;
}

/**
 * A search form that suggests as one types: the combobox with a list of the ARIA practices. Enter sends the form, a
 * plain GET without JavaScript (specification A2).
 */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { text, onTextChange, results, action = searchPath, labels = searchStrings } = props;
  const listId = useId();
  const isEmpty = text.trim() === "";
  const options = isEmpty
    ? recentOptions(props.recent ?? [], action, listId)
    : searchOptions(results, action, listId);
  const input = useRef<HTMLInputElement>(null);
  const leaveField = () => input.current?.blur();
  const onForget = (search: string): void => {
    // What had the focus may go with the search.
    input.current?.focus();
    props.onForget?.(search);
  };
  const isKnown = isEmpty ? options.length > 0 : results.status === "loading" || results.status === "ready";
  const { routeKey } = props;
  const box = useSearchBox({ options, isKnown, onTextChange, routeKey, leaveField, onForget });
  const { isOpen } = box;
  const hasList = isOpen && options.length > 0;
  return (
    <div
      className={classNames(css.root, props.className)}
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
          // An empty search leads to the plain path: without a name the field leaves no trace in the address.
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
          value={text}
          onChange={box.onChange}
          onKeyDown={box.onKeyDown}
        />
      </NavigationForm>
      {box.isInUse && (
        <button type="button" className={css.cancel} onClick={box.cancel}>
          {labels.cancel}
        </button>
      )}
      {isOpen && isEmpty && (
        <RecentSearches
          id={listId}
          options={options}
          activeId={box.active?.id}
          onChoose={box.choose}
          onForget={onForget}
          labels={labels}
        />
      )}
      {isOpen && !isEmpty && (
        <SearchList
          id={listId}
          results={results}
          options={options}
          typed={text}
          activeId={box.active?.id}
          onChoose={box.choose}
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
