import { beforeEach, expect, test, vi } from "vitest";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { cartWithBuyerEmail } from "./cart-with-buyer-email";
import type { Cart } from "./cart";
import type { CartApi } from "./cart-api";

const pat = "pat@circlet.example";
const cart: Cart = {
  id: "cart-1",
  checkoutUrl: "/checkouts/1",
  email: null,
  lines: [],
  total: 0,
  saved: null,
  discounts: [],
  codes: [],
};

let signedIn: string | null;
/** The cart as the service stores it. */
let kept: Cart | null;
const api = {
  read: vi.fn(async () => kept),
  create: vi.fn(async (_variants: readonly string[], email?: string | null) => ({
    ...cart,
    email: email ?? null,
  })),
  identify: vi.fn(async (_id: string, email: string) => (kept = { ...cart, email })),
};
const open = () => cartWithBuyerEmail(api as unknown as CartApi, () => signedIn);

beforeEach(() => {
  vi.clearAllMocks();
  signedIn = null;
  kept = cart;
});

test("a new cart has the buyer's email address if it is known", async () => {
  expect((await open().create([])).email).toBeNull();
  signedIn = pat;
  expect((await open().create([])).email).toBe(pat);
});

test("a visitor's cart gets the email address after sign-in", async () => {
  const here = open();
  await here.read("cart-1");
  expect(api.identify).not.toHaveBeenCalled();
  signedIn = pat;
  expect((await here.read("cart-1"))?.email).toBe(pat);
  expect(api.identify).toHaveBeenCalledExactlyOnceWith("cart-1", pat);
  await here.read("cart-1");
  expect(api.identify).toHaveBeenCalledOnce();
});

test("the previous customer's cart becomes the current customer's", async () => {
  kept = { ...cart, email: "ada@circlet.example" };
  signedIn = pat;
  expect((await open().read("cart-1"))?.email).toBe(pat);
});

test("email addresses are compared without case", async () => {
  kept = { ...cart, email: pat.toUpperCase() };
  signedIn = pat;
  await open().read("cart-1");
  expect(api.identify).not.toHaveBeenCalled();
});

test("a cart works without an email address that the service rejects, which is not sent again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  api.identify.mockRejectedValue(new NoIdReturned("Email is invalid"));
  signedIn = pat;
  const here = open();
  expect(await here.read("cart-1")).toBe(cart);
  expect(await here.read("cart-1")).toBe(cart);
  expect(api.identify).toHaveBeenCalledOnce();
});

test("an email address that could not be sent is sent with the next read", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  api.identify.mockImplementation(async (_id, email) => ({ ...cart, email }));
  api.identify.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  signedIn = pat;
  const here = open();
  expect(await here.read("cart-1")).toBe(cart);
  expect((await here.read("cart-1"))?.email).toBe(pat);
});
