// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, render, unmount } from "~/browser/react-page.fixture";
import { BrandsScreen, type BrandsScreenProps } from "./BrandsScreen";

afterEach(unmount);

async function show(brands: BrandsScreenProps["brands"]): Promise<string> {
  const router = createMemoryRouter([
    { path: "/", element: <BrandsScreen title="Brands" brands={brands} /> },
  ]);
  await act(async () => render(<RouterProvider router={router} />));
  return page.textContent;
}

test("brands show as soon as they have loaded", async () => {
  expect(await show(Promise.resolve([{ slug: "norelle", displayName: "Norelle" }]))).toContain("Norelle");
});

test("brands that did not load can be asked for again", async () => {
  const text = await show(Promise.resolve(null));
  expect(text).toContain("The list of brands didn’t load");
  expect(page.querySelector("button")?.textContent).toBe("Try again");
});
