import { expect, test, vi } from "vitest";
import { ShopUnavailable, TokenRejected } from "./graphql-request.ts";
import { knownTokens } from "./known-tokens.ts";

test("the platform is asked about a token again after a minute", async () => {
  let now = 0;
  const lookUp = vi.fn(async (token: string) => `customer of ${token}`);
  const customerOf = knownTokens(lookUp, () => now);
  expect(await customerOf("a", undefined)).toBe("customer of a");
  now = 59_999;
  expect(await customerOf("a", undefined)).toBe("customer of a");
  expect(lookUp).toHaveBeenCalledTimes(1);
  now = 60_000;
  await customerOf("a", undefined);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test("a rejection is kept for ten seconds, but no outage", async () => {
  let now = 0;
  const lookUp = vi
    .fn<(token: string) => Promise<string>>()
    .mockRejectedValueOnce(new TokenRejected())
    .mockRejectedValueOnce(new ShopUnavailable())
    .mockResolvedValueOnce("ada");
  const customerOf = knownTokens(lookUp, () => now);
  expect(await customerOf("a", undefined)).toBeUndefined();
  now = 9_999;
  expect(await customerOf("a", undefined)).toBeUndefined();
  expect(lookUp).toHaveBeenCalledTimes(1);
  now = 10_000;
  await expect(customerOf("a", undefined)).rejects.toThrow(ShopUnavailable);
  expect(await customerOf("a", undefined)).toBe("ada");
});

test("invalid tokens never displace a customer", async () => {
  const lookUp = vi.fn(async (token: string) => {
    if (token !== "ada") throw new TokenRejected();
    return token;
  });
  const customerOf = knownTokens(lookUp);
  await customerOf("ada", undefined);
  for (let junk = 0; junk <= 10_000; junk += 1) await customerOf(String(junk), undefined);
  lookUp.mockClear();
  expect(await customerOf("ada", undefined)).toBe("ada");
  expect(lookUp).not.toHaveBeenCalled();
  // The oldest rejection has made room for the newest.
  await customerOf("10000", undefined);
  expect(lookUp).not.toHaveBeenCalled();
  await customerOf("0", undefined);
  expect(lookUp).toHaveBeenCalledTimes(1);
});

test("simultaneous requests look a token up once", async () => {
  const lookUp = vi.fn(async () => "ada");
  const customerOf = knownTokens(lookUp);
  expect(
    await Promise.all([customerOf("a", undefined), customerOf("a", undefined), customerOf("a", undefined)]),
  ).toEqual(["ada", "ada", "ada"]);
  expect(lookUp).toHaveBeenCalledTimes(1);
});
