import type { ShopEvent } from "~/events/shop-event";

/**
 * Who may see a route's response:
 * - `shared`: everyone. Rendered without cookies, and cached if it has cache tags.
 * - `file`: everyone. Built from the whole catalog, which may take minutes, so only a few are built at once.
 * - `image`: everyone. Passed on as it arrives.
 * - `private`: one shopper. Rendered with cookies and never cached.
 */
export type RouteKind = "shared" | "file" | "image" | "private";

/** Names of query parameters, or all parameters of a listing. */
export type RouteParameters = readonly string[] | "listing";

/** What a route exports as `handle`. The server reads it before it renders the route (`server/route-at.ts`). */
export interface RouteHandle {
  /** `shared` by default. */
  readonly kind?: RouteKind;
  /** The parameters that the response depends on, none by default. The page cache ignores all others. */
  readonly parameters?: RouteParameters;
  /** Whether the page's text is the company's, which a shop with content of its own may lack. */
  readonly isLongPage?: boolean;
  /** The names of its files. All others are not found before they take the place of one. */
  readonly files?: RegExp;
  /** False keeps a page out of the sitemap. True by default. */
  readonly isIndexed?: boolean;
  /** Whether opening the page changes something. It counts as a form, and only a navigation by a shopper does it. */
  readonly isChange?: boolean;
  /** Which limit counts the JSON that scripts post, `form` by default. */
  readonly scriptLimit?: "cart" | "form";
  /** Besides `page_view`, once per page view and only in the browser. Receives the loader data of its route. */
  readonly events?: (loaderData: never) => readonly ShopEvent[];
}
