// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { useMissingScript } from "./use-missing-script";
import { render, unmount } from "~/browser/react-page.fixture";

function Page() {
  useMissingScript();
  return null;
}

/** Whether the page stays open when a script reloads it. */
async function staysOnReload(): Promise<boolean> {
  const navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  await act(async () => render(<RouterProvider router={router} />));
  const reload = new Event("navigate", { cancelable: true });
  Object.assign(reload, { navigationType: "reload", userInitiated: false });
  await act(async () => navigation.dispatchEvent(reload));
  await unmount();
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
