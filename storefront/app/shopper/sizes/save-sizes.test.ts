// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { PublicSettings } from "~/settings/public-settings";
import { readMyGarments, writeMyGarments } from "~/shopper/garments/my-garments";
import { readMySizes, writeMySizes } from "./my-sizes";
import { mergeSizes } from "./save-sizes";
import { mostSizes } from "./chosen-sizes";

const account = vi.hoisted(() => ({ read: vi.fn(), writeSizes: vi.fn(), writeGarments: vi.fn() }));
vi.mock("~/shopper/session/signed-in", () => ({ isSignedIn: () => true }));
vi.mock("~/shopper/session/customer-commerce", () => ({ customerCommerce: () => ({}) }));
vi.mock("./account-sizes", () => ({ accountSizes: () => account }));

const settings = { extensionsApiUrl: "https://extensions.test" } as PublicSettings;

afterEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
});

test("a sign-in adds the visitor's sizes to the account's", async () => {
  account.read.mockResolvedValue({ sizes: ["shoes_us_m.8"], garments: null });
  writeMySizes(["womens_alpha.M"]);
  await mergeSizes(settings);
  expect(account.writeSizes).toHaveBeenCalledWith(["shoes_us_m.8", "womens_alpha.M"]);
  expect(readMySizes()).toEqual(["shoes_us_m.8", "womens_alpha.M"]);
});

test("an account with nearly as many sizes as it can have takes what fits, its own first", async () => {
  const own = Array.from({ length: mostSizes - 1 }, (_, index) => `shoes_us_m.${index}`);
  account.read.mockResolvedValue({ sizes: own, garments: null });
  writeMySizes(["womens_alpha.M", "womens_alpha.L"]);
  await mergeSizes(settings);
  expect(account.writeSizes).toHaveBeenCalledWith([...own, "womens_alpha.M"]);
});

test("a sign-in adds the visitor's garments in categories where the account has none", async () => {
  account.read.mockResolvedValue({ sizes: null, garments: ["dresses.in.chest18"] });
  writeMyGarments(["dresses.in.chest20", "jeans.cm.waist40"]);
  await mergeSizes(settings);
  expect(account.writeGarments).toHaveBeenCalledWith(["dresses.in.chest18", "jeans.cm.waist40"]);
  expect(readMyGarments()).toEqual(["dresses.in.chest18", "jeans.cm.waist40"]);
  expect(account.writeSizes).not.toHaveBeenCalled();
});
