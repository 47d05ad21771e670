import { ColorSwatches, SizeSwatches } from "@circlet/design-system";
import { variantPath } from "~/lib/paths";
import type { ProductPage } from "./product-page";
import { SizeChart } from "./SizeChart";
import { colorOptions, type ProductVariant, sizeOptions, type VariantOption } from "./variants";

interface ProductOptionsProps {
  readonly product: ProductPage;
  /** As they are now. */
  readonly variants: readonly ProductVariant[];
  readonly variant: ProductVariant;
}

/** Color and size. Each swatch is a link to the page with that choice made, so it works without JavaScript. */
export function ProductOptions({ product, variants, variant }: ProductOptionsProps) {
  const { handle, sizeChartUrl } = product;
  const colors = colorOptions(variants, variant);
  const sizes = sizeOptions(variants, variant);
  const isFixed = variants.length < 2;
  const option = ({ value, isAvailable, leadsTo }: VariantOption) => ({
    value,
    label: value,
    unavailable: !isAvailable,
    href: variantPath(handle, leadsTo),
  });
  return (
    <>
      {colors.length > 0 && (
        <ColorSwatches
          value={variant.color ?? undefined}
          fixed={isFixed}
          options={colors.map((color) => ({ ...option(color), hex: color.hex }))}
        />
      )}
      {sizes.length > 0 && (
        <SizeSwatches
          value={variant.size ?? undefined}
          fixed={isFixed}
          options={sizes.map(option)}
          aside={sizeChartUrl && <SizeChart url={sizeChartUrl} />}
        />
      )}
    </>
  );
}
