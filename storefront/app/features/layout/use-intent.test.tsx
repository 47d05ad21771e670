// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAhead } from "~/lib/data-ahead";
import { useIntent } from "./use-intent";

vi.mock("~/lib/data-ahead", () => ({ fetchAhead: vi.fn() }));

let root: Root;

function ProductLink() {
  const { isMeant, handlers } = useIntent("/products/coat");
  return (
    <a href="/products/coat" data-meant={isMeant} {...handlers}>
      Coat
    </a>
  );
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<ProductLink />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const link = () => document.querySelector("a") as HTMLAnchorElement;

/** React hears of a pointer that comes to rest by the event that bubbles. */
const does = (...kinds: readonly string[]) =>
  act(async () => {
    for (const kind of kinds) link().dispatchEvent(new MouseEvent(kind, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(100);
    await vi.dynamicImportSettled();
  });

test("a mouse that rests on the link has its data fetched, one that passes has not", async () => {
  await does("mouseover", "mouseout");
  expect(fetchAhead).not.toHaveBeenCalled();
  await does("mouseover");
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith("/products/coat");
  expect(link().dataset["meant"]).toBe("true");
});

test("a press and the focus that it brings fetch once", async () => {
  await act(async () => void link().dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
  await does("focusin");
  expect(fetchAhead).toHaveBeenCalledOnce();
});
