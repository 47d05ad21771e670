import { informationMetafields } from "../../catalog/product-information.ts";
import type { ImageInput, ProductInput } from "../../catalog/writing/product-input.ts";
import type { DemoBrand } from "../brands/brand.ts";
import { measurements } from "../measurements/measurements.ts";
import { chartReference } from "../metaobjects.ts";
import type { Offer } from "../offer/offer.ts";
import { demoOptions, sizeTypeOf } from "../offer/stock.ts";
import type { SeededRandom } from "../random/seeded-random.ts";
import { colorLabel } from "../style/colorway.ts";
import type { Style } from "../style/style.ts";
import { bodyHtml } from "./body-html.ts";
import type { DemoColorway, DemoProduct } from "./demo-product.ts";
import { defectImageName, demoImages } from "./demo-images.ts";
import { internalSku, styleNumber } from "./style-number.ts";
import { describe, uncapitalize } from "./wording.ts";

/** What is decided about a product before its variants, description and rows are composed. */
export interface Composition {
  readonly index: number;
  readonly style: Style;
  readonly brand: DemoBrand;
  readonly offer: Offer;
  readonly createdAt: string;
  readonly handle: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly romanceCopy: string;
  /** The product whose images it uses, and the brand on their labels: itself, or the first product of its style. */
  readonly pictured: { readonly handle: string; readonly brand: string };
}

export function composeProduct(composition: Composition, random: SeededRandom): DemoProduct {
  const { index, handle, title, shortTitle, style, brand, offer } = composition;
  const colorways = composeColorways(composition, random);
  return {
    index,
    handle,
    title,
    shortTitle,
    brand: brand.displayName,
    category: style.shape.category,
    department: style.department,
    tier: offer.tier,
    condition: offer.condition,
    sizeType: sizeTypeOf(style),
    colorways,
    product: composeInput(composition, colorways, random),
  };
}

function composeColorways(
  { index, style, offer, pictured }: Composition,
  random: SeededRandom,
): DemoColorway[] {
  const { shape, colorways } = style;
  return colorways.map((dyed) => {
    const description = describe(shape, dyed);
    return {
      color: dyed.color,
      garment: {
        ...dyed,
        silhouette: shape.silhouette,
        cut: shape.cut,
        brand: pictured.brand,
        sizeLabel: offer.stock.find(({ color }) => color === dyed.color)?.size ?? "",
        reference: internalSku(index),
        seed: random.integer(1, 2 ** 31 - 1),
      },
      description,
      images: demoImages(pictured.handle, dyed.color, description, colorways.length),
    };
  });
}

function composeInput(
  composition: Composition,
  colorways: readonly DemoColorway[],
  random: SeededRandom,
): ProductInput {
  const { index, style, brand, offer, createdAt, handle, title } = composition;
  const { category } = style.shape;
  const mpn = styleNumber(brand, style.shape, index);
  const sku = internalSku(index);
  return {
    handle,
    title,
    bodyHtml: bodyHtml(style.shape, style.colorways, mpn, random),
    vendor: brand.displayName,
    productType: category,
    createdAt,
    tags: [category, style.department, offer.tier, offer.condition],
    options: demoOptions(style, offer.stock),
    variants: offer.stock.map(({ color, size, inventory }) => ({
      options: { Color: colorLabel(color), Size: size },
      price: offer.price,
      compareAtPrice: offer.retailPrice,
      sku: `${sku}-${color}-${size.replaceAll(" ", "-")}`.toUpperCase(),
      inventory,
      imageSrc: colorways.find((colorway) => colorway.color === color)?.images[0]?.src,
    })),
    images: [
      ...colorways.flatMap((colorway) =>
        colorway.images.map(({ src, altText, width, height }) => ({ src, altText, width, height })),
      ),
      ...closeUps(composition, colorways),
    ],
    metafields: information(composition, mpn, sku),
  };
}

/** A close-up of each defect, which its alt text names. Worn products have one color. */
function closeUps({ offer, pictured }: Composition, [colorway]: readonly DemoColorway[]): ImageInput[] {
  if (colorway === undefined) return [];
  return offer.defects.map(({ name, kind }) => ({
    src: defectImageName(pictured.handle, colorway.color, kind),
    altText: `${colorway.description}, close-up: ${uncapitalize(name)}`,
    width: 960,
    height: 1200,
  }));
}

function information(
  { style, brand, offer, handle, shortTitle, romanceCopy }: Composition,
  mpn: string,
  sku: string,
) {
  const sizeType = sizeTypeOf(style);
  const first = offer.stock.find(({ inventory }) => inventory > 0) ?? offer.stock[0];
  return informationMetafields({
    brand: brand.displayName,
    category: style.shape.category,
    department: style.department,
    condition: offer.condition,
    current_tier: offer.tier,
    color: style.colorways[0]?.color ?? "",
    size: first?.size ?? "",
    size_type: sizeType,
    size_chart_url: sizeType === "one_size" ? "" : `/images/size-chart-${sizeType}`,
    size_chart: chartReference(sizeType),
    measurements: measurements(style, offer.stock, handle),
    retail_price: (offer.retailPrice / 100).toFixed(2),
    mpn,
    internal_sku: sku,
    defect_one: offer.defects[0]?.name ?? "",
    defect_two: offer.defects[1]?.name ?? "",
    romance_copy: romanceCopy,
    short_title: shortTitle,
  });
}
