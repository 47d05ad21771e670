import { afterEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { requestGraphql } from "./graphql-request.ts";

afterEach(() => void vi.unstubAllGlobals());

test("refuses requests while hundreds wait for a slow platform", async () => {
  const { promise: platform, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async () => {
    await platform;
    return Response.json({ data: {} });
  });
  const ask = () =>
    requestGraphql({ url: "https://shop.example", headers: {}, query: "{ shop }", data: v.object({}) });
  const accepted = Array.from({ length: 532 }, ask);
  await vi.waitFor(() => expect(ask()).rejects.toThrow("500 requests wait"));
  resolve();
  await Promise.all(accepted);
  expect(await ask()).toEqual({});
});
