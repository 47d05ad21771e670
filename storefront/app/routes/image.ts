import { settingsOf } from "~/settings/settings.server";
import { fetchImage } from "../../server/fetch-image";
import type { Route } from "./+types/image";

/** An image of the commerce service under the shop's own origin: `/images/<host>/<path>`. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return fetchImage(request, settingsOf(context));
}
