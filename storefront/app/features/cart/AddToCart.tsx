import { AddToCartButton, type AddToCartState } from "@circlet/design-system";
import { type SubmitEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { whenTouched } from "~/loading/when-touched";
import { cartPath } from "~/shop/paths";
import * as messages from "~/messages/en/cart";
import type { CartItem } from "./cart";
import { useCart } from "./CartProvider";
import type { CartSnapshot } from "./cart-snapshot";
import type { CartStore } from "./cart-store";
import { unsavedItems } from "./stored-cart";

export interface AddToCartProps {
  /** Null while no variant is chosen. */
  readonly item: CartItem | null;
  readonly isSoldOut: boolean;
}

/** The button shows the progress; then the drawer opens. Without JavaScript, a form posts and the cart page opens. */
export function AddToCart({ item, isSoldOut }: AddToCartProps) {
  const { script, load, view, setOpen } = useCart();
  const [isWaiting, setWaiting] = useState(false);
  const isForSale = item !== null && !isSoldOut;
  // Loaded before the click, so that it sends its request at once (.github/decisions/0008). Else a form is posted.
  useEffect(
    () => (isForSale ? whenTouched(() => void load().catch(() => undefined)) : undefined),
    [isForSale, load],
  );

  function addItem(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!item) {
      window.alert(messages.nothingChosen);
      return;
    }
    if (isWaiting || view.adding.has(item.id)) return;
    if (script) void addAndOpen(script.cart, item, event.currentTarget);
    else void loadAndAdd(item, event.currentTarget);
  }

  /** If the cart's script is missing, posts the product. On another page by then, the next page adds it. */
  async function loadAndAdd(added: CartItem, form: HTMLFormElement): Promise<void> {
    setWaiting(true);
    unsavedItems.add(added);
    try {
      const { cart } = await load();
      void addAndOpen(cart, added, form);
      setWaiting(false);
    } catch {
      if (!form.isConnected) return;
      unsavedItems.remove(added.id);
      if (!navigator.onLine) {
        window.alert(messages.notOnline);
        setWaiting(false);
      } else {
        postForm(form, added.id);
        // Back may show this page again.
        window.addEventListener("pageshow", () => setWaiting(false), { once: true });
      }
    }
  }

  async function addAndOpen(cart: CartStore, added: CartItem, form: HTMLFormElement): Promise<void> {
    await cart.add(added);
    const { lines, notice } = cart.get();
    const isRemoved = notice === null && !lines.some(({ id }) => id === added.id);
    // Keeps closed on another page. Without `flushSync`, React would render the drawer a frame after the button.
    if (form.isConnected && !isRemoved) flushSync(() => setOpen(true));
  }

  return (
    <form method="post" action={cartPath} onSubmit={addItem}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="id" value={item?.id ?? ""} />
      <AddToCartButton state={isWaiting ? "loading" : buttonState(view, item, isSoldOut)} />
    </form>
  );
}

/** Posts the product that was clicked, also if another variant has been chosen in the meantime. */
function postForm(form: HTMLFormElement, id: string): void {
  const field = form.querySelector<HTMLInputElement>("[name=id]");
  if (field) field.value = id;
  form.submit();
}

function buttonState(view: CartSnapshot, item: CartItem | null, isSoldOut: boolean): AddToCartState {
  if (!item) return "available";
  const { id } = item;
  if (isSoldOut || view.soldOut.has(id)) return "soldOut";
  if (view.adding.has(id)) return view.isOpening ? "loading" : "adding";
  return view.lines.some((line) => line.id === id) ? "inCart" : "available";
}
