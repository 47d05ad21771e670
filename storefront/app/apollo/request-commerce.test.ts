import { CartDocument } from "@circlet/graphql/generated";
import { RouterContextProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { optionalData } from "~/http/optional-data";
import { buyerContext, requestCommerce } from "./request-commerce";

const settings = {
  apiUrl: "https://shop.example",
  locale: "en-US",
  apiVersion: "2023-10",
  apiToken: "public",
  privateToken: "private",
  customerApiUrl: "https://accounts.example/graphql",
  extensionsApiUrl: null,
  apiTimeout: 1000,
};

test("the client works without the shopper's IP address, as in development", () => {
  expect(new RouterContextProvider().get(buyerContext)).toBeNull();
});

test("each request carries the address of its own shopper", async () => {
  const sent: Headers[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Response.json({ data: { cart: null } });
  });
  const shoppers = ["203.0.113.7", null, "198.51.100.1"];
  const queries = shoppers.map((buyer) =>
    requestCommerce(settings, buyer).query(CartDocument, { cartId: "1", lines: 10 }),
  );
  await Promise.all(queries);
  const tokensOf = (headers: Headers) => [
    headers.get("Shopify-Storefront-Buyer-IP"),
    headers.get("Shopify-Storefront-Private-Token"),
    headers.get("X-Shopify-Storefront-Access-Token"),
  ];
  expect(sent.map(tokensOf)).toEqual([
    ["203.0.113.7", "private", null],
    [null, null, "public"],
    ["198.51.100.1", "private", null],
  ]);
});

test.each(["before", "while"])("nothing is logged about a visitor who leaves %s data loads", async (when) => {
  const left = new AbortController();
  const leave = (): void => left.abort(new Error("aborted"));
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
        leave();
      }),
  );
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  if (when === "before") leave();
  const commerce = requestCommerce(settings, null, { signal: left.signal });
  const cart = await optionalData((signal) =>
    commerce.query(CartDocument, { cartId: "1", lines: 10 }, signal),
  );
  expect(cart).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});
