import type { Bag, BagLine } from "~/features/cart/bag";
import type { BagService } from "~/features/cart/bag-service";
import { BagStore } from "~/features/cart/bag-store";
import { storyCards } from "./story-cards";

/** A line of the bag: the piece of that place among the stories' pieces. */
function line(index: number, options: string): BagLine {
  const card = storyCards[index];
  if (!card) throw new Error(`There is no piece ${index} in the stories`);
  return {
    id: `line-${index}`,
    variantId: `variant-${index}`,
    href: `/products/${card.handle}`,
    title: card.title,
    brand: card.brand,
    brandHref: `/brands/${card.brand.toLowerCase()}`,
    options,
    price: card.price,
    retailPrice: card.retailPrice,
    image: card.image,
    imageAlt: "",
    quantity: 1,
    isForSale: true,
  };
}

export const emptyBag: Bag = {
  id: "bag",
  checkoutUrl: "#checkout",
  email: null,
  lines: [],
  total: 0,
  saved: null,
  discounts: [],
};

/** Two pieces, so with the discount that two or more bring. */
export const filledBag: Bag = {
  ...emptyBag,
  lines: [line(0, "Plum / S"), line(3, "Red / 7.5")],
  total: 13_855,
  saved: 29_145,
  discounts: [{ name: "15% off 2 or more items", amount: 2_445 }],
};

/** A service that lies in the page: what is added or removed stays until the story is left. */
const service: BagService = {
  read: () => Promise.resolve(filledBag),
  create: () => Promise.resolve(filledBag),
  add: () => Promise.resolve(filledBag),
  remove: (_, [gone]) =>
    Promise.resolve({ ...filledBag, lines: filledBag.lines.filter(({ id }) => id !== gone) }),
  single: () => Promise.resolve(filledBag),
  identify: () => Promise.resolve(filledBag),
};

/** Stands in for the shop's module of that name: here no bag lies on a server. */
export function openBrowserBag(): BagStore {
  const store = new BagStore({
    service,
    cartId: { get: () => filledBag.id, set: () => undefined },
    tellOthers: () => undefined,
    alone: (change) => change(),
  });
  void store.start();
  return store;
}
