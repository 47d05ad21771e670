import { expect, test } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { checkSettings, settingWarnings } from "./check-settings.ts";

const hosted = {
  STOREFRONT_URL: "https://shop.example",
  STOREFRONT_API_URL: "https://my-store.myshopify.com",
  STOREFRONT_SHOP_ID: "69003967890",
  STOREFRONT_CUSTOMER_CLIENT_ID: "a-client-of-the-store",
  STOREFRONT_EXTENSIONS_API_URL: "https://extensions.shop.example",
  STOREFRONT_API_PRIVATE_TOKEN: "a-token-of-the-storefront",
  STOREFRONT_WEBHOOK_SECRET: "a-webhook-secret",
};

test.each<[name: keyof typeof hosted, loss: string]>([
  ["STOREFRONT_URL", "Sign-in, canonical links and the way back from checkout lead to this machine."],
  ["STOREFRONT_SHOP_ID", "Products have no images, and nobody can sign in."],
  ["STOREFRONT_CUSTOMER_CLIENT_ID", "Nobody can sign in; carts and checkout work."],
  ["STOREFRONT_EXTENSIONS_API_URL", "No wishlist, reviews, suggestions and listing texts."],
  ["STOREFRONT_API_PRIVATE_TOKEN", "The platform counts the cart changes of all shoppers as one client's"],
  ["STOREFRONT_WEBHOOK_SECRET", "Changed products appear when their pages are next rendered."],
])("a hosted shop without %s warns at its start, and so does the doctor", (name, loss) => {
  const settings = readSettings({ ...hosted, [name]: undefined });
  const missing = checkSettings(settings).filter(({ state }) => state === "missing");
  expect(missing).toEqual([expect.objectContaining({ where: expect.stringContaining(name) })]);
  const warning = new RegExp(`^Warning: .+ Set it: ${name}.*\\. Without it: ${loss}[^\\n]*$`);
  expect(settingWarnings(settings)).toEqual([expect.stringMatching(warning)]);
});

test("a hosted shop that names the folder of its images needs its id for sign-in only", () => {
  const images = "https://cdn.shopify.com/s/files/1/0690/0396/7890";
  const settings = { ...hosted, STOREFRONT_SHOP_ID: undefined, STOREFRONT_IMAGE_ORIGINS: images };
  expect(settingWarnings(readSettings(settings))).toEqual([
    expect.stringMatching(/STOREFRONT_SHOP_ID.* Without it: Nobody can sign in; carts and checkout work\.$/),
  ]);
});

test.each([
  ["a hosted shop with all of its settings", hosted],
  ["a shop on the local service", {}],
])("%s starts without a warning", (_shop, environment) => {
  expect(settingWarnings(readSettings(environment))).toEqual([]);
});
