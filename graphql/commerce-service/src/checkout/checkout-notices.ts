import { maximumGiftCards } from "../cart/cart-input.ts";
import { amountDue, type Cart } from "../cart/cart.ts";
import type { RefusedCode } from "../cart/discounts/choose-discount.ts";
import type { Refusal } from "../cart/discounts/discount.ts";
import { codeLength } from "../gift-cards/gift-card.ts";
import { dollars } from "../shared/money.ts";
import type { Notice } from "./pages/notice.ts";
import { declinesForgottenAfterMinutes, type GiftCardProblem } from "./payment/pay.ts";

export const declined: Notice = {
  tone: "problem",
  title: "Your card was declined",
  text: "Nothing was charged and your bag is unchanged. Try another card, or check the details and try again.",
};

export const tooManyDeclines: Notice = {
  tone: "problem",
  title: "That’s a lot of declined cards",
  text: `To keep cards safe, please wait ${declinesForgottenAfterMinutes} minutes before you try again. Nothing was charged and your bag is unchanged.`,
};

export const tooManyGiftCards: Notice = {
  tone: "problem",
  title: `An order can have at most ${maximumGiftCards} gift cards`,
  text: "Please take some out of your bag, or buy them in several orders. Nothing was charged.",
};

export function soldNotice(names: readonly string[]): Notice {
  const [were, they] = names.length === 1 ? ["was", "it"] : ["were", "them"];
  return {
    tone: "problem",
    title: `${new Intl.ListFormat("en-US").format(names)} ${were} just sold`,
    text: `Someone else was quicker, so we took ${they} out of your bag. You haven’t been charged. You can go on with the rest.`,
  };
}

export function totalNotice(cart: Cart): Notice {
  const [code] = cart.discount.codes;
  const cause = cart.giftCards.length > 0 ? "A price, discount or gift card" : "A price or discount";
  return {
    tone: "news",
    title: `The total is now ${dollars(amountDue(cart))}`,
    text: `${code?.refusal ? `${refusalMessage(code)} ` : `${cause} changed since you opened this page. `}You haven’t been charged. Please check it and pay again.`,
  };
}

const reasons: Readonly<Record<Refusal, string>> = {
  unknown: "We don’t know this discount code.",
  expired: "This discount code has expired.",
  "not-first-order": "This discount code is for a first order, and this email has ordered before.",
  "too-few-items": "This discount code needs more items in your bag.",
  "another-is-better": "Your bag already has a better discount.",
};

const giftCardProblems: Readonly<Record<GiftCardProblem, string>> = {
  unknown: `We don’t know this gift card. Check its code: ${codeLength} letters and digits.`,
  spent: "This gift card has no balance left.",
};

export function giftCardMessage(problem: GiftCardProblem): string {
  return giftCardProblems[problem];
}

/** The reason a discount code does not apply, for the shopper. */
export function refusalMessage({ refusal, validHours }: RefusedCode): string {
  if (refusal === "expired" && validHours)
    return `This discount code has expired: it is valid for ${validHours} hours.`;
  return reasons[refusal];
}
