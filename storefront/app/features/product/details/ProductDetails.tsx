import { Disclosure, Prose, Text } from "@circlet/design-system";
import { useMemo } from "react";
import { returnPolicy, shipsWithinHours } from "~/constants";
import { trustedHtml } from "~/http/trusted-types";
import * as messages from "~/messages/en/product";
import type { ProductPage } from "../product-page";
import * as css from "../ProductScreen.css";

/** A product's long texts, in `<details>` elements. */
export function ProductDetails({ product }: { readonly product: ProductPage }) {
  const { days, freeByMailDays, restockingFee, shoesShippingFee } = returnPolicy;
  // Memoized, because React rewrites the HTML for every new object. The adapter has sanitized it.
  const html = useMemo(() => ({ __html: trustedHtml(product.detailsHtml) }), [product.detailsHtml]);
  return (
    <div>
      <Disclosure summary={messages.details} open>
        {product.detailsHtml && <Prose size="small" dangerouslySetInnerHTML={html} />}
        <dl className={css.facet}>
          {product.facts.map(({ name, value }) => (
            <FactRow key={name} name={name} value={value} />
          ))}
        </dl>
      </Disclosure>
      <Disclosure summary={messages.shippingAndReturns}>
        <Text size="small">
          {messages.shippingText({
            hours: shipsWithinHours,
            days,
            freeDays: freeByMailDays,
            fee: restockingFee,
            shoesFee: shoesShippingFee,
          })}
        </Text>
      </Disclosure>
    </div>
  );
}

function FactRow({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <Text as="dd" size="small">
        {value}
      </Text>
    </>
  );
}
