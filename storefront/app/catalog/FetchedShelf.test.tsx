// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { FetchedShelf } from "./FetchedShelf";
import { page, render, unmount } from "~/browser/react-page.fixture";
import { observeNothing, reconnect } from "~/loading/near-viewport.fixture";

/** Stubbed because the design system tests its appearance. */
vi.mock("@circlet/design-system", () => ({
  Container: ({ children }: { children: unknown }) => children,
  Shelf: ({ title, items, loading }: { title: string; items: readonly object[]; loading: boolean }) =>
    `${title}: ${loading ? "loading" : items.length}`,
}));
vi.mock("./ShopCard", () => ({ ShopCard: () => null }));

const request = vi.fn<typeof fetch>();
let near: () => Promise<void>;

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal("fetch", request);
  near = observeNothing();
});

const show = (placeClass?: string) =>
  act(async () =>
    render(<FetchedShelf title="Row" path="/row" {...(placeClass !== undefined && { placeClass })} />),
  );
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
  await reconnect();
  expect(page.textContent).toBe("Row: 1");
  await reconnect();
  expect(request).toHaveBeenCalledTimes(2);
});

test("a shelf that fails to load after its page is left does not load again", async () => {
  const response = Promise.withResolvers<Response>();
  request.mockReturnValue(response.promise);
  await show("place");
  await near();
  await unmount();
  await act(async () => response.reject(new TypeError("Failed to fetch")));
  await reconnect();
  expect(request).toHaveBeenCalledTimes(1);
});
