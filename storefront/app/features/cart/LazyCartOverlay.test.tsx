// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CartProvider, useCart } from "./CartProvider";
import { LazyCartOverlay } from "./LazyCartOverlay";

vi.mock("./browser-cart-api", () => ({ browserCartApi: () => () => ({}) }));
vi.mock("./CartOverlay", () => {
  throw new TypeError("Failed to fetch");
});

const page = document.createElement("div");
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", () => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Bag() {
  const { isOpen, setOpen } = useCart();
  return <button onClick={() => setOpen(true)}>{isOpen ? "open" : "closed"}</button>;
}

// After Back, browsers may show the same page from memory.
test("opens the cart page at every click if the drawer's script is missing", async () => {
  const opened = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <CartProvider>
          <Bag />
          <LazyCartOverlay />
        </CartProvider>
      </MemoryRouter>,
    ),
  );
  const bag = page.querySelector("button");
  for (const times of [1, 2]) {
    await act(async () => bag?.click());
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(times));
    expect(bag?.textContent).toBe("closed");
  }
});
