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
    src: readSource(src, "Image Src"),
    altText: orNull(row.text("imageAltText")),
    width: readNumber(row, "imageWidth", "Image Width") ?? null,
    height: readNumber(row, "imageHeight", "Image Height") ?? null,
    position: readNumber(row, "imagePosition", "Image Position"),
  };
}

/** An https or http URL, encoded, or an own image's name; else it could be a script. Throws `RowError`. */
export function readSource(text: string, name: string): string {
  if (/^[\w.-]+$/.test(text)) return text;
  if (/[\s,;](?:https?:)?\/\//i.test(text))
    throw new RowError(`${name} “${text.slice(0, 80)}” has two addresses; each image needs its own row`);
  const url = /^(?:https?:)?\/\//i.test(text) ? URL.parse(text, "https://protocol.invalid") : null;
  if (!url) throw new RowError(`${name} “${text.slice(0, 80)}” is not an http address`);
  return url.href;
}
