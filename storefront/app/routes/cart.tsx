import { data, redirect } from "react-router";
import { commerceContext } from "~/apollo/request-commerce";
import { bagPageEvents } from "~/features/cart/bag-events";
import { BagScreen } from "~/features/cart/BagScreen";
import { changeBag, readBag, readBagForm } from "~/features/cart/bag-form";
import { cartIdCookie, cartIdOfCookies } from "~/features/cart/cart-id";
import { headOf } from "~/lib/page-head";
import { packHead } from "~/lib/page-meta";
import { cartPath } from "~/lib/paths";
import { asUnavailable, loaderHeaders } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import type { Route } from "./+types/cart";

export async function loader({ request, context }: Route.LoaderArgs) {
  const cartId = cartIdOfCookies(request.headers.get("Cookie"));
  const bag = await readBag(context.get(commerceContext), cartId).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  const notice = new URL(request.url).searchParams.get("notice");
  const canonical = settingsOf(context).url + cartPath;
  const head = packHead({ title: "Cart", description: "The pieces in your bag.", canonical, noindex: true });
  return { bag, isSold: notice === "sold", head };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  const change = form && readBagForm(form);
  if (!change) throw data(null, { status: 400 });
  const cartId = cartIdOfCookies(request.headers.get("Cookie"));
  const bag = await changeBag(context.get(commerceContext), cartId, change).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  const isMissing = change.intent === "add" && !bag.lines.some((line) => line.variantId === change.variantId);
  const isSecure = settingsOf(context).url.startsWith("https:");
  return redirect(isMissing ? `${cartPath}?notice=sold` : cartPath, {
    status: 303,
    headers: { "Set-Cookie": cartIdCookie(bag.id, isSecure) },
  });
}

export const headers = loaderHeaders;

export const handle = bagPageEvents;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <BagScreen bag={loaderData.bag} isSold={loaderData.isSold} />;
}
