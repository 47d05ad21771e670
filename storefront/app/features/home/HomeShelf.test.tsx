// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { page, render } from "~/browser/react-page.fixture";
import { observeNothing, reconnect } from "~/loading/near-viewport.fixture";
import { HomeShelf } from "./HomeShelf";

/** Stubbed because the design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  Container: ({ children }: { children: unknown }) => children,
  Shelf: ({ title, items }: { title: string; items: readonly object[] }) => `${title}: ${items.length}`,
}));
vi.mock("~/catalog/ShopCard", () => ({ ShopCard: () => null }));
vi.mock("~/loading/RetryNotice", () => ({ RetryNotice: () => null }));

test.each([
  ["whose other cards failed", "Tops: 1", [{ handle: "tee" }]],
  ["whose cards all failed", "", null],
])("a shelf %s to load loads them when the connection is back", async (_case, shown, start) => {
  const near = observeNothing();
  const request = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("offline"));
  vi.stubGlobal("fetch", request);
  const content = { kind: "shelf", slug: "top", title: "Tops", link: { href: "/", label: "All" } } as never;
  await act(async () => render(<HomeShelf content={content} start={start as never} />));
  await near();
  expect(page.textContent).toBe(shown);
  request.mockResolvedValue(Response.json({ products: [{ handle: "tee" }, { handle: "shirt" }] }));
  await reconnect();
  expect(page.textContent).toBe("Tops: 2");
  await reconnect();
  expect(request).toHaveBeenCalledTimes(2);
});
