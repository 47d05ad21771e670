// @vitest-environment happy-dom
import { transferableAbortController } from "node:util";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { CartProvider, ShopifyProvider, useCart } from "storefront-schema-latest";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { saveTestVariant } from "../../graphql/commerce-service/src/cart/cart.fixture.ts";
import {
  dataFolder,
  serve,
  type ServedPlatform,
} from "../../graphql/commerce-service/src/checkout/payment/served-platform.fixture.ts";
import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { databasePath, testSettings } from "../../graphql/commerce-service/src/shared/settings/settings.ts";

/** The cart component of the hosted platform's React library, in a page of another origin. */

const folder = dataFolder();
let service: ServedPlatform;
let dress: string;
let coat: string;

beforeAll(async () => {
  const database = openDatabase(databasePath(testSettings({ dataDirectory: folder.path })));
  dress = saveTestVariant(database, "Dress", { inventory: 5 });
  coat = saveTestVariant(database, "Coat", { price: 12_000 });
  database.close();
  // A process needs Node's own AbortController, which the DOM replaces.
  vi.stubGlobal("AbortController", transferableAbortController().constructor);
  service = await serve(folder.path);
  vi.unstubAllGlobals();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});
afterAll(async () => {
  await service.kill();
  folder.remove();
});

function Shop({ children }: { readonly children: ReactNode }) {
  return (
    <ShopifyProvider
      storeDomain={service.url}
      storefrontToken="demo-storefront-token"
      storefrontApiVersion="2026-04"
      countryIsoCode="US"
      languageIsoCode="EN"
    >
      <CartProvider>{children}</CartProvider>
    </ShopifyProvider>
  );
}

function openCart() {
  const { result } = renderHook(() => useCart(), { wrapper: Shop });
  const change = async (make: (cart: ReturnType<typeof useCart>) => void) => {
    act(() => make(result.current));
    await waitFor(() => expect(result.current.status).toBe("idle"));
    expect(result.current.error).toBeUndefined();
    return result.current;
  };
  return { result, change };
}

test("the provider creates, fills, changes and empties a cart", async () => {
  const { change } = openCart();
  const created = await change((cart) => cart.cartCreate({ lines: [{ merchandiseId: dress }] }));
  expect(created).toMatchObject({ totalQuantity: 1, checkoutUrl: expect.stringContaining("/checkouts/") });
  const added = await change((cart) => cart.linesAdd([{ merchandiseId: coat }]));
  expect(added.lines).toMatchObject([{ merchandise: { id: coat } }, { merchandise: { id: dress } }]);
  const lineId = added.lines?.[1]?.id ?? "";
  const updated = await change((cart) => cart.linesUpdate([{ id: lineId, quantity: 3 }]));
  expect(updated.totalQuantity).toBe(4);
  const noted = await change((cart) => cart.noteUpdate("Ring twice"));
  expect(noted.note).toBe("Ring twice");
  const gift = [{ key: "gift", value: "yes" }];
  const wrapped = await change((cart) => cart.cartAttributesUpdate(gift));
  expect(wrapped.attributes).toEqual(gift);
  const identified = await change((cart) => cart.buyerIdentityUpdate({ email: "ada@circlet.example" }));
  expect(identified.buyerIdentity?.email).toBe("ada@circlet.example");
  const discounted = await change((cart) => cart.discountCodesUpdate(["WELCOME"]));
  expect(discounted.discountCodes).toEqual([{ code: "WELCOME", applicable: true }]);
  const ids = (discounted.lines ?? []).map((line) => line?.id ?? "");
  const emptied = await change((cart) => cart.linesRemove(ids));
  expect(emptied.totalQuantity).toBe(0);
});

test("the provider finds the cart again when the page opens again", async () => {
  const first = openCart();
  const { id } = await first.change((cart) => cart.cartCreate({ lines: [{ merchandiseId: dress }] }));
  cleanup();
  const second = openCart();
  await waitFor(() => expect(second.result.current.id).toBe(id));
  expect(second.result.current.totalQuantity).toBe(1);
});
