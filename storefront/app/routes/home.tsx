import { lazy, memo, Suspense } from "react";
import { commerceContext } from "~/apollo/request-commerce";
import { homeMeta } from "~/features/home/home-meta";
import { HomeScreen } from "~/features/home/HomeScreen";
import { homeTags, isWhole, loadHome } from "~/features/home/load-home";
import { loaderHeaders, sharedPage, throwUnavailable } from "~/http/route-data";
import type { RouteHandle } from "~/http/route-handle";
import * as signIn from "~/messages/en/sign-in";
import { homePath } from "~/shop/paths";
import { metaOf } from "~/seo/page-meta";
import { settingsOf } from "~/settings/settings.server";
import { isSignInCallback } from "~/shopper/session/sign-in-callback";
import { useStatelessCallback } from "~/shopper/session/use-stateless-callback";
import type { Route } from "./+types/home";

/** The home page is also the callback of the identity provider. */
export const handle = { parameters: ["code", "error", "state"] } satisfies RouteHandle;

/** Memoized, because React Router renders a route whenever a navigation starts or ends. */
const Page = memo(HomeScreen);

const SignInCallback = lazy(() => import("~/features/account/SignInCallback"));

export async function loader({ url, context }: Route.LoaderArgs) {
  const { url: shopUrl } = settingsOf(context);
  // A redirect from the identity provider. This page does not need the home page's content and is never cached.
  if (isSignInCallback(url.searchParams)) return { page: null, shopUrl };
  const page = await loadHome(context.get(commerceContext)).catch(throwUnavailable);
  // Do not cache an incomplete page, because the next render may be complete.
  return sharedPage({ page, shopUrl }, isWhole(page) ? homeTags(page) : []);
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, shopUrl } = loaderData;
  if (page) return homeMeta(shopUrl);
  return metaOf({
    title: signIn.pageTitle,
    description: signIn.oneMoment,
    canonical: shopUrl + homePath,
    noindex: true,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const isStateless = useStatelessCallback();
  if (loaderData.page && !isStateless) return <Page page={loaderData.page} />;
  return (
    <Suspense>
      <SignInCallback />
    </Suspense>
  );
}
