import { createCommerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";
import { storageKeys } from "~/lib/constants";
import { onSignedInChange } from "~/lib/session/signed-in";
import { signedInEmail } from "~/lib/session/signed-in-email";
import { recordBagEvent } from "./bag-events";
import { bagService } from "./bag-service";
import { BagStore } from "./bag-store";
import { buyersBag } from "./buyers-bag";
import { browserCartId } from "./cart-id";

/**
 * The bag of this browser, over Apollo. It agrees with the shop's other tabs: it is read again when one of them
 * changed it, when the shopper comes back to this one, when Back brings the page out of the browser's memory, and when
 * somebody signs in: the cart is theirs then.
 */
export function openBrowserBag(settings: ServiceSettings): BagStore {
  const tabs = "BroadcastChannel" in window ? new BroadcastChannel("bag") : null;
  const tell = tabs?.postMessage.bind(tabs);
  const store = new BagStore({
    service: buyersBag(bagService(createCommerce({ settings })), signedInEmail),
    cartId: browserCartId(document),
    tellOthers: () => tell?.("changed"),
    onMade: (kind, item) => recordBagEvent(kind === "add" ? "add_to_cart" : "remove_from_cart", [item]),
    alone: (change) => ("locks" in navigator ? navigator.locks.request("bag", change) : change()),
  });
  const refresh = () => void store.refresh();
  tabs?.addEventListener("message", refresh);
  window.addEventListener("storage", ({ key }) => key === storageKeys.cartId && refresh());
  window.addEventListener("pageshow", ({ persisted }) => persisted && refresh());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
  onSignedInChange(refresh);
  void store.start();
  return store;
}
