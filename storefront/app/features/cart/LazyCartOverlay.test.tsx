// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";

const script = vi.hoisted(() => ({ load: (): Promise<never> => new Promise(() => undefined) }));
vi.mock("./cart-code", () => script.load());

const page = document.createElement("div");
let root: ReturnType<typeof createRoot>;
let opened: MockInstance<Location["assign"]>;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", () => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  opened = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a button that opens the drawer. */
async function renderBag(): Promise<HTMLButtonElement> {
  // A failed script stays failed, so each test has its own modules.
  const { CartProvider } = await import("./CartProvider");
  const { useCart } = await import("./use-cart");
  const { LazyCartOverlay } = await import("./LazyCartOverlay");
  function Bag() {
    const { isOpen, setOpen } = useCart();
    return <button onClick={() => setOpen(true)}>{isOpen ? "open" : "closed"}</button>;
  }
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
  return page.querySelector("button")!;
}

// After Back, browsers may show the same page from memory.
test("opens the cart page at every click if the cart's script is missing", async () => {
  script.load = () => Promise.reject(new TypeError("Failed to fetch"));
  const bag = await renderBag();
  for (const times of [1, 2]) {
    await act(async () => bag.click());
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(bag.textContent).toBe("closed"));
  }
});

test("opens the cart page five seconds after a click if the script has not arrived", async () => {
  script.load = () => new Promise(() => undefined);
  const bag = await renderBag();
  vi.useFakeTimers();
  await act(async () => bag.click());
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(opened).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(opened).toHaveBeenCalledOnce();
});
