import { commerceContext } from "~/apollo/request-commerce";
import { loadBrands } from "~/catalog/load-brands";
import { BrandsScreen } from "~/features/content/brands/BrandsScreen";
import { contentMeta } from "~/features/content/content-meta";
import { shopName } from "~/shop/shop-name";
import { contentTag } from "~/http/page-tags";
import { brandsPath } from "~/shop/paths";
import { settingsOfPage } from "~/settings/public-settings";
import { loaderHeaders, sharedPage, throwUnavailable } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import * as messages from "~/messages/en/content";
import type { Route } from "./+types/brands";

const page = {
  title: messages.brands,
  get description() {
    return messages.brandsDescription(shopName());
  },
};

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadBrands(context.get(commerceContext)).catch(throwUnavailable);
  const brands = loaded.map(({ slug, displayName }) => ({ slug, displayName }));
  return sharedPage({ brands, canonical: settingsOf(context).url + brandsPath }, [contentTag]);
}

/** After client-side navigation, "Loading..." shows until the brands arrive. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const brands = serverLoader().then(
    (loaded) => loaded.brands,
    () => null,
  );
  return { brands, canonical: settingsOfPage(document).url + brandsPath };
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = contentMeta(page);

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandsScreen title={page.title} brands={loaderData.brands} />;
}
