import { expect, test } from "vitest";
import { serviceRoute } from "./service-route";

const settings = {
  apiUrl: "https://shop.example",
  locale: "en-US",
  apiVersion: "2023-10",
  apiToken: "public",
  customerApiUrl: "https://accounts.example/graphql",
  extensionsApiUrl: "https://extensions.example/",
  apiTimeout: 1000,
};

test.each([
  [
    "ProductSearch",
    "https://shop.example/api/2023-10/graphql.json",
    { "X-Shopify-Storefront-Access-Token": "public" },
  ],
  ["customer_Orders", "https://accounts.example/graphql", { Authorization: "mine" }],
  ["extensions_getReviews", "https://extensions.example/", { Authorization: "mine" }],
])("%s goes to %s", (name, uri, headers) => {
  expect(serviceRoute(name, settings, "mine")).toEqual({ uri, headers });
});

test("requests of visitors have no authorization", () => {
  expect(serviceRoute("extensions_getReviews", settings, null).headers).toEqual({});
});

test("headers for the Storefront API replace its token, and go to no other service", () => {
  const headers = { "Shopify-Storefront-Buyer-IP": "203.0.113.7" };
  const headersOf = (name: string) => serviceRoute(name, settings, null, headers).headers;
  expect(headersOf("ProductSearch")).toEqual(headers);
  expect(headersOf("customer_Orders")).toEqual({});
  expect(headersOf("extensions_getReviews")).toEqual({});
});
