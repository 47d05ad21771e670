import { ProductSwatchesDocument } from "@circlet/graphql/generated/latest";
import type { Commerce } from "~/apollo/commerce";
import { optionalData } from "~/http/optional-data";
import { noSwatches, type Swatches, swatchesOf } from "./swatches";

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
  const loaded = await optionalData((signal) => commerce.query(ProductSwatchesDocument, { handle }, signal));
  return loaded ? swatchesOf(loaded.product) : noSwatches;
}
