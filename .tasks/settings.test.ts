import { expect, onTestFinished, test, vi } from "vitest";
import { readShopSettings, warnAboutMisspelledSettings } from "./settings.ts";

test("each invalid setting of both services is reported once, in one error", () => {
  const invalid = { STOREFRONT_URL: "shop.example", STOREFRONT_PORT: "80a", PLATFORM_PORT: "http" };
  let message = "";
  try {
    readShopSettings(invalid);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.split("\n").map((line) => line.split(" must be ")[0])).toEqual([
    "STOREFRONT_PORT",
    "STOREFRONT_URL",
    "PLATFORM_PORT",
  ]);
});

test("the local service's settings are ignored when the commerce service is hosted", () => {
  const hosted = { STOREFRONT_API_URL: "https://store.example", PLATFORM_PORT: "http" };
  expect(readShopSettings(hosted).platform).toBeNull();
});

test("the extensions service needs a public address when the commerce service has one", () => {
  const open = {
    PLATFORM_PUBLIC_URL: "https://store.example",
    EXTENSIONS_PORT: "4101",
    CIRCLET_PUBLIC_DEMO: "on",
  };
  expect(() => readShopSettings(open)).toThrow(
    "STOREFRONT_EXTENSIONS_API_URL must be the address where browsers reach the extensions service (port 4101)",
  );
  const both = { ...open, STOREFRONT_EXTENSIONS_API_URL: "https://extensions.example" };
  expect(readShopSettings(both).storefront.extensionsApiUrl).toBe("https://extensions.example");
  expect(() => readShopSettings({ PLATFORM_PUBLIC_URL: "http://localhost:4100" })).not.toThrow();
});

test("the local service opens to other machines only as a public demo", () => {
  const open = { PLATFORM_HOST: "0.0.0.0" };
  expect(() => readShopSettings(open)).toThrow("CIRCLET_PUBLIC_DEMO must be on to use PLATFORM_HOST=0.0.0.0");
  const demo = readShopSettings({ ...open, CIRCLET_PUBLIC_DEMO: "on" });
  expect(demo.storefront.publicDemo).toBe(true);
});

test("a misspelled variable gets one warning and stays set", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const environment = { STOREFRONT_PROT: "3100" };
  warnAboutMisspelledSettings(environment);
  warnAboutMisspelledSettings(environment);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/STOREFRONT_PROT.*STOREFRONT_PORT/)]]);
  expect(environment.STOREFRONT_PROT).toBe("3100");
});
