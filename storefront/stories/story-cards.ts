import type { CardProduct } from "~/lib/product-card";
import { storyProducts } from "../../design-system/src/stories/products";

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** The design system's eight pieces as the shop's adapters make them of the service's data. */
export const storyCards: readonly CardProduct[] = storyProducts.map((piece, index) => ({
  id: String(index + 1),
  handle: piece.id,
  title: piece.title,
  brand: piece.brand.name,
  price: cents(piece.price),
  retailPrice: cents(piece.retailPrice),
  image: new URL(piece.picture.src, document.baseURI).href,
  isSoldOut: false,
  colors: piece.id === "jeans" ? ["Blue", "Black", "Ivory"] : [],
  category: "",
  condition: piece.condition?.value ?? null,
  size: piece.condition?.label.split(", ")[1] ?? null,
}));

/** So many: the eight come round again under other names. */
export function manyCards(count: number): CardProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const card = storyCards[index % storyCards.length];
    if (!card) throw new Error("There are no pieces in the stories");
    const round = Math.floor(index / storyCards.length);
    return round === 0
      ? card
      : { ...card, handle: `${card.handle}-${round}`, title: `${card.title} ${round + 1}` };
  });
}
