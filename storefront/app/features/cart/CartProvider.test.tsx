// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "~/constants";

const read = vi.hoisted(() => vi.fn(async () => null));
vi.mock("./browser-cart-api", () => ({ browserCartApi: () => () => ({ read }) }));

vi.mock("./CartOverlay", () => ({ CartOverlay: () => null }));

const page = document.createElement("div");
let root: ReturnType<typeof createRoot>;
let whenIdle: (() => void) | null;
let loadCart: () => Promise<unknown>;
let isLoaded: boolean;
/** The status at each render. */
let seen: string[];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void (whenIdle = work));
  whenIdle = null;
  seen = [];
  read.mockClear();
  vi.resetModules();
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  document.cookie = `${storageKeys.cartId}=; Path=/; Max-Age=0`;
  vi.unstubAllGlobals();
});

async function renderShop(): Promise<void> {
  // A loaded script stays loaded, so each test has its own modules.
  const { CartProvider } = await import("./CartProvider");
  const { useCart } = await import("./use-cart");
  function Status() {
    const { code, view, load } = useCart();
    isLoaded = code !== null;
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
    await vi.dynamicImportSettled();
  });
  expect(page.textContent).toBe("ready, 0 lines");
  expect(isLoaded).toBe(false);
});

test("the number of products of a visitor without a cart stays known while the cart's code loads", async () => {
  await renderShop();
  await act(async () => void (await loadCart()));
  expect(new Set(seen)).toEqual(new Set(["ready"]));
});

/** What this tab sees when another one stores something. */
function storeElsewhere(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
}

test("reads the cart that another tab has created", async () => {
  await renderShop();
  await act(async () => {
    storeElsewhere(storageKeys.cartId, "gid://shopify/Cart/c1");
    await import("./cart-code");
  });
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
});

test("leaves the product that another tab is adding to that tab", async () => {
  await renderShop();
  await act(async () => {
    storeElsewhere(storageKeys.unsavedItems, "[{}]");
    window.dispatchEvent(new Event("focus"));
    await vi.dynamicImportSettled();
  });
  expect(isLoaded).toBe(false);
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
