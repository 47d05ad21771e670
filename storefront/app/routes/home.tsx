import { commerceContext } from "~/apollo/request-commerce";
import { HomeScreen } from "~/features/home/HomeScreen";
import { homeHead } from "~/features/home/home-head";
import { isWhole, loadHome } from "~/features/home/load-home";
import { headOf } from "~/lib/page-head";
import { asUnavailable, loaderHeaders, sharedPage } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadHome(context.get(commerceContext)).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  const head = homeHead(settingsOf(context).url);
  // A page with a gap is not for others: they may find it whole.
  return sharedPage({ page, head }, isWhole(page) ? ["home", "listing"] : []);
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={loaderData.page} />;
}
