import { useState, type KeyboardEvent, type ReactNode } from "react";
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

/** Enter in a field would send the form; this one is for looking only. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** One facet: unfolds, and can be searched when it is long (specification B5). */
export function FacetGroup({ facet, startsOpen, labels }: FacetGroupProps): ReactNode {
  const [text, setText] = useState("");
  const matching = new Set(matchingOptions(facet.options, text));
  const chosen = facet.options.filter((option) => option.selected).length;
  // Decided once: a group that shuts because its last tick was taken away would take the focus with it.
  const [open] = useState(startsOpen || chosen > 0);
  return (
    <Disclosure
      open={open}
      summary={
        <span>
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
          onKeyDown={keepForm}
          aria-label={labels.searchIn(facet.title)}
          placeholder={labels.searchIn(facet.title)}
          autoComplete="off"
          className={css.search}
        />
      )}
      <fieldset>
        <legend className={css.legend}>{facet.title}</legend>
        <ul role="list" className={css.options[facet.kind]}>
          {facet.options.map((option) => (
            <FacetChoice
              key={option.value}
              name={facet.name}
              kind={facet.kind}
              option={option}
              hidden={!matching.has(option)}
            />
          ))}
        </ul>
      </fieldset>
      {/* Always there: a status that comes with its words is not read. */}
      <p role="status" className={css.none}>
        {matching.size === 0 ? labels.noOption : ""}
      </p>
    </Disclosure>
  );
}
