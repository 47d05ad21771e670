// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { readSettings } from "../../server/settings";
import { cardsOf, readCards, sendCards } from "./cards-in-page";
import { keepLists } from "./lists-in-page";
import { type CardProduct, packCards } from "./product-card";
import { PublicSettingsProvider, publicSettings } from "./public-settings";
import { ShopCard } from "./ShopCard";

const coat: CardProduct = {
  id: "77",
  handle: "maren-and-co-wool-coat",
  title: "Wool coat, “long” & <warm>",
  brand: "Maren & Co",
  price: 106650,
  retailPrice: 178000,
  image: "https://cdn.example/files/a%20b.jpg?v=12&crop=center",
  isSoldOut: false,
  colors: [],
  condition: "new_without_tags",
  size: "29",
  category: "outerwear",
};

const pieces: readonly CardProduct[] = [
  coat,
  { ...coat, id: "78", colors: ["Blue", "Off white", "Teal", "Red"], condition: null, size: null },
  { ...coat, id: "79", image: null, isSoldOut: true, retailPrice: null, condition: "new_with_defects" },
  { ...coat, id: "80", retailPrice: 5000, size: "One size, tall", condition: "preowned", category: "" },
  { ...coat, id: "81", handle: "robe-d%C3%A9t%C3%A9", price: 5, condition: "new_with_tags", size: null },
];

function htmlOf(cards: readonly CardProduct[]): string {
  return renderToStaticMarkup(
    <PublicSettingsProvider value={publicSettings(readSettings({}))}>
      <MemoryRouter>
        {cards.map((card) => (
          <ShopCard key={card.id} product={card} sizes="20vw" />
        ))}
      </MemoryRouter>
    </PublicSettingsProvider>,
  );
}

function elementWith(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}

test.each(pieces)("a card that was read from its HTML is written in the same way: %o", (card) => {
  const html = htmlOf([card]);
  expect(htmlOf(readCards(elementWith(html)))).toBe(html);
});

test("what a heart and an event need of a piece is read, too", () => {
  const [read] = readCards(elementWith(htmlOf([coat])));
  expect(read).toEqual(coat);
});

test("a page that the browser has translated by then is read as it was", () => {
  const page = elementWith(htmlOf(pieces));
  const words = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode } = words;
    if (currentNode.parentElement?.closest("[translate=no]")) continue;
    currentNode.textContent = (currentNode.textContent ?? "").replaceAll(/\p{L}/gu, "ж").replaceAll(",", " ");
  }
  expect(readCards(page)).toEqual(readCards(elementWith(htmlOf(pieces))));
});

describe("cards that are sent", () => {
  const packed = packCards(pieces);

  test("come with the HTML to a document, and are known where they were sent", () => {
    const sent = sendCards(new Request("https://shop.example/search"), "listing", packed);
    expect(JSON.stringify(sent)).toBe('{"list":"listing"}');
    expect(cardsOf(sent)).toEqual(pieces);
  });

  test("come as data to a script that asks for data", () => {
    const sent = sendCards(new Request("https://shop.example/search.data?text=a"), "listing", packed);
    expect(sent).toBe(packed);
    expect(cardsOf(sent)).toEqual(pieces);
  });

  test("are read from the page once, and stay known when it is gone", () => {
    const list = elementWith(htmlOf(pieces));
    list.dataset["cards"] = "deals";
    document.body.append(list);
    keepLists(document);
    const sent = { list: "deals" };
    const first = cardsOf(sent);
    expect(first.map(({ id }) => id)).toEqual(["77", "78", "79", "80", "81"]);
    list.remove();
    expect(cardsOf(sent)).toBe(first);
  });

  test("are read from the page that came, though React has begun it anew since", () => {
    const list = elementWith(htmlOf(pieces));
    list.dataset["cards"] = "new";
    document.body.append(list);
    keepLists(document);
    document.body.replaceChildren();
    expect(cardsOf({ list: "new" })).toHaveLength(pieces.length);
  });

  test("that the page came without are missed, not none", () => {
    expect(() => cardsOf({ list: "elsewhere" })).toThrow("no cards");
  });
});
