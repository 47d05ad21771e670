import { expect, test } from "vitest";
import { readSettings } from "../storefront/server/settings/settings.ts";
import { localServiceEnv } from "./local-service-env.ts";

const addresses = { commerce: "https://store.example", extensions: "http://localhost:4101" };

const settings = (environment: Readonly<Record<string, string>>) =>
  readSettings({ ...environment, ...localServiceEnv(addresses, environment) });

test("the demo keys serve newsletter and analytics, also when the local service has a public address", () => {
  const { apiUrl, newsletter, analytics } = settings({});
  expect(apiUrl).toBe("https://store.example");
  expect(newsletter).toMatchObject({ url: "https://store.example", key: "CIRCLT" });
  expect(analytics).toEqual({ url: "https://store.example", id: "G-CIRCLET" });
});

test("the values that are set stay", () => {
  const { extensionsApiUrl, newsletter, analytics } = settings({
    STOREFRONT_EXTENSIONS_API_URL: "https://extensions.example",
    STOREFRONT_MARKETING_KEY: "MINE",
    STOREFRONT_ANALYTICS_ID: "G-MINE",
  });
  expect(extensionsApiUrl).toBe("https://extensions.example");
  expect([newsletter.key, analytics.id]).toEqual(["MINE", "G-MINE"]);
});

test("external tools get no demo keys, and an empty variable counts as unset", () => {
  const { extensionsApiUrl, newsletter, analytics } = settings({
    STOREFRONT_EXTENSIONS_API_URL: "",
    STOREFRONT_MARKETING_URL: "https://mail.example",
    STOREFRONT_ANALYTICS_URL: "https://analytics.example",
  });
  // An empty value means a shop without that service.
  expect(extensionsApiUrl).toBeNull();
  expect([newsletter.key, analytics.id]).toEqual([null, null]);
});
