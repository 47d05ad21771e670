import { cutText } from "@circlet/service-kit/cut-text";
import * as v from "valibot";
import type { AlertFrequency } from "./frequency.ts";

/** A listing that a customer saved. `SavedSearch` in the schema is one of the shop's own collections. */
export interface SavedSearch {
  readonly id: string;
  /** The listing's name, as its page showed it. */
  readonly name: string;
  /** A path of the storefront with its query: `/category/dresses?size=womens_alpha.M`. */
  readonly path: string;
  readonly savedAt: Date;
  readonly frequency: AlertFrequency;
}

/** The maximum number of saved searches per customer. Each may cost a request per check. */
export const mostSavedSearches = 20;

/** The addresses of listings, as the storefront writes them. */
const listingPath =
  /^\/(?:search|direct|(?:brands|category|collections?)\/[^\s?#/\\]+(?:\/[^\s?#/\\]+)?)(?:\?[^\s#\\]*)?$/;

/** What a client sends to save a listing. */
export const savedSearchInput = v.object({
  path: v.pipe(v.string(), v.maxLength(1000), v.regex(listingPath)),
  name: v.pipe(
    v.string(),
    v.maxLength(400),
    v.transform((name) => name.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim()),
    v.minLength(1),
    v.transform((name) => (name.length > 120 ? `${cutText(name, 119).trimEnd()}…` : name)),
  ),
});
