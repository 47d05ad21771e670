import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { Input } from "../../../components/Input/Input.tsx";
import { useRegion } from "../../../components/Price/LocaleProvider.tsx";
import { formatRoundPrice } from "../../../components/Price/money.ts";
import { localeFormats } from "../../../locale.ts";
import type { listingStrings } from "../../../strings.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import type { PriceBounds } from "./facet.ts";
import * as css from "./FilterPanel.css.ts";
import { useDraftValue } from "./use-draft-value.ts";

export interface QuickPrice {
  /** A whole amount in the region's currency. */
  under: number;
  href: string;
  current: boolean;
}

interface PriceFilterProps {
  price: PriceBounds;
  quick: readonly QuickPrice[];
  labels: typeof listingStrings;
}

/** A price range, either end of which may be empty. Apply or Enter submits it. */
export function PriceFilter({ price, quick, labels }: PriceFilterProps): ReactNode {
  const region = useRegion();
  const { currency } = localeFormats(region);
  const name = currency === "USD" ? labels.dollars : currency;
  return (
    <Disclosure open summary={labels.price}>
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
                {labels.quickPrice(formatRoundPrice(String(under), region))}
              </NavigationLink>
            </li>
          ))}
        </ul>
      )}
      <div className={css.bounds}>
        <PriceField name="minPrice" label={labels.priceFrom(name)} value={price.min} />
        <PriceField name="maxPrice" label={labels.priceTo(name)} value={price.max} />
        <Button type="submit" variant="surface" className={css.applyPrice}>
          {labels.apply}
        </Button>
      </div>
    </Disclosure>
  );
}

interface PriceFieldProps {
  name: "minPrice" | "maxPrice";
  label: string;
  value: string;
}

function PriceField({ name, label, value }: PriceFieldProps): ReactNode {
  const [text, setText] = useDraftValue(value);
  return (
    <Field label={label} className={css.bound}>
      <Input
        type="number"
        name={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
        min="0"
        step="any"
        inputMode="decimal"
      />
    </Field>
  );
}
