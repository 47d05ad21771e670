// @vitest-environment happy-dom
import { act, lazy, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk";
import { OnDemand } from "./OnDemand";

const page = document.createElement("div");
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(page, { onCaughtError: () => undefined });
});

afterEach(() => act(async () => root.unmount()));

const open = (part: ReactNode) => act(async () => root.render(<OnDemand>{part}</OnDemand>));

test("a part whose script is missing shows an error in its place", async () => {
  const Part = lazy(loadChunk(() => Promise.reject(new TypeError("Failed to fetch"))));
  await open(<Part />);
  expect(page.textContent).toContain("Loading chunk failed");
  expect(page.querySelector("a")?.textContent).toBe("Reload the page");
});

test("every other error is passed on", async () => {
  const error = new TypeError("price is undefined");
  function Part(): ReactNode {
    throw error;
  }
  await expect(open(<Part />)).rejects.toThrow(error);
});
