import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { all } from "../../database/statement.ts";
import {
  type Page,
  pageById,
  type PageArgs,
  paginate,
  type SortOrder,
} from "../../shared/pagination/paginate.ts";
import { redirectsOfPage, saveRedirect, type StoredRedirect } from "./redirect-store.ts";

const database = openDatabase(":memory:");
for (let at = 0; at < 300; at++) saveRedirect(database, { path: `/old-${at}`, target: "/new" });
const everything = all<StoredRedirect>(database, "SELECT id, path, target FROM url_redirect");

const byId: SortOrder<StoredRedirect> = { name: "id", keys: [{ value: ({ id }) => id }] };

test.each<[string, PageArgs, PageArgs]>([
  ["forwards", { first: 90 }, {}],
  ["backwards", {}, { last: 90 }],
  ["newest first", { first: 90, reverse: true }, {}],
  ["newest first and backwards", {}, { last: 90, reverse: true }],
])(
  "every page of redirects, %s, is as from the whole list, and few rows are read for it",
  (_, forwards, backwards) => {
    let args: PageArgs | null = { ...forwards, ...backwards };
    for (let pages = 0; args; pages++) {
      const rows = redirectsOfPage(database, pageById(byId.name, args));
      const page: Page<StoredRedirect> = paginate(rows, byId, args);
      expect(page).toEqual(paginate(everything, byId, args));
      expect(rows.length).toBeLessThanOrEqual(93);
      expect(pages).toBeLessThan(4);
      const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
      if (args.last) args = hasPreviousPage ? { ...args, before: startCursor } : null;
      else args = hasNextPage ? { ...args, after: endCursor } : null;
    }
  },
);
