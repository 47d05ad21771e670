// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { AddToCart } from "./AddToCart";
import { CartProvider } from "./CartProvider";

/** The design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  AddToCartButton: () => <button type="submit">add to bag</button>,
}));

const page = document.createElement("div");

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.append(page);
});

afterEach(() => {
  page.remove();
  vi.unstubAllGlobals();
});

test("alerts the shopper when no variant is chosen, and posts nothing", async () => {
  const alert = vi.fn<(message: string) => void>();
  vi.stubGlobal("alert", alert);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <PublicSettingsProvider value={{} as PublicSettings}>
        <CartProvider>
          <AddToCart item={null} isSoldOut={false} />
        </CartProvider>
      </PublicSettingsProvider>,
    ),
  );
  const posted = new Event("submit", { cancelable: true, bubbles: true });
  await act(async () => page.querySelector("form")?.dispatchEvent(posted));
  expect(alert.mock.calls).toEqual([["Something went wrong. Please refresh the page and try again."]]);
  expect(posted.defaultPrevented).toBe(true);
  await act(async () => root.unmount());
});
