import { data } from "react-router-dom";
import { safeParse } from "valibot";
import { commerceContext } from "~/apollo/request-commerce";
import { ServiceFailure } from "~/http/service-failure";
import { cartPageEvents } from "~/features/cart/cart-events";
import { cartIdOf, changeCart, redirectWithCart, throttledResponse } from "~/features/cart/change-cart";
import { answerCartRequest, cartRequestSchema, isRefusal } from "~/features/cart/cart-rules";
import { cartPageOf, removedPath, removedVariant } from "~/features/cart/cart-page";
import { CartScreen } from "~/features/cart/CartScreen";
import { commerceCart } from "~/features/cart/commerce-cart";
import { metaOf } from "~/seo/page-meta";
import { cartPath, soldPath } from "~/shop/paths";
import type { RouteHandle } from "~/http/route-handle";
import { loaderHeaders, throwUnavailable } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import * as messages from "~/messages/en/cart";
import type { Route } from "./+types/cart";

type Arguments = Pick<Route.ActionArgs, "request" | "context">;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = commerceCart(context.get(commerceContext));
  const cartId = cartIdOf({ request, context });
  const cart = await answerCartRequest(api, { intent: "read", cartId }).catch(throwUnavailable);
  const isSold = url.searchParams.get("notice") === "sold";
  const removedId = removedVariant(cart, url.searchParams.get("removed"));
  const canonical = settingsOf(context).url + cartPath;
  return { cart: cart && cartPageOf(cart, url.searchParams.get("page")), isSold, removedId, canonical };
}

/** Answers a form with a redirect. Works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  const [intent, id, discountCode] = ["intent", "id", "discountCode"].map((name) => form?.get(name));
  const { success, output } = safeParse(cartRequestSchema, { intent, id, discountCode });
  if (!success || output.intent === "read") throw data(null, { status: 400 });
  const { cart, isRefused } = await changeCart({ request, context }, [output]);
  if (isRefused) throw data(null, { status: 400 });
  const isSold = output.intent === "add" && !cart?.lines.some((line) => line.id === output.id);
  const path = output.intent === "remove" ? removedPath(output.id) : cartPath;
  return redirectWithCart(context, cart, isSold ? soldPath : path);
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

export const headers = loaderHeaders;

export const handle = { kind: "private", scriptLimit: "cart", events: cartPageEvents } satisfies RouteHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { canonical } = loaderData;
  return metaOf({ title: messages.title, description: messages.description, canonical, noindex: true });
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return <CartScreen {...loaderData} />;
}
