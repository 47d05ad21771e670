import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDraftValue } from "./use-draft-value.ts";

function field(saved: boolean) {
  return renderHook(({ saved }) => useDraftValue(saved), { initialProps: { saved } });
}

test("a filter shows the shopper's choice while the page loads", () => {
  const { result, rerender } = field(false);
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  rerender({ saved: false });
  expect(result.current[0]).toBe(true);
});

test("a filter shows the page's value once that changes", () => {
  const { result, rerender } = field(false);
  act(() => result.current[1](true));
  rerender({ saved: true });
  expect(result.current[0]).toBe(true);
  // The shopper goes back to the page without the filter.
  rerender({ saved: false });
  expect(result.current[0]).toBe(false);
});
