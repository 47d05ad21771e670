import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/** The page of a test. It is empty before each one. */
export const page = document.createElement("div");
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.append(page);
});
afterEach(unmount);

/** Renders on the page. Call it within `act`. */
export function render(node: ReactNode): void {
  root ??= createRoot(page);
  root.render(node);
}

export async function unmount(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
}
