import { afterEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { customerAccountApi } from "./customer-account-api.ts";
import { requestGraphql } from "./graphql-request.ts";

afterEach(() => void vi.unstubAllGlobals());

const ask = () =>
  requestGraphql({ url: "https://shop.example", headers: {}, query: "{ shop }", data: v.object({}) });

test("more requests are refused while hundreds wait for a slow platform", async () => {
  const { promise: platform, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async () => {
    await platform;
    return Response.json({ data: {} });
  });
  const accepted = Array.from({ length: 532 }, ask);
  await vi.waitFor(() => expect(ask()).rejects.toThrow("500 requests wait"));
  resolve();
  await Promise.all(accepted);
  expect(await ask()).toEqual({});
});

test("other requests are answered while hundreds of tokens wait for their check", async () => {
  const { promise: platform, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (_url: string, { headers }: RequestInit) => {
    if (new Headers(headers).has("authorization")) await platform;
    return Response.json({ data: {} });
  });
  const customers = customerAccountApi("https://customers.example");
  const checks = Array.from({ length: 600 }, (_, number) =>
    customers.customerId(`junk ${number}`, "203.0.113.7"),
  );
  const settled = Promise.allSettled(checks);
  expect(await ask()).toEqual({});
  await expect(checks.at(-1)).rejects.toThrow("200 tokens wait");
  // Another network's token takes the place of one of the many.
  const another = customers.customerId("ada", "198.51.100.1");
  resolve();
  await expect(another).rejects.toThrow("does not match");
  await settled;
});

test("a response of more than 5 MB is refused", async () => {
  const spaces = (count: number) => async () => new Response(`{"data":{}}${" ".repeat(count - 11)}`);
  vi.stubGlobal("fetch", spaces(5 * 1024 * 1024));
  expect(await ask()).toEqual({});
  vi.stubGlobal("fetch", spaces(5 * 1024 * 1024 + 1));
  await expect(ask()).rejects.toThrow("could not be read");
});
