import { expect, test } from "vitest";
import { codeOf } from "./version.ts";

const code = "export const puff = (reach, height) => ({ reach, height });";

test.each([
  ["a comment", `/** Rounds a panel. */\n${code} // in drawing units`],
  ["a type", "export const puff = (reach: number, height: number) => ({ reach, height });"],
  ["a line break", "export const puff = (\n  reach,\n  height,\n) => ({ reach, height });"],
])("%s does not change the version of images", (_, source) => {
  expect(codeOf(source)).toBe(codeOf(code));
});

test("code changes the version of images", () => {
  expect(codeOf(code.replace("({ reach, height })", "({ reach, height: 2 * height })"))).not.toBe(
    codeOf(code),
  );
});
