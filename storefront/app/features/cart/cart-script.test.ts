// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as storageKeys from "~/shop/storage-keys";
import { item } from "./cart-api.fixture";
import { browserCart } from "./cart-script";

vi.mock("./CartOverlay", () => ({ CartOverlay: () => null }));

const request = vi.fn<typeof fetch>();
const cartId = "gid://shopify/Cart/1";
const coat = { ...item("coat"), id: "gid://shopify/ProductVariant/1" };
const answer = (lines: readonly object[] = []) =>
  Response.json({ cart: { id: cartId, lines, discounts: [], discountCodes: [] } });
const bodies = () => request.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal("fetch", request);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem(storageKeys.cartId, cartId);
});

afterEach(() => localStorage.clear());

test("the script sends a change to the shop's own server, with the lines that it knows", async () => {
  request.mockResolvedValueOnce(answer()).mockResolvedValue(answer([{ ...coat, lineId: "1", quantity: 1 }]));
  const cart = browserCart();
  await cart.read();
  await cart.add(coat);
  expect(request.mock.calls.map(([address]) => address)).toEqual(["/cart", "/cart"]);
  expect(bodies()).toEqual([
    { intent: "read", cartId, email: null },
    { intent: "add", id: coat.id, cartId, lineIds: [], email: null },
  ]);
  expect(cart.get().lines).toMatchObject([{ id: coat.id }]);
});

test("the script sends a read again if the network was down for a moment", async () => {
  const down = new TypeError("Failed to fetch");
  request.mockRejectedValueOnce(down).mockRejectedValueOnce(down).mockResolvedValue(answer());
  const cart = browserCart();
  await cart.read();
  expect(cart.get().status).toBe("ready");
  expect(request).toHaveBeenCalledTimes(3);
});

test("the script sends a change whose response was lost once more, so that the server reads the cart first", async () => {
  request.mockResolvedValueOnce(answer()).mockRejectedValue(new TypeError("Failed to fetch"));
  const cart = browserCart();
  await cart.read();
  await cart.add(coat);
  expect(bodies().slice(1, 3)).toEqual([
    { intent: "add", id: coat.id, cartId, lineIds: [], email: null },
    { intent: "add", id: coat.id, cartId, email: null },
  ]);
});

test("the script sends the signed-in customer's email address", async () => {
  const payload = btoa(JSON.stringify({ email: "pat@circlet.example" }));
  localStorage.setItem(storageKeys.idToken, `header.${payload}.signature`);
  request.mockResolvedValue(answer());
  await browserCart().read();
  expect(bodies()).toEqual([{ intent: "read", cartId, email: "pat@circlet.example" }]);
});

test.each([
  ["is unavailable", () => new Response(null, { status: 503 })],
  ["sends a captive portal's page", () => new Response("<h1>Welcome</h1>")],
  ["sends no cart", () => Response.json({})],
])("the script never shows an empty cart if the server %s", async (_, response) => {
  request.mockImplementation(async () => response());
  const cart = browserCart();
  await cart.read();
  expect(cart.get()).toMatchObject({ status: "failed", notice: "Your bag did not load. Please try again." });
});

test("the script does not retry a change that the service rejects", async () => {
  request.mockResolvedValueOnce(answer()).mockResolvedValue(new Response(null, { status: 422 }));
  const cart = browserCart();
  await cart.read();
  await cart.add(coat);
  expect(request).toHaveBeenCalledTimes(2);
  expect(cart.get().notice).toBe("That did not work. Please refresh the page and try again.");
});
