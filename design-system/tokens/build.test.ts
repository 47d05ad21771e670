import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const designSystem = join(import.meta.dirname, "..");
let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), "circlet-tokens-"));
  await cp(join(designSystem, "tokens"), join(copy, "tokens"), { recursive: true });
  await cp(join(designSystem, "src/theme/generated"), join(copy, "src/theme/generated"), { recursive: true });
  await symlink(join(designSystem, "node_modules"), join(copy, "node_modules"));
  await writeFile(join(copy, "package.json"), '{ "type": "module" }');
});
afterEach(() => rm(copy, { recursive: true }));

interface Outcome {
  code: number;
  output: string;
}

async function runBuild(...flags: string[]): Promise<Outcome> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(copy, "tokens/build.ts"), ...flags]);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

async function editFile(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(copy, file);
  const text = await readFile(path, "utf8");
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
}

test("the committed themes match the token files", async () => {
  expect(await runBuild("--check")).toMatchObject({ code: 0 });
});

test("--check fails if a generated file was edited, and a build restores it", async () => {
  await editFile("src/theme/generated/core.ts", '"16px"', '"17px"');
  const { code, output } = await runBuild("--check");
  expect(code).toBe(1);
  expect(output).toContain("core.ts is not what the token files say");
  await runBuild();
  expect(await runBuild("--check")).toMatchObject({ code: 0 });
});

test("a generated file of a deleted brand is reported", async () => {
  await writeFile(join(copy, "src/theme/generated/brands/gone.ts"), "export {};\n");
  expect((await runBuild("--check")).output).toContain("brands/gone.ts");
});

test("the build names a color pair without enough contrast", async () => {
  // Text in the color of hairlines is too light.
  await editFile(
    "tokens/brands/circlet.json",
    /"components": \[0\.3961, 0\.3647, 0\.3373\],\s*"hex": "#655d56"/,
    '"components": [0.8392, 0.8157, 0.7804], "hex": "#d6d0c7"',
  );
  const { code, output } = await runBuild();
  expect(code).toBe(1);
  expect(output).toMatch(
    /circlet, light: color\.textMuted \(palette\.textGrey, #d6d0c7\) on color\.ground \(palette\.white, #fdfcfa\) has a contrast of 1\.49:1 and needs 4\.5:1\. The nearest tone of palette\.textGrey that passes is #[0-9a-f]{6}\./,
  );
});

test("the build names a button whose text has too little contrast", async () => {
  await editFile(
    "tokens/brands/circlet.json",
    /"components": \[0\.4314, 0\.4039, 0\.3725\],\s*"hex": "#6e675f"/,
    '"components": [0.8392, 0.8157, 0.7804], "hex": "#d6d0c7"',
  );
  expect((await runBuild()).output).toContain(
    "button.grey.text (palette.white, #fdfcfa) on button.grey.ground (#d6d0c7)",
  );
});

test("the build names an unknown token and suggests the right name", async () => {
  await editFile("tokens/brands/norelle.json", '"khaki": {', '"khakhi": {');
  const { code, output } = await runBuild();
  expect(code).toBe(1);
  expect(output).toContain(
    "brands/norelle.json has the unknown token palette.khakhi. Did you mean palette.khaki?",
  );
});

test("contrast is checked in every brand and scheme", async () => {
  await editFile("tokens/schemes/dark.json", "{dark.textMuted}", "{palette.textGrey}");
  const { output } = await runBuild();
  for (const brand of ["circlet", "norelle", "fjordal", "sorrento", "northquay"])
    expect(output).toContain(`${brand}, dark: color.textMuted (palette.textGrey`);
});

test("the build names a role that a scheme misses", async () => {
  await editFile("tokens/schemes/dark.json", '"panel": {', '"pane": {');
  expect((await runBuild()).output).toContain("schemes/dark.json lacks color.panel.");
});

test("the example from the guide for brand partners builds", async () => {
  await cp(
    join(designSystem, "../.storybook/docs/example-brand.json"),
    join(copy, "tokens/brands/yours.json"),
  );
  expect(await runBuild()).toMatchObject({ code: 0, output: expect.stringContaining("6 brands") as string });
  const css = await readFile(join(copy, "src/theme/generated/css/yours.css"), "utf8");
  expect(css).toContain("--circlet-palette-teal: #0f5f6b");
  expect(css).toContain("young-serif-latin-400-normal.woff2");
});

test("the build names a token without a description", async () => {
  await editFile("tokens/core/effect.json", /,\s*"\$description": "Menus and dropdowns"/, "");
  expect((await runBuild()).output).toContain("shadow.menu needs a $description");
});

test("the build names a token whose hex value and components differ", async () => {
  await editFile("tokens/brands/circlet.json", "#a11b33", "#b11b33");
  expect((await runBuild()).output).toContain("palette.crimson: hex says #b11b33");
});

test("the build names an unknown alias", async () => {
  await editFile("tokens/schemes/light.json", "{palette.textGrey}", "{palette.nowhere}");
  const { code, output } = await runBuild();
  expect(code).toBe(1);
  expect(output).toContain("palette.nowhere");
});

test.each([
  ["yours.json", '{ "palette": ', "brands/yours.json is not valid JSON."],
  [
    "yours.json",
    '{ "palette": { "teal": "#0f5f6b" } }',
    "brands/yours.json: palette.teal must be an object with a $value",
  ],
  [
    "yours.json",
    '{ "$extensions": { "circlet.font": { "family": "X", "file": "@fontsource/young-serif/files/x.woff2" } } }',
    "brands/yours.json: there is no font file @fontsource/young-serif/files/x.woff2.",
  ],
  ["My Brand.json", "{}", "brands/My Brand.json: the file's name must be lower-case letters"],
  ["dark.json", "{}", "brands/dark.json: the file's name must not be dark"],
])("the build explains a mistake in %s: %s", async (file, content, message) => {
  await writeFile(join(copy, "tokens/brands", file), content);
  const { code, output } = await runBuild();
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output).not.toContain("at file:");
});

test("a brand with a hyphen in its name builds", async () => {
  await writeFile(join(copy, "tokens/brands/my-brand.json"), "{}");
  expect(await runBuild()).toMatchObject({ code: 0 });
  const index = join(copy, "src/theme/generated/brands.ts");
  const script = `import { brands } from ${JSON.stringify(index)}; console.log(Object.keys(brands).join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  expect(stdout).toContain("my-brand");
});
