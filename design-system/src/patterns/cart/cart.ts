import type { MouseEventHandler, ReactNode } from "react";
import type { Amount } from "../../components/Price/money.ts";
import type { ImageSource } from "../catalog/Image/Image.tsx";

/** A product in the cart. */
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
  /** Of the whole line. */
  price: Amount;
  retailPrice?: Amount;
  /** Whether a change of this line is in progress. */
  isPending?: boolean | undefined;
  /** Another shopper has bought the product. */
  isSoldOut?: boolean | undefined;
  /** Why its last change failed. */
  error?: string | undefined;
}

export interface CartDiscount {
  /** The discount's title, or the discount code. */
  name: string;
  amount: Amount;
}

/** A row above the total. */
export interface CartCharge {
  /** "Subtotal", "Shipping", "Tax", "Gift card". */
  name: string;
  /** Negative if it is taken off. Null while it is unknown. */
  amount: Amount;
  /** Shown instead of the amount: "Free", "Calculated at checkout". */
  text?: string | undefined;
}

/** Amounts come from the commerce service. They are null while the cart is changing. */
export interface CartTotals {
  total: Amount;
  /** What the shopper saves compared with retail prices; hidden at zero. */
  saved?: Amount;
  discounts?: readonly CartDiscount[] | undefined;
  /** Subtotal, shipping, tax and gift cards, in the order in which they are shown. */
  charges?: readonly CartCharge[] | undefined;
}

export interface CartContents extends CartTotals {
  /** Only `ready` means that the lines are known; in other states, a cart without lines does not look empty. */
  status?: "loading" | "ready" | "failed" | undefined;
  lines: readonly CartLineItem[];
  /** The checkout's URL. Without one, the button links to the home page. */
  checkoutHref?: string | null | undefined;
  /** A field for a discount code, or a link to one, next to the totals. */
  code?: ReactNode;
  /** A message about the last change, or why the cart cannot be shown. */
  notice?: string | null | undefined;
  /** What the shopper has just removed, with a button that puts it back. Shown above the lines. */
  removed?: ReactNode;
}

/** The form that removes a line without JavaScript. */
export interface RemoveForm {
  action: string;
  /** The values of hidden fields, by name. */
  fields: Readonly<Record<string, string>>;
}

export interface CartActions {
  /** When it resolves, "Item removed from cart" is announced. */
  onRemove?: ((id: string) => Promise<unknown> | void) | undefined;
  removeForm?: ((line: CartLineItem) => RemoveForm) | undefined;
  /** A `QuantityStepper`, or words such as "3 at $2.50". Left out where every product is unique. */
  quantityControl?: ((line: CartLineItem) => ReactNode) | undefined;
  /** Called by "Try again", which shows next to the message if this is set. */
  onRetry?: (() => void) | undefined;
  /** Called when the shopper opens the checkout. */
  onCheckout?: (() => void) | undefined;
  /** Called for every link that the shopper follows within the shop, for example to close the drawer. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface CartPlaces {
  /** The note about what shoppers agree to needs both this and `privacyHref`. */
  termsHref?: string | undefined;
  privacyHref?: string | undefined;
  /** Where the link in an empty cart leads. */
  searchHref: string;
}
