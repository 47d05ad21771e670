import { isForScript } from "./is-for-script";
import { listInPage } from "./lists-in-page";
import { type CardProduct, type PackedCards, unpackCards } from "./product-card";
import { conditions } from "./taxonomy";

/** Cards that a document shows in its HTML, so that its data need not say them again: eighty of them weigh 5 kB. */
export interface CardsInPage {
  /** What the element that holds them has as `data-cards`. */
  readonly list: string;
}

export type SentCards = PackedCards | CardsInPage;

/** On the server what a loader gave, in the browser what was read; by the object that stands for them. */
const known = new WeakMap<CardsInPage, readonly CardProduct[]>();

/**
 * What a loader answers with: cards that come with the HTML to a document, all of them to a script that asks. Where
 * there are none there may be no element to read them from.
 */
export function sendCards(request: Request, list: string, cards: PackedCards): SentCards {
  const unpacked = unpackCards(cards);
  if (isForScript(request) || unpacked.length === 0) return cards;
  const inPage = { list };
  known.set(inPage, unpacked);
  return inPage;
}

export function cardsOf(sent: SentCards): readonly CardProduct[] {
  if (typeof sent === "string") return unpackCards(sent);
  const cards = known.get(sent) ?? readCards(listInPage(sent.list));
  known.set(sent, cards);
  return cards;
}

/** The cards in an element, as a `ShopCard` has written them. What it does not show (a retail price below) is not known. */
export function readCards(list: ParentNode): CardProduct[] {
  return [...list.querySelectorAll("[data-component=product-card]")].map(readCard);
}

/**
 * What a card's HTML says of its piece for `readCards` alone, a line each: the words that a shopper sees may be in
 * another language by then, since browsers translate pages. A brand's name, a price's digits and addresses they leave.
 */
export function cardMark({ id, title, category, condition, size, colors }: CardProduct): string {
  return [id, category, condition, size, title, ...colors].join("\n");
}

function readCard(card: Element): CardProduct {
  const find = (selector: string) => card.querySelector(selector);
  const mark = find("[data-piece]")?.getAttribute("data-piece") ?? "";
  const [id = "", category = "", condition, size, title = "", ...colors] = mark.split("\n");
  const address = find("a[href^='/products/']")?.getAttribute("href") ?? "";
  return {
    id,
    category,
    handle: decodeURIComponent(address.slice("/products/".length)),
    title,
    brand: find("a[href^='/brands/']")?.textContent ?? "",
    price: centsIn(find("[data-part=current]")) ?? 0,
    retailPrice: centsIn(find("[data-part=retail]")),
    image: withoutWidth(find("img")?.getAttribute("src")),
    isSoldOut: find("[data-part=sold-out]") !== null,
    colors,
    condition: conditions.find(({ slug }) => slug === condition)?.slug ?? null,
    size: size || null,
  };
}

/** "Price $1,066.50" is 106650, in whichever words and with whichever points; null where there is none. */
function centsIn(price: Element | null): number | null {
  const digits = price?.textContent?.replace(/\D/g, "");
  return digits ? Number(digits) : null;
}

function withoutWidth(address: string | null | undefined): string | null {
  if (!address || address.startsWith("data:")) return null;
  const url = new URL(address);
  url.searchParams.delete("width");
  return url.href;
}
