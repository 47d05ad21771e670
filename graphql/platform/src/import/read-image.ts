import type { ImageInput } from "../catalogue/product-input.ts";
import { type ProductRow, RowProblem } from "./product-row.ts";
import { orNull, readNumber } from "./read-field.ts";

export interface ReadImage extends ImageInput {
  /** Where the file wants it; pictures without a position follow in the order of their rows. */
  readonly position: number | undefined;
}

/** The picture of a row, or undefined. Throws `RowProblem`. */
export function readImage(row: ProductRow): ReadImage | undefined {
  const src = row.word("imageSrc");
  if (src === "") return undefined;
  return {
    src: checkSource(src, "Image Src"),
    altText: orNull(row.text("imageAltText")),
    width: readNumber(row, "imageWidth", "Image Width") ?? null,
    height: readNumber(row, "imageHeight", "Image Height") ?? null,
    position: readNumber(row, "imagePosition", "Image Position"),
  };
}

/** An http(s) address, or the name of one of our own pictures: anything else could be a script. Throws `RowProblem`. */
export function checkSource(src: string, name: string): string {
  const isName = /^[\w.-]+$/.test(src);
  if (isName || (/^(https?:)?\/\//i.test(src) && URL.canParse(src, "https://example.com"))) return src;
  throw new RowProblem(`${name} “${src.slice(0, 80)}” is not an http address`);
}
