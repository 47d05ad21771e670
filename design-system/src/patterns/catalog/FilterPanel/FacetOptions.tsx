import { useState, type KeyboardEvent, type ReactNode } from "react";
import { Input } from "../../../components/Input/Input.tsx";
import { pressedKey } from "../../../components/Input/pressed-key.ts";
import type { listingStrings } from "../../../strings.ts";
import { type Facet, type FacetOption, hasSearchBox, matchingOptions } from "./facet.ts";
import { FacetChoice } from "./FacetChoice.tsx";
import * as css from "./FilterPanel.css.ts";

interface FacetOptionsProps {
  facet: Facet;
  labels: typeof listingStrings;
}

/** Enter in this field must not submit the form. */
function keepForm(event: KeyboardEvent): void {
  if (pressedKey(event.nativeEvent) === "Enter") event.preventDefault();
}

/** The options of an open facet. Long lists have a search field. */
export function FacetOptions({ facet, labels }: FacetOptionsProps): ReactNode {
  const [text, setText] = useState("");
  const matching = new Set(matchingOptions(facet.options, text));
  const isSearched = hasSearchBox(facet);
  const groups = [...new Set(facet.options.map(({ group }) => group))];
  const isGrouped = groups.some((group) => group !== undefined);
  const renderChoice = (option: FacetOption) => (
    <FacetChoice
      key={option.value}
      name={facet.name}
      kind={facet.kind}
      option={option}
      hidden={!matching.has(option)}
    />
  );
  return (
    <>
      {isSearched && (
        <Input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keepForm}
          aria-label={labels.searchIn(facet.title)}
          placeholder={labels.searchIn(facet.title)}
          autoComplete="off"
          className={css.search}
        />
      )}
      {isGrouped ? (
        <div className={css.groups}>
          {groups.map((group) => {
            const title = group ?? facet.title;
            const options = facet.options.filter((option) => option.group === group);
            return (
              <div key={title} hidden={!options.some((option) => matching.has(option))}>
                <p aria-hidden="true" className={css.group}>
                  {title}
                </p>
                <ul role="list" aria-label={title} className={css.grouped[facet.kind]}>
                  {options.map(renderChoice)}
                </ul>
              </div>
            );
          })}
        </div>
      ) : (
        <ul role="list" aria-label={facet.title} className={css.options[facet.kind]}>
          {facet.options.map(renderChoice)}
        </ul>
      )}
      {/* Always rendered, because screen readers ignore a status region that is added together with its text. */}
      {isSearched && (
        <p role="status" className={css.none}>
          {matching.size === 0 ? labels.noOption : ""}
        </p>
      )}
    </>
  );
}
