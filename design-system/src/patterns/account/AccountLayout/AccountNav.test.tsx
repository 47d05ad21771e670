import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { AccountNav } from "./AccountNav.tsx";

const sections = ["Orders", "Wishlist", "Settings"].map((label) => ({ label, href: `/${label}` }));

test("the account's navigation scrolls to the current section", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // happy-dom has no layout: the row begins at 16 pixels, and each section is 100 wide.
  vi.spyOn(HTMLLIElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return 16 + sections.findIndex(({ label }) => label === this.textContent) * 100;
  });
  vi.spyOn(HTMLUListElement.prototype, "offsetLeft", "get").mockReturnValue(16);
  const page = document.createElement("div");
  const root = createRoot(page);
  const show = (currentHref: string) =>
    act(async () => root.render(<AccountNav sections={sections} currentHref={currentHref} />));
  await show("/Settings");
  const row = page.querySelector("ul")!;
  expect(row.scrollLeft).toBe(200);
  await show("/Wishlist");
  expect(row.scrollLeft).toBe(100);
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
