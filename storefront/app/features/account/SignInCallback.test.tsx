// @vitest-environment happy-dom
import { Announcer } from "@circlet/design-system";
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { completeSignIn } from "~/shopper/session/complete-sign-in";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { browserWishlist } from "~/shopper/wishlist/browser-wishlist";
import SignInCallback from "./SignInCallback";
import { page, render } from "~/browser/react-page.fixture";

vi.mock("~/shopper/session/complete-sign-in", () => ({ completeSignIn: vi.fn() }));
vi.mock("~/shopper/wishlist/browser-wishlist", () => ({ browserWishlist: vi.fn() }));

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

test("the product page says after sign-in that the wishlist did not load", async () => {
  const wish = { id: "gid://shopify/Product/1", category: "dresses" };
  vi.mocked(completeSignIn).mockResolvedValue({ kind: "signed-in", returnTo: "/products/dress", wish });
  vi.mocked(browserWishlist).mockImplementation(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const router = createMemoryRouter([
    { path: "/", element: <SignInCallback /> },
    { path: "/products/dress", element: "Dress" },
  ]);
  await act(async () => {
    render(
      <PublicSettingsProvider value={{} as PublicSettings}>
        <Announcer />
        <RouterProvider router={router} />
      </PublicSettingsProvider>,
    );
    await vi.dynamicImportSettled();
  });
  await act(async () =>
    vi.waitFor(() => expect(page.textContent).toContain("Your wishlist did not load. Please try again.")),
  );
  expect(page.textContent).toContain("Dress");
});
