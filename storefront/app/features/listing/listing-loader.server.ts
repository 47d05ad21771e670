import { type LoaderFunctionArgs, redirect } from "react-router";
import type { Commerce } from "~/apollo/commerce";
import { commerceContext } from "~/apollo/request-commerce";
import { ServiceFailure } from "~/apollo/service-failure";
import { changeListing, type ListingParameters, writeListing } from "~/lib/listing-parameters";
import { isFromForm, readListing } from "~/lib/read-listing";
import { sendCards } from "~/lib/cards-in-page";
import { sendHead } from "~/lib/page-head";
import { listingPath } from "~/lib/paths";
import { listingTags, productTags } from "~/lib/page-tags";
import { packedIds } from "~/lib/product-card";
import { asUnavailable, sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import { allParameters, ownParameters } from "./fixed-filters";
import { cardsName } from "./cards-name";
import { listingHead } from "./listing-head";
import type { ListingSource } from "./listing-place";
import { loadListing } from "./load-listing";

type Arguments = Pick<LoaderFunctionArgs, "request" | "url" | "context">;

/** Says which listing an address is; null for one that there is not, which leads to the search. */
type FindSource = (commerce: Commerce) => ListingSource | null | Promise<ListingSource | null>;

/** The loader of every listing: they differ in what they find at their address. */
export async function listingLoader({ request, url, context }: Arguments, find: FindSource) {
  const { searchParams } = url;
  const asked = readListing(searchParams);
  try {
    const source = await find(context.get(commerceContext));
    if (!source) throw redirect(listingPath(asked));
    const own = ownParameters(asked, source.place.fixed);
    // A form without JavaScript sends empty fields and repeats names; a listing has one address.
    if (isFromForm(searchParams)) throw redirect(source.place.path + writeListing(own));
    const listing = await loadOrBegin(context.get(commerceContext), source, own);
    const head = listingHead(listing, source, settingsOf(context).url);
    // Of what is shown: values that no product has are left out by now.
    const shown = readListing(new URLSearchParams(listing.search));
    const tags = listingTags(allParameters(shown, source.place.fixed));
    const products = sendCards(request, cardsName, listing.products);
    return sharedPage({ listing: { ...listing, products }, head: sendHead(request, head) }, [
      ...productTags(packedIds(listing.products)),
      ...tags,
    ]);
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** A cursor that the service does not know is old or invented: the listing starts at its beginning. */
async function loadOrBegin(commerce: Commerce, source: ListingSource, own: ListingParameters) {
  try {
    return await loadListing(commerce, source, own);
  } catch (error) {
    const isRefused = error instanceof ServiceFailure && error.failure === "refused";
    if (isRefused && (own.after ?? own.before)) {
      throw redirect(source.place.path + writeListing(changeListing(own, {})));
    }
    throw error;
  }
}
