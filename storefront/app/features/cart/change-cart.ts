import { data, redirect, type RouterContextProvider } from "react-router-dom";
import { commerceContext } from "~/apollo/request-commerce";
import { throttledSeconds } from "~/apollo/retry-link";
import { asUnavailable } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import type { Cart } from "./cart";
import { cartCookie, cartIdIn } from "./cart-id";
import { answerCartRequest, type CartChange, isRefusal } from "./cart-rules";
import { commerceCart } from "./commerce-cart";

interface Arguments {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

interface Changed {
  /** Null if there is none. */
  readonly cart: Cart | null;
  /** Whether the service refused a change, such as an unknown variant. */
  readonly isRefused: boolean;
}

/** Changes the cart of the cookie, one change after the other. Throws responses. */
export async function changeCart(
  { request, context }: Arguments,
  changes: readonly CartChange[],
): Promise<Changed> {
  const api = commerceCart(context.get(commerceContext));
  let cartId = cartIdOf({ request, context });
  let cart: Cart | null = null;
  let isRefused = false;
  for (const change of changes) {
    try {
      cart = await answerCartRequest(api, { ...change, cartId });
      cartId = cart?.id ?? cartId;
    } catch (error) {
      // Earlier changes have been made, maybe in a new cart. The shopper keeps it, and may open the link again.
      const headers = cartHeaders(context, cart);
      const throttled = throttledResponse(error);
      if (throttled) throw data(null, { ...throttled, headers: { ...throttled.headers, ...headers } });
      if (!isRefusal(error)) throw asUnavailable(error, headers);
      isRefused = true;
    }
  }
  return { cart, isRefused };
}

/** A redirect that stores the cart's id. */
export function redirectWithCart(context: Arguments["context"], cart: Cart | null, path: string): Response {
  return redirect(path, { status: 303, headers: cartHeaders(context, cart) });
}

function cartHeaders(context: Arguments["context"], cart: Cart | null): Record<string, string> {
  return cart ? { "Set-Cookie": cartCookie(cart.id, isSecure(context)) } : {};
}

/** The service limits changes per shopper's network. */
export function throttledResponse(error: unknown) {
  const seconds = throttledSeconds(error);
  return seconds === null ? null : { status: 429, headers: { "Retry-After": String(seconds) } };
}

export function cartIdOf({ request, context }: Arguments): string | null {
  return cartIdIn(request.headers.get("Cookie") ?? "", isSecure(context));
}

function isSecure(context: Arguments["context"]): boolean {
  return settingsOf(context).url.startsWith("https:");
}
