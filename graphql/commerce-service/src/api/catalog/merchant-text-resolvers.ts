import { badRequest } from "@circlet/service-kit/graphql-errors";
import {
  merchantTextAt,
  type MerchantTextKind,
  merchantTextOf,
  merchantTextParts,
  type MerchantTextRow,
  merchantTexts,
} from "../../catalog/merchant-texts/merchant-text-store.ts";
import { description } from "../../catalog/description.ts";
import { titleWords } from "../../search/title-words.ts";
import { globalId, rowId } from "../../shared/global-id.ts";
import { connection } from "../../shared/pagination/connection.ts";
import { type PageArgs, paginate, type SortKey, type SortOrder } from "../../shared/pagination/paginate.ts";
import type { Context } from "../context.ts";
import type { Resolvers, TypeResolvers } from "../resolvers.ts";

interface TextsArgs extends PageArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

interface HandleOrId {
  readonly handle?: string | null;
  readonly id?: string | null;
}

interface Truncated {
  readonly truncateAt?: number | null;
}

const address = {
  id: ({ __typename, id }: MerchantTextRow) => globalId(__typename, id),
  handle: ({ handle }: MerchantTextRow) => handle,
  title: ({ title }: MerchantTextRow) => title,
};

const shared: TypeResolvers = {
  ...address,
  onlineStoreUrl: urlOf,
  seo: () => ({ title: null, description: null }),
  metafields: (_: MerchantTextRow, { identifiers }: { identifiers: readonly unknown[] }) =>
    identifiers.map(() => null),
};

const policy: TypeResolvers = { ...address, body: bodyOf, url: urlOf };

/** The merchant's pages, policies, blogs and articles. */
export const merchantTextResolvers: Resolvers = {
  QueryRoot: {
    page: textNamed("Page"),
    pageByHandle: textNamed("Page"),
    pages: listOf("Page"),
    blog: textNamed("Blog"),
    blogByHandle: textNamed("Blog"),
    blogs: listOf("Blog"),
    article: textNamed("Article"),
    articles: listOf("Article"),
  },
  Shop: {
    privacyPolicy: policyNamed("privacy-policy"),
    refundPolicy: policyNamed("refund-policy"),
    shippingPolicy: policyNamed("shipping-policy"),
    termsOfService: policyNamed("terms-of-service"),
    subscriptionPolicy: policyNamed("subscription-policy"),
  },
  ShopPolicy: policy,
  ShopPolicyWithDefault: policy,
  Page: {
    ...shared,
    body: bodyOf,
    bodySummary: (text: MerchantTextRow, _: unknown, context) =>
      description(bodyOf(text, null, context), 150),
    createdAt: ({ publishedAt }: MerchantTextRow) => publishedAt,
    updatedAt: ({ updatedAt }: MerchantTextRow) => updatedAt,
  },
  Blog: {
    ...shared,
    articles: ({ id }: MerchantTextRow, args: TextsArgs, { database }) =>
      list(merchantTexts(database, "Article", id), args),
    articleByHandle: ({ id }: MerchantTextRow, { handle }: { handle: string }, { database }) =>
      merchantTextAt(database, "Article", handle, id),
    authors: ({ id }: MerchantTextRow, _: unknown, { database }) => [
      ...new Map(
        merchantTexts(database, "Article", id).map((article) => [article.author, authorOf(article)]),
      ).values(),
    ],
  },
  Article: {
    ...shared,
    blog: ({ blogId }: MerchantTextRow, _: unknown, { database }) =>
      merchantTextOf(database, "Blog", blogId ?? 0),
    content: (text: MerchantTextRow, { truncateAt }: Truncated, context) =>
      description(bodyOf(text, null, context), truncateAt),
    contentHtml: bodyOf,
    excerpt: (text: MerchantTextRow, { truncateAt }: Truncated, context) => {
      const excerpt = parts(text, context)?.excerptHtml;
      return excerpt ? description(excerpt, truncateAt) : null;
    },
    excerptHtml: (text: MerchantTextRow, _: unknown, context) => parts(text, context)?.excerptHtml,
    image: (text: MerchantTextRow, _: unknown, context) => {
      const { imageUrl: src, imageAlt: altText } = parts(text, context) ?? {};
      return src ? { id: text.id, src, altText, width: null, height: null } : null;
    },
    tags: (text: MerchantTextRow, _: unknown, context) => JSON.parse(parts(text, context)?.tags ?? "[]"),
    author: authorOf,
    authorV2: authorOf,
    publishedAt: ({ publishedAt }: MerchantTextRow) => publishedAt,
  },
  ArticleAuthor: "plain",
};

/** The path of a text in the shop. */
function pathOf({ __typename, handle, blogId }: MerchantTextRow, { database }: Context): string {
  const own = encodeURIComponent(handle);
  if (__typename === "Page") return `/pages/${own}`;
  if (__typename === "ShopPolicy") return `/policies/${own}`;
  const blog = __typename === "Article" && merchantTextOf(database, "Blog", blogId ?? 0);
  return blog ? `/blogs/${encodeURIComponent(blog.handle)}/${own}` : `/blogs/${own}`;
}

function urlOf(text: MerchantTextRow, _: unknown, context: Context): string {
  return context.settings.storefrontUrl + pathOf(text, context);
}

function bodyOf(text: MerchantTextRow, _: unknown, context: Context): string {
  return parts(text, context)?.bodyHtml ?? "";
}

function parts({ id }: MerchantTextRow, { database }: Context) {
  return merchantTextParts(database, id);
}

/** The platform does not tell shoppers an author's address. */
function authorOf({ author }: MerchantTextRow) {
  const name = author ?? "";
  const [firstName = "", ...others] = name.split(" ");
  return { name, firstName, lastName: others.join(" "), email: "", bio: null };
}

function textNamed(kind: MerchantTextKind) {
  return (_: unknown, { handle, id }: HandleOrId, { database }: Context) => {
    if (id != null) return merchantTextOf(database, kind, rowId(id, kind) ?? 0);
    if (handle != null) return merchantTextAt(database, kind, handle);
    throw badRequest(`${kind.toLowerCase()} needs a handle or an id`);
  };
}

function policyNamed(handle: string) {
  return (_: unknown, _args: unknown, { database }: Context) =>
    merchantTextAt(database, "ShopPolicy", handle);
}

function listOf(kind: MerchantTextKind) {
  return (_: unknown, args: TextsArgs, { database }: Context) => list(merchantTexts(database, kind), args);
}

/** Matches the query against titles, each word as a prefix, as `collections` does. */
function list(texts: readonly MerchantTextRow[], args: TextsArgs) {
  const wanted = titleWords((args.query ?? "").replaceAll("title:", " "));
  const found = texts.filter(({ title }) => {
    const words = titleWords(title);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  return connection(paginate(found, sortOrderOf(args.sortKey), args));
}

const sortValues: Readonly<Record<string, SortKey<MerchantTextRow>["value"]>> = {
  TITLE: ({ title }) => title.toLowerCase(),
  HANDLE: ({ handle }) => handle,
  AUTHOR: ({ author }) => author ?? "",
  PUBLISHED_AT: ({ publishedAt }) => publishedAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
};

function sortOrderOf(sortKey: string | null | undefined): SortOrder<MerchantTextRow> {
  const value = sortValues[sortKey ?? "ID"];
  const byId = { value: ({ id }: MerchantTextRow) => id };
  return value ? { name: `${sortKey}`, keys: [{ value }, byId] } : { name: "ID", keys: [byId] };
}
