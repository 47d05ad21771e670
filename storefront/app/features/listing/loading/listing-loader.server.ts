import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { Commerce } from "~/apollo/commerce";
import { commerceContext } from "~/apollo/request-commerce";
import { ServiceFailure } from "~/http/service-failure";
import { changeListing, type ListingParameters, writeListing } from "~/shop/listing-parameters";
import { isFromForm, readListing } from "~/shop/read-listing";
import { withValidNear } from "~/shop/near";
import { nearOf } from "~/shopper/garments/closest-listing";
import { submittedGarment } from "~/shopper/garments/submitted-garment";
import { listingPath } from "~/shop/paths";
import { contentTag, listingTags, productTags } from "~/http/page-tags";
import { asUnavailable, sharedPage } from "~/http/route-data";
import { merchantRedirect } from "~/seo/merchant-redirect";
import { settingsOf } from "~/settings/settings.server";
import { previewedBrand } from "~/catalog/brand-theme/preview-link";
import { allParameters, ownParameters } from "../facets/fixed-filters";
import type { ListingSource } from "../definitions/listing-definition";
import { knownFilters, listingAt } from "../definitions/listing-at";
import { loadSearchedListing } from "./load-searched-listing";

type Arguments = Pick<LoaderFunctionArgs, "url" | "context">;

/** The loader of all listing routes. A path without a listing redirects to the search, with what it does name. */
export async function listingLoader({ url, context }: Arguments) {
  const searchParams = withValidNear(url.searchParams);
  const parameters = readListing(searchParams);
  const settings = settingsOf(context);
  try {
    const previewed = await previewedBrand(url, settings.previewSecret);
    const commerce = context.get(commerceContext);
    const source = await listingAt(commerce, url.pathname, previewed);
    if (!source) {
      const known = await knownFilters(commerce, url.pathname);
      const search = listingPath(allParameters(ownParameters(parameters, known), known));
      const target = await merchantRedirect(commerce, url.pathname, settings.url);
      throw redirect(target ?? search, {
        status: target ? 301 : 302,
        headers: { "Cache-Tag": contentTag },
      });
    }
    const free = ownParameters(parameters, source.definition.fixed);
    // The platform cannot search within a collection.
    const own = source.definition.collection === undefined ? free : { ...free, text: "" };
    // Forms submitted without JavaScript have empty fields and repeated names. Redirect to the canonical URL.
    if (isFromForm(searchParams)) {
      const near = own.near ?? submittedNear(searchParams);
      throw redirect(source.definition.path + writeListing({ ...own, near }));
    }
    const listing = await loadOrRestart(commerce, source, own);
    // Values that no product has have been removed.
    const shown = readListing(new URLSearchParams(listing.search));
    const tags = listingTags(allParameters(shown, source.definition.fixed));
    const shopUrl = settings.url;
    // A preview is private, so it has no tags.
    if (source.definition.theme?.notice) return sharedPage({ listing, shopUrl }, []);
    return sharedPage({ listing, shopUrl }, [
      ...productTags([...listing.products.map(({ id }) => id), ...listing.rest]),
      ...tags,
    ]);
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** The garment of a form that was submitted without JavaScript. Null without one. */
function submittedNear(search: URLSearchParams): string | null {
  const submitted = submittedGarment((field) => search.get(field));
  return (submitted && nearOf(submitted.garment)) || null;
}

/** An unknown cursor has expired or was made up. Redirect to the first page. */
async function loadOrRestart(commerce: Commerce, source: ListingSource, own: ListingParameters) {
  try {
    return await loadSearchedListing(commerce, source, own);
  } catch (error) {
    const isRefused = error instanceof ServiceFailure && error.failure === "refused";
    // A platform may also refuse to compare with a garment.
    if (isRefused && (own.after ?? own.before ?? own.near)) {
      const isPaged = Boolean(own.after ?? own.before);
      const first = changeListing(own, isPaged ? {} : { near: null, within: null });
      throw redirect(source.definition.path + writeListing(first));
    }
    throw error;
  }
}
