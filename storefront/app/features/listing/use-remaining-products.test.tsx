// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useRemainingProducts } from "./use-remaining-products";
import { render, unmount } from "~/browser/react-page.fixture";

let shown: ReturnType<typeof useRemainingProducts>;

afterEach(() => vi.useRealTimers());

function Rest({ ids }: { readonly ids: readonly string[] }) {
  const result = useRemainingProducts(ids);
  useEffect(() => {
    shown = result;
  });
  return null;
}

const open = (...ids: readonly string[]) => act(async () => render(<Rest ids={ids} />));

function serve(): void {
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json({ products: (path.split("=")[1] ?? "").split(",").map((id) => ({ id })) }),
  );
}

test("only the current page's cards load", async () => {
  serve();
  await open("1", "2");
  expect(shown.rest).toBeNull();
  await act(async () => shown.load());
  expect(shown.rest).toEqual([{ id: "1" }, { id: "2" }]);
  await open("3");
  expect(shown.rest).toBeNull();
});

test("the cards load again if the page opens much later", async () => {
  serve();
  vi.useFakeTimers({ toFake: ["Date"] });
  await open("6");
  await act(async () => shown.load());
  vi.setSystemTime(Date.now() + 600_000);
  await open("6");
  expect(shown.rest, "of the page that is open").toEqual([{ id: "6" }]);
  await unmount();
  await open("6");
  expect(shown.rest).toBeNull();
  await act(async () => shown.load());
  expect(shown.rest).toEqual([{ id: "6" }]);
});

test("no cards show after a failure, and they can load again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await open("5");
  await act(async () => shown.load());
  expect(shown.rest).toBeNull();
  serve();
  await act(async () => shown.load());
  expect(shown.rest).toEqual([{ id: "5" }]);
});
