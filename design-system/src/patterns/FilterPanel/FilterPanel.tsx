import { useEffect, useRef, type ChangeEvent, type ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { classNames } from "../../css/class-names.ts";
import { listingStrings } from "../../strings.ts";
import { NavigationForm } from "../Navigation/NavigationForm.tsx";
import type { Facet, PriceBounds } from "./facet.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { PriceFilter, type QuickPrice } from "./PriceFilter.tsx";
import * as css from "./FilterPanel.css.ts";

export interface FilterPanelProps {
  /** The listing's path. */
  action: string;
  /** Parameters of the address that no field holds, such as the sort. */
  hidden?: Readonly<Record<string, string>> | undefined;
  facets: readonly Facet[];
  price: PriceBounds;
  /** "Under $15" and so on, each a link. */
  quickPrices?: readonly QuickPrice[] | undefined;
  /** Sends the form as soon as a box is ticked. The button stays for those without JavaScript. */
  submitOnChange?: boolean | undefined;
  labels?: typeof listingStrings;
  className?: string | undefined;
}

/** A listing's filters as one GET form: it works before and without JavaScript, and every choice lives in the address. */
export function FilterPanel(props: FilterPanelProps): ReactNode {
  const { facets, price, hidden = {}, submitOnChange = false, labels = listingStrings } = props;
  const form = useRef<HTMLFormElement>(null);
  // A box ticked before this script came told nobody: what it asks for is asked for now.
  useEffect(() => {
    if (submitOnChange && form.current && hasEarlyTick(form.current)) form.current.requestSubmit();
  }, [submitOnChange]);
  function submit({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
    if (submitOnChange && target.matches("[type=checkbox]")) currentTarget.requestSubmit();
  }
  return (
    <NavigationForm
      ref={form}
      action={props.action}
      keepScroll
      onChange={submit}
      aria-label={labels.filters}
      className={classNames(css.form, props.className)}
      data-component="filter-panel"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => (
        <FacetGroup key={facet.name} facet={facet} startsOpen={index < 3} labels={labels} />
      ))}
      <PriceFilter price={price} quick={props.quickPrices ?? []} labels={labels} />
      <Button type="submit" fullWidth className={classNames(css.apply, submitOnChange && css.withoutScript)}>
        {labels.apply}
      </Button>
    </NavigationForm>
  );
}

/** Whether a box stands otherwise than the server sent it. */
function hasEarlyTick(form: HTMLFormElement): boolean {
  const boxes = form.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
  return [...boxes].some((box) => box.checked !== box.defaultChecked);
}
