import * as v from "valibot";
import { saveMenu } from "../../catalog/menus/menu-store.ts";
import { menuSchema } from "../../catalog/menus/menu.ts";
import { blogNamed, saveMerchantText } from "../../catalog/merchant-texts/merchant-text-store.ts";
import type { Database } from "../../database/database.ts";
import { transaction } from "../../database/transaction.ts";
import { CommandError } from "../../shared/command-error.ts";
import { handleFromTitle } from "../csv/handle-from.ts";
import {
  ignoredFields,
  type MerchantTextEntry,
  type MerchantTextList,
  merchantTextLists,
} from "./merchant-text-file.ts";

interface Counts {
  created: number;
  changed: number;
  skipped: number;
}

export interface MerchantTextReport {
  readonly counts: ReadonlyMap<MerchantTextList, Counts>;
  /** Each begins with its place in the file: "pages[2]: …". */
  readonly problems: readonly string[];
  /** What nothing reads: "pages: template_suffix". */
  readonly ignored: readonly string[];
}

const lists = Object.keys(merchantTextLists) as MerchantTextList[];
const fileSchema = v.record(v.string(), v.unknown());

/**
 * Saves the `pages`, `policies`, `blogs` and `articles` of a JSON file, as the platform's Admin API returns them. An entry
 * that cannot be read costs only itself. Throws `CommandError` if the file has none of these lists.
 */
export function importMerchantTexts(
  db: Database,
  file: string,
  content: unknown,
  now: Date,
): MerchantTextReport {
  const given = v.is(fileSchema, content) ? content : {};
  const found = lists.filter((list) => Array.isArray(given[list]));
  if (found.length === 0) throw new CommandError(`${file} has no ${lists.join(", ")} or menu.`);
  const counts = new Map<MerchantTextList, Counts>();
  const problems: string[] = [];
  const ignored = new Set(Object.keys(given).filter((key) => !found.some((list) => list === key)));
  transaction(db, () => {
    for (const list of found) {
      const count = { created: 0, changed: 0, skipped: 0 };
      counts.set(list, count);
      for (const [at, entry] of (given[list] as readonly unknown[]).entries()) {
        const saved = saveEntry(db, list, entry, now.toISOString());
        if (saved === "created" || saved === "changed") {
          count[saved]++;
          for (const name of ignoredFields(list, Object(entry))) ignored.add(`${list}: ${name}`);
        } else {
          count.skipped++;
          problems.push(`${list}[${at}]: ${saved.problem}; skipped`);
        }
      }
    }
  });
  return { counts, problems, ignored: [...ignored] };
}

function saveEntry(
  db: Database,
  list: MerchantTextList,
  entry: unknown,
  now: string,
): "created" | "changed" | { readonly problem: string } {
  const { kind, entry: schema } = merchantTextLists[list];
  const read = v.safeParse(schema, entry);
  if (!read.success) {
    const [issue] = read.issues;
    return { problem: [v.getDotPath(issue), issue.message].filter(Boolean).join(": ") };
  }
  const given: MerchantTextEntry = read.output;
  const { title, updated_at: updatedAt, published_at: publishedAt, image } = given;
  if (publishedAt === null) return { problem: `“${title}” is not published` };
  const blogId = kind === "Article" ? blogNamed(db, { id: given.blog_id, handle: given.blog }) : null;
  if (blogId === undefined) return { problem: `The blog of “${title}” is unknown. Import it first` };
  const handle = given.handle || handleFromTitle(title);
  if (handle === "") return { problem: `“${title}” has no handle` };
  return saveMerchantText(db, {
    kind,
    blogId,
    handle,
    platformId: given.id ?? null,
    title,
    bodyHtml: given.body_html ?? given.body ?? "",
    excerptHtml: given.summary_html || null,
    imageUrl: image?.src ?? null,
    imageAlt: image?.alt ?? null,
    author: given.author ?? null,
    tags: (given.tags ?? "")
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
    publishedAt: publishedAt ?? updatedAt ?? now,
    updatedAt: updatedAt ?? now,
  });
}

/** "pages.json: 3 pages new, 0 changed, 1 skipped." */
export function summarizeMerchantTexts(file: string, { counts, ignored }: MerchantTextReport): string[] {
  const lines = [...counts].map(([list, { created, changed, skipped }]) => {
    const noun = created === 1 ? merchantTextLists[list].one : list;
    return `${file}: ${created} ${noun} new, ${changed} changed, ${skipped} skipped.`;
  });
  return ignored.length > 0 ? [...lines, `Ignored: ${ignored.join(", ")}.`] : lines;
}

/** Saves a menu if the JSON is one, and returns its handle. */
export function importMenu(db: Database, content: unknown): string | undefined {
  const menu = v.safeParse(menuSchema, content);
  if (!menu.success) return undefined;
  saveMenu(db, menu.output);
  return menu.output.handle;
}
