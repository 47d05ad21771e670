import { ProductSwatchesDocument, type ProductSwatchesQuery } from "@circlet/graphql/generated/latest";
import type { Commerce } from "~/apollo/commerce";
import { atWidth } from "~/catalog/image";
import { optionNames } from "~/shop/variant-options";
import { imageWidths } from "~/shop/constants";
import { optionalData } from "~/http/optional-data";

export interface Swatch {
  readonly hex: string | null;
  readonly image: string | null;
}

/** The merchant's swatches by the name of the color. */
export type Swatches = ReadonlyMap<string, Swatch>;

export const noSwatches: Swatches = new Map();

/** The storefront API's first version with swatches. */
const firstVersion = "2024-07";

/** A product's swatches; none from an older version of the storefront API. Never rejects for a failed service. */
export async function loadSwatches(
  commerce: Commerce,
  apiVersion: string,
  handle: string,
): Promise<Swatches> {
  // Versions sort by name, "unstable" last.
  if (apiVersion < firstVersion) return noSwatches;
  const loaded = await optionalData(
    (signal) => commerce.query(ProductSwatchesDocument, { handle }, signal),
    commerce.options,
  );
  return loaded ? swatchesOf(loaded.product) : noSwatches;
}

export function swatchesOf(product: ProductSwatchesQuery["product"]): Swatches {
  const options = product?.options ?? [];
  const { color } = optionNames(options.map(({ name }) => ({ name, value: "" })));
  const values = options.find(({ name }) => name === color)?.optionValues ?? [];
  return new Map(
    values.flatMap(({ name, swatch }) => {
      const url = swatch?.image?.previewImage?.url;
      const hex = swatch?.color ?? null;
      const image = url ? atWidth(url, imageWidths.tiny) : null;
      return hex || image ? [[name, { hex, image }]] : [];
    }),
  );
}
