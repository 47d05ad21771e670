import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { browserCartApi } from "./browser-cart-api";

const request = vi.fn<typeof fetch>();
const cartId = "gid://shopify/Cart/1";
const variantId = "gid://shopify/ProductVariant/1";
const open = (signal = new AbortController().signal) => browserCartApi()(signal);

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal("fetch", request);
  vi.stubGlobal("localStorage", { getItem: () => null });
});

afterEach(() => vi.unstubAllGlobals());

test("sends an operation to the shop's own server", async () => {
  request.mockResolvedValue(Response.json({ cart: null }));
  expect(await open().add(cartId, variantId)).toBeNull();
  const [address, init] = request.mock.calls[0]!;
  expect(address).toBe("/cart/calls");
  expect(JSON.parse(init?.body as string)).toEqual({ call: "add", cartId, variantId });
});

test("sends a read again if the network was down for a moment, but not a change", async () => {
  const down = new TypeError("Failed to fetch");
  request
    .mockRejectedValueOnce(down)
    .mockRejectedValueOnce(down)
    .mockResolvedValue(Response.json({ cart: null }));
  expect(await open().read(cartId)).toBeNull();
  expect(request).toHaveBeenCalledTimes(3);
  request.mockReset().mockRejectedValue(down);
  await expect(open().add(cartId, variantId)).rejects.toBe(down);
  expect(request).toHaveBeenCalledOnce();
});

test.each([
  ["rejected", new Response(null, { status: 422 }), NoIdReturned],
  ["unavailable", new Response(null, { status: 503 }), /status 503/],
  ["a page of a captive portal", new Response("<h1>Welcome</h1>"), SyntaxError],
  ["without a cart", Response.json({}), /no cart/],
])("rejects a response that is %s", async (_, response, error) => {
  request.mockResolvedValue(response);
  await expect(open().add(cartId, variantId)).rejects.toThrow(error);
});
