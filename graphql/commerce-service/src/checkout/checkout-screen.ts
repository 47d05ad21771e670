import { displayedEmail, normalizedEmail } from "@circlet/service-kit/email/email-address";
import { randomUUID } from "node:crypto";
import { type BuyerKnown, updateCart } from "../cart/cart-store.ts";
import type { Cart } from "../cart/cart.ts";
import { selectedAddress } from "../cart/delivery/delivery-operations.ts";
import { defaultAddressOf } from "../customers/address.ts";
import type { Customer } from "../customers/customer-store.ts";
import type { Database } from "../database/database.ts";
import { transaction } from "../database/transaction.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import { hasGiftCards } from "../gift-cards/gift-card-store.ts";
import { htmlResponse, pageHeaders, seeOther } from "../shared/pages/page-response.ts";
import { renderPlainPage } from "../shared/pages/plain-page.ts";
import { cartLines, imageOrigins, openCheckoutCart } from "./checkout-cart.ts";
import {
  declined,
  soldNotice,
  tooManyDeclines,
  tooManyGiftCards,
  totalNotice,
  giftCardMessage,
  refusalMessage,
} from "./checkout-notices.ts";
import { type CheckoutPlatform, errorPage } from "./error-page.ts";
import {
  type FieldErrors,
  readForm,
  type EnteredValues,
  enteredValues,
  isEmail,
} from "./form/checkout-form.ts";
import { renderCheckout } from "./pages/checkout-page.ts";
import type { Notice } from "./pages/notice.ts";
import { applyCode, applyGiftCard, type Outcome, pay } from "./payment/pay.ts";

export interface Screen {
  /** The status of the page. Defaults to 200. */
  readonly status?: number;
  readonly values?: EnteredValues;
  readonly errors?: FieldErrors;
  readonly notice?: (cart: Cart) => Notice;
  /** After an attempt to pay, the page shows the total for this buyer. */
  readonly known?: BuyerKnown;
}

/** Applies discount and gift card codes, removes a gift card or pays. Returns what to show, or "paid". */
export async function submitCheckout(
  { database }: CheckoutPlatform,
  token: string,
  form: URLSearchParams,
): Promise<Screen | "paid"> {
  const now = new Date();
  const values = enteredValues(form);
  const removed = form.get("remove-gift-card");
  if (removed !== null) return removeGiftCard(database, token, { values, id: Number(removed), now });
  if (form.get("action") === "apply") return applyCodes(database, token, values, now);

  const { errors, details } = readForm(form, { now, needsCard: form.get("total") !== "0" });
  if (!details) return { status: 422, values, errors };

  const shown = form.get("total") ?? "";
  const submission = {
    ...details,
    checkoutToken: token,
    code: values.discount,
    giftCardCode: values.giftCard,
    shownTotal: /^\d{1,12}$/.test(shown) ? Number(shown) : null,
    attemptKey: (form.get("attempt") || randomUUID()).slice(0, 64),
    now,
  };
  const outcome = await retryWhileLocked(() => pay(database, submission));
  if (outcome.kind === "paid") return "paid";
  const shownAgain = outcome.kind === "total-changed" ? { ...values, giftCard: "" } : values;
  return { values: shownAgain, known: "paying", ...screenOf(outcome) };
}

async function applyCodes(db: Database, token: string, values: EnteredValues, now: Date): Promise<Screen> {
  const email = isEmail(values.email) ? { email: values.email.trim() } : {};
  // One transaction: another tab may pay for the cart in between.
  const applied = await retryWhileLocked(() =>
    transaction(db, () => {
      const checkout = openCheckoutCart(db, token, now);
      if (!checkout || checkout.cart.completedAt) return {};
      const refused = applyCode(db, checkout.cart, values.discount, { ...email, known: "anonymous" }, now);
      return { refused, problem: applyGiftCard(db, checkout.cart, values.giftCard, now) };
    }),
  );
  const errors = {
    ...(applied.refused && { discount: refusalMessage(applied.refused) }),
    ...(applied.problem && { giftCard: giftCardMessage(applied.problem) }),
  };
  const shownAgain = applied.problem ? values : { ...values, giftCard: "" };
  return Object.keys(errors).length > 0
    ? { status: 422, values: shownAgain, errors }
    : { values: shownAgain };
}

interface Removal {
  readonly values: EnteredValues;
  readonly id: number;
  readonly now: Date;
}

async function removeGiftCard(db: Database, token: string, { values, id, now }: Removal): Promise<Screen> {
  await retryWhileLocked(() =>
    transaction(db, () => {
      const cart = openCheckoutCart(db, token, now)?.cart;
      if (!cart || cart.completedAt) return;
      const left = cart.giftCards.map((card) => card.id).filter((other) => other !== id);
      updateCart(db, cart.id, { giftCardIds: left }, now);
    }),
  );
  return { values };
}

/**
 * Shows the checkout in its current state, or redirects to where the shopper should be. Until something is entered, the
 * form has what the cart knows of the buyer, or else what the signed-in customer has saved.
 */
export async function showCheckout(
  platform: CheckoutPlatform,
  token: string,
  {
    screen = {},
    customer,
  }: { readonly screen?: Screen | undefined; readonly customer?: Customer | undefined },
): Promise<Response> {
  const { database, settings } = platform;
  const checkout = await retryWhileLocked(() => openCheckoutCart(database, token, new Date(), screen.known));
  if (!checkout) return errorPage(platform, 404);
  const { cart, sold } = checkout;
  if (cart.completedAt) return seeOther(`/checkouts/${token}/thank-you`);
  const notice = screen.notice?.(cart) ?? (sold.length > 0 ? soldNotice(sold) : undefined);
  if (cart.lines.length === 0) {
    const text = notice?.title ?? "Once you put something in it, you can check out here.";
    return htmlResponse(
      screen.status ?? 200,
      renderPlainPage({ title: "Your bag is empty", text, shop: settings }),
    );
  }
  const lines = cartLines(platform, cart);
  const page = renderCheckout({
    cart,
    lines,
    values: screen.values ?? startingValues(database, cart, customer),
    errors: screen.errors ?? {},
    notice,
    attemptKey: randomUUID(),
    takesGiftCards: hasGiftCards(database),
    shop: settings,
  });
  return htmlResponse(screen.status ?? 200, page, pageHeaders({ images: imageOrigins(lines) }));
}

function startingValues(db: Database, cart: Cart, customer: Customer | undefined): EnteredValues {
  const code = cart.discount.codes[0];
  // Whoever sent a link to their checkout does not get the address of who opens it.
  const isOwn =
    customer !== undefined && (cart.email === null || normalizedEmail(cart.email) === customer.email);
  const saved = isOwn ? defaultAddressOf(db, customer.id) : null;
  return {
    ...enteredValues(new URLSearchParams()),
    ...addressValues(selectedAddress(cart) ?? (saved && { ...saved, provinceCode: saved.zoneCode })),
    email: displayedEmail(cart.email ?? customer?.email ?? ""),
    discount: code && !code.refusal ? code.code : "",
  };
}

/** The form accepts only addresses in the United States. */
function addressValues(address: ReturnType<typeof selectedAddress>): Partial<EnteredValues> {
  if (!address || (address.countryCode ?? "US") !== "US") return {};
  const { firstName, lastName, address1, address2, city, provinceCode, zip, phone } = address;
  const given = { firstName, lastName, address1, address2, city, zone: provinceCode, zip, phone };
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? ""]));
}

function screenOf(outcome: Exclude<Outcome, { kind: "paid" }>): Screen {
  switch (outcome.kind) {
    case "sold":
      return { status: 409, notice: () => soldNotice(outcome.names) };
    case "code-refused":
      return { status: 422, errors: { discount: refusalMessage(outcome.code) } };
    case "gift-card-refused":
      return { status: 422, errors: { giftCard: giftCardMessage(outcome.problem) } };
    case "declined":
      return { status: 402, notice: () => declined };
    case "too-many-declines":
      return { status: 429, notice: () => tooManyDeclines };
    case "too-many-gift-cards":
      return { status: 422, notice: () => tooManyGiftCards };
    case "total-changed":
      return { status: 409, notice: totalNotice };
    case "empty":
      return {};
    default:
      return outcome satisfies never;
  }
}
