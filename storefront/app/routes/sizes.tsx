import { commerceContext } from "~/apollo/request-commerce";
import { loadSizeTypes } from "~/shopper/sizes/load-size-types";
import { SizesScreen } from "~/shopper/sizes/SizesScreen";
import { contentTag } from "~/http/page-tags";
import { loaderHeaders, sharedPage, throwUnavailable } from "~/http/route-data";
import { sizesPath } from "~/shop/paths";
import { metaOf } from "~/seo/page-meta";
import { settingsOf } from "~/settings/settings.server";
import { choosable } from "~/shopper/sizes/chosen-sizes";
import type { RouteHandle } from "~/http/route-handle";
import * as messages from "~/messages/en/sizes";
import type { Route } from "./+types/sizes";

export const handle = { isIndexed: false } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const types = await loadSizeTypes(context.get(commerceContext)).catch(throwUnavailable);
  return sharedPage({ types: choosable(types), canonical: settingsOf(context).url + sizesPath }, [
    contentTag,
  ]);
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, pageDescription: description } = messages;
  return metaOf({ title, description, canonical: loaderData.canonical, noindex: true });
}

export default function Sizes({ loaderData }: Route.ComponentProps) {
  return <SizesScreen types={loaderData.types} />;
}
