import { buyerContext, buyerHeaders } from "~/apollo/request-commerce";
import { settingsOf } from "~/settings/settings.server";
import { fetchImage } from "../../server/fetch-image";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/image";

export const handle = { kind: "image" } satisfies RouteHandle;

/** Serves the commerce service's images from the shop's own origin: `/images/<host>/<path>`. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const settings = settingsOf(context);
  return fetchImage(request, settings, buyerHeaders(settings, context.get(buyerContext)));
}
