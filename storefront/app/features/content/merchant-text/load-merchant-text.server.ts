import {
  BlogArticleDocument,
  BlogArticlesDocument,
  ContentPageDocument,
  type UrlRedirectsQuery,
} from "@circlet/graphql/generated";
import { plainText } from "@circlet/service-kit/plain-text";
import type { Params } from "react-router-dom";
import type { Commerce } from "~/apollo/commerce";
import { isDenied, ServiceFailure } from "~/http/service-failure";
import { shopImagePath } from "#mockable/catalog/image-path";
import { redirectQuery, redirectTarget } from "~/seo/merchant-redirect";
import { longDate } from "~/catalog/reviews";
import { loadPolicies } from "~/catalog/policies";
import { blogPath, pagePath, policyPath } from "~/shop/paths";
import { merchantHtml } from "./merchant-html.server";

/** A page, policy, blog or article of the merchant. */
export interface MerchantText {
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** Sanitized. */
  readonly html: string;
  readonly path: string;
  readonly image?: { readonly path: string; readonly alt: string };
  /** Those of a blog. */
  readonly articles: readonly BlogEntry[];
}

interface BlogEntry {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** The same day in words: "March 2, 2026". */
  readonly date: string;
}

interface Found {
  /** Null if the merchant has none at this address. */
  readonly text: MerchantText | null;
  /** Where the merchant redirects the address; undefined if that is not known yet. */
  readonly target?: string | null;
}

/** Articles of a blog. */
const most = 50;

/** What a merchant shows at `/pages/…`, `/policies/…` or `/blogs/…`. Rejects with a `ServiceFailure`. */
export async function loadMerchantText(
  commerce: Commerce,
  params: Params,
  pathname: string,
  shopUrl: string,
): Promise<Found> {
  const redirects = redirectQuery(pathname);
  if (redirects === null) return { text: null, target: null };
  const { page, policy, blog, article } = lowerCase(params);
  const found = (text: Parts | null | undefined, { nodes }: UrlRedirectsQuery["urlRedirects"]): Found => ({
    text: text ? merchantText(text, shopUrl) : null,
    target: redirectTarget(nodes, pathname, shopUrl),
  });
  if (policy) {
    const known = (await loadPolicies(commerce)).find(({ handle }) => handle === policy);
    return { text: known ? merchantText({ ...known, path: policyPath(known.handle) }, shopUrl) : null };
  }
  try {
    if (page) {
      const read = await commerce.query(ContentPageDocument, { handle: page, redirects });
      return found(read.page && { ...read.page, path: pagePath(read.page.handle) }, read.urlRedirects);
    }
    if (blog && article) {
      const read = await commerce.query(BlogArticleDocument, { blog, handle: article, redirects });
      const shown = read.blog?.articleByHandle;
      const path = shown && blogPath(blog, shown.handle);
      return found(path ? { ...shown, body: shown.contentHtml, path } : null, read.urlRedirects);
    }
    const read = await commerce.query(BlogArticlesDocument, { handle: blog ?? "", redirects, first: most });
    return found(
      read.blog && { ...read.blog, body: "", path: blogPath(read.blog.handle) },
      read.urlRedirects,
    );
  } catch (error) {
    // The token may not read the store's content.
    if (error instanceof ServiceFailure && isDenied(error.cause)) return { text: null };
    throw error;
  }
}

interface Parts {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly excerpt?: string | null | undefined;
  readonly seo?: { readonly title?: string | null; readonly description?: string | null } | null | undefined;
  readonly image?: { readonly url: string; readonly altText?: string | null } | null | undefined;
  readonly articles?: {
    readonly nodes: readonly {
      handle: string;
      title: string;
      excerpt?: string | null;
      publishedAt: string;
    }[];
  };
}

function merchantText(
  { title, body, path, excerpt, seo, image, articles }: Parts,
  shopUrl: string,
): MerchantText {
  return {
    title,
    seoTitle: seo?.title ?? title,
    description: seo?.description ?? (excerpt || plainText(body) || title),
    html: merchantHtml(body, shopUrl),
    path,
    ...(image && { image: { path: shopImagePath(image.url), alt: image.altText ?? title } }),
    articles: (articles?.nodes ?? []).map((each) => ({
      title: each.title,
      text: each.excerpt ?? "",
      href: `${path}/${encodeURIComponent(each.handle)}`,
      publishedAt: each.publishedAt,
      date: longDate(each.publishedAt),
    })),
  };
}

/** The platform's handles are in lower case. */
function lowerCase(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value?.toLowerCase()]));
}
