// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { LinkActionsProvider, useLinkActions } from "./LinkActions";
import { render } from "~/browser/react-page.fixture";

// Stubbed because it needs the build's manifest.
vi.mock("react-router-dom", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  PrefetchPageLinks: ({ page }: { readonly page: string }) => <output>{page}</output>,
}));

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  vi.useFakeTimers();
  router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  await act(async () => render(<RouterProvider router={router} />));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const settings = {} as PublicSettings;

function Page() {
  return (
    <PublicSettingsProvider value={settings}>
      <LinkActionsProvider>{useLocation().pathname === "/" && <Coats />}</LinkActionsProvider>
    </PublicSettingsProvider>
  );
}

function Coats() {
  const { intent, cancelPrefetch } = useLinkActions();
  return (
    <a href="/coats" {...intent} onClick={cancelPrefetch}>
      Coats
    </a>
  );
}

const prefetched = () => document.querySelector("output")?.textContent ?? null;

const enter = () =>
  act(async () => {
    const over = new MouseEvent("mouseover", { bubbles: true });
    document.querySelector("a")?.dispatchEvent(over);
  });

const rest = () => act(async () => vi.runAllTimers());

test("a page is prefetched while a pointer rests on its link", async () => {
  await enter();
  await rest();
  expect(prefetched()).toBe("/coats");
});

test.each([
  ["asked to save data", { saveData: true, effectiveType: "4g" }],
  ["has a slow network", { saveData: false, effectiveType: "slow-2g" }],
])("no page is prefetched for a shopper who %s", async (_, connection) => {
  vi.stubGlobal("navigator", { connection });
  await enter();
  await rest();
  expect(prefetched()).toBeNull();
});

test("a link that was removed with its page is forgotten", async () => {
  await enter();
  await rest();
  await act(() => router.navigate("/coats"));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/");
  expect(prefetched()).toBeNull();
});

test("a link that is removed first is not prefetched", async () => {
  await enter();
  await act(() => router.navigate("/coats"));
  await rest();
  expect(prefetched()).toBeNull();
});

test("a link that was clicked before the pointer rested on it is not prefetched", async () => {
  await enter();
  await act(async () => document.querySelector("a")?.click());
  await rest();
  expect(prefetched()).toBeNull();
});
