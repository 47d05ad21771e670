// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { AddToCart } from "./AddToCart";
import type { CartItem } from "./cart";
import { CartProvider, useCart } from "./CartProvider";

/** Stubbed because the design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  AddToCartButton: ({ state }: { state: string }) => <button type="submit">{state}</button>,
}));

const service = vi.hoisted(() => ({ create: vi.fn<() => Promise<unknown>>() }));
vi.mock("./browser-cart-api", () => ({
  browserCartApi: () => () => ({ read: async () => null, create: service.create }),
}));

const page = document.createElement("div");
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // happy-dom lacks the Web Locks API.
  vi.spyOn(navigator, "locks", "get").mockReturnValue({
    request: (_name: string, _options: object, change: () => unknown) => change(),
  } as unknown as LockManager);
  document.body.append(page);
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Shows whether the drawer is open. */
function Drawer() {
  return <output>{useCart().isOpen ? "open" : "closed"}</output>;
}

async function show(item: CartItem | null): Promise<void> {
  await act(async () =>
    root.render(
      <PublicSettingsProvider value={{ apiUrl: "https://shop.test" } as PublicSettings}>
        <CartProvider>
          <Drawer />
          {item?.title !== "left" && <AddToCart item={item} isSoldOut={false} />}
        </CartProvider>
      </PublicSettingsProvider>,
    ),
  );
}

/** The default timeout is too short for a busy machine. */
const patient = { timeout: 20_000 };

async function submit(): Promise<Event> {
  const posted = new Event("submit", { cancelable: true, bubbles: true });
  await act(async () => page.querySelector("form")?.dispatchEvent(posted));
  return posted;
}

const dress: CartItem = {
  variantId: "gid://shopify/ProductVariant/1",
  href: "/products/dress",
  title: "Wrap dress",
  brand: "Norelle",
  brandHref: "/brands/norelle",
  options: "Plum / M",
  price: 7400,
  retailPrice: null,
  image: null,
  imageAlt: "",
};
const cart = {
  id: "c1",
  checkoutUrl: "/",
  email: null,
  lines: [],
  total: 0,
  saved: null,
  discounts: [],
  codes: [],
};

test("shows the progress, then opens the drawer", async () => {
  const answer = Promise.withResolvers<unknown>();
  service.create.mockReturnValue(answer.promise);
  await show(dress);
  await submit();
  await vi.waitFor(() => expect(service.create).toHaveBeenCalledOnce(), patient);
  expect(page.textContent).toBe("closedloading");
  await act(async () =>
    answer.resolve({ ...cart, lines: [{ ...dress, id: "1", quantity: 1, isForSale: true }] }),
  );
  await vi.waitFor(() => expect(page.textContent).toBe("openinCart"), patient);
});

test("keeps the drawer closed if the shopper has left the page", async () => {
  const answer = Promise.withResolvers<unknown>();
  service.create.mockReset().mockReturnValue(answer.promise);
  await show(dress);
  await submit();
  await vi.waitFor(() => expect(service.create).toHaveBeenCalledOnce(), patient);
  await show({ ...dress, title: "left" });
  await act(async () =>
    answer.resolve({ ...cart, lines: [{ ...dress, id: "1", quantity: 1, isForSale: true }] }),
  );
  await vi.waitFor(() => expect(localStorage.getItem("cart_id")).toBe("c1"), patient);
  await act(async () => undefined);
  expect(page.textContent).toBe("closed");
});

test("alerts the shopper if no variant is chosen, and posts nothing", async () => {
  const alert = vi.fn<(message: string) => void>();
  vi.stubGlobal("alert", alert);
  await show(null);
  const posted = await submit();
  expect(alert.mock.calls).toEqual([["Something went wrong. Please refresh the page and try again."]]);
  expect(posted.defaultPrevented).toBe(true);
});
