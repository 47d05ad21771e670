import type { MouseEvent } from "react";
import { expect, test } from "vitest";
import { isPlainClick } from "./plain-click.ts";

const plain = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };

test("a click is for the page", () => {
  expect(isPlainClick(plain as MouseEvent)).toBe(true);
});

test.each([{ metaKey: true }, { altKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  "a click with %o is for the browser",
  (modified) => {
    expect(isPlainClick({ ...plain, ...modified } as MouseEvent)).toBe(false);
  },
);
