// @vitest-environment happy-dom
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, render, unmount } from "~/browser/react-page.fixture";
import { useAnchor } from "./use-anchor";

const { documentElement } = document;

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

async function openedAt(address: string): Promise<boolean> {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <Answer />
      </MemoryRouter>,
    ),
  );
  const isOpen = page.querySelector("details")!.open;
  await unmount();
  return isOpen;
}

test("the answer that the URL names is open", async () => {
  documentElement.dataset["hydrated"] = "";
  expect(await openedAt("/faq#returns")).toBe(true);
  expect(await openedAt("/faq")).toBe(false);
});

test("an answer that was closed before hydration stays closed", async () => {
  expect(await openedAt("/faq#returns")).toBe(false);
});
