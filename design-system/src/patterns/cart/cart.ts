import type { MouseEventHandler, ReactNode } from "react";
import type { Amount } from "../../components/Price/money.ts";
import type { ImageSource } from "../catalog/Image/Image.tsx";

/** A product in the cart. Its quantity is always one: every product is one of a kind. */
export interface CartLineItem {
  id: string;
  href: string;
  /** The product's short title. */
  title: string;
  brand: string;
  brandHref: string;
  /** "Plum / M". */
  options?: string | undefined;
  image?: ImageSource | undefined;
  price: Amount;
  retailPrice?: Amount;
  /** This line is changing. */
  isPending?: boolean | undefined;
  /** Another shopper has bought it. */
  isSoldOut?: boolean | undefined;
  /** Why its last change failed. */
  error?: string | undefined;
}

export interface CartDiscount {
  /** The discount's title or its code. */
  name: string;
  amount: Amount;
}

/** Amounts come from the service; null while the cart is changing. */
export interface CartTotals {
  total: Amount;
  /** Retail prices minus the total; hidden at zero. */
  saved?: Amount;
  discounts?: readonly CartDiscount[] | undefined;
}

/** The cart's contents and links. */
export interface CartContents extends CartTotals {
  /** The lines are known only in `ready`; the other states never show an empty cart. */
  status?: "loading" | "ready" | "failed" | undefined;
  lines: readonly CartLineItem[];
  /** The checkout URL; the home page while there is none. */
  checkoutHref?: string | null | undefined;
  /** A field for a discount code, or the link to it; shown next to the totals. */
  code?: ReactNode;
  /** A message about the last change, or why the cart cannot be shown. */
  notice?: string | null | undefined;
}

/** The POST form that removes a line without JavaScript. */
export interface RemoveForm {
  action: string;
  /** Hidden fields, by name. */
  fields: Readonly<Record<string, string>>;
}

export interface CartActions {
  /** "Item removed from cart" is announced when it resolves; a rejection announces nothing. */
  onRemove?: ((id: string) => Promise<unknown> | void) | undefined;
  removeForm?: ((line: CartLineItem) => RemoveForm) | undefined;
  /** Shows "Try again" next to the message. */
  onRetry?: (() => void) | undefined;
  /** Called when the shopper opens the checkout. */
  onCheckout?: (() => void) | undefined;
  /** Called for every followed link within the shop, for example to close the drawer. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface CartPlaces {
  termsHref: string;
  privacyHref: string;
  /** The link of an empty cart. */
  searchHref?: string | undefined;
}
