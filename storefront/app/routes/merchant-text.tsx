import { data, redirect } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { watchPartial } from "~/apollo/watch-partial";
import { loadMerchantText } from "~/features/content/merchant-text/load-merchant-text.server";
import { MerchantTextScreen } from "~/features/content/merchant-text/MerchantTextScreen";
import { contentTag } from "~/http/page-tags";
import { sharedPage, throwUnavailable, unavailable } from "~/http/route-data";
import { merchantRedirect } from "~/seo/merchant-redirect";
import { metaOf } from "~/seo/page-meta";
import { platformAddress } from "~/seo/platform-address";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/merchant-text";

/** A page, policy, blog or article of the merchant; else what the shop has in its place. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { url: shopUrl } = settingsOf(context);
  const { commerce, isPartial } = watchPartial(context.get(commerceContext));
  const { text, target } = await loadMerchantText(commerce, params, url.pathname, shopUrl).catch(
    throwUnavailable,
  );
  // Kept for a minute, so that an unknown path costs one request.
  const headers = { "Cache-Tag": contentTag };
  if (text) {
    if (url.pathname !== text.path) throw redirect(text.path, { status: 301, headers });
    return sharedPage({ text, canonical: shopUrl + text.path, shopUrl }, [contentTag]);
  }
  const other =
    platformAddress(url) ??
    (target === undefined ? await merchantRedirect(commerce, url.pathname, shopUrl) : target);
  if (other) throw redirect(other, { status: 301, headers });
  throw isPartial() ? unavailable() : data(null, { status: 404, headers });
}

export { loaderHeaders as headers } from "~/http/route-data";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { text, canonical, shopUrl } = loaderData;
  const { seoTitle: title, description, image } = text;
  return metaOf({
    title,
    description,
    canonical,
    ...(image && { image: { url: shopUrl + image.path, alt: image.alt } }),
  });
};

export default function MerchantText({ loaderData }: Route.ComponentProps) {
  return <MerchantTextScreen {...loaderData.text} />;
}
