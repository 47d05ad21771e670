import type { VariantInput } from "../catalogue/product-input.ts";
import type { Notes } from "./import-report.ts";
import { type ProductRow, RowProblem } from "./product-row.ts";
import { orNull, readAmount, readChoice, readNumber, readYesNo } from "./read-field.ts";

export const optionColumns = [
  { name: "option1Name", value: "option1Value", label: "Option1 Value" },
  { name: "option2Name", value: "option2Value", label: "Option2 Value" },
  { name: "option3Name", value: "option3Value", label: "Option3 Value" },
] as const;

/** A variant as the file has it; what the file has no column for is left out. */
export type ReadVariant = Omit<VariantInput, "price"> & { readonly price?: number | undefined };

/** Whether a row is about a variant at all; others bring a further picture, or the product's own fields. */
export function hasVariant(row: ProductRow): boolean {
  return (
    ["option1Value", "option2Value", "option3Value", "price", "sku", "barcode", "inventoryQuantity"] as const
  ).some((column) => row.word(column) !== "");
}

/** Throws `RowProblem`. */
export function readVariant(
  row: ProductRow,
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
    ...(row.has("barcode") && { barcode: orNull(row.text("barcode")) }),
    ...(row.has("grams") && { grams: readGrams(row) }),
    ...readStock(row, notes),
    ...(row.has("variantImage") && { imageSrc: orNull(row.word("variantImage")) }),
  };
}

function readPrice(row: ProductRow): number | undefined {
  const price = readAmount(row, "price", "Variant Price");
  if (price === undefined && row.has("price")) throw new RowProblem("Variant Price is empty");
  return price;
}

function readGrams(row: ProductRow): number {
  const grams = readNumber(row, "grams", "Variant Grams") ?? 0;
  if (grams < 0) throw new RowProblem(`Variant Grams “${row.word("grams")}” is below zero`);
  return grams;
}

function readOptions(row: ProductRow, optionNames: readonly (string | undefined)[]): Record<string, string> {
  const options: Record<string, string> = {};
  if (optionNames.length === 0) return options;
  for (const [place, { value: column, label }] of optionColumns.entries()) {
    const name = optionNames[place];
    const value = row.word(column);
    if (name === undefined && value !== "")
      throw new RowProblem(`${label} “${value}” belongs to no option: its name is missing`);
    if (name === undefined) continue;
    if (value === "") throw new RowProblem(`${label} is empty (the product's ${name})`);
    options[name] = value;
  }
  return options;
}

/** Stock is counted when the file names who counts it, or has a quantity and no column that could. */
function readStock(row: ProductRow, notes: Notes): Pick<VariantInput, "inventory" | "inventoryPolicy"> {
  const inventoryPolicy = readPolicy(row);
  const quantity = readNumber(row, "inventoryQuantity", "Variant Inventory Qty");
  if (row.has("inventoryTracker") && row.word("inventoryTracker") === "") {
    if (quantity !== undefined && quantity < 0)
      notes.add("negative quantities of uncounted stock were ignored", row.line);
    return { inventoryPolicy, inventory: null };
  }
  if (!row.has("inventoryQuantity")) return { inventoryPolicy };
  if (quantity !== undefined && quantity < 0 && inventoryPolicy !== "continue") {
    notes.add("quantities below zero were taken as 0", row.line);
    return { inventoryPolicy, inventory: 0 };
  }
  return { inventoryPolicy, inventory: quantity ?? 0 };
}

function readPolicy(row: ProductRow): "deny" | "continue" | undefined {
  const policy = readChoice(row, "inventoryPolicy", "Variant Inventory Policy", ["deny", "continue"]);
  if (policy !== undefined) return policy;
  const goesOn = readYesNo(row, "continueSelling", "Continue selling when out of stock");
  return goesOn === undefined ? undefined : goesOn ? "continue" : "deny";
}
