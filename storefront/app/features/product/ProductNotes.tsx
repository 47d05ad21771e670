import { PolicyNotes } from "@circlet/design-system";
import { policyNotes } from "./policy-notes";
import { ProductDetails } from "./ProductDetails";
import type { ProductPage } from "./product-page";

/** What is there to read below the button that puts a piece into the bag. */
export default function ProductNotes({ product }: { readonly product: ProductPage }) {
  return (
    <>
      <PolicyNotes notes={policyNotes} />
      <ProductDetails product={product} />
    </>
  );
}
