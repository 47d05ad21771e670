import type { ImageInput, VariantInput } from "../catalogue/product-input.ts";
import type { StoredProduct } from "../catalogue/stored-product.ts";
import type { ImportReport } from "./import-report.ts";
import { type ProductRow, RowProblem } from "./product-row.ts";
import { type ReadImage, readImage } from "./read-image.ts";

/** The product's pictures in their order, those of its variants among them. */
export function assembleImages(
  rows: readonly ProductRow[],
  variants: readonly VariantInput[],
  stored: StoredProduct | undefined,
  report: ImportReport,
): ImageInput[] {
  const images = new Map<string, ImageInput>();
  for (const { position: _, ...image } of readImages(rows, report)) {
    if (!images.has(image.src)) images.set(image.src, image);
  }
  if (!rows[0]?.has("imageSrc"))
    for (const image of stored?.product.images ?? []) images.set(image.src, image);
  for (const { imageSrc } of variants) {
    if (imageSrc != null && !images.has(imageSrc)) images.set(imageSrc, { src: imageSrc });
  }
  return [...images.values()];
}

function readImages(rows: readonly ProductRow[], report: ImportReport): ReadImage[] {
  const read: ReadImage[] = [];
  for (const row of rows) {
    try {
      const image = readImage(row);
      if (image) read.push(image);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      report.problem({ line: row.line, reason: `${error.message}; this picture is left out` });
    }
  }
  return read.sort((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || 0);
}
