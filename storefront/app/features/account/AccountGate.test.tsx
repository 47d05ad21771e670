// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/lib/public-settings";
import { beginSignIn } from "~/lib/session/begin-sign-in";
import { AccountGate } from "./AccountGate";

vi.mock("~/lib/session/begin-sign-in", () => ({ beginSignIn: vi.fn() }));

const settings = {} as PublicSettings;
let page: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function visit(leaves: boolean): Promise<void> {
  vi.mocked(beginSignIn).mockResolvedValue(leaves);
  await act(async () => {
    root.render(
      <MemoryRouter initialEntries={["/profile/orders"]}>
        <PublicSettingsProvider value={settings}>
          <AccountGate section="orders">Orders</AccountGate>
        </PublicSettingsProvider>
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
}

test("a visitor is taken to the sign-in, and told so", async () => {
  await visit(true);
  expect(beginSignIn).toHaveBeenCalledWith(settings, "/profile/orders", { isRedirect: true });
  expect(page.textContent).toContain("We are taking you to the sign-in page.");
});

test("one who cannot be taken there learns of it and can try again", async () => {
  await visit(false);
  expect(page.textContent).toContain("Signing in takes a break");
  expect(page.textContent).not.toContain("We are taking you");
  const again = page.querySelector("button");
  expect(again?.textContent).toBe("Try again");
  await act(async () => again?.click());
  expect(beginSignIn).toHaveBeenLastCalledWith(settings, "/profile/orders", undefined);
});
