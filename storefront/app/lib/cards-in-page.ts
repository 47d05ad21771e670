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

/** What a loader answers with: cards that come with the HTML to a document, all of them to a script that asks. */
export function sendCards(request: Request, list: string, cards: PackedCards): SentCards {
  if (new URL(request.url).pathname.endsWith(".data")) return cards;
  const inPage = { list };
  known.set(inPage, unpackCards(cards));
  return inPage;
}

export function cardsOf(sent: SentCards): readonly CardProduct[] {
  if (typeof sent === "string") return unpackCards(sent);
  const cards = known.get(sent) ?? readCards(document.querySelector(`[data-cards="${sent.list}"]`));
  known.set(sent, cards);
  return cards;
}

/** The cards in an element, as a `ShopCard` has written them. What it does not show (a retail price below) is not known. */
export function readCards(list: ParentNode | null): CardProduct[] {
  return [...(list?.querySelectorAll("[data-component=product-card]") ?? [])].map(readCard);
}

function readCard(card: Element): CardProduct {
  const find = (selector: string) => card.querySelector(selector);
  const text = (selector: string) => find(selector)?.textContent ?? "";
  const title = find("a[href^='/products/']");
  const piece = find("[data-piece]");
  // "New with tags, S": a condition, and where there is one size, that.
  const [condition, ...size] = text("[data-component=condition-ring] + *").split(", ");
  const colors = text("[data-part=colors] > :first-child");
  return {
    id: piece?.getAttribute("data-piece") ?? "",
    category: piece?.getAttribute("data-category") ?? "",
    handle: decodeURIComponent(title?.getAttribute("href")?.slice("/products/".length) ?? ""),
    title: title?.textContent ?? "",
    brand: text("a[href^='/brands/']"),
    price: centsIn(text("[data-part=current]")) ?? 0,
    retailPrice: centsIn(text("[data-part=retail]")),
    image: withoutWidth(find("img")?.getAttribute("src")),
    isSoldOut: find("[data-part=sold-out]") !== null,
    // "Colors: Blue, Ivory"
    colors: colors ? colors.slice(colors.indexOf(": ") + 2).split(", ") : [],
    condition: conditions.find(({ name }) => name === condition)?.slug ?? null,
    size: size.join(", ") || null,
  };
}

/** "Price $1,066.50" is 106650; null where there is none. */
function centsIn(price: string): number | null {
  const digits = price.replace(/\D/g, "");
  return digits ? Number(digits) : null;
}

function withoutWidth(address: string | null | undefined): string | null {
  if (!address || address.startsWith("data:")) return null;
  const url = new URL(address);
  url.searchParams.delete("width");
  return url.href;
}
