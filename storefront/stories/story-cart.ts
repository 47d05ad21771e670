import type { Cart, CartLine } from "~/features/cart/cart";
import { storyCards } from "./story-cards";

/** A cart line with the story product at this index. */
function line(index: number, options: string): CartLine {
  const card = storyCards[index];
  if (!card) throw new Error(`The stories have no product ${index}`);
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

export const emptyCart: Cart = {
  id: "gid://shopify/Cart/story",
  checkoutUrl: "#checkout",
  email: null,
  lines: [],
  total: 0,
  saved: null,
  discounts: [],
  codes: [],
};

/** Two products, with the discount for two or more. */
export const filledCart: Cart = {
  ...emptyCart,
  lines: [line(0, "Plum / S"), line(3, "Red / 7.5")],
  total: 13_855,
  saved: 29_145,
  discounts: [{ name: "15% off 2 or more items", amount: 2_445 }],
};
