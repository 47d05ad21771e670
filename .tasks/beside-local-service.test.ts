import { expect, test } from "vitest";
import { readSettings } from "../storefront/server/settings.ts";
import { besideLocalService } from "./beside-local-service.ts";

const at = { commerce: "https://store.example", extensions: "http://localhost:4101" };

/** What the storefront makes of it. */
const settings = (environment: Readonly<Record<string, string>>) =>
  readSettings({ ...environment, ...besideLocalService(at, environment) });

test("under a public address, too, the local service takes newsletter and analytics with its demo keys", () => {
  const { apiUrl, newsletter, analytics } = settings({});
  expect(apiUrl).toBe("https://store.example");
  expect(newsletter).toMatchObject({ url: "https://store.example", key: "CIRCLT" });
  expect(analytics).toEqual({ url: "https://store.example", id: "G-CIRCLET" });
});

test("what is set stands", () => {
  const { extensionsApiUrl, newsletter, analytics } = settings({
    STOREFRONT_EXTENSIONS_API_URL: "https://extensions.example",
    STOREFRONT_MARKETING_KEY: "MINE",
    STOREFRONT_ANALYTICS_ID: "G-MINE",
  });
  expect(extensionsApiUrl).toBe("https://extensions.example");
  expect([newsletter.key, analytics.id]).toEqual(["MINE", "G-MINE"]);
});

test("somebody else's tools are not given the demo keys; an empty setting is none", () => {
  const { extensionsApiUrl, newsletter, analytics } = settings({
    STOREFRONT_EXTENSIONS_API_URL: "",
    STOREFRONT_MARKETING_URL: "https://mail.example",
    STOREFRONT_ANALYTICS_URL: "https://analytics.example",
  });
  expect(extensionsApiUrl).toBe("http://localhost:4101");
  expect([newsletter.key, analytics.id]).toEqual([null, null]);
});
