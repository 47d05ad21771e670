// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/lib/public-settings";
import { BagProvider } from "./BagProvider";
import { openBrowserBag } from "./browser-bag";

vi.mock("./browser-bag", () => ({ openBrowserBag: vi.fn(() => ({ subscribe: () => () => undefined })) }));

test("the bag is read as soon as the shopper begins, however busy the browser is", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", () => 0);
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <PublicSettingsProvider value={{} as PublicSettings}>
        <BagProvider>page</BagProvider>
      </PublicSettingsProvider>,
    ),
  );
  expect(openBrowserBag).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("pointerdown"));
  await vi.waitFor(() => expect(openBrowserBag).toHaveBeenCalledOnce());
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
