// @vitest-environment happy-dom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import * as storageKeys from "~/shop/storage-keys";
import { page, render } from "~/browser/react-page.fixture";

vi.mock("./CartOverlay", () => ({ CartOverlay: () => null }));

const request = vi.fn<() => Promise<Response>>();

let whenIdle: (() => void) | null;
let loadCart: () => Promise<unknown>;
let isLoaded: boolean;
let seen: string[];

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void (whenIdle = work));
  whenIdle = null;
  seen = [];
  request.mockReset().mockImplementation(async () => Response.json({ cart: null }));
  vi.stubGlobal("fetch", request);
  vi.resetModules();
});

afterEach(() => {
  localStorage.clear();
  document.cookie = `${storageKeys.cartId}=; Path=/; Max-Age=0`;
});

async function renderShop(): Promise<void> {
  // A loaded script stays loaded, so each test has its own modules.
  const { CartProvider, useCart } = await import("./CartProvider");
  function Status() {
    const { script, view, load } = useCart();
    isLoaded = script !== null;
    seen.push(view.status);
    loadCart = load;
    return `${view.status}, ${view.lines.length} lines`;
  }
  await act(async () =>
    render(
      <MemoryRouter>
        <CartProvider>
          <Status />
        </CartProvider>
      </MemoryRouter>,
    ),
  );
}

test("the number of products of a visitor without a cart stays known while the cart's script loads", async () => {
  await renderShop();
  await act(async () => void (await loadCart()));
  expect(new Set(seen)).toEqual(new Set(["ready"]));
});

/** What this tab sees when another one stores something. */
function storeElsewhere(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
}

test("the product that another tab is adding is left to that tab", async () => {
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
])("an existing cart in %s is read when the browser is idle", async (_where, store) => {
  store();
  await renderShop();
  expect(page.textContent).toBe("loading, 0 lines");
  expect(request).not.toHaveBeenCalled();
  await act(async () => {
    whenIdle?.();
    await import("./cart-script");
  });
  await vi.waitFor(() => expect(page.textContent).toBe("ready, 0 lines"));
  expect(request).toHaveBeenCalledOnce();
});

describe("the drawer", () => {
  let loadScript: () => Promise<never>;
  let opened: MockInstance<Location["assign"]>;

  beforeEach(() => {
    vi.doMock("./cart-script", () => loadScript());
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    opened = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.doUnmock("./cart-script");
    vi.useRealTimers();
  });

  async function renderBag(): Promise<HTMLButtonElement> {
    const { CartDrawerSlot, CartProvider, useCart } = await import("./CartProvider");
    function Bag() {
      const { isOpen, setOpen } = useCart();
      return <button onClick={() => setOpen(true)}>{isOpen ? "open" : "closed"}</button>;
    }
    await act(async () =>
      render(
        <MemoryRouter>
          <CartProvider>
            <Bag />
            <CartDrawerSlot />
          </CartProvider>
        </MemoryRouter>,
      ),
    );
    return page.querySelector("button")!;
  }

  // After Back, browsers may show the same page from memory.
  test("the drawer becomes the cart page at every click if the cart's script is missing", async () => {
    loadScript = () => Promise.reject(new TypeError("Failed to fetch"));
    const bag = await renderBag();
    for (const times of [1, 2]) {
      await act(async () => bag.click());
      await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(times));
      await vi.waitFor(() => expect(bag.textContent).toBe("closed"));
    }
  });

  test("the drawer becomes the cart page if the script has not arrived five seconds after a click", async () => {
    loadScript = () => new Promise(() => undefined);
    const bag = await renderBag();
    vi.useFakeTimers();
    await act(async () => bag.click());
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(opened).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(opened).toHaveBeenCalledOnce();
  });
});
