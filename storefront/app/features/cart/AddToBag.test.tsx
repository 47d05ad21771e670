// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/lib/public-settings";
import { AddToBag } from "./AddToBag";
import { BagProvider } from "./BagProvider";

/** Its looks are the design system's to test. */
vi.mock("@circlet/design-system", () => ({
  AddToBagButton: () => <button type="submit">add to bag</button>,
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

test("with no variant chosen the button says what to do, and nothing is posted", async () => {
  const alert = vi.fn<(message: string) => void>();
  vi.stubGlobal("alert", alert);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <PublicSettingsProvider value={{} as PublicSettings}>
        <BagProvider>
          <AddToBag item={null} isSoldOut={false} />
        </BagProvider>
      </PublicSettingsProvider>,
    ),
  );
  const posted = new Event("submit", { cancelable: true, bubbles: true });
  await act(async () => page.querySelector("form")?.dispatchEvent(posted));
  // Specification A8, to the letter.
  expect(alert.mock.calls).toEqual([["Something went wrong. Please refresh the page and try again."]]);
  expect(posted.defaultPrevented).toBe(true);
  await act(async () => root.unmount());
});
