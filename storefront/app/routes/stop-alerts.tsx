import { data, type HeadersArgs } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { StopAlertsScreen } from "~/features/alerts/StopAlertsScreen";
import { stopAlerts } from "~/features/alerts/stop-alerts";
import { contentTag } from "~/http/page-tags";
import { loaderHeaders, sharedPage } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import * as messages from "~/messages/en/saved-searches";
import { stopAlertsPath } from "~/shop/paths";
import { metaOf } from "~/seo/page-meta";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/stop-alerts";

export const handle = { isIndexed: false } satisfies RouteHandle;

/** The page that an email links: the same for everyone, whatever its token. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { url, extensionsApiUrl } = settingsOf(context);
  if (extensionsApiUrl === null || !isPage(params.of)) throw data(null, { status: 404 });
  return sharedPage({ canonical: url + stopAlertsPath }, [contentTag]);
}

/** Stops all alerts, or at `/alerts/stop/search` those of one search. */
function isPage(of: string | undefined): boolean {
  return of === undefined || of === "search";
}

const statuses = { stopped: 200, unknown: 404, failed: 503 } as const;

/** For the page's form, and for a mail program, which posts without cookies and follows no redirect (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (settingsOf(context).extensionsApiUrl === null || !isPage(params.of)) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const search = params.of === undefined ? null : (searchParams.get("search") ?? "");
  const outcome = await stopAlerts(context.get(commerceContext), token, search);
  return data({ outcome }, { status: statuses[outcome], headers: { "Cache-Control": "no-store" } });
}

export function headers(args: HeadersArgs) {
  return args.actionHeaders.has("Cache-Control") ? args.actionHeaders : loaderHeaders(args);
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { stopDescription: description } = messages;
  const title = params.of === undefined ? messages.stopTitle : messages.stopSearchTitle;
  return metaOf({ title, description, canonical: loaderData.canonical, noindex: true });
}

export default function StopAlerts({ actionData, params }: Route.ComponentProps) {
  return <StopAlertsScreen outcome={actionData?.outcome ?? null} ofSearch={params.of !== undefined} />;
}
