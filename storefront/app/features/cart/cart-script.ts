import { NoIdReturned } from "~/apollo/no-id-returned";
import { withLock } from "~/browser/with-lock";
import { openChannel } from "~/browser/channel";
import { delays } from "~/shop/constants";
import * as storageKeys from "~/shop/storage-keys";
import { withinBudget } from "~/http/time-budget";
import { cartPath } from "~/shop/paths";
import { signedInEmail } from "~/shopper/session/signed-in-email";
import { onSignedInChange } from "~/shopper/session/signed-in";
import type { Cart } from "./cart";
import { recordCartEvent } from "./cart-events";
import { browserCartId } from "./cart-id";
import { Throttled } from "./cart-notices";
import type { CartRequest } from "./cart-rules";
import { CartStore } from "./cart-store";
import { unsavedItems } from "./stored-cart";

/** The part of the cart that loads when a shopper needs it: this browser's cart and its drawer. */
export { CartOverlay } from "./CartOverlay";

/** Sends nothing until it is read or changed. */
export function browserCart(): CartStore {
  return new CartStore({
    send: sendCartRequest,
    cartId: browserCartId(location.protocol === "https:"),
    unsaved: unsavedItems,
    inTime: (work) => withinBudget(delays.cart, work),
    lock: (work, signal) => withLock("cart", work, signal),
    onChange: () => otherTabs()?.postMessage("changed"),
    onMade: (intent, item) => recordCartEvent(intent === "add" ? "add_to_cart" : "remove_from_cart", [item]),
  });
}

/** Reads change nothing, so they may be sent again. */
const readAttempts = 3;
/** Milliseconds. */
const pause = 150;

/** Sends a request to the shop's server, with the signed-in customer's email address. */
async function sendCartRequest(request: CartRequest, signal: AbortSignal): Promise<Cart | null> {
  const attempts = request.intent === "read" ? readAttempts : 1;
  const response = await postJson(JSON.stringify({ ...request, email: signedInEmail() }), signal, attempts);
  if (response.status === 422) throw new NoIdReturned();
  if (response.status === 429) throw new Throttled();
  if (!response.ok) throw new Error(`The cart request failed with status ${response.status}.`);
  const { cart } = (await response.json()) as { readonly cart?: Cart | null };
  if (cart === undefined) throw new Error("The response to the cart request has no cart.");
  return cart;
}

async function postJson(body: string, signal: AbortSignal, attempts: number): Promise<Response> {
  try {
    const headers = { "Content-Type": "application/json" };
    return await fetch(cartPath, { method: "POST", headers, body, signal });
  } catch (error) {
    // `fetch` throws a TypeError if the shop is unreachable.
    if (attempts === 1 || !(error instanceof TypeError)) throw error;
    await new Promise((resume) => setTimeout(resume, pause));
    return postJson(body, signal, attempts - 1);
  }
}

let channel: BroadcastChannel | null = null;

function otherTabs(): BroadcastChannel | null {
  return (channel ??= openChannel("cart"));
}

/** Adds what a previous page was adding, and reads the cart when it may have changed. Returns what stops this. */
export function keepCurrent(cart: CartStore): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const read = (): void => void cart.read();
  otherTabs()?.addEventListener("message", read, { signal });
  window.addEventListener("storage", ({ key }) => key === storageKeys.cartId && read(), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && read(), { signal });
  window.addEventListener("online", read, { signal });
  window.addEventListener("focus", read, { signal });
  const onVisible = (): void => void (document.visibilityState === "visible" && read());
  document.addEventListener("visibilitychange", onVisible, { signal });
  const stopSignIn = onSignedInChange(read);
  void cart.resume().catch(() => undefined);
  return () => {
    ended.abort();
    stopSignIn();
  };
}
