import { data, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import { accountSection, accountTitle } from "~/features/account/account-sections";
import { AccountScreen } from "~/features/account/AccountScreen";
import { metaOf } from "~/seo/page-meta";
import { accountPath } from "~/shop/paths";
import { settingsOf } from "~/settings/settings.server";
import * as messages from "~/messages/en/account";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/profile";

export const handle = { kind: "private" } satisfies RouteHandle;

/** Shared by all customers, because only the browser knows who is signed in. */
export function loader({ params, context }: Route.LoaderArgs) {
  const settings = settingsOf(context);
  const section = accountSection(params.section, settings);
  if (!section) throw data(null, { status: 404 });
  return { section, canonical: settings.url + accountPath(section) };
}

/** Changing tabs changes only the query and needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { section, canonical } = loaderData;
  const description = messages.description;
  return metaOf({ title: accountTitle(section), description, canonical, noindex: true });
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <AccountScreen key={loaderData.section} section={loaderData.section} />;
}
