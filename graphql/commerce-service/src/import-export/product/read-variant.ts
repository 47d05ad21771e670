import type { VariantInput } from "../../catalog/writing/product-input.ts";
import { type CsvProductRow, RowError } from "../csv/csv-product-row.ts";
import type { Notes } from "../import-report.ts";
import { orNull, readAmount, readNumber, readWord } from "./read-field.ts";

export const optionColumns = [
  { name: "option1Name", value: "option1Value", label: "Option1 Value" },
  { name: "option2Name", value: "option2Value", label: "Option2 Value" },
  { name: "option3Name", value: "option3Value", label: "Option3 Value" },
] as const;

/** A variant from the file. Fields without a column are left out. */
export type ReadVariant = Omit<VariantInput, "price"> & { readonly price?: number | undefined };

/** Whether a row describes a variant. Other rows add an image or the product's own fields. */
export function hasVariant(row: CsvProductRow): boolean {
  return (
    ["option1Value", "option2Value", "option3Value", "price", "sku", "barcode", "inventoryQuantity"] as const
  ).some((column) => row.word(column) !== "");
}

/** Throws `RowError`. */
export function readVariant(
  row: CsvProductRow,
  optionNames: readonly (string | undefined)[],
  notes: Notes,
): ReadVariant {
  const compareAtPrice = readAmount(row, "compareAtPrice", "Variant Compare At Price");
  return {
    options: readOptions(row, optionNames),
    price: readPrice(row),
    ...(row.has("compareAtPrice") && {
      compareAtPrice: compareAtPrice === 0 ? null : (compareAtPrice ?? null),
    }),
    ...(row.has("sku") && { sku: orNull(row.text("sku")) }),
    ...(row.has("barcode") && { barcode: readBarcode(row, notes) }),
    ...(row.has("grams") && { grams: readGrams(row) }),
    ...readStock(row, notes),
    ...(row.has("variantImage") && { imageSrc: orNull(row.word("variantImage")) }),
  };
}

function readPrice(row: CsvProductRow): number | undefined {
  const price = readAmount(row, "price", "Variant Price");
  if (price === undefined && row.has("price")) throw new RowError("Variant Price is empty");
  return price;
}

function readGrams(row: CsvProductRow): number {
  const grams = readNumber(row, "grams", "Variant Grams") ?? 0;
  if (grams < 0) throw new RowError(`Variant Grams “${row.word("grams")}” is below zero`);
  return grams;
}

function readOptions(
  row: CsvProductRow,
  optionNames: readonly (string | undefined)[],
): Record<string, string> {
  const options: Record<string, string> = {};
  const extra = row.extraOption;
  if (extra) throw new RowError(`${extra.label} “${extra.value}”: a product can have three options`);
  if (optionNames.length === 0) return options;
  for (const [place, { value: column, label }] of optionColumns.entries()) {
    const name = optionNames[place];
    const value = row.word(column);
    if (name === undefined && value !== "") throw new RowError(`${label} “${value}” has no option name`);
    if (name === undefined) continue;
    if (value === "") throw new RowError(`${label} is empty (the product's ${name})`);
    options[name] = value;
  }
  return options;
}

/** Tracked with a tracker, or with a quantity and no such column. Otherwise for sale without end. */
function readStock(row: CsvProductRow, notes: Notes): Pick<VariantInput, "inventory" | "inventoryPolicy"> {
  const inventoryPolicy = readWord(row, "inventoryPolicy", "Variant Inventory Policy");
  const quantity = readNumber(row, "inventoryQuantity", "Variant Inventory Qty");
  const isTracked = row.has("inventoryTracker")
    ? row.word("inventoryTracker") !== ""
    : quantity !== undefined;
  if (!isTracked) {
    if (quantity !== undefined && quantity < 0)
      notes.add("negative quantities of untracked stock were ignored", row.line);
    return { inventoryPolicy, ...(hasStock(row) && { inventory: null }) };
  }
  if (!row.has("inventoryQuantity")) return { inventoryPolicy };
  if (quantity !== undefined && quantity < 0 && inventoryPolicy !== "continue") {
    notes.add("quantities below zero were imported as 0", row.line);
    return { inventoryPolicy, inventory: 0 };
  }
  return { inventoryPolicy, inventory: quantity ?? 0 };
}

const hasStock = (row: CsvProductRow): boolean => row.has("inventoryTracker") || row.has("inventoryQuantity");

/** The stock of a new variant whose quantity the file does not have. */
export function stockOfNew(row: CsvProductRow): number | null {
  return row.word("inventoryTracker") === "" ? null : 0;
}

/** A variant has one barcode here; newer files list several. */
function readBarcode(row: CsvProductRow, notes: Notes): string | null {
  const [first = "", ...others] = row
    .word("barcode")
    .split(/[,;]/)
    .map((code) => code.trim());
  if (others.length > 0) notes.add("only the first of several barcodes was imported", row.line);
  return orNull(first);
}
