import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { accountSection, accountTitle } from "~/features/account/account-sections";
import { AccountScreen } from "~/features/account/AccountScreen";
import { headOf } from "~/lib/page-head";
import { packHead } from "~/lib/page-meta";
import { accountPath } from "~/lib/paths";
import { settingsOf } from "~/lib/settings.server";
import type { Route } from "./+types/profile";

/** The same for everybody: whose account it is, only their browser knows. */
export function loader({ params, context }: Route.LoaderArgs) {
  const section = accountSection(params.section);
  if (!section) throw data(null, { status: 404 });
  const head = packHead({
    title: accountTitle(section),
    description: "Your orders, wishlist and settings.",
    canonical: settingsOf(context).url + accountPath(section),
    noindex: true,
  });
  return { section, head };
}

/** The tab is in the address, and nothing of the server's depends on it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return <AccountScreen key={loaderData.section} section={loaderData.section} />;
}
