import type { ImageInput, VariantInput } from "../../catalog/writing/product-input.ts";
import type { StoredProduct } from "../../catalog/writing/stored-product.ts";
import { type CsvProductRow, RowError } from "../csv/csv-product-row.ts";
import type { ImportReport } from "../import-report.ts";
import { type ReadImage, readImage } from "./read-image.ts";

export function assembleImages(
  rows: readonly CsvProductRow[],
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

function readImages(rows: readonly CsvProductRow[], report: ImportReport): ReadImage[] {
  const read: ReadImage[] = [];
  for (const row of rows) {
    try {
      const image = readImage(row);
      if (image) read.push(image);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.problem({ line: row.line, reason: `${error.message}; this image is skipped` });
    }
  }
  return read.sort((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || 0);
}
