import { data, type HeadersArgs } from "react-router-dom";
import type { Commerce } from "~/apollo/commerce";
import { commerceContext } from "~/apollo/request-commerce";
import { AskAlertsScreen } from "~/features/alerts/AskAlertsScreen";
import { ConfirmAlertsScreen } from "~/features/alerts/ConfirmAlertsScreen";
import { StopAlertsScreen } from "~/features/alerts/StopAlertsScreen";
import { type AskOutcome, askForAlerts } from "~/features/alerts/ask-for-alerts";
import { type ConfirmOutcome, confirmAlerts } from "~/features/alerts/confirm-alerts";
import { loadStoppable, type StopOutcome, stopAlerts } from "~/features/alerts/stop-alerts";
import { namedSearch } from "~/features/listing/loading/named-search";
import { loaderHeaders } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import * as guest from "~/messages/en/guest-alerts";
import * as messages from "~/messages/en/stop-alerts";
import { isFiltered, type ListingParameters } from "~/shop/listing-parameters";
import { askAlertsPath, confirmAlertsPath, stopAlertsPath } from "~/shop/paths";
import { readListing } from "~/shop/read-listing";
import { metaOf } from "~/seo/page-meta";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/alerts";

/** Who has a link sees what it stops. */
export const handle = { kind: "private", isIndexed: false } satisfies RouteHandle;

/**
 * What the link of an email is for: to stop all alerts, to stop those of one search, or to confirm a guest's. Shoppers
 * without scripts ask for alerts here, too.
 */
type Purpose = "stop" | "stop-search" | "confirm" | "ask";

function purposeOf({ purpose, of }: Route.LoaderArgs["params"]): Purpose | null {
  if (purpose === "stop" && of === undefined) return "stop";
  if (purpose === "stop" && of === "search") return "stop-search";
  return (purpose === "confirm" || purpose === "ask") && of === undefined ? purpose : null;
}

const paths = {
  stop: stopAlertsPath,
  "stop-search": stopAlertsPath,
  confirm: confirmAlertsPath,
  ask: askAlertsPath,
} as const;

/** The page that an email links. Opening it changes nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { url, extensionsApiUrl } = settingsOf(context);
  const purpose = purposeOf(params);
  if (extensionsApiUrl === null || purpose === null) throw data(null, { status: 404 });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const stoppable = purpose === "stop" ? await loadStoppable(context.get(commerceContext), token) : null;
  return data({ canonical: url + paths[purpose], stoppable }, { headers: noStore });
}

const noStore = { "Cache-Control": "no-store" };

const statuses = {
  stopped: 200,
  confirmed: 200,
  asked: 200,
  unknown: 404,
  nothing: 400,
  refused: 400,
  failed: 503,
} as const;

/** For the page's form, and for a mail program, which posts without cookies and follows no redirect (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const purpose = purposeOf(params);
  if (settingsOf(context).extensionsApiUrl === null || purpose === null) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  // A mail program names none.
  const chosen = purpose === "stop" ? (await request.formData().catch(() => null))?.get("search") : undefined;
  const search =
    purpose === "stop" ? (typeof chosen === "string" ? chosen : null) : (searchParams.get("search") ?? "");
  const commerce = context.get(commerceContext);
  if (purpose === "ask") {
    const email = (await request.formData()).get("email");
    const asked = await ask(commerce, typeof email === "string" ? email : "", readListing(searchParams));
    return respond({ asked }, asked);
  }
  if (purpose === "confirm") {
    const confirmed = await confirmAlerts(commerce, token);
    return respond({ confirmed }, confirmed);
  }
  const stopped = await stopAlerts(commerce, token, search);
  return respond({ stopped, ofSearch: search !== null }, stopped);
}

interface Outcomes {
  readonly asked?: AskOutcome | "nothing";
  readonly confirmed?: ConfirmOutcome;
  readonly stopped?: StopOutcome;
  readonly ofSearch?: boolean;
}

function respond(outcomes: Outcomes, outcome: keyof typeof statuses) {
  return data(outcomes, { status: statuses[outcome], headers: noStore });
}

async function ask(
  commerce: Commerce,
  email: string,
  wanted: ListingParameters,
): Promise<AskOutcome | "nothing"> {
  if (!isFiltered(wanted)) return "nothing";
  return askForAlerts(commerce, email, await namedSearch(commerce, wanted));
}

export function headers(args: HeadersArgs) {
  return args.actionHeaders.has("Cache-Control") ? args.actionHeaders : loaderHeaders(args);
}

const titles = {
  stop: messages.stopTitle,
  "stop-search": messages.stopSearchTitle,
  confirm: guest.confirmTitle,
  ask: guest.title,
} as const;

const descriptions = {
  stop: messages.stopDescription,
  "stop-search": messages.stopDescription,
  confirm: guest.confirmDescription,
  ask: guest.askDescription,
} as const;

export function meta({ loaderData, params }: Route.MetaArgs) {
  const purpose = purposeOf(params);
  if (!loaderData || !purpose) return [];
  const { canonical } = loaderData;
  return metaOf({ title: titles[purpose], description: descriptions[purpose], canonical, noindex: true });
}

export default function Alerts({ loaderData, actionData, params }: Route.ComponentProps) {
  const { asked = null, confirmed = null, stopped = null, ofSearch } = actionData ?? {};
  const purpose = purposeOf(params);
  if (purpose === "ask") return <AskAlertsScreen outcome={asked} />;
  if (purpose === "confirm") return <ConfirmAlertsScreen outcome={confirmed} />;
  return (
    <StopAlertsScreen
      outcome={stopped}
      ofSearch={ofSearch ?? purpose === "stop-search"}
      stoppable={loaderData?.stoppable ?? null}
    />
  );
}
