import { Disclosure, MeasurementTable, PolicyNotes, Prose, Text } from "@circlet/design-system";
import { useMemo } from "react";
import { trustedHtml } from "~/http/trusted-types";
import * as messages from "~/messages/en/product";
import type { ProductPage } from "../product-page";
import type { ProductVariant } from "../variants";
import * as css from "../ProductScreen.css";
import { policyNotes } from "./policy-notes";
import { ShippingAndReturns } from "./ShippingAndReturns";

interface ProductDetailsProps {
  readonly product: ProductPage;
  /** Its measurements are shown. */
  readonly variant: ProductVariant | null;
}

/** Short facts below the add-to-cart button, then the product's long texts and measurements in `<details>` elements. */
export default function ProductDetails({ product, variant }: ProductDetailsProps) {
  // Memoized, because React rewrites the HTML for every new object. The adapter has sanitized it.
  const html = useMemo(() => ({ __html: trustedHtml(product.detailsHtml) }), [product.detailsHtml]);
  const category = product.category?.slug ?? "";
  return (
    <>
      <PolicyNotes notes={policyNotes(product)} />
      <div>
        {(product.detailsHtml || product.facts.length > 0) && (
          <Disclosure summary={messages.details} open>
            {product.detailsHtml && <Prose size="small" dir="auto" dangerouslySetInnerHTML={html} />}
            <dl className={css.facet}>
              {product.facts.map(({ name, value }) => (
                <FactRow key={name} name={name} value={value} />
              ))}
            </dl>
          </Disclosure>
        )}
        {variant && variant.measurements.length > 0 && (
          <Disclosure summary={messages.measurements} open>
            <MeasurementTable
              caption={messages.measured({
                size: product.sizeType === "one_size" ? null : variant.size,
                // Shoes and bags are measured as they stand, clothes lying flat.
                isFlat: !["shoes", "handbags"].includes(category),
              })}
              columns={[messages.measurement, messages.inInches, messages.inCentimeters]}
              rows={variant.measurements.map((measurement) => measurement.slice(0, 3) as string[])}
              scrollLabel={messages.measurements}
            />
          </Disclosure>
        )}
        <ShippingAndReturns product={product} />
      </div>
    </>
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
