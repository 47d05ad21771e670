import { ColorSwatches, SizeSwatches } from "@circlet/design-system";
import { useMySizes } from "~/shopper/sizes/my-sizes";
import { variantPath } from "~/shop/paths";
import * as messages from "~/messages/en/product";
import type { ProductPage } from "./product-page";
import { SizeChart } from "./measurements/SizeChart";
import { type ProductVariant, variantChoices, type VariantOption } from "./variants";

interface ProductOptionsProps {
  readonly product: ProductPage;
  readonly variants: readonly ProductVariant[];
  readonly variant: ProductVariant;
}

/** A product's options. Each choice is a link, so it works without JavaScript. */
export function ProductOptions({ product, variants, variant }: ProductOptionsProps) {
  const { handle, sizeChartUrl, sizeChart, optionNames } = product;
  const colors = variantChoices(variants, variant, "color");
  const sizes = variantChoices(variants, variant, "size");
  const Colors = product.hasNamedColors ? SizeSwatches : ColorSwatches;
  const isFixed = variants.length < 2;
  const mine = useMySizes();
  const shown = ({ value, stock, leadsTo }: VariantOption) => ({
    value,
    label: value,
    name: nameOf(value, stock, variant),
    unavailable: stock !== "available",
    href: variantPath(handle, leadsTo),
  });
  return (
    <>
      {colors.length > 0 && (
        <Colors
          name="color"
          heading={optionNames.color ?? undefined}
          value={variant.color ?? undefined}
          fixed={isFixed}
          options={colors.map((color) => ({
            ...shown(color),
            hex: color.leadsTo.hex,
            image: color.leadsTo.swatchImage,
          }))}
        />
      )}
      {sizes.length > 0 && (
        <SizeSwatches
          heading={optionNames.size ?? undefined}
          value={variant.size ?? undefined}
          fixed={isFixed}
          options={sizes.map((size) => ({
            ...shown(size),
            ...(mine.includes(`${product.sizeType}.${size.value}`) && markMine(shown(size).name)),
          }))}
          aside={sizeChartUrl && <SizeChart url={sizeChartUrl} chart={sizeChart} />}
        />
      )}
      {optionNames.others.map((name, index) => (
        <SizeSwatches
          key={name}
          name={name}
          heading={name}
          value={variant.others[index]}
          fixed={isFixed}
          options={variantChoices(variants, variant, index).map(shown)}
        />
      ))}
    </>
  );
}

function markMine(name: string) {
  return { name: messages.optionOfYours(name), mark: messages.yourSize };
}

/** Explains why a value is unavailable with the other choices. */
function nameOf(value: string, stock: VariantOption["stock"], { size, others }: ProductVariant) {
  if (stock === "available") return value;
  if (stock === "sold-out") return messages.soldOutChoice(value);
  return size !== null && others.length === 0 ? messages.notInSize(value) : messages.notInCombination(value);
}
