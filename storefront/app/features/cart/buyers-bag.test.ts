import { beforeEach, expect, test, vi } from "vitest";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { ServiceFailure } from "~/apollo/service-failure";
import type { Bag } from "./bag";
import type { BagService } from "./bag-service";
import { buyersBag } from "./buyers-bag";

const pat = "pat@circlet.example";
const cart: Bag = {
  id: "cart-1",
  checkoutUrl: "/checkouts/1",
  email: null,
  lines: [],
  total: 0,
  saved: null,
  discounts: [],
};

let signedIn: string | null;
/** The cart as the service has it. */
let kept: Bag | null;
const service = {
  read: vi.fn(async () => kept),
  create: vi.fn(async (_variants: readonly string[], email?: string | null) => ({
    ...cart,
    email: email ?? null,
  })),
  identify: vi.fn(async (_id: string, email: string) => (kept = { ...cart, email })),
};
const bag = () => buyersBag(service as unknown as BagService, () => signedIn);

beforeEach(() => {
  vi.clearAllMocks();
  signedIn = null;
  kept = cart;
});

test("a new cart carries the buyer's address when it is known", async () => {
  expect((await bag().create([])).email).toBeNull();
  signedIn = pat;
  expect((await bag().create([])).email).toBe(pat);
});

test("a visitor's cart is told nothing, and the address once they sign in", async () => {
  const here = bag();
  await here.read("cart-1");
  expect(service.identify).not.toHaveBeenCalled();
  signedIn = pat;
  expect((await here.read("cart-1"))?.email).toBe(pat);
  expect(service.identify).toHaveBeenCalledExactlyOnceWith("cart-1", pat);
  await here.read("cart-1");
  expect(service.identify).toHaveBeenCalledOnce();
});

test("the cart of whoever signed in before becomes that of who is signed in now", async () => {
  kept = { ...cart, email: "ada@circlet.example" };
  signedIn = pat;
  expect((await bag().read("cart-1"))?.email).toBe(pat);
});

test("an address that the service writes in capitals is the same", async () => {
  kept = { ...cart, email: pat.toUpperCase() };
  signedIn = pat;
  await bag().read("cart-1");
  expect(service.identify).not.toHaveBeenCalled();
});

test("a bag that cannot be told works without, and is not told again and again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  service.identify.mockRejectedValue(new NoIdReturned("Email is invalid"));
  signedIn = pat;
  const here = bag();
  expect(await here.read("cart-1")).toBe(cart);
  expect(await here.read("cart-1")).toBe(cart);
  expect(service.identify).toHaveBeenCalledOnce();
});

test("a bag that the service did not hear of is told at the next occasion", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  service.identify.mockImplementation(async (_id, email) => ({ ...cart, email }));
  service.identify.mockRejectedValueOnce(
    new ServiceFailure("CartBuyerIdentityUpdate", new TypeError("offline")),
  );
  signedIn = pat;
  const here = bag();
  expect(await here.read("cart-1")).toBe(cart);
  expect((await here.read("cart-1"))?.email).toBe(pat);
});
