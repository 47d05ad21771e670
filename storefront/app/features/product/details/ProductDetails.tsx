import { Disclosure, Prose, Text } from "@circlet/design-system";
import { useMemo } from "react";
import { trustedHtml } from "~/http/trusted-types";
import * as messages from "~/messages/en/product";
import type { ProductPage } from "../product-page";
import * as css from "../ProductScreen.css";
import { ShippingAndReturns } from "./ShippingAndReturns";

/** A product's long texts, in `<details>` elements. */
export function ProductDetails({ product }: { readonly product: ProductPage }) {
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
        <ShippingAndReturns category={product.category?.slug ?? ""} />
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
