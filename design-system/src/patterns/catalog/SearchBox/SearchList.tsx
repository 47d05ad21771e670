import type { ReactNode } from "react";
import type { searchStrings } from "../../../strings.ts";
import type { SearchOption, SearchResults } from "./search-results.ts";
import { SearchOptionLine } from "./SearchOptionLine.tsx";
import * as css from "./SearchBox.css.ts";

interface SearchListProps {
  id: string;
  results: SearchResults;
  options: readonly SearchOption[];
  typed: string;
  activeId: string | undefined;
  onChoose: (option: SearchOption) => void;
  labels: typeof searchStrings;
}

/** What shows below the field: loading, "no results", or suggestions and products. */
export function SearchList(props: SearchListProps): ReactNode {
  const { id, results, options, typed, activeId, onChoose, labels } = props;
  const groups = [
    { heading: labels.topSuggestions, options: options.filter((option) => option.kind === "suggestion") },
    { heading: labels.products, options: options.filter((option) => option.kind === "product") },
  ].filter((group) => group.options.length > 0);
  return (
    <div className={css.panel} data-part="panel">
      {results.status === "loading" && <p className={css.note}>{labels.loading}</p>}
      {results.status === "ready" && options.length === 0 && <p className={css.note}>{labels.empty}</p>}
      <div role="listbox" id={id} aria-label={labels.results} hidden={options.length === 0}>
        {groups.map((group, index) => (
          <div key={group.heading} role="group" aria-labelledby={`${id}-group-${index}`}>
            <p id={`${id}-group-${index}`} role="presentation" className={css.heading}>
              {group.heading}
            </p>
            {group.options.map((option) => (
              <SearchOptionLine
                key={option.id}
                option={option}
                typed={typed}
                isActive={option.id === activeId}
                onChoose={() => onChoose(option)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
