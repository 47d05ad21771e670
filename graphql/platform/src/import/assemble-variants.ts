import type { VariantInput } from "../catalogue/product-input.ts";
import type { NormalizedVariant } from "../catalogue/normalized-product.ts";
import type { StoredProduct } from "../catalogue/stored-product.ts";
import type { ImportReport } from "./import-report.ts";
import { type ProductRow, RowProblem } from "./product-row.ts";
import { checkSource } from "./read-image.ts";
import { hasVariant, optionColumns, readVariant, type ReadVariant } from "./read-variant.ts";

/** The option of a product that has none, as the platform writes it. */
const noOption = { name: "Title", value: "Default Title" };

/**
 * The names of the product's options; none for a product that comes in one form only ("Title", "Default Title").
 * Throws `RowProblem`.
 */
export function optionNamesOf(rows: readonly ProductRow[]): string[] {
  const named = optionColumns.map(({ name }) => rows.find((row) => row.word(name) !== "")?.word(name));
  const names = named.filter((name) => name !== undefined);
  if (new Set(names).size < names.length)
    throw new RowProblem(`two options are called “${names.join("” and “")}”`);
  if (named.slice(0, names.length).includes(undefined))
    throw new RowProblem("an option has no name, but one after it has");
  const values = new Set(rows.filter(hasVariant).map((row) => row.word("option1Value")));
  const isSingle = names.length <= 1 && (names[0] ?? noOption.name) === noOption.name;
  return isSingle && [...values].every((value) => value === noOption.value || value === "") ? [] : names;
}

/** The variants of the rows that have one. Throws `RowProblem` when none is left. */
export function assembleVariants(
  rows: readonly ProductRow[],
  optionNames: readonly string[],
  stored: StoredProduct | undefined,
  report: ImportReport,
): VariantInput[] {
  const known = new Map(stored?.product.variants.map((variant) => [variant.title, variant]));
  const variants = new Map<string, VariantInput>();
  for (const row of rows.filter(hasVariant)) {
    try {
      const read = readVariant(row, optionNames, report.notes);
      const title = optionNames.map((name) => read.options[name]).join(" / ");
      if (variants.has(title))
        throw new RowProblem(`a row before it has the same variant${title && ` “${title}”`}`);
      variants.set(title, complete(read, known.get(title || noOption.value)));
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      report.problem({ line: row.line, reason: `${error.message}; this variant is left out` });
    }
  }
  if (variants.size === 0) throw new RowProblem("no variant can be sold");
  return [...variants.values()];
}

/** What the file does not say of a variant stays as it is stored. Throws `RowProblem`. */
function complete(read: ReadVariant, stored: NormalizedVariant | undefined): VariantInput {
  const price = read.price ?? stored?.price;
  if (price === undefined) throw new RowProblem("there is no column Variant Price");
  if (read.imageSrc) checkSource(read.imageSrc, "Variant Image");
  if (!stored) return { ...read, price };
  const { options: _options, title: _title, ...before } = stored;
  const said = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  return { ...before, ...said, options: read.options, price };
}
