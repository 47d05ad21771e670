import { type NormalizedVariant, variantKey } from "../../catalog/writing/normalized-product.ts";
import type { VariantInput } from "../../catalog/writing/product-input.ts";
import type { StoredProduct } from "../../catalog/writing/stored-product.ts";
import { type CsvProductRow, RowError } from "../csv/csv-product-row.ts";
import type { ImportReport } from "../import-report.ts";
import { readSource } from "./read-image.ts";
import { hasVariant, optionColumns, readVariant, type ReadVariant, stockOfNew } from "./read-variant.ts";

/** How the platform writes the option of a product without options. */
const noOption = { name: "Title", value: "Default Title" };

/** The product's option names; none for "Title", "Default Title". Throws `RowError`. */
export function optionNamesOf(rows: readonly CsvProductRow[]): string[] {
  const named = optionColumns.map(({ name }) => rows.find((row) => row.word(name) !== "")?.word(name));
  const names = named.filter((name) => name !== undefined);
  if (new Set(names).size < names.length)
    throw new RowError(`two options are called “${names.join("” and “")}”`);
  if (named.slice(0, names.length).includes(undefined))
    throw new RowError("an option without a name is followed by one with a name");
  const values = new Set(rows.filter(hasVariant).map((row) => row.word("option1Value")));
  const isSingle = names.length <= 1 && (names[0] ?? noOption.name) === noOption.name;
  return isSingle && [...values].every((value) => value === noOption.value || value === "") ? [] : names;
}

/** The variants in the rows. Throws `RowError` when there is none. */
export function assembleVariants(
  rows: readonly CsvProductRow[],
  optionNames: readonly string[],
  stored: StoredProduct | undefined,
  report: ImportReport,
): VariantInput[] {
  const known = new Map(stored?.product.variants.map((variant) => [variantKey(variant), variant]));
  const variants = new Map<string, VariantInput>();
  for (const row of rows.filter(hasVariant)) {
    try {
      const read = readVariant(row, optionNames, report.notes);
      const options = optionNames.map((name) => ({ name, value: read.options[name] ?? "" }));
      const key = variantKey({ options });
      const title = options.map(({ value }) => value).join(" / ");
      if (variants.has(key))
        throw new RowError(`an earlier row has the same variant${title && ` “${title}”`}`);
      variants.set(key, completeVariant(read, row, known.get(key), report));
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.problem({ line: row.line, reason: `${error.message}; this variant is skipped` });
    }
  }
  if (variants.size === 0) throw new RowError("it has no valid variant");
  return [...variants.values()];
}

/** Fills in stored values for the fields that the file does not have. Throws `RowError`. */
function completeVariant(
  read: ReadVariant,
  row: CsvProductRow,
  stored: NormalizedVariant | undefined,
  report: ImportReport,
): VariantInput {
  const price = read.price ?? stored?.price;
  if (price === undefined) throw new RowError("there is no column Variant Price");
  const imageSrc = readVariantImage(read, row, report);
  if (!stored) {
    const { inventory = stockOfNew(row) } = read;
    return { ...read, price, imageSrc, inventory };
  }
  const { options: _options, title: _title, ...before } = stored;
  const entered = Object.entries({ ...read, imageSrc }).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(entered), options: read.options, price };
}

/** An unreadable address costs the image, not the variant. */
function readVariantImage({ imageSrc }: ReadVariant, { line }: CsvProductRow, report: ImportReport) {
  try {
    return imageSrc ? readSource(imageSrc, "Variant Image") : imageSrc;
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    report.problem({ line, reason: `${error.message}; this image is skipped` });
    return null;
  }
}
