import { PolicyNotes } from "@circlet/design-system";
import { policyNotes } from "./policy-notes";
import { ProductDetails } from "./ProductDetails";
import type { ProductPage } from "../product-page";

/** Short facts below the add-to-cart button. */
export function ProductNotes({ product }: { readonly product: ProductPage }) {
  return (
    <>
      <PolicyNotes notes={policyNotes(product.category?.slug ?? "")} />
      <ProductDetails product={product} />
    </>
  );
}
