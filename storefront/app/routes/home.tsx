import "~/features/home/HomeScreen.css";
import { lazy, Suspense } from "react";
import { commerceContext } from "~/apollo/request-commerce";
import { signInHead } from "~/features/account/sign-in-head";
import { homeHead } from "~/features/home/home-head";
import { homeTags, isWhole, loadHome, sentHome } from "~/features/home/load-home";
import { lateScreen } from "~/lib/late-screen";
import { headOf, sendHead } from "~/lib/page-head";
import { asUnavailable, loaderHeaders, sharedPage } from "~/lib/route-data";
import { isSignInAnswer } from "~/lib/session/is-sign-in-answer";
import { useStatelessAnswer } from "~/lib/session/use-stateless-answer";
import { settingsOf } from "~/lib/settings.server";
import type { Route } from "./+types/home";

const HomeScreen = lazy(lateScreen(() => import("~/features/home/HomeScreen")));
const SignInReturn = lazy(() => import("~/features/account/SignInReturn"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const shopUrl = settingsOf(context).url;
  // Back from the identity provider (specification A7): nothing of the home page, and nobody else's to keep.
  if (isSignInAnswer(new URL(request.url).searchParams)) return { page: null, head: signInHead(shopUrl) };
  const page = await loadHome(context.get(commerceContext)).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  const head = sendHead(request, homeHead(shopUrl));
  // A page with a gap is not for others: they may find it whole.
  return sharedPage({ page: sentHome(request, page), head }, isWhole(page) ? homeTags(page) : []);
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const isStateless = useStatelessAnswer();
  if (loaderData.page && !isStateless) return <HomeScreen page={loaderData.page} />;
  return (
    <Suspense>
      <SignInReturn />
    </Suspense>
  );
}
