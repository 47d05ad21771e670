import { useState, type ReactNode } from "react";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { Input } from "../../components/Input/Input.tsx";
import type { listingStrings } from "../../strings.ts";
import { type Facet, hasSearchBox, matchingOptions } from "./facet.ts";
import { FacetChoice } from "./FacetChoice.tsx";
import * as css from "./FilterPanel.css.ts";

interface FacetGroupProps {
  facet: Facet;
  startsOpen: boolean;
  labels: typeof listingStrings;
}

/** One facet: unfolds, and can be searched when it is long (specification B5). */
export function FacetGroup({ facet, startsOpen, labels }: FacetGroupProps): ReactNode {
  const [text, setText] = useState("");
  const matching = new Set(matchingOptions(facet.options, text));
  const chosen = facet.options.filter((option) => option.selected).length;
  return (
    <Disclosure
      open={startsOpen || chosen > 0}
      summary={
        <span className={css.summary}>
          {facet.title}
          {chosen > 0 && <span className={css.chosen}> ({chosen})</span>}
        </span>
      }
    >
      {hasSearchBox(facet) && (
        <Input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={labels.searchIn(facet.title)}
          placeholder={labels.searchIn(facet.title)}
          className={css.search}
        />
      )}
      <fieldset className={css.fieldset}>
        <legend className={css.legend}>{facet.title}</legend>
        <div className={css.options[facet.kind]}>
          {facet.options.map((option) => (
            // Hidden, not taken away: what is ticked is sent, seen or not.
            <FacetChoice
              key={`${option.value} ${option.selected}`}
              name={facet.name}
              kind={facet.kind}
              option={option}
              hidden={!matching.has(option)}
            />
          ))}
        </div>
      </fieldset>
      {matching.size === 0 && (
        <p role="status" className={css.none}>
          {labels.noOption}
        </p>
      )}
    </Disclosure>
  );
}
