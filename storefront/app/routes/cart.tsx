import { data, redirect } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { cartCookie, cartIdIn } from "~/features/cart/cart-id";
import { cartPageEvents } from "~/features/cart/cart-events";
import { readCartForm, readCodeForm } from "~/features/cart/cart-form";
import { isRefusal } from "~/features/cart/cart-notices";
import { changeCart, isMade, readCart } from "~/features/cart/cart-rules";
import { CartScreen } from "~/features/cart/CartScreen";
import { commerceCartApi } from "~/features/cart/commerce-cart-api";
import { metaOf } from "~/seo/page-meta";
import { cartPath } from "~/paths";
import { asUnavailable, loaderHeaders, throwUnavailable } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import * as messages from "~/messages/en/cart";
import type { Route } from "./+types/cart";

export async function loader({ request, context }: Route.LoaderArgs) {
  const cartId = cartIdOf(request, context);
  const api = commerceCartApi(context.get(commerceContext));
  const cart = await readCart(api, cartId).catch(throwUnavailable);
  const notice = new URL(request.url).searchParams.get("notice");
  const canonical = settingsOf(context).url + cartPath;
  return { cart, isSold: notice === "sold", canonical };
}

/** Adds or removes a product, or applies a discount code. Works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  const code = form ? readCodeForm(form) : undefined;
  if (code !== undefined) return enterCode(request, context, code);
  const change = form && readCartForm(form);
  if (!change) throw data(null, { status: 400 });
  const cartId = cartIdOf(request, context);
  const api = commerceCartApi(context.get(commerceContext));
  const cart = await changeCart(api, cartId, change).catch((error: unknown) => {
    throw isRefusal(error) ? data(null, { status: 400 }) : asUnavailable(error);
  });
  const isSold = change.kind === "add" && !isMade(cart, change);
  return redirect(isSold ? `${cartPath}?notice=sold` : cartPath, {
    status: 303,
    headers: cart ? { "Set-Cookie": cartCookie(cart.id, isSecure(context)) } : {},
  });
}

async function enterCode(
  request: Request,
  context: Route.ActionArgs["context"],
  code: string | null,
): Promise<Response> {
  const cartId = cartIdOf(request, context);
  const api = commerceCartApi(context.get(commerceContext));
  if (cartId) {
    await api.enterCode(cartId, code).catch((error: unknown) => {
      // A rejected code changes nothing, so show the cart as it is.
      if (!isRefusal(error)) throw asUnavailable(error);
    });
  }
  return redirect(cartPath, 303);
}

function cartIdOf({ headers }: Request, context: Route.LoaderArgs["context"]): string | null {
  return cartIdIn(headers.get("Cookie") ?? "", isSecure(context));
}

function isSecure(context: Route.LoaderArgs["context"]): boolean {
  return settingsOf(context).url.startsWith("https:");
}

export const headers = loaderHeaders;

export const handle = cartPageEvents;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonical } = loaderData;
  return metaOf({ title: messages.title, description: messages.description, canonical, noindex: true });
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return <CartScreen cart={loaderData.cart} isSold={loaderData.isSold} />;
}
