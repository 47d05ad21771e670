import * as v from "valibot";
import { handleFrom } from "../csv/handle-from.ts";

const text = v.nullish(v.string());
const number = v.nullish(v.pipe(v.number(), v.safeInteger()));
const html = v.nullish(v.pipe(v.string(), v.maxLength(1_000_000)));
const time = v.nullish(
  v.pipe(
    v.string(),
    v.check((time) => !Number.isNaN(Date.parse(time)), "Not a time like 2026-01-31T09:00:00Z"),
    v.transform((time) => new Date(time).toISOString()),
  ),
);
const named = {
  title: v.pipe(v.nullish(v.string(), ""), v.trim(), v.nonEmpty("A title is missing"), v.maxLength(255)),
  handle: v.nullish(v.pipe(v.string(), v.transform(handleFrom))),
  updated_at: time,
};
/** Null for a draft. */
const published = { id: number, body_html: html, author: text, published_at: time };

/** The policies that the storefront API returns. */
const policies = [
  "privacy-policy",
  "refund-policy",
  "shipping-policy",
  "terms-of-service",
  "subscription-policy",
];

/** What each list of a file has: the fields of the platform's Admin API. Blogs come before their articles. */
export const merchantTextLists = {
  pages: { kind: "Page", one: "page", entry: v.object({ ...named, ...published }) },
  policies: {
    kind: "ShopPolicy",
    one: "policy",
    entry: v.object({
      ...named,
      handle: v.pipe(
        v.nullish(v.string(), ""),
        v.picklist(policies, `The handle must be one of ${policies.join(", ")}`),
      ),
      body: html,
    }),
  },
  blogs: { kind: "Blog", one: "blog", entry: v.object({ ...named, id: number }) },
  articles: {
    kind: "Article",
    one: "article",
    entry: v.object({
      ...named,
      ...published,
      blog_id: number,
      /** The blog's handle, for files that are written by hand. */
      blog: text,
      summary_html: html,
      tags: text,
      image: v.nullish(v.object({ src: v.pipe(v.string(), v.url()), alt: text })),
    }),
  },
} as const;

export type MerchantTextList = keyof typeof merchantTextLists;

/** An entry of any list. */
export type MerchantTextEntry = Pick<Article, "title"> & Partial<Article & Pick<Policy, "body">>;
type Article = v.InferOutput<typeof merchantTextLists.articles.entry>;
type Policy = v.InferOutput<typeof merchantTextLists.policies.entry>;

/** Numbers and dates that mean nothing outside the platform. */
const unneeded = new Set([
  "id",
  "shop_id",
  "user_id",
  "admin_graphql_api_id",
  "created_at",
  "url",
  "commentable",
  "feedburner",
  "feedburner_location",
]);

/** The fields of an entry that nothing reads. */
export function ignoredFields(list: MerchantTextList, entry: object): string[] {
  const { entries } = merchantTextLists[list].entry;
  return Object.entries(entry)
    .filter(([name, value]) => !Object.hasOwn(entries, name) && !unneeded.has(name) && value)
    .map(([name]) => name);
}
