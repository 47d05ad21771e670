// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { page, render } from "~/browser/react-page.fixture";
import { HomeShelf } from "./HomeShelf";

/** Stubbed because the design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  Container: ({ children }: { children: unknown }) => children,
  Shelf: ({ title, items }: { title: string; items: readonly object[] }) => `${title}: ${items.length}`,
}));
vi.mock("~/catalog/ShopCard", () => ({ ShopCard: () => null }));
vi.mock("~/loading/RetryNotice", () => ({ RetryNotice: () => null }));

test("a shelf whose other cards failed to load offline loads them when the connection is back", async () => {
  let comeNear = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: object[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const request = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("offline"));
  vi.stubGlobal("fetch", request);
  const content = { kind: "shelf", slug: "top", title: "Tops", link: { href: "/", label: "All" } } as never;
  await act(async () => render(<HomeShelf content={content} start={[{ handle: "tee" } as never]} />));
  await act(async () => comeNear());
  expect(page.textContent).toBe("Tops: 1");
  request.mockResolvedValue(Response.json({ products: [{ handle: "tee" }, { handle: "shirt" }] }));
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(page.textContent).toBe("Tops: 2");
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(request).toHaveBeenCalledTimes(2);
});
