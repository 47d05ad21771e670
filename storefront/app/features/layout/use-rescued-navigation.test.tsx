// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "~/lib/constants";
import { rememberNavigation } from "~/lib/interrupted-navigation";
import { useRescuedNavigation } from "./use-rescued-navigation";

const page = document.createElement("div");
const remembered = () => sessionStorage.getItem(storageKeys.navigation);

function Page() {
  useRescuedNavigation();
  return ["/coat?color=blue", "/coat#care", "/slow"].map((href) => (
    <Link key={href} to={href} onClick={() => rememberNavigation(href)}>
      {href}
    </Link>
  ));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.append(page);
});

afterEach(() => {
  page.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** What is remembered once a link has been followed. */
async function follow(href: string) {
  const loader = () => new Promise<never>(() => undefined);
  const router = createMemoryRouter(
    [
      { path: "/coat", element: <Page /> },
      { path: "/slow", element: <Page />, loader },
    ],
    { initialEntries: ["/coat"] },
  );
  const root = createRoot(page);
  await act(async () => root.render(<RouterProvider router={router} />));
  await act(async () => [...page.querySelectorAll("a")].find((link) => link.text === href)?.click());
  const answer = remembered();
  await act(async () => root.unmount());
  router.dispose();
  return answer;
}

test.each(["/coat?color=blue", "/coat#care"])("%s has nothing to load: arriving forgets it", async (href) => {
  expect(await follow(href)).toBeNull();
});

test("a page on its way is remembered", async () => {
  expect(await follow("/slow")).toBe("/slow");
});
