// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoutesStub } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { RemainingCardsLink } from "./RemainingCardsLink";
import { useRemainingProducts } from "./use-remaining-products";
import { page, render, unmount } from "~/browser/react-page.fixture";
import { observeNothing, reconnect } from "~/loading/near-viewport.fixture";

let shown: ReturnType<typeof useRemainingProducts>;

afterEach(() => vi.useRealTimers());

function Rest({ ids }: { readonly ids: readonly string[] }) {
  const result = useRemainingProducts(`/cards?ids=${ids.join(",")}`);
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

test("cards that failed to load offline load when the connection is back", async () => {
  const near = observeNothing();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  function RestWithLink() {
    const result = useRemainingProducts("/cards?ids=5");
    useEffect(() => {
      shown = result;
    });
    return (
      <RemainingCardsLink href="/search" onNear={result.load}>
        Show all
      </RemainingCardsLink>
    );
  }
  const Page = createRoutesStub([{ path: "/", Component: RestWithLink }]);
  await act(async () => render(<Page />));
  await near();
  expect(shown.rest).toBeNull();
  expect(page.textContent).toBe("Show all");
  serve();
  await reconnect();
  expect(shown.rest).toEqual([{ id: "5" }]);
});
