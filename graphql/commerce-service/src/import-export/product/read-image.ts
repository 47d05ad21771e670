import type { ImageInput } from "../../catalog/writing/product-input.ts";
import { type CsvProductRow, RowError } from "../csv/csv-product-row.ts";
import { orNull, readNumber } from "./read-field.ts";

export interface ReadImage extends ImageInput {
  /** The position in the file. Images without one follow in row order. */
  readonly position: number | undefined;
}

/** The image of a row, or undefined. Throws `RowError`. */
export function readImage(row: CsvProductRow): ReadImage | undefined {
  const src = row.word("imageSrc");
  if (src === "") return undefined;
  return {
    src: validateSource(src, "Image Src"),
    altText: orNull(row.text("imageAltText")),
    width: readNumber(row, "imageWidth", "Image Width") ?? null,
    height: readNumber(row, "imageHeight", "Image Height") ?? null,
    position: readNumber(row, "imagePosition", "Image Position"),
  };
}

/** Accepts an http(s) URL or the name of an own image. Anything else could be a script. Throws `RowError`. */
export function validateSource(src: string, name: string): string {
  const isName = /^[\w.-]+$/.test(src);
  if (isName || (/^(https?:)?\/\//i.test(src) && URL.canParse(src, "https://example.com"))) return src;
  throw new RowError(`${name} “${src.slice(0, 80)}” is not an http address`);
}
