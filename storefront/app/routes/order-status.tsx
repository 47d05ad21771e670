import { redirect } from "react-router-dom";
import Text, { page } from "~/content/order-status.mdx";
import { contentLoader } from "~/features/content/content-loader.server";
import { contentMeta } from "~/features/content/content-meta";
import { ShortText } from "~/features/content/text/ShortText";
import type { RouteHandle } from "~/http/route-handle";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/order-status";

export const handle = { isIndexed: false } satisfies RouteHandle;

/** Leads to the platform's page. A platform without one sends its link by email, which this page explains. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { orderStatusUrl } = settingsOf(context);
  if (orderStatusUrl) throw redirect(orderStatusUrl);
  return contentLoader({ context, url });
}

export { loaderHeaders as headers } from "~/http/route-data";

export const meta = contentMeta(page);

export default function OrderStatus() {
  return <ShortText title={page.title} text={Text} />;
}
