// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { FetchedShelf } from "./FetchedShelf";
import { page, render } from "~/browser/react-page.fixture";

/** Stubbed because the design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  Container: ({ children }: { children: unknown }) => children,
  Shelf: ({ title, items, loading }: { title: string; items: readonly object[]; loading: boolean }) =>
    `${title}: ${loading ? "loading" : items.length}`,
}));
vi.mock("./ShopCard", () => ({ ShopCard: () => null }));

const request = vi.fn<typeof fetch>();
let comeNear: () => void;

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal("fetch", request);
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
});

const show = (placeClass?: string) =>
  act(async () =>
    render(<FetchedShelf title="Row" path="/row" {...(placeClass !== undefined && { placeClass })} />),
  );
const near = () => act(async () => comeNear());
const reserved = () => page.querySelector(".place") !== null;

test("a shelf reserves its space, and loads when it comes near", async () => {
  request.mockResolvedValue(Response.json({ products: [{ handle: "coat" }] }));
  await show("place");
  expect(reserved()).toBe(true);
  expect(request).not.toHaveBeenCalled();
  await near();
  expect(page.textContent).toBe("Row: 1");
  expect(reserved()).toBe(false);
});

test("a shelf that reserves no space starts with placeholders", async () => {
  request.mockReturnValue(new Promise(() => undefined));
  await show();
  expect(page.textContent).toBe("Row: loading");
});

test.each([
  ["is empty", Response.json({ products: [] })],
  ["fails to load", new Response(null, { status: 503 })],
])("a shelf is hidden if it %s", async (_, response) => {
  request.mockResolvedValue(response);
  await show("place");
  await near();
  expect(page.innerHTML).toBe("");
});

test("a shelf that failed to load offline retries when the connection is back", async () => {
  request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await show("place");
  await near();
  expect(page.innerHTML).toBe("");
  request.mockResolvedValue(Response.json({ products: [{ handle: "coat" }] }));
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(page.textContent).toBe("Row: 1");
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(request).toHaveBeenCalledTimes(2);
});
