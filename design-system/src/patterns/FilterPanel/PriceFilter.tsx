import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { Field } from "../../components/Field/Field.tsx";
import { Input } from "../../components/Input/Input.tsx";
import type { listingStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import type { PriceBounds } from "./facet.ts";
import * as css from "./FilterPanel.css.ts";

export interface QuickPrice {
  /** Dollars. */
  under: number;
  href: string;
  current: boolean;
}

interface PriceFilterProps {
  price: PriceBounds;
  quick: readonly QuickPrice[];
  labels: typeof listingStrings;
}

/** Bounds in dollars: numeric, an empty one is none; Apply or Enter sets both (specification B5). */
export function PriceFilter({ price, quick, labels }: PriceFilterProps): ReactNode {
  return (
    <Disclosure open summary={<span className={css.summary}>{labels.price}</span>}>
      {quick.length > 0 && (
        <ul role="list" className={css.quick}>
          {quick.map(({ under, href, current }) => (
            <li key={under}>
              <NavigationLink
                href={href}
                keepScroll
                className={css.quickPrice}
                aria-current={current ? "true" : undefined}
              >
                {labels.quickPrice(under)}
              </NavigationLink>
            </li>
          ))}
        </ul>
      )}
      <div className={css.bounds}>
        <PriceField key={`min ${price.min}`} name="minPrice" label={labels.priceFrom} value={price.min} />
        <PriceField key={`max ${price.max}`} name="maxPrice" label={labels.priceTo} value={price.max} />
        <Button type="submit" ground="white" className={css.apply}>
          {labels.apply}
        </Button>
      </div>
    </Disclosure>
  );
}

function PriceField({ name, label, value }: { name: string; label: string; value: string }): ReactNode {
  return (
    <Field label={label} className={css.bound}>
      <Input type="number" name={name} defaultValue={value} min="0" step="any" inputMode="decimal" />
    </Field>
  );
}
