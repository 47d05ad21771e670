// @vitest-environment node
import { expect, test } from "vitest";
import { readBrandFile } from "./brand-file.ts";
import { completeBrand } from "./derive.ts";
import { readDesignTokens } from "./source.ts";
import { byPath } from "./token.ts";

const model = completeBrand(readDesignTokens("brands/circlet.json"));
const read = (content: unknown) => readBrandFile("brands/yours.json", content, model);

test("an empty file is Circlet's theme with derived buttons", () => {
  const { tokens, problems } = read({});
  expect(problems).toEqual([]);
  const named = byPath(tokens);
  expect(named.get("palette.teal")?.value).toEqual(byPath(model).get("palette.teal")?.value);
  expect(named.has("button.teal.ground")).toBe(false);
});

test("a brand file may use short forms and leave out types and descriptions", () => {
  const { tokens, problems } = read({
    palette: { teal: { $value: "#0F5F6B" } },
    radius: { control: { $value: "12px" } },
    font: { display: { $value: "Young Serif" } },
  });
  expect(problems).toEqual([]);
  const named = byPath(tokens);
  expect(named.get("palette.teal")).toMatchObject({
    type: "color",
    value: { hex: "#0f5f6b", components: [0.0588, 0.3725, 0.4196] },
    description: "Condition ring, service icons, focus ring",
  });
  expect(named.get("radius.control")?.value).toEqual({ value: 12, unit: "px" });
  expect(named.get("font.display")?.value).toEqual(["Young Serif"]);
});

test.each([
  [{ palette: { teal: { $value: "teal" } } }, 'palette.teal must be a color such as "#0f5f6b".'],
  [{ palette: { teal: { $value: 7 } } }, 'palette.teal must be a color such as "#0f5f6b".'],
  [{ radius: { panel: { $value: "1.5em" } } }, 'radius.panel must be a length such as "12px".'],
  [{ font: { display: { $value: ['"; color: red'] } } }, "font.display must be a list of font names"],
  [{ $extensions: { "circlet.font": { family: "Young Serif" } } }, "must have a family and the path"],
])("the error for %j names the token", (content, sentence) => {
  expect(read(content).problems).toEqual([expect.stringContaining(sentence)]);
});

test("a brand file that is not an object is rejected", () => {
  expect(read([]).problems).toEqual(["brands/yours.json must be an object."]);
});
