import { readCollectionByHandle } from "../../catalog/collection-reader.ts";
import { readProductsByHandle } from "../../catalog/catalog-reader.ts";
import { merchantTextAt } from "../../catalog/merchant-texts/merchant-text-store.ts";
import { redirectsFrom, saveRedirect } from "../../catalog/redirects/redirect-store.ts";
import type { Database } from "../../database/database.ts";
import { transaction } from "../../database/transaction.ts";
import { type CsvRecord, isRecordError, readCsvRecords } from "../csv/csv-records.ts";
import { checkFile } from "../csv/product-file.ts";
import type { ImportProblem } from "../import-report.ts";

export interface RedirectReport {
  readonly redirects: Record<"created" | "changed" | "unchanged" | "skipped", number>;
  readonly problems: readonly ImportProblem[];
}

const columns = ["redirect from", "redirect to"];

/** Whether a CSV has the columns of the platform's export of redirects. Throws `CommandError` if the file is not text. */
export async function isRedirectsFile(path: string): Promise<boolean> {
  checkFile(path);
  for await (const record of readCsvRecords(path)) return !isRecordError(record) && placesIn(record) !== null;
  return false;
}

/** Saves every redirect that can be followed, and names the others. */
export async function importRedirects(db: Database, path: string): Promise<RedirectReport> {
  const redirects = { created: 0, changed: 0, unchanged: 0, skipped: 0 };
  const problems: ImportProblem[] = [];
  const rows: { readonly line: number; readonly from: string; readonly to: string }[] = [];
  let places: readonly number[] | null = null;
  for await (const record of readCsvRecords(path)) {
    if (isRecordError(record)) problems.push({ ...record, reason: `${record.reason}; skipped` });
    else if (!places) places = placesIn(record);
    else if (record.fields.some((field) => field.trim() !== "")) {
      const [from = "", to = ""] = places.map((place) => record.fields[place]?.trim());
      rows.push({ line: record.line, from, to });
    }
  }
  transaction(db, () => {
    for (const { line, from, to } of rows) {
      const old = pathOf(from);
      const reason = problemOf(old, to);
      if (old === null || reason !== null) {
        redirects.skipped++;
        problems.push({ line, reason: `${reason}; skipped` });
      } else redirects[saveRedirect(db, { path: old, target: to })]++;
    }
  });
  for (const { line, to } of rows) {
    // Only now are all redirects known.
    if (!hasPage(db, to)) problems.push({ line, reason: `The shop has no page at “${to}” yet; saved` });
  }
  return { redirects, problems };
}

export function summarizeRedirects(file: string, { redirects }: RedirectReport): string[] {
  const { created, changed, unchanged, skipped } = redirects;
  return [
    `${file}: ${created} ${created === 1 ? "redirect" : "redirects"} new, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped.`,
  ];
}

function placesIn({ fields }: CsvRecord): number[] | null {
  const names = fields.map((field) => field.trim().toLowerCase());
  const places = columns.map((column) => names.indexOf(column));
  return places.includes(-1) ? null : places;
}

/** The path of an old address, which may be a whole one. */
function pathOf(from: string): string | null {
  const address = from.startsWith("/") ? from : URL.parse(from)?.pathname;
  return address?.startsWith("/") && !/\p{Cc}/u.test(address) ? address : null;
}

function problemOf(path: string | null, target: string): string | null {
  if (path === null) return "“Redirect from” is not a path like /old-page";
  if (path === "/") return "The home page cannot redirect";
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(target)) return `“${target}” is not a path like /page or an address`;
  return path.toLowerCase() === target.toLowerCase() ? `“${path}” leads to itself` : null;
}

/** Collections that the platform has in every shop. */
const builtIn = new Set(["all", "vendors", "types"]);

/** Whether a redirect leads to a product, a collection, a text or another redirect. Other targets are not looked up. */
function hasPage(db: Database, target: string): boolean {
  const path = decoded(target.split(/[?#]/, 1)[0] ?? "");
  const [root, kind, handle = "", part, product = ""] = path.toLowerCase().split("/");
  if (root !== "" || handle === "" || redirectsFrom(db, path).length > 0) return true;
  const hasProduct = (wanted: string): boolean => readProductsByHandle(db, [wanted]).length > 0;
  if (kind === "products") return hasProduct(handle);
  if (kind === "collections" && part === "products") return hasProduct(product);
  if (kind === "collections") return builtIn.has(handle) || readCollectionByHandle(db, handle) !== undefined;
  if (kind === "pages") return merchantTextAt(db, "Page", handle) !== undefined;
  if (kind === "policies") return merchantTextAt(db, "ShopPolicy", handle) !== undefined;
  if (kind !== "blogs") return true;
  const blog = merchantTextAt(db, "Blog", handle);
  if (!blog || !part || part === "tagged") return blog !== undefined;
  return merchantTextAt(db, "Article", part, blog.id) !== undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
