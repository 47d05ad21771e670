import { useMemo } from "react";
import { redirect } from "react-router";
import { commerceContext } from "~/apollo/request-commerce";
import { ServiceFailure } from "~/apollo/service-failure";
import { ListingScreen } from "~/features/listing/ListingScreen";
import { listingHead } from "~/features/listing/listing-head";
import { listingPage } from "~/features/listing/listing-page";
import { loadListing } from "~/features/listing/load-listing";
import { changeListing, isFromForm, readListing } from "~/lib/listing-parameters";
import { headOf } from "~/lib/page-head";
import { listingPath } from "~/lib/paths";
import { asUnavailable, loaderHeaders, sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import type { Route } from "./+types/search";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const parameters = readListing(searchParams);
  // A form without JavaScript sends empty fields and repeats names; a listing has one address.
  if (isFromForm(searchParams)) throw redirect(listingPath(parameters));
  try {
    const listing = await loadListing(context.get(commerceContext), parameters);
    return sharedPage({ listing, head: listingHead(listing, settingsOf(context).url) }, ["listing"]);
  } catch (error) {
    // A cursor that the service does not know is old or invented: the listing starts at its beginning.
    const hasCursor = parameters.after ?? parameters.before;
    if (error instanceof ServiceFailure && error.failure === "refused" && hasCursor) {
      throw redirect(listingPath(changeListing(parameters, {})));
    }
    throw asUnavailable(error);
  }
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { listing } = loaderData;
  return <ListingScreen page={useMemo(() => listingPage(listing), [listing])} />;
}
