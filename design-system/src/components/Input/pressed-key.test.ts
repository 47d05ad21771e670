import { expect, test } from "vitest";
import { pressedKey } from "./pressed-key.ts";

const enter = { key: "Enter", isComposing: false, keyCode: 13 };

test("a pressed key is for the page", () => {
  expect(pressedKey(enter as KeyboardEvent)).toBe("Enter");
});

test.each([
  ["Chrome and Firefox", { isComposing: true, keyCode: 229 }],
  ["Safari, after the composition", { keyCode: 229 }],
  ["a browser that reports no codes", { isComposing: true }],
])("a key that composes text is not for the page, as reported by %s", (_, reported) => {
  expect(pressedKey({ ...enter, ...reported } as KeyboardEvent)).toBe("");
});
