// @vitest-environment happy-dom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { signIn } from "~/shopper/session/sign-in";
import { AccountGate } from "./AccountGate";
import { page, render } from "~/browser/react-page.fixture";

vi.mock("~/shopper/session/sign-in", () => ({ signIn: vi.fn() }));

const settings = {} as PublicSettings;

afterEach(() => vi.clearAllMocks());

async function visit(leaves: boolean): Promise<void> {
  vi.mocked(signIn).mockResolvedValue(leaves);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={["/profile/orders"]}>
        <PublicSettingsProvider value={settings}>
          <AccountGate section="orders">Orders</AccountGate>
        </PublicSettingsProvider>
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
}

test("a visitor is redirected to sign-in, and the page says so", async () => {
  await visit(true);
  expect(signIn).toHaveBeenCalledWith(settings, "/profile/orders", { isRedirect: true });
  expect(page.textContent).toContain("We are taking you to the sign-in page.");
});

test("the page offers to try again if sign-in is unreachable", async () => {
  await visit(false);
  expect(page.textContent).toContain("Sign-in is temporarily unavailable");
  expect(page.textContent).not.toContain("We are taking you");
  const again = page.querySelector("button");
  expect(again?.textContent).toBe("Try again");
  await act(async () => again?.click());
  expect(signIn).toHaveBeenLastCalledWith(settings, "/profile/orders", undefined);
});
