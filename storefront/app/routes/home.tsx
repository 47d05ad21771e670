import { commerceContext } from "~/apollo/request-commerce";
import { HomeScreen } from "~/features/home/HomeScreen";
import { loadHome } from "~/features/home/load-home";
import { storeJsonLd } from "~/features/home/store-json-ld";
import { site } from "~/lib/constants";
import { metaOf } from "~/lib/page-meta";
import { homePath } from "~/lib/paths";
import { asUnavailable, loaderHeaders, sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadHome(context.get(commerceContext)).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  return sharedPage({ page, shopUrl: settingsOf(context).url }, ["home", "listing"]);
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { shopUrl } = loaderData;
  return metaOf({
    title: null,
    description: site.description,
    canonical: shopUrl + homePath,
    jsonLd: [storeJsonLd(shopUrl)],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={loaderData.page} />;
}
