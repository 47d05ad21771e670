import { NoIdReturned } from "~/apollo/no-id-returned";
import { signedInEmail } from "~/session/signed-in-email";
import type { Cart } from "./cart";
import type { CartApi } from "./cart-api";
import type { CartResponse, CartCall } from "./cart-call";
import { cartCallsPath } from "./cart-calls-path";
import { cartWithBuyerEmail } from "./cart-with-buyer-email";

/** The cart operations in the browser. */
export function browserCartApi(): (signal: AbortSignal) => CartApi {
  const sent = new Set<string>();
  return (signal) => cartWithBuyerEmail(shopCartApi(signal), signedInEmail, sent);
}

/** A read changes nothing, so it may be sent again. */
const readAttempts = 3;
/** Milliseconds. */
const pause = 150;

/** Calls the shop's server, which calls the commerce service. `signal` aborts all calls. */
function shopCartApi(signal: AbortSignal): CartApi {
  const run = (call: CartCall) => cartIn(send(call, signal));
  return {
    read: (cartId) => cartIn(send({ call: "read", cartId }, signal, readAttempts)),
    async create(variantIds, email) {
      const cart = await run({ call: "create", variantIds: [...variantIds], email });
      if (!cart) throw new NoIdReturned();
      return cart;
    },
    add: (cartId, variantId) => run({ call: "add", cartId, variantId }),
    remove: (cartId, lineIds) => run({ call: "remove", cartId, lineIds: [...lineIds] }),
    single: (cartId, lineIds) => run({ call: "single", cartId, lineIds: [...lineIds] }),
    identify: (cartId, email) => run({ call: "identify", cartId, email }),
  };
}

async function send(call: CartCall, signal: AbortSignal, attempts = 1): Promise<Response> {
  try {
    return await fetch(cartCallsPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(call),
      signal,
    });
  } catch (error) {
    // `fetch` throws a TypeError if the shop is unreachable.
    if (attempts === 1 || !(error instanceof TypeError)) throw error;
    await new Promise((resume) => setTimeout(resume, pause));
    return send(call, signal, attempts - 1);
  }
}

async function cartIn(sent: Promise<Response>): Promise<Cart | null> {
  const response = await sent;
  if (response.status === 422) throw new NoIdReturned();
  if (!response.ok) throw new Error(`The cart request failed with status ${response.status}.`);
  const { cart } = (await response.json()) as Partial<CartResponse>;
  if (cart === undefined) throw new Error("The response to the cart request has no cart.");
  return cart;
}
