import { useState, type ReactNode } from "react";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { useWasOpened } from "../../../components/Disclosure/use-was-opened.ts";
import type { listingStrings } from "../../../strings.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import type { Facet } from "./facet.ts";
import { FacetOptions } from "./FacetOptions.tsx";
import * as css from "./FilterPanel.css.ts";

interface FacetGroupProps {
  facet: Facet;
  startsOpen: boolean;
  labels: typeof listingStrings;
}

/** A facet. While closed, its options are not rendered: a listing has two hundred, and most are never seen. */
export function FacetGroup({ facet, startsOpen, labels }: FacetGroupProps): ReactNode {
  const chosen = facet.options.filter((option) => option.selected);
  // Only the initial state, because closing a group when its last option is removed would lose focus.
  const [open] = useState(facet.open ?? (startsOpen || chosen.length > 0));
  const [wasOpened, disclosure] = useWasOpened(open || facet.openHref === undefined);
  return (
    <Disclosure
      open={open}
      {...disclosure}
      summary={chosen.length === 0 ? facet.title : <ChosenCount title={facet.title} count={chosen.length} />}
    >
      {wasOpened ? (
        <FacetOptions facet={facet} labels={labels} />
      ) : (
        <>
          <NavigationLink href={facet.openHref ?? ""} keepScroll className={css.open}>
            {labels.showOptions(facet.title)}
          </NavigationLink>
          {/* Keeps the chosen options of a closed facet in the form. */}
          {chosen.map(({ value }) => (
            <input key={value} type="hidden" name={facet.name} value={value} />
          ))}
        </>
      )}
    </Disclosure>
  );
}

function ChosenCount({ title, count }: { title: string; count: number }): ReactNode {
  return (
    <span key={title}>
      {title}
      <span key={count} className={css.chosen}>
        {" "}
        ({count})
      </span>
    </span>
  );
}
