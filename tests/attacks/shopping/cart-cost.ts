import { discounts, type DiscountRule, type Line } from "./shopping.ts";

interface Costed {
  readonly lines: readonly Line[];
  readonly codes: readonly string[];
  /** Places of gift cards, in the order in which they pay. */
  readonly giftCards: readonly number[];
}

interface Facts {
  readonly productAt: (place: number) => { readonly price: number; readonly isGiftCard: boolean };
  readonly balanceAt: (giftCard: number) => number;
  /** Whether the buyer, if known, has ordered before. */
  readonly hasOrdered: boolean;
  /** When the buyer, if known, got the newsletter's code. */
  readonly subscribedAt: number | undefined;
  readonly now: number;
}

const hour = 3_600_000;

/** What a cart costs, what each gift card pays, and why each code does not apply. */
export function cartCost({ lines, codes, giftCards }: Costed, facts: Facts) {
  const { productAt, balanceAt, hasOrdered, subscribedAt, now } = facts;
  const amount = (some: readonly Line[]) =>
    some.reduce((sum, { product, quantity }) => sum + productAt(product).price * quantity, 0);
  const reducible = lines.filter(({ product }) => !productAt(product).isGiftCard);
  const subtotal = amount(reducible);
  const quantity = reducible.reduce((sum, line) => sum + line.quantity, 0);
  const refusalOf = ({ code, validHours, firstOrderOnly, minimumQuantity }: DiscountRule) => {
    const sentAt = code === "WELCOME" ? subscribedAt : undefined;
    if (validHours !== null && sentAt !== undefined && now >= sentAt + validHours * hour) return "expired";
    if (firstOrderOnly && hasOrdered) return "not-first-order";
    return quantity < minimumQuantity ? "too-few-items" : undefined;
  };
  const entered = codes.map((code) => discounts.find((rule) => rule.code === code.trim().toUpperCase()));
  const offered = [...entered, ...discounts.filter(({ code }) => code === null)].filter(
    (rule) => rule !== undefined && refusalOf(rule) === undefined,
  );
  const off = (rule: DiscountRule | undefined) => Math.round((subtotal * (rule?.percent ?? 0)) / 100);
  const most = Math.max(0, ...offered.map(off));
  const best = offered.find((rule) => off(rule) === most);
  const refusals = entered.map((rule) => {
    if (!rule) return "unknown";
    return rule === best ? undefined : (refusalOf(rule) ?? "another-is-better");
  });
  const total = amount(lines) - most;
  let left = subtotal - most;
  const used = giftCards.map((place) => {
    const paid = Math.min(left, balanceAt(place));
    left -= paid;
    return paid;
  });
  return { total, due: total - used.reduce((sum, paid) => sum + paid, 0), used, refusals };
}
