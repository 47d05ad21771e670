// @vitest-environment happy-dom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { storageKeys } from "~/constants";
import { signIn } from "~/session/sign-in";
import { broadcastSignOut } from "~/session/sign-out-channel";
import { AccountGate } from "./AccountGate";
import { page, render } from "~/react-page.fixture";

vi.mock("~/session/sign-in", () => ({ signIn: vi.fn() }));

const settings = {} as PublicSettings;

afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

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

/** Simulates another tab in which the session ends. */
async function clearTokensElsewhere(): Promise<void> {
  localStorage.removeItem(storageKeys.accessToken);
  await act(async () => window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.accessToken })));
}

test("the page says that the session has expired, and asks before signing in again", async () => {
  localStorage.setItem(storageKeys.accessToken, "token");
  await visit(true);
  expect(page.textContent).toBe("Orders");
  await clearTokensElsewhere();
  expect(page.textContent).toContain("Your session has ended");
  expect(signIn).not.toHaveBeenCalled();
});

test("the page says that the customer signed out in another tab", async () => {
  localStorage.setItem(storageKeys.accessToken, "token");
  await visit(true);
  broadcastSignOut();
  await clearTokensElsewhere();
  await vi.waitFor(() => expect(page.textContent).toContain("You signed out in another tab."));
  expect(page.textContent).not.toContain("Your session has ended");
  expect(signIn).not.toHaveBeenCalled();
});
