import { PolicyNotes } from "@circlet/design-system";
import { policyNotes } from "./policy-notes";
import { ProductDetails } from "./ProductDetails";
import type { ProductPage } from "../product-page";
import type { ProductVariant } from "../variants";

interface ProductNotesProps {
  readonly product: ProductPage;
  readonly variant: ProductVariant | null;
}

/** Short facts below the add-to-cart button. */
export default function ProductNotes({ product, variant }: ProductNotesProps) {
  return (
    <>
      <PolicyNotes notes={policyNotes(product.category?.slug ?? "")} />
      <ProductDetails product={product} variant={variant} />
    </>
  );
}
