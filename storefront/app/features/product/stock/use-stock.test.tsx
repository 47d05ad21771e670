// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ProductPage } from "../product-page";
import type { ProductVariant } from "../variants";
import { useStock } from "./use-stock";
import { testVariant } from "./variant.fixture";
import { render } from "~/browser/react-page.fixture";

const variant = testVariant("S");

let shown: readonly ProductVariant[];
let renders: number;

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  renders = 0;
});

function Stock({ variants }: { readonly variants: readonly ProductVariant[] }) {
  const current = useStock({ handle: "dress", variants } as ProductPage);
  useEffect(() => {
    shown = current;
    renders += 1;
  });
  return null;
}

/** Shows variants as the server rendered them, while the shop has this many. */
function open(variants: readonly ProductVariant[], left: number) {
  const now = {
    id: variant.id,
    availableForSale: left > 0,
    quantityAvailable: left,
    price: { amount: "74.0", currencyCode: "USD" },
  };
  const stock = { id: "1", availableForSale: left > 0, variants: { nodes: [now] } };
  vi.stubGlobal("fetch", async () => Response.json({ stock }));
  return act(async () => render(<Stock variants={variants} />));
}

test("the page does not render again if the stock is as rendered", async () => {
  await open([variant], 1);
  expect(renders).toBe(1);
  expect(shown).toMatchObject([{ isAvailable: true }]);
});

test("the page shows a variant that sold out, and that it is back once the page is loaded again", async () => {
  await open([variant], 0);
  expect(shown).toMatchObject([{ isAvailable: false, left: 0 }]);
  await open([{ ...variant }], 1);
  expect(shown).toMatchObject([{ isAvailable: true, left: 1 }]);
});
