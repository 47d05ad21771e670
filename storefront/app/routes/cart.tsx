import { data, redirect } from "react-router-dom";
import { safeParse } from "valibot";
import { commerceContext } from "~/apollo/request-commerce";
import { throttledSeconds } from "~/apollo/retry-link";
import { ServiceFailure } from "~/http/service-failure";
import { cartPageEvents } from "~/features/cart/cart-events";
import { cartCookie, cartIdIn } from "~/features/cart/cart-id";
import { answerCartRequest, cartRequestSchema, isRefusal } from "~/features/cart/cart-rules";
import { CartScreen } from "~/features/cart/CartScreen";
import { commerceCart } from "~/features/cart/commerce-cart";
import { metaOf } from "~/seo/page-meta";
import { cartPath } from "~/shop/paths";
import type { RouteHandle } from "~/http/route-handle";
import { asUnavailable, loaderHeaders, throwUnavailable } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import * as messages from "~/messages/en/cart";
import type { Route } from "./+types/cart";

type Arguments = Pick<Route.ActionArgs, "request" | "context">;

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = commerceCart(context.get(commerceContext));
  const cartId = cartIdOf({ request, context });
  const cart = await answerCartRequest(api, { intent: "read", cartId }).catch(throwUnavailable);
  const notice = new URL(request.url).searchParams.get("notice");
  const canonical = settingsOf(context).url + cartPath;
  return { cart, isSold: notice === "sold", canonical };
}

/** Answers a form with a redirect. Works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  const [intent, id, discountCode] = ["intent", "id", "discountCode"].map((name) => form?.get(name));
  const cartId = cartIdOf({ request, context });
  const { success, output } = safeParse(cartRequestSchema, { intent, id, discountCode, cartId });
  if (!success) throw data(null, { status: 400 });
  const api = commerceCart(context.get(commerceContext));
  const cart = await answerCartRequest(api, output).catch((error: unknown) => {
    if (isRefusal(error)) throw data(null, { status: 400 });
    const throttled = throttledResponse(error);
    throw throttled ? data(null, throttled) : asUnavailable(error);
  });
  const isSold = output.intent === "add" && !cart?.lines.some((line) => line.id === output.id);
  return redirect(isSold ? `${cartPath}?notice=sold` : cartPath, {
    status: 303,
    headers: cart ? { "Set-Cookie": cartCookie(cart.id, isSecure(context)) } : {},
  });
}

/** Scripts get JSON instead. Forms of other sites cannot send its type. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) => {
    const isJson = request.headers.get("Content-Type") === "application/json";
    return isJson && request.method === "POST" ? answerScript({ request, context }) : next();
  },
];

async function answerScript({ request, context }: Arguments): Promise<Response> {
  const { success, output } = safeParse(cartRequestSchema, await request.json().catch(() => null));
  if (!success) return new Response(null, { status: 400 });
  try {
    const api = commerceCart(context.get(commerceContext));
    const body = JSON.stringify({ cart: await answerCartRequest(api, output) });
    return new Response(body, { headers: { "Content-Type": "application/json" } });
  } catch (error) {
    if (isRefusal(error)) return new Response(null, { status: 422 });
    const throttled = throttledResponse(error);
    if (throttled) return new Response(null, throttled);
    console.error(error instanceof ServiceFailure ? error.message : error);
    return new Response(null, { status: 503 });
  }
}

/** The service limits changes per shopper's network. */
function throttledResponse(error: unknown) {
  const seconds = throttledSeconds(error);
  return seconds === null ? null : { status: 429, headers: { "Retry-After": String(seconds) } };
}

function cartIdOf({ request, context }: Arguments): string | null {
  return cartIdIn(request.headers.get("Cookie") ?? "", isSecure(context));
}

function isSecure(context: Arguments["context"]): boolean {
  return settingsOf(context).url.startsWith("https:");
}

export const headers = loaderHeaders;

export const handle = { kind: "private", scriptLimit: "cart", events: cartPageEvents } satisfies RouteHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonical } = loaderData;
  return metaOf({ title: messages.title, description: messages.description, canonical, noindex: true });
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return <CartScreen cart={loaderData.cart} isSold={loaderData.isSold} />;
}
