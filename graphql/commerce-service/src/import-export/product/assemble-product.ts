import type { OptionInput, ProductInput } from "../../catalog/writing/product-input.ts";
import type { StoredProduct } from "../../catalog/writing/stored-product.ts";
import { type CsvProductRow, RowError } from "../csv/csv-product-row.ts";
import type { ProductRows } from "../csv/rows-by-product.ts";
import type { ImportReport } from "../import-report.ts";
import { assembleImages } from "./assemble-images.ts";
import { assembleMetafields } from "./assemble-metafields.ts";
import { assembleVariants, optionNamesOf } from "./assemble-variants.ts";
import { orNull, readWord } from "./read-field.ts";
import { hasVariant } from "./read-variant.ts";

/** A product from the rows of its handle. Invalid parts are reported and skipped. Undefined if nothing is left. */
export function assembleProduct(
  { handle, rows }: ProductRows,
  stored: StoredProduct | undefined,
  report: ImportReport,
): ProductInput | undefined {
  const first = rows.find((row) => row.text("title") !== "") ?? rows[0];
  if (first === undefined) return undefined;
  try {
    const own = readOwn(handle, first, stored);
    const optionNames = optionNamesOf(rows);
    reportEmpty(rows, report);
    for (const { hadControls, line } of rows)
      if (hadControls) report.notes.add("rows with control characters, which were removed", line);
    const variants = assembleVariants(rows, optionNames, stored, report);
    const product = { ...own, variants, options: optionsOf(optionNames, variants) };
    return {
      ...product,
      images: assembleImages(rows, variants, stored, report),
      metafields: assembleMetafields(rows, first, product, stored),
    };
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    const others = rows.length - 1;
    const also = others > 0 ? `; the product “${handle}” is skipped with its ${rows.length} rows` : "";
    report.problem({ line: first.line, reason: `${error.message}${also}` });
    return undefined;
  }
}

/** The product's own fields, from the row with its title. Throws `RowError`. */
function readOwn(handle: string, row: CsvProductRow, stored: StoredProduct | undefined) {
  const before = stored?.product;
  const title = row.text("title") || (row.has("title") ? "" : (before?.title ?? ""));
  if (title.trim() === "") throw new RowError(`no row of “${handle}” has a Title`);
  return {
    handle,
    title,
    bodyHtml: row.has("bodyHtml") ? row.text("bodyHtml") : before?.bodyHtml,
    vendor: row.has("vendor") ? row.text("vendor") : before?.vendor,
    productType: row.has("type") ? row.text("type") : before?.productType,
    seoTitle: row.has("seoTitle") ? orNull(row.text("seoTitle")) : before?.seoTitle,
    seoDescription: row.has("seoDescription") ? orNull(row.text("seoDescription")) : before?.seoDescription,
    published: readPublished(row) ?? before?.published,
    createdAt: readCreatedAt(row),
    tags: row.has("tags") ? tagsOf(row) : before?.tags,
    giftCard: readWord(row, "giftCard", "Gift Card") ?? before?.giftCard,
  };
}

/** Whether the product is in the online store: published, and neither a draft nor archived. */
function readPublished(row: CsvProductRow): boolean | undefined {
  const published = readWord(row, "published", "Published");
  const status = readWord(row, "status", "Status");
  if (published === undefined && status === undefined) return undefined;
  return (published ?? true) && (status ?? "active") === "active";
}

function readCreatedAt(row: CsvProductRow): string | undefined {
  const text = row.word("createdAt");
  if (text === "") return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new RowError(`Created At “${text}” is not a date`);
  return new Date(time).toISOString();
}

function tagsOf(row: CsvProductRow): string[] {
  return row
    .text("tags")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/** The options, with values in the order in which variants use them. */
function optionsOf(names: readonly string[], variants: ProductInput["variants"]): OptionInput[] {
  return names.map((name) => ({
    name,
    values: [...new Set(variants.flatMap(({ options }) => options[name] ?? []))],
  }));
}

function reportEmpty(rows: readonly CsvProductRow[], report: ImportReport): void {
  for (const row of rows) {
    if (
      row.text("title") !== "" ||
      hasVariant(row) ||
      row.word("imageSrc") !== "" ||
      row.metafields().length > 0
    )
      continue;
    report.problem({ line: row.line, reason: "it has neither a variant nor an image" });
  }
}
