// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { idlePart } from "./idle-part";
import { page, render, unmount } from "~/browser/react-page.fixture";

test.each([
  ["loads when the browser is idle", async () => ({ default: () => "loaded" }), "page loaded"],
  ["leaves the page as it is if its script is missing", () => Promise.reject(new Error("404")), "page "],
])("%s", async (_, load, text) => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => void idle.push(work));
  const Part = idlePart(load);
  await act(async () =>
    render(
      <>
        page <Part />
      </>,
    ),
  );
  expect(page.textContent).toBe("page ");
  await act(async () => idle.forEach((work) => work()));
  expect(page.textContent).toBe(text);
  await unmount();
});
