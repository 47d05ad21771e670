import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { OrderCard } from "./account/OrderCard/OrderCard.tsx";
import { storyOrder } from "../stories/orders.ts";
import { CartLine } from "./cart/CartLine.tsx";
import { slipDress } from "./cart/story-cart.ts";
import { ActiveFilterChips } from "./catalog/ActiveFilterChips/ActiveFilterChips.tsx";
import { BrandDirectory } from "./catalog/BrandDirectory/BrandDirectory.tsx";
import { ProductCard } from "./catalog/ProductCard/ProductCard.tsx";
import { Breadcrumbs } from "./layout/Breadcrumbs/Breadcrumbs.tsx";
import { StickyAddToCart } from "./product/StickyAddToCart/StickyAddToCart.tsx";
import { SizeSwatches } from "./product/Swatches/SizeSwatches.tsx";

afterEach(cleanup);

/** Its last character would be on the wrong side in the direction of an English page. */
const words = "فستان صيفي!";
const image = { src: "/dress.webp", alt: "" };
const product = { id: "1", title: words, brand: words, options: words, price: "40.00" };

const surfaces: readonly (readonly [surface: string, times: number, element: ReactNode])[] = [
  [
    "a card",
    2,
    <ProductCard key="" title={words} href="#" brand={{ name: words, href: "#" }} image={image} price="40" />,
  ],
  [
    "a card without links",
    2,
    <ProductCard key="" title={words} brand={{ name: words }} image={image} price="40" />,
  ],
  ["a cart line", 3, <CartLine key="" line={{ ...slipDress, brand: words, title: words, options: words }} />],
  ["an order", 3, <OrderCard key="" order={{ ...storyOrder, products: [product] }} />],
  [
    "an order with links",
    3,
    <OrderCard key="" order={{ ...storyOrder, products: [{ ...product, href: "#" }] }} />,
  ],
  ["the breadcrumbs", 2, <Breadcrumbs key="" items={[{ label: words, href: "#" }, { label: words }]} />],
  ["the filters in use", 1, <ActiveFilterChips key="" chips={[{ label: words, href: "#" }]} clearHref="#" />],
  ["the list of brands", 1, <BrandDirectory key="" brands={[{ name: words, href: "#" }]} />],
  [
    "the bar with the cart button",
    1,
    <StickyAddToCart key="" price="40" choice={words}>
      Add
    </StickyAddToCart>,
  ],
  [
    "an option",
    2,
    <SizeSwatches key="" heading={words} options={[{ value: "a", label: words, name: "A" }]} value="a" />,
  ],
];

test.each(surfaces)("a merchant's words keep their own direction in %s", (_, times, element) => {
  render(element);
  const places = screen.getAllByText(words);
  expect(places.length).toBeGreaterThanOrEqual(times);
  for (const place of places) expect(place.closest("bdi, [dir=auto]"), place.outerHTML).toBe(place);
});
