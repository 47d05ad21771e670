import { data, redirect } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { contentTag } from "~/http/page-tags";
import type { RouteHandle } from "~/http/route-handle";
import { merchantRedirect } from "~/seo/merchant-redirect";
import { platformAddress } from "~/seo/platform-address";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/not-found";

export const handle = { parameters: ["variant"] } satisfies RouteHandle;

/** Matches every URL without a route. Old addresses redirect; for others the root's error boundary renders the page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  // Kept for a minute, so that an unknown path costs one request.
  const headers = { "Cache-Tag": contentTag };
  const target =
    platformAddress(url) ??
    (await merchantRedirect(context.get(commerceContext), url.pathname, settingsOf(context).url));
  if (target) throw redirect(target, { status: 301, headers });
  throw data(null, { status: 404, headers });
}

export default function NotFound() {
  return null;
}
