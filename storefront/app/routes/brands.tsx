import { commerceContext } from "~/apollo/request-commerce";
import { BrandsScreen } from "~/features/content/brands/BrandsScreen";
import { loadBrands } from "~/features/content/brands/load-brands";
import { contentMeta } from "~/features/content/content-meta";
import { site } from "~/lib/constants";
import { contentTag } from "~/lib/page-tags";
import { brandsPath } from "~/lib/paths";
import { settingsOfPage } from "~/lib/public-settings";
import { asUnavailable, loaderHeaders, sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import type { Route } from "./+types/brands";

const page = {
  title: "Brands",
  description: `Every brand at ${site.name} from A to Z, new with tags to pre-owned, for a fraction of retail.`,
};

export async function loader({ context }: Route.LoaderArgs) {
  const brands = await loadBrands(context.get(commerceContext)).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  return sharedPage({ brands, canonical: settingsOf(context).url + brandsPath }, [contentTag]);
}

/** Coming from another page, the shopper is there at once and sees "Loading..." until the brands are (specification B2). */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const brands = serverLoader().then((loaded) => loaded.brands);
  return { brands, canonical: settingsOfPage(document).url + brandsPath };
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta({ page, loaderData });
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandsScreen title={page.title} brands={loaderData.brands} />;
}
