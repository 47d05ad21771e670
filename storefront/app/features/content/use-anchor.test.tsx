// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAnchor } from "./use-anchor";

const { documentElement } = document;

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  delete documentElement.dataset["hydrated"];
});

function Answer() {
  useAnchor();
  return (
    <details>
      <summary>Question</summary>
      <p id="returns">Answer</p>
    </details>
  );
}

function openedAt(address: string): boolean {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <Answer />
      </MemoryRouter>,
    ),
  );
  const isOpen = container.querySelector("details")!.open;
  act(() => root.unmount());
  return isOpen;
}

test("the answer that the URL names is open", () => {
  documentElement.dataset["hydrated"] = "";
  expect(openedAt("/faq#returns")).toBe(true);
  expect(openedAt("/faq")).toBe(false);
});

test("an answer that was closed before hydration stays closed", () => {
  expect(openedAt("/faq#returns")).toBe(false);
});
