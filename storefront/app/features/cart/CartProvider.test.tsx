// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "~/constants";

const read = vi.hoisted(() => vi.fn(async () => null));
vi.mock("./browser-cart-api", () => ({ browserCartApi: () => () => ({ read }) }));

vi.mock("./CartOverlay", () => ({ CartOverlay: () => null }));

/** Called when the cart's code loads. */
const loaded = vi.hoisted(() => vi.fn());
vi.mock("./cart-code", (original) => {
  loaded();
  return original();
});

const page = document.createElement("div");
let root: ReturnType<typeof createRoot>;
let whenIdle: (() => void) | null;
let loadCart: () => Promise<unknown>;
/** The status at each render. */
let seen: string[];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void (whenIdle = work));
  whenIdle = null;
  seen = [];
  read.mockClear();
  loaded.mockClear();
  vi.resetModules();
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  document.cookie = `${storageKeys.cartId}=; Max-Age=0`;
  vi.unstubAllGlobals();
});

async function renderShop(): Promise<void> {
  // A loaded script stays loaded, so each test has its own modules.
  const { CartProvider } = await import("./CartProvider");
  const { useCart } = await import("./use-cart");
  function Status() {
    const { view, load } = useCart();
    seen.push(view.status);
    loadCart = load;
    return `${view.status}, ${view.lines.length} lines`;
  }
  await act(async () =>
    root.render(
      <CartProvider>
        <Status />
      </CartProvider>,
    ),
  );
}

test("loads nothing for a visitor without a cart", async () => {
  await renderShop();
  await act(async () => {
    whenIdle?.();
    window.dispatchEvent(new Event("focus"));
  });
  expect(page.textContent).toBe("ready, 0 lines");
  expect(loaded).not.toHaveBeenCalled();
});

test("the number of products of a visitor without a cart stays known while the cart's code loads", async () => {
  await renderShop();
  await act(async () => void (await loadCart()));
  expect(new Set(seen)).toEqual(new Set(["ready"]));
});

test("reads the cart that another tab has created", async () => {
  await renderShop();
  localStorage.setItem(storageKeys.cartId, "gid://shopify/Cart/c1");
  await act(async () => {
    window.dispatchEvent(new Event("storage"));
    await import("./cart-code");
  });
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
});

test.each([
  ["storage", () => localStorage.setItem(storageKeys.cartId, "gid://shopify/Cart/c1")],
  [
    "a cookie",
    () => (document.cookie = `${storageKeys.cartId}=${encodeURIComponent("gid://shopify/Cart/c1")}`),
  ],
])("reads an existing cart in %s when the browser is idle", async (_where, store) => {
  store();
  await renderShop();
  expect(page.textContent).toBe("loading, 0 lines");
  expect(read).not.toHaveBeenCalled();
  await act(async () => {
    whenIdle?.();
    await import("./cart-code");
  });
  await vi.waitFor(() => expect(page.textContent).toBe("ready, 0 lines"));
  expect(read).toHaveBeenCalledOnce();
});
