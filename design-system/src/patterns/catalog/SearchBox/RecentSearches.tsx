import type { ReactNode } from "react";
import { CloseIcon } from "../../../primitives/Icon/icons.tsx";
import type { searchStrings } from "../../../strings.ts";
import type { SearchOption } from "./search-results.ts";
import { SearchOptionLine } from "./SearchOptionLine.tsx";
import * as css from "./SearchBox.css.ts";

interface RecentSearchesProps {
  id: string;
  options: readonly SearchOption[];
  activeId: string | undefined;
  onChoose: (option: SearchOption) => void;
  onForget: (search: string) => void;
  labels: typeof searchStrings;
}

/** A listbox may not contain buttons, so the remove buttons are in a list beside it; Delete does the same. */
export function RecentSearches({
  id,
  options,
  activeId,
  onChoose,
  onForget,
  labels,
}: RecentSearchesProps): ReactNode {
  return (
    <div className={css.panel} data-part="panel">
      <p id={`${id}-heading`} className={css.heading}>
        {labels.recent}
      </p>
      <div className={css.recent}>
        <div role="listbox" id={id} aria-labelledby={`${id}-heading`} className={css.recentList}>
          {options.map((option) => (
            <SearchOptionLine
              key={option.href}
              option={option}
              typed=""
              isActive={option.id === activeId}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
        <ul role="list">
          {options.map(
            (option) =>
              option.kind === "recent" && (
                <li key={option.href}>
                  <button
                    type="button"
                    className={css.forget}
                    aria-label={labels.forget(option.text)}
                    onClick={() => onForget(option.text)}
                  >
                    <CloseIcon size="small" />
                  </button>
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  );
}
