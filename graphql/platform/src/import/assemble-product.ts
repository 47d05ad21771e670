import type { OptionInput, ProductInput } from "../catalogue/product-input.ts";
import type { StoredProduct } from "../catalogue/stored-product.ts";
import type { HandleGroup } from "./handle-groups.ts";
import type { ImportReport } from "./import-report.ts";
import { assembleMetafields } from "./assemble-metafields.ts";
import { assembleVariants, optionNamesOf } from "./assemble-variants.ts";
import { assembleImages } from "./assemble-images.ts";
import { type ProductRow, RowProblem } from "./product-row.ts";
import { orNull, readChoice, readYesNo } from "./read-field.ts";
import { hasVariant } from "./read-variant.ts";

/** A handle can hold no character that would break out of an address. */
const handlePattern = /^(?!\.{1,2}$)[^\s/?#%&<>"'\\]{1,255}$/;

/**
 * Makes one product of the rows of its handle. Each part of a row is judged by itself: a variant that cannot be read
 * is reported and left out, and the rest of the product goes in. What the file has no column for stays as stored.
 * Returns undefined, with the reasons reported, when no product can be made of the rows.
 */
export function assembleProduct(
  { handle, rows }: HandleGroup,
  stored: StoredProduct | undefined,
  report: ImportReport,
): ProductInput | undefined {
  const first = rows.find((row) => row.text("title") !== "") ?? rows[0];
  if (first === undefined) return undefined;
  try {
    const own = readOwn(handle, first, stored);
    const optionNames = optionNamesOf(rows);
    reportEmpty(rows, report);
    const variants = assembleVariants(rows, optionNames, stored, report);
    const product = { ...own, variants, options: optionsOf(optionNames, variants) };
    return {
      ...product,
      images: assembleImages(rows, variants, stored, report),
      metafields: assembleMetafields(rows, first, product, stored),
    };
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    const others = rows.length - 1;
    const also = others > 0 ? `; the product “${handle}” is left out with its ${rows.length} rows` : "";
    report.problem({ line: first.line, reason: `${error.message}${also}` });
    return undefined;
  }
}

/** The product's own fields, from the row that has its title. Throws `RowProblem`. */
function readOwn(handle: string, row: ProductRow, stored: StoredProduct | undefined) {
  if (!handlePattern.test(handle))
    throw new RowProblem(`Handle “${handle.slice(0, 80)}” has characters that an address cannot hold`);
  const before = stored?.product;
  const title = row.text("title") || (row.has("title") ? "" : (before?.title ?? ""));
  if (title.trim() === "") throw new RowProblem(`no row of “${handle}” has a Title`);
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
  };
}

/** On sale in the online store: published, and neither a draft nor archived. */
function readPublished(row: ProductRow): boolean | undefined {
  const published = readYesNo(row, "published", "Published");
  const status = readChoice(row, "status", "Status", ["active", "draft", "archived", "unlisted"]);
  if (published === undefined && status === undefined) return undefined;
  return (published ?? true) && (status ?? "active") === "active";
}

function readCreatedAt(row: ProductRow): string | undefined {
  const text = row.word("createdAt");
  if (text === "") return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new RowProblem(`Created At “${text}” is not a date`);
  return new Date(time).toISOString();
}

function tagsOf(row: ProductRow): string[] {
  return row
    .text("tags")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/** The options with their values in the order in which variants bring them up. */
function optionsOf(names: readonly string[], variants: ProductInput["variants"]): OptionInput[] {
  return names.map((name) => ({
    name,
    values: [...new Set(variants.flatMap(({ options }) => options[name] ?? []))],
  }));
}

function reportEmpty(rows: readonly ProductRow[], report: ImportReport): void {
  for (const row of rows) {
    if (
      row.text("title") !== "" ||
      hasVariant(row) ||
      row.word("imageSrc") !== "" ||
      row.metafields().length > 0
    )
      continue;
    report.problem({ line: row.line, reason: "it has neither a variant nor a picture" });
  }
}
