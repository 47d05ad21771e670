// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useMissingScript } from "./use-missing-script";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function Page() {
  useMissingScript();
  return null;
}

/** Whether the page stays open when a script reloads it. */
async function staysOnReload(): Promise<boolean> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  const root = createRoot(document.createElement("div"));
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  const reload = new Event("navigate", { cancelable: true });
  Object.assign(reload, { navigationType: "reload", userInitiated: false });
  await act(async () => navigation.dispatchEvent(reload));
  await act(async () => root.unmount());
  return reload.defaultPrevented;
}

test("a missing script does not make the router reload the page", async () => {
  vi.stubEnv("DEV", false);
  expect(await staysOnReload()).toBe(true);
});

test("the development server may reload the page", async () => {
  vi.stubEnv("DEV", true);
  expect(await staysOnReload()).toBe(false);
});
