import { promiseNames } from "@circlet/service-kit/promises";
import { expect, test } from "vitest";
import { definitions, settingGroups } from "./definitions.ts";
import { readSettings } from "./settings.ts";

test("the local commerce service is the default", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    url: "http://localhost:3000",
    apiUrl: "http://localhost:4000",
    apiVersion: "2023-10",
    customerApiUrl: "http://localhost:4000/account/customer/api/unstable/graphql",
    extensionsApiUrl: "http://localhost:4001",
  });
});

test.each([
  [{ STOREFRONT_API_URL: "http://127.0.0.1:4100" }, "http://127.0.0.1:4001"],
  [{ STOREFRONT_API_URL: "https://store.example" }, null],
  [{ STOREFRONT_EXTENSIONS_API_URL: "" }, null],
  [{ STOREFRONT_EXTENSIONS_API_URL: "https://gateway.example/" }, "https://gateway.example"],
])("the settings %j mean an extensions service at %s", (environment, address) => {
  expect(readSettings(environment).extensionsApiUrl).toBe(address);
});

test.each([
  [{}, promiseNames],
  [{ STOREFRONT_API_URL: "http://127.0.0.1:4100" }, promiseNames],
  [{ STOREFRONT_API_URL: "https://store.example" }, []],
  [{ CIRCLET_SEED_DIR: "my-shop" }, []],
  [{ CIRCLET_CONTENT: "own" }, []],
  [{ STOREFRONT_API_URL: "https://store.example", CIRCLET_CONTENT: "demo" }, promiseNames],
  [{ CIRCLET_PROMISES: "none" }, []],
  [
    { STOREFRONT_API_URL: "https://store.example", CIRCLET_PROMISES: "bundle  welcome" },
    ["bundle", "welcome"],
  ],
])("a shop with the settings %j makes the promises %j", (environment, promises) => {
  expect(readSettings(environment).promises).toEqual(promises);
});

const hosted = { STOREFRONT_API_URL: "https://store.example" };

test.each([
  [{}, []],
  [{ ...hosted, STOREFRONT_SHOP_ID: "548380009" }, ["https://cdn.shopify.com/s/files/1/0005/4838/0009"]],
  [{ ...hosted, STOREFRONT_SHOP_ID: "69003967890" }, ["https://cdn.shopify.com/s/files/1/0690/0396/7890"]],
  [{ ...hosted, STOREFRONT_SHOP_ID: "5332089" }, ["https://cdn.shopify.com/s/files/1/0533/2089"]],
  [{ STOREFRONT_IMAGE_ORIGINS: "https://images.example" }, ["https://images.example"]],
])("with the settings %j, the shop also serves the images of %j", (environment, origins) => {
  expect(readSettings(environment).imageOrigins).toEqual(origins);
});

const marketing = { STOREFRONT_MARKETING_URL: "https://tool.example", STOREFRONT_MARKETING_KEY: "TOOL" };
const newsletter = { STOREFRONT_NEWSLETTER_URL: "https://mail.example", STOREFRONT_NEWSLETTER_KEY: "mail-1" };

test.each([
  [{}, "http://localhost:4000", "CIRCLT"],
  [marketing, "https://tool.example", "TOOL"],
  [{ ...marketing, ...newsletter }, "https://mail.example", "mail-1"],
  [{ ...marketing, STOREFRONT_NEWSLETTER_URL: "https://mail.example" }, "https://mail.example", null],
])("with the settings %j, subscriptions go to %s with the key %s", (environment, url, key) => {
  expect(readSettings(environment).newsletter).toMatchObject({ url, key });
});

test("events go to the marketing tool, also if the newsletter has another one", () => {
  const settings = readSettings({ ...marketing, ...newsletter });
  expect(settings.marketing).toEqual({ url: "https://tool.example", key: "TOOL" });
});

test("no setting is defined in two groups", () => {
  const names = Object.values(settingGroups).flatMap((group) => Object.keys(group));
  expect(names.toSorted()).toEqual(Object.keys(definitions).toSorted());
});

test("the storefronts of other markets are read", () => {
  const list = "en-CA=https://ca.shop.example  fr-CA=https://qc.shop.example";
  expect(readSettings({ STOREFRONT_MARKETS: list }).otherMarkets).toEqual([
    { locale: "en-CA", url: "https://ca.shop.example" },
    { locale: "fr-CA", url: "https://qc.shop.example" },
  ]);
});

test.each([
  ["STOREFRONT_URL", "shop.example", 'STOREFRONT_URL must be an http(s) address, not "shop.example"'],
  ["STOREFRONT_API_URL", "javascript:alert(1)", "STOREFRONT_API_URL must be"],
  ["STOREFRONT_API_VERSION", "latest", "STOREFRONT_API_VERSION must be a version like 2023-10"],
  ["STOREFRONT_API_TOKEN", "two words here", "STOREFRONT_API_TOKEN must be"],
  ["STOREFRONT_API_TIMEOUT", "1", "STOREFRONT_API_TIMEOUT must be 50 to 60000 milliseconds"],
  ["STOREFRONT_MARKETS", "CA=https://ca.shop.example", "STOREFRONT_MARKETS must be pairs like en-CA="],
  ["STOREFRONT_MARKETS", "en-CA=javascript:alert(1)", "STOREFRONT_MARKETS must be"],
  [
    "CIRCLET_PROMISES",
    "free-lunch",
    "CIRCLET_PROMISES must be none, or names from free-shipping, easy-returns",
  ],
  ["STOREFRONT_IMAGE_ORIGINS", "https://a.example; script-src *", "STOREFRONT_IMAGE_ORIGINS must be"],
  ...["", "/", ":443", "/s/files", "/s/files/1/0690"].map((rest): [string, string, string] => [
    "STOREFRONT_IMAGE_ORIGINS",
    `https://a.example https://cdn.shopify.com${rest}`,
    "on cdn.shopify.com a store's folder",
  ]),
])("%s=%s fails and names the expected value", (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

test.each([
  ["STOREFRONT_FASTLY_SERVICE", "STOREFRONT_FASTLY_TOKEN"],
  ["STOREFRONT_FASTLY_TOKEN", "STOREFRONT_FASTLY_SERVICE"],
  ["STOREFRONT_CLOUDFLARE_ZONE", "STOREFRONT_CLOUDFLARE_TOKEN"],
])("%s needs %s, or nothing would be purged", (one, other) => {
  expect(() => readSettings({ [one]: "x" })).toThrow(`${one} also needs ${other}`);
  expect(() => readSettings({ [one]: "x", [other]: "x" })).not.toThrow();
});

test.each([
  ["USD", 1],
  ["EUR", 1],
  ["KWD", 1],
  ["SEK", 10],
  ["JPY", 100],
  ["KRW", 1000],
  ["VND", 10_000],
])("round prices in %s are those in dollars times %i", (currency, scale) => {
  expect(readSettings({ STOREFRONT_CURRENCY: currency }).priceScale).toBe(scale);
});
