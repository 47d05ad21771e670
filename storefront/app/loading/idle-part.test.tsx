// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { idlePart } from "./idle-part";

test.each([
  ["loads when the browser is idle", async () => ({ default: () => "loaded" }), "page loaded"],
  ["leaves the page as it is if its script is missing", () => Promise.reject(new Error("404")), "page "],
])("%s", async (_, load, text) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void idle.push(work));
  const Part = idlePart(load);
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <>
        page <Part />
      </>,
    ),
  );
  expect(page.textContent).toBe("page ");
  await act(async () => idle.forEach((work) => work()));
  expect(page.textContent).toBe(text);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
