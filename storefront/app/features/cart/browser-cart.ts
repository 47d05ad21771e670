import { delays, storageKeys } from "~/constants";
import { onSignedInChange } from "~/session/signed-in";
import { browserCartApi } from "#mockable/features/cart/browser-cart-api";
import { recordCartEvent } from "./cart-events";
import { browserCartId } from "./browser-cart-id";
import { CartStore } from "./cart-store";
import { unsavedItems } from "./unsaved-items";

/** This browser's cart. Sends nothing until it is read or changed. */
export function browserCart(): CartStore {
  return new CartStore({
    api: browserCartApi(),
    cartId: browserCartId(document),
    unsaved: unsavedItems,
    deadline: () => AbortSignal.timeout(delays.cart),
    alone: (work, signal) =>
      "locks" in navigator ? navigator.locks.request("cart", { signal }, work) : work(),
    onChange: () => otherTabs()?.postMessage("changed"),
    onMade: (kind, item) => recordCartEvent(kind === "add" ? "add_to_cart" : "remove_from_cart", [item]),
  });
}

let channel: BroadcastChannel | null = null;

function otherTabs(): BroadcastChannel | null {
  if ("BroadcastChannel" in window) channel ??= new BroadcastChannel("cart");
  return channel;
}

/**
 * Adds what a previous page was adding. Reads the cart when another tab changes it, the shopper returns to the page, the
 * network comes back, or somebody signs in or out. Returns a function that stops this.
 */
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
