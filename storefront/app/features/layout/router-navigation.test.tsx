// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { routerNavigation } from "./router-navigation";

const { Form } = routerNavigation;

function Filters() {
  return (
    <Form action="/search">
      <input name="text" defaultValue="coat" />
      <input name="color" defaultValue="blue" />
      <input name="color" defaultValue="red" />
      <input name="maxPrice" defaultValue="" />
    </Form>
  );
}

let router: ReturnType<typeof createMemoryRouter>;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  router = createMemoryRouter([{ path: "*", element: <Filters /> }]);
  await act(async () => root.render(<RouterProvider router={router} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.doUnmock("~/lib/read-listing");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const send = () =>
  act(async () => {
    document.querySelector("form")?.requestSubmit();
    await vi.dynamicImportSettled();
  });

test("a listing's form leads to the listing's one address", async () => {
  await send();
  expect(router.createHref(router.state.location)).toBe("/search?text=coat&color=blue,red");
});

test("without its script the browser sends it", async () => {
  vi.resetModules();
  vi.doMock("~/lib/read-listing", () => {
    throw new Error("Failed to fetch");
  });
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  await send();
  expect(submit).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe("/");
});
