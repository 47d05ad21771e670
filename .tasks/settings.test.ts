import { expect, onTestFinished, test, vi } from "vitest";
import { readShopSettings, tellMisspelledSettings } from "./settings.ts";

test("wrong settings of both services are told at once, each once", () => {
  const wrong = { STOREFRONT_URL: "shop.example", STOREFRONT_PORT: "80a", PLATFORM_PORT: "http" };
  let message = "";
  try {
    readShopSettings(wrong);
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
  const hosted = { STOREFRONT_API_URL: "https://store.example", PLATFORM_PORT: "http" };
  expect(readShopSettings(hosted).platform).toBeNull();
});

test("a commerce service with a public address wants one for the extensions service, too", () => {
  const open = { PLATFORM_PUBLIC_URL: "https://store.example", EXTENSIONS_PORT: "4101" };
  expect(() => readShopSettings(open)).toThrow(
    "STOREFRONT_EXTENSIONS_API_URL must be the address under which browsers reach the extensions service (port 4101)",
  );
  const both = { ...open, STOREFRONT_EXTENSIONS_API_URL: "https://extensions.example" };
  expect(readShopSettings(both).storefront.extensionsApiUrl).toBe("https://extensions.example");
  expect(() => readShopSettings({ PLATFORM_PUBLIC_URL: "http://localhost:4100" })).not.toThrow();
});

test("a mistyped setting is told once, though what is started after it would tell, and left to whose it is", () => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const environment = { STOREFRONT_PROT: "3100" };
  tellMisspelledSettings(environment);
  tellMisspelledSettings(environment);
  expect(told.mock.calls).toEqual([["STOREFRONT_PROT is no setting. Is STOREFRONT_PORT meant?"]]);
  expect(environment.STOREFRONT_PROT).toBe("3100");
});
