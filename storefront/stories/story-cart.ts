import { imageOf } from "~/catalog/image";
import type { Cart, CartLine } from "~/features/cart/cart";
import { storyCards } from "./story-cards";

function line(index: number, options: string): CartLine {
  const card = storyCards[index];
  if (!card) throw new Error(`The stories have no product ${index}`);
  return {
    id: `variant-${index}`,
    lineId: `line-${index}`,
    quantity: 1,
    href: `/products/${card.handle}`,
    title: card.title,
    brand: card.brand,
    brandHref: `/brands/${card.brand.toLowerCase()}`,
    options,
    price: card.price,
    retailPrice: card.retailPrice,
    ...(card.image && { image: imageOf(card.image, "") }),
  };
}

export const emptyCart: Cart = {
  id: "gid://shopify/Cart/story",
  checkoutUrl: "#checkout",
  lines: [],
  total: 0,
  saved: null,
  discounts: [],
  discountCodes: [],
};

/** Two products, with the discount for two or more. */
export const filledCart: Cart = {
  ...emptyCart,
  lines: [line(0, "Plum / S"), line(3, "Red / 7.5")],
  total: 13_855,
  saved: 29_145,
  discounts: [{ name: "15% off 2 or more items", amount: 2_445 }],
};

/** Answers in place of the shop's server. A removed line is missing only in the response to its removal. */
export function cartResponse(body: string): Response {
  const { intent, id } = JSON.parse(body) as { readonly intent: string; readonly id?: string };
  const lines = filledCart.lines.filter((line) => intent !== "remove" || line.id !== id);
  return Response.json({ cart: { ...filledCart, lines } });
}
