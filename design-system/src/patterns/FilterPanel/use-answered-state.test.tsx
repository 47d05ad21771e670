import { act, renderHook } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { useAnsweredState } from "./use-answered-state.ts";

function field(answer: boolean) {
  return renderHook(({ answer }) => useAnsweredState(answer), { initialProps: { answer } });
}

describe("a field's state", () => {
  test("is what was put in, while the answer is under way", () => {
    const { result, rerender } = field(false);
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    rerender({ answer: false });
    expect(result.current[0]).toBe(true);
  });

  test("is the answer once it is another, and not what was put in before", () => {
    const { result, rerender } = field(false);
    act(() => result.current[1](true));
    rerender({ answer: true });
    expect(result.current[0]).toBe(true);
    // Back: the page without the tick.
    rerender({ answer: false });
    expect(result.current[0]).toBe(false);
  });
});
