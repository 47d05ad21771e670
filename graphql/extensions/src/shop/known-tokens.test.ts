import { expect, test, vi } from "vitest";
import { ShopUnavailable, TokenRejected } from "./graphql-request.ts";
import { knownTokens } from "./known-tokens.ts";

test("asks the platform again after a minute", async () => {
  let now = 0;
  const lookUp = vi.fn(async (token: string) => `customer of ${token}`);
  const customerOf = knownTokens(lookUp, () => now);
  expect(await customerOf("a")).toBe("customer of a");
  now = 59_999;
  expect(await customerOf("a")).toBe("customer of a");
  expect(lookUp).toHaveBeenCalledTimes(1);
  now = 60_000;
  await customerOf("a");
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test("caches neither rejections nor outages", async () => {
  const lookUp = vi
    .fn<(token: string) => Promise<string>>()
    .mockRejectedValueOnce(new TokenRejected())
    .mockRejectedValueOnce(new ShopUnavailable())
    .mockResolvedValueOnce("ada");
  const customerOf = knownTokens(lookUp);
  expect(await customerOf("a")).toBeUndefined();
  await expect(customerOf("a")).rejects.toThrow(ShopUnavailable);
  expect(await customerOf("a")).toBe("ada");
});

test("looks a token up once for simultaneous requests", async () => {
  const lookUp = vi.fn(async () => "ada");
  const customerOf = knownTokens(lookUp);
  expect(await Promise.all([customerOf("a"), customerOf("a"), customerOf("a")])).toEqual([
    "ada",
    "ada",
    "ada",
  ]);
  expect(lookUp).toHaveBeenCalledTimes(1);
});
