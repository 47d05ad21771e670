// @vitest-environment node
import { expect, test } from "vitest";
import { hexColor } from "./color.ts";
import { contrast } from "./contrast.ts";
import { adviceFor, failureMessage, nearestTone } from "./nearest-tone.ts";
import { byPath, type Token } from "./token.ts";

const white = hexColor("#ffffff");

function theme(colors: Record<string, string>, on: Record<string, string[]>): Map<string, Token> {
  return byPath(
    Object.entries(colors).map(([path, value]) => ({
      path: path.split("."),
      type: "color",
      value: value.startsWith("{") ? value : hexColor(value),
      description: undefined,
      contrast: on[path] && { on: on[path], minimum: 4.5 },
    })),
  );
}

test("a color that passes is its own nearest tone", () => {
  expect(nearestTone(hexColor("#0f5f6b"), [{ color: white, minimum: 4.5 }])?.hex).toBe("#0f5f6b");
});

test("the nearest tone of light grey on white barely passes", () => {
  const tone = nearestTone(hexColor("#aaaaaa"), [{ color: white, minimum: 4.5 }]);
  expect(contrast(tone!, white)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(tone!, white)).toBeLessThan(4.65);
});

test("the nearest tone is lighter if that is nearer", () => {
  const black = hexColor("#000000");
  const tone = nearestTone(hexColor("#6a6a6a"), [{ color: black, minimum: 4.5 }]);
  expect(contrast(tone!, black)).toBeLessThan(4.65);
});

test("no tone reaches 7:1 on both black and white", () => {
  const both = [white, hexColor("#000000")].map((color) => ({ color, minimum: 7 }));
  expect(nearestTone(hexColor("#777777"), both)).toBeUndefined();
});

test("the suggested tone fixes every pair of the color", () => {
  const tokens = theme(
    {
      "palette.white": "#ffffff",
      "palette.sand": "#d8d8d8",
      "palette.teal": "#999999",
      "color.success": "{palette.teal}",
    },
    { "color.success": ["palette.white", "palette.sand"] },
  );
  const failure = { text: "color.success", ground: "palette.white", reached: 2.85, minimum: 4.5 };
  const { token, nearest } = adviceFor(failure, tokens, [tokens]);
  expect(token).toBe("palette.teal");
  expect(contrast(nearest!, hexColor("#d8d8d8"))).toBeGreaterThanOrEqual(4.5);
});

test("the suggestion for a pale badge changes the badge, not its white text", () => {
  const tokens = theme(
    { "palette.white": "#ffffff", "palette.khaki": "#c8c4a8", "color.textInverse": "{palette.white}" },
    { "color.textInverse": ["palette.khaki"] },
  );
  const failure = { text: "color.textInverse", ground: "palette.khaki", reached: 1.75, minimum: 4.5 };
  expect(failureMessage(failure, tokens, [tokens])).toMatch(
    /^color\.textInverse \(palette\.white, #ffffff\) on palette\.khaki \(#c8c4a8\) has a contrast of 1\.75:1 and needs 4\.5:1\. The nearest tone of palette\.khaki that passes is #[0-9a-f]{6}\.$/,
  );
});
