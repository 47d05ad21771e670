// @vitest-environment happy-dom
import { act, lazy, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk } from "./load-chunk";
import { Part } from "./Part";

const page = document.createElement("div");
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(page, { onCaughtError: () => undefined });
});

afterEach(() => act(async () => root.unmount()));

const open = (part: ReactNode) => act(async () => root.render(<Part>{part}</Part>));

test("a part whose script is missing shows an error in its place", async () => {
  const Missing = lazy(loadChunk(() => Promise.reject(new TypeError("Failed to fetch"))));
  await open(<Missing />);
  expect(page.textContent).toContain("Loading chunk failed");
  expect(page.querySelector("a")?.textContent).toBe("Reload the page");
});

test("every other error is passed on", async () => {
  const error = new TypeError("price is undefined");
  function Broken(): ReactNode {
    throw error;
  }
  await expect(open(<Broken />)).rejects.toThrow(error);
});
