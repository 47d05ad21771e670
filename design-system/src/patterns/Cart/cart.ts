import type { MouseEventHandler } from "react";
import type { Amount } from "../../components/Price/money.ts";
import type { PictureSource } from "../Picture/Picture.tsx";

/** A piece in the bag. Quantities are one: every piece is one of one. */
export interface CartLineItem {
  id: string;
  href: string;
  /** The product's short title. */
  title: string;
  brand: string;
  brandHref: string;
  /** "Plum / M". */
  options?: string | undefined;
  picture?: PictureSource | undefined;
  price: Amount;
  retailPrice?: Amount;
  /** A change of this line is under way. */
  isPending?: boolean | undefined;
  /** Sold to somebody else since. */
  isSoldOut?: boolean | undefined;
  /** Why its last change did not work. */
  error?: string | undefined;
}

export interface CartDiscount {
  /** "15% off 2 or more items", or the code. */
  name: string;
  amount: Amount;
}

/** Amounts come from the service; null while a change is under way. */
export interface CartTotals {
  total: Amount;
  /** Retail prices less the total; shown when not zero (specification A5). */
  saved?: Amount;
  discounts?: readonly CartDiscount[];
}

/** What the bag holds and where it leads. */
export interface CartContents extends CartTotals {
  /** `loading` until the service has said what is in the bag. */
  status?: "loading" | "ready" | "failed";
  lines: readonly CartLineItem[];
  /** The checkout's address; home while there is none (specification A7). */
  checkoutHref?: string | null | undefined;
  /** What the shopper should know of the last change. */
  notice?: string | null | undefined;
}

/** The post that takes a line out where no script runs. */
export interface RemoveForm {
  action: string;
  /** Names and values of its hidden fields. */
  fields: Readonly<Record<string, string>>;
}

export interface CartActions {
  /** Resolves when the line is gone, and "Item removed from cart" is said; a rejection says nothing. */
  onRemove?: ((id: string) => Promise<unknown> | void) | undefined;
  removeForm?: ((line: CartLineItem) => RemoveForm) | undefined;
  onRetry?: (() => void) | undefined;
  /** Told when the way to the checkout is taken. */
  onCheckout?: (() => void) | undefined;
  /** Told of every link that is followed within the shop, such as to close what the bag stands in. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface CartPlaces {
  termsHref: string;
  privacyHref: string;
  /** Where an empty bag leads. */
  searchHref?: string;
}
