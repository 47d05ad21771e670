// @vitest-environment node
import { expect, test } from "vitest";
import { brandAccents, brandTheme } from "./brand-theme.ts";
import { readTokenFile } from "./source.ts";

const file = {
  palette: { $type: "color", teal: { $value: "#6b4a78" }, sand: { $value: "#f0ebf2" } },
  font: { display: { $value: ["Other Serif", "serif"] } },
};

test("a brand's theme has its own colors and what derives from them", () => {
  const { variables, problems } = brandTheme("solenne", file);
  expect(problems).toEqual([]);
  expect(variables).toMatchObject({
    "--circlet-palette-teal": "#6b4a78",
    "--circlet-palette-sand": "#f0ebf2",
  });
  expect(variables).toHaveProperty("--circlet-dark-teal");
  expect(variables).not.toHaveProperty("--circlet-palette-black");
  expect(variables).not.toHaveProperty("--circlet-font-display");
});

test("a brand's accents leave out backgrounds", () => {
  const { variables } = brandAccents("solenne", file);
  expect(variables).toHaveProperty("--circlet-palette-teal");
  expect(variables).not.toHaveProperty("--circlet-palette-sand");
});

test("a theme says which color is hard to read", () => {
  const { problems } = brandTheme("pale", { palette: { teal: { $value: "#eeeeee" } } });
  expect(problems[0]).toMatch(/^pale, light: color\.success \(palette\.teal, #eeeeee\) on color\.ground/);
});

test.each([
  ["an unknown token", { palette: { teel: { $value: "#123456" } } }],
  ["CSS in a color", { palette: { teal: { $value: "red;background:url(//evil.example)" } } }],
  ["something else", "a theme"],
])("a file with %s changes nothing", (_, content) => {
  const { variables, problems } = brandTheme("wrong", content);
  expect(variables).toEqual({});
  expect(problems).toHaveLength(1);
});

test.each(["fjordal", "norelle", "northquay", "sorrento"])(
  "%s is readable as a page and as accents",
  (name) => {
    const content = readTokenFile(`brands/${name}.json`);
    expect(brandTheme(name, content).problems).toEqual([]);
    expect(brandAccents(name, content).problems).toEqual([]);
  },
);
