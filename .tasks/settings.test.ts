import { afterEach, expect, test, vi } from "vitest";
import { readShopSettings, tellMisspelledSettings } from "./settings.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("wrong settings of both services are told at once, each once", () => {
  vi.stubEnv("STOREFRONT_API_URL", "");
  vi.stubEnv("STOREFRONT_URL", "shop.example");
  vi.stubEnv("STOREFRONT_PORT", "80a");
  vi.stubEnv("PLATFORM_PORT", "http");
  let message = "";
  try {
    readShopSettings();
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.split("\n").map((line) => line.split(" must be ")[0])).toEqual([
    "STOREFRONT_PORT",
    "STOREFRONT_URL",
    "PLATFORM_PORT",
  ]);
});

test("the settings of a commerce service that is somebody else's are not read", () => {
  vi.stubEnv("STOREFRONT_API_URL", "https://store.example");
  vi.stubEnv("PLATFORM_PORT", "http");
  expect(readShopSettings().platform).toBeNull();
});

test("a mistyped setting is told once, though the services are started after it", () => {
  vi.stubEnv("STOREFRONT_PORT", "");
  vi.stubEnv("STOREFRONT_PROT", "3100");
  const told = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  tellMisspelledSettings();
  tellMisspelledSettings();
  expect(told.mock.calls).toEqual([["STOREFRONT_PROT is no setting. Is STOREFRONT_PORT meant?"]]);
});
