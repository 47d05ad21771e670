// @vitest-environment happy-dom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CartItem } from "./cart";
import { page, render } from "~/browser/react-page.fixture";

/** Stubbed because the design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  AddToCartButton: ({ state }: { state: string }) => <button type="submit">{state}</button>,
}));

const request = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  // A loaded script stays loaded, so each test has its own modules.
  vi.resetModules();
  request.mockReset();
  vi.stubGlobal("fetch", request);
  vi.stubGlobal("requestIdleCallback", () => undefined);
  // happy-dom lacks the Web Locks API.
  vi.spyOn(navigator, "locks", "get").mockReturnValue({
    request: (_name: string, _options: object, change: () => unknown) => change(),
  } as unknown as LockManager);
});

afterEach(() => {
  localStorage.clear();
  document.cookie = "cart_id=; Path=/; Max-Age=0";
});

async function show(item: CartItem | null): Promise<void> {
  const { AddToCart } = await import("./AddToCart");
  const { CartProvider, useCart } = await import("./CartProvider");
  const Drawer = () => <output>{useCart().isOpen ? "open" : "closed"}</output>;
  await act(async () =>
    render(
      <MemoryRouter>
        <CartProvider>
          <Drawer />
          {item?.title !== "left" && <AddToCart item={item} isSoldOut={false} />}
        </CartProvider>
      </MemoryRouter>,
    ),
  );
}

async function loadCart(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event("pointermove"));
    await import("./cart-script");
  });
}

/** The default timeout is too short for a busy machine. */
const patient = { timeout: 20_000 };

async function submit(): Promise<Event> {
  const posted = new Event("submit", { cancelable: true, bubbles: true });
  await act(async () => page.querySelector("form")?.dispatchEvent(posted));
  return posted;
}

const dress: CartItem = {
  id: "gid://shopify/ProductVariant/1",
  href: "/products/dress",
  title: "Wrap dress",
  brand: "Norelle",
  brandHref: "/brands/norelle",
  options: "Plum / M",
  price: 7400,
  retailPrice: null,
};
const cart = {
  id: "gid://shopify/Cart/c1",
  checkoutUrl: "/",
  lines: [],
  total: 0,
  saved: null,
  discounts: [],
  discountCodes: [],
};
const filledCart = { ...cart, lines: [{ ...dress, lineId: "1", quantity: 1 }] };

test("the drawer stays closed if the shopper has left the page", async () => {
  const answer = Promise.withResolvers<Response>();
  request.mockReturnValue(answer.promise);
  await show(dress);
  await loadCart();
  await submit();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce(), patient);
  await show({ ...dress, title: "left" });
  await act(async () => answer.resolve(Response.json({ cart: filledCart })));
  await vi.waitFor(() => expect(localStorage.getItem("cart_id")).toBe(cart.id), patient);
  await act(async () => undefined);
  expect(page.textContent).toBe("closed");
});

describe("when the cart's script is missing", () => {
  let posted: unknown[];
  let fail: () => void;

  beforeEach(() => {
    posted = [];
    vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
      posted.push(new FormData(this).get("id"));
    });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const script = Promise.withResolvers<never>();
    script.promise.catch(() => undefined);
    fail = () => script.reject(new TypeError("Failed to fetch"));
    vi.doMock("./cart-script", () => script.promise);
  });

  afterEach(() => vi.doUnmock("./cart-script"));

  test("the form posts the product that was clicked without the script, even if another variant has been chosen", async () => {
    await show(dress);
    await submit();
    expect(page.textContent).toBe("closedloading");
    await show({ ...dress, id: "gid://shopify/ProductVariant/2" });
    await submit();
    await act(async () => fail());
    await vi.waitFor(() => expect(posted).toEqual([dress.id]));
    expect(localStorage.getItem("cart_unsaved")).toBe(null);
    await act(async () => void window.dispatchEvent(new Event("pageshow")));
    expect(page.textContent).toBe("closedavailable");
  });

  test("the next page adds the product without the script if the shopper has left", async () => {
    await show(dress);
    await submit();
    await show({ ...dress, title: "left" });
    await act(async () => fail());
    expect(posted).toEqual([]);
    expect(localStorage.getItem("cart_unsaved")).toContain(dress.id);
  });
});

test("a shopper who chose no variant is alerted before the cart's script loads, and nothing is posted", async () => {
  const alert = vi.fn<(message: string) => void>();
  vi.stubGlobal("alert", alert);
  await show(null);
  const posted = await submit();
  expect(alert.mock.calls).toEqual([["Something went wrong. Please refresh the page and try again."]]);
  expect(posted.defaultPrevented).toBe(true);
});
