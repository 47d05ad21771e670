// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "~/constants";
import { CartProvider, useCart } from "./CartProvider";

const read = vi.hoisted(() => vi.fn(async () => null));
vi.mock("./browser-cart-api", () => ({ browserCartApi: () => () => ({ read }) }));

const page = document.createElement("div");
let root: ReturnType<typeof createRoot>;
let whenIdle: () => void;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void (whenIdle = work));
  read.mockClear();
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Status() {
  const { view } = useCart();
  return `${view.status}, ${view.lines.length} lines`;
}

async function renderShop(): Promise<void> {
  await act(async () =>
    root.render(
      <CartProvider>
        <Status />
      </CartProvider>,
    ),
  );
}

test("sends nothing for a visitor without a cart", async () => {
  await renderShop();
  await act(async () => void window.dispatchEvent(new Event("focus")));
  expect(page.textContent).toBe("ready, 0 lines");
  expect(read).not.toHaveBeenCalled();
});

test("reads an existing cart when the browser is idle", async () => {
  localStorage.setItem(storageKeys.cartId, "gid://shopify/Cart/c1");
  await renderShop();
  expect(page.textContent).toBe("loading, 0 lines");
  expect(read).not.toHaveBeenCalled();
  await act(async () => whenIdle());
  await vi.waitFor(() => expect(page.textContent).toBe("ready, 0 lines"));
});
