// @vitest-environment happy-dom
import { act, Profiler } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { LinkActionsProvider } from "./LinkActions";
import { routerNavigation } from "./router-navigation";
import { render } from "~/browser/react-page.fixture";

const { Form, Link } = routerNavigation;

const settings = {} as PublicSettings;

let renders = 0;

function Page() {
  return (
    <PublicSettingsProvider value={settings}>
      <LinkActionsProvider>
        <Form action="/search">
          <input name="sort" defaultValue="deals" />
          <input name="text" defaultValue=" coat " />
          <input name="color" defaultValue="blue" />
          <input name="color" defaultValue="red" />
          <input name="filter.v.option.fit" defaultValue="Slim, long" />
          <input name="filter.v.option.fit" defaultValue="Loose" />
          <input name="maxPrice" defaultValue="" />
        </Form>
        {coats}
        <Link href="https://brand.example/">Elsewhere</Link>
      </LinkActionsProvider>
    </PublicSettingsProvider>
  );
}

/** A constant element, as in a memoized page. */
const coats = (
  <Profiler id="link" onRender={() => (renders += 1)}>
    <Link href="/category/coats?sort=newest">Coats</Link>
  </Profiler>
);

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  renders = 0;
  router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  await act(async () => render(<RouterProvider router={router} />));
});

afterEach(() => document.body.replaceChildren());

const send = () =>
  act(async () => {
    document.querySelector("form")?.requestSubmit();
  });

test("a listing's form navigates to the URL that a link to the same listing has", async () => {
  await send();
  const url =
    "/search?text=coat&color=blue,red&filter.v.option.fit=Slim,+long&filter.v.option.fit=Loose&sort=deals";
  expect(router.createHref(router.state.location)).toBe(url);
});

/** Clicks the link at an index. Returns whether the browser would follow it. */
function click(index: number, init: MouseEventInit = {}) {
  const link = document.querySelectorAll("a")[index];
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  let isFollowed = false;
  // Runs last, and keeps happy-dom from opening the page.
  window.addEventListener(
    "click",
    (click) => {
      isFollowed = !click.defaultPrevented;
      click.preventDefault();
    },
    { once: true },
  );
  return act(async () => {
    link?.dispatchEvent(event);
    return isFollowed;
  });
}

const address = () => router.createHref(router.state.location);

test("a link navigates on the client without rendering again", async () => {
  expect(renders).toBe(1);
  expect(await click(0)).toBe(false);
  expect(address()).toBe("/category/coats?sort=newest");
  expect(router.state.historyAction).toBe("PUSH");
  expect(renders).toBe(1);
});

test("a link to the current page adds no history entry", async () => {
  await act(() => router.navigate("/category/coats?sort=newest"));
  vi.stubGlobal("location", new URL("https://shop.example/category/coats?sort=newest"));
  await click(0);
  expect(router.state.historyAction).toBe("REPLACE");
});

test.each<[string, number, MouseEventInit]>([
  ["a click that opens a tab", 0, { ctrlKey: true }],
  ["a middle click", 0, { button: 1 }],
  ["a link to another site", 1, {}],
])("%s is left to the browser", async (_, index, init) => {
  expect(await click(index, init)).toBe(true);
  expect(address()).toBe("/");
});
