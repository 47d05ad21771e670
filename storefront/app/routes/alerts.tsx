import { data, type HeadersArgs } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { ConfirmAlertsScreen } from "~/features/alerts/ConfirmAlertsScreen";
import { StopAlertsScreen } from "~/features/alerts/StopAlertsScreen";
import { confirmAlerts } from "~/features/alerts/confirm-alerts";
import { stopAlerts } from "~/features/alerts/stop-alerts";
import { contentTag } from "~/http/page-tags";
import { loaderHeaders, sharedPage } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import * as guest from "~/messages/en/guest-alerts";
import * as messages from "~/messages/en/saved-searches";
import { confirmAlertsPath, stopAlertsPath } from "~/shop/paths";
import { metaOf } from "~/seo/page-meta";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/alerts";

export const handle = { isIndexed: false } satisfies RouteHandle;

/** What the link of an email is for: to stop all alerts, to stop those of one search, or to confirm a guest's. */
type Purpose = "stop" | "stop-search" | "confirm";

function purposeOf({ purpose, of }: Route.LoaderArgs["params"]): Purpose | null {
  if (purpose === "stop" && of === undefined) return "stop";
  if (purpose === "stop" && of === "search") return "stop-search";
  return purpose === "confirm" && of === undefined ? "confirm" : null;
}

/** The page that an email links: the same for everyone, whatever its token. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { url, extensionsApiUrl } = settingsOf(context);
  const purpose = purposeOf(params);
  if (extensionsApiUrl === null || purpose === null) throw data(null, { status: 404 });
  const canonical = url + (purpose === "confirm" ? confirmAlertsPath : stopAlertsPath);
  return sharedPage({ canonical }, [contentTag]);
}

const statuses = { stopped: 200, confirmed: 200, unknown: 404, failed: 503 } as const;

/** For the page's form, and for a mail program, which posts without cookies and follows no redirect (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const purpose = purposeOf(params);
  if (settingsOf(context).extensionsApiUrl === null || purpose === null) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  const search = purpose === "stop" ? null : (searchParams.get("search") ?? "");
  const commerce = context.get(commerceContext);
  const outcome =
    purpose === "confirm" ? await confirmAlerts(commerce, token) : await stopAlerts(commerce, token, search);
  return data({ outcome }, { status: statuses[outcome], headers: { "Cache-Control": "no-store" } });
}

export function headers(args: HeadersArgs) {
  return args.actionHeaders.has("Cache-Control") ? args.actionHeaders : loaderHeaders(args);
}

const titles = {
  stop: messages.stopTitle,
  "stop-search": messages.stopSearchTitle,
  confirm: guest.confirmTitle,
} as const;

export function meta({ loaderData, params }: Route.MetaArgs) {
  const purpose = purposeOf(params);
  if (!loaderData || !purpose) return [];
  const description = purpose === "confirm" ? guest.confirmDescription : messages.stopDescription;
  return metaOf({ title: titles[purpose], description, canonical: loaderData.canonical, noindex: true });
}

export default function Alerts({ actionData, params }: Route.ComponentProps) {
  const outcome = actionData?.outcome ?? null;
  const purpose = purposeOf(params);
  if (purpose === "confirm") return <ConfirmAlertsScreen outcome={outcome === "stopped" ? null : outcome} />;
  return (
    <StopAlertsScreen
      outcome={outcome === "confirmed" ? null : outcome}
      ofSearch={purpose === "stop-search"}
    />
  );
}
