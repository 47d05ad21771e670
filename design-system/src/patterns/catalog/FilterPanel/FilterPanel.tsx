import { useEffect, useRef, type ChangeEvent, type ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { useBothRefs } from "../../../primitives/Slot/use-both-refs.ts";
import { listingStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationForm } from "../../layout/Navigation/NavigationForm.tsx";
import type { Facet, PriceBounds } from "./facet.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { PriceFilter, type QuickPrice } from "./PriceFilter.tsx";
import * as css from "./FilterPanel.css.ts";

export interface FilterPanelProps extends RootProps<"form", "action" | "method" | "hidden" | "onChange"> {
  action: string;
  /** URL parameters without a visible field, such as the search text. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** The groups of filters, in order. */
  facets: readonly Facet[];
  price: PriceBounds;
  /** Links such as "Under $15". */
  quickPrices?: readonly QuickPrice[] | undefined;
  /** Submits the form on every change. The button is then hidden, except without JavaScript. */
  submitOnChange?: boolean | undefined;
  labels?: Partial<typeof listingStrings> | undefined;
}

/** A listing's filters as a GET form. It works without JavaScript, and the URL contains every choice. */
export function FilterPanel({
  action,
  hidden,
  facets,
  price,
  quickPrices,
  submitOnChange = false,
  labels: given,
  ref,
  className,
  onSubmit,
  ...rest
}: FilterPanelProps): ReactNode {
  const labels = useLabels(listingStrings, given);
  const form = useRef<HTMLFormElement>(null);
  const root = useBothRefs(form, ref);
  const isSubmitted = useRef(false);
  // Applies changes that the shopper made before hydration. React may have submitted one before this effect.
  useEffect(() => {
    if (!submitOnChange || isSubmitted.current || !form.current) return;
    if ([...form.current.elements].some(isChanged)) form.current.requestSubmit();
  }, [submitOnChange]);
  function submitCheckbox({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
    if (submitOnChange && target.matches("[type=checkbox]")) currentTarget.requestSubmit();
  }
  return (
    <NavigationForm
      ref={root}
      action={action}
      keepScroll
      // An invalid price must not block other filters. The page ignores it.
      noValidate
      onChange={submitCheckbox}
      onSubmit={(event) => {
        isSubmitted.current = true;
        onSubmit?.(event);
      }}
      aria-label={labels.filters}
      {...rest}
      className={classNames(css.form, className)}
      data-component="filter-panel"
    >
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => (
        <FacetGroup key={facet.name} facet={facet} startsOpen={index < 3} labels={labels} />
      ))}
      <PriceFilter price={price} quick={quickPrices ?? []} labels={labels} />
      <Button type="submit" fullWidth className={classNames(css.apply, submitOnChange && css.withoutScript)}>
        {labels.apply}
      </Button>
    </NavigationForm>
  );
}

/** Whether a checkbox or a select differs from the server's HTML. */
function isChanged(field: Element): boolean {
  if (isSelect(field)) {
    const byServer = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return byServer !== -1 && byServer !== field.selectedIndex;
  }
  return isCheckbox(field) && field.checked !== field.defaultChecked;
}

const isSelect = (field: Element): field is HTMLSelectElement => field.matches("select");
const isCheckbox = (field: Element): field is HTMLInputElement => field.matches("[type=checkbox]");
