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
  said: string;
}

async function build(...flags: string[]): Promise<Outcome> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(copy, "tokens/build.ts"), ...flags]);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(copy, file);
  const text = await readFile(path, "utf8");
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
}

test("the committed output matches the token files", async () => {
  expect(await build("--check")).toMatchObject({ code: 0 });
});

test("--check fails if a generated file was edited, and a build restores it", async () => {
  await edit("src/theme/generated/core.ts", '"16px"', '"17px"');
  const { code, said } = await build("--check");
  expect(code).toBe(1);
  expect(said).toContain("core.ts is not what the token files say");
  await build();
  expect(await build("--check")).toMatchObject({ code: 0 });
});

test("deleting a brand deletes its generated files", async () => {
  await writeFile(join(copy, "src/theme/generated/brands/gone.ts"), "export {};\n");
  expect((await build("--check")).said).toContain("brands/gone.ts");
});

test("fails for a color pair without enough contrast, and names it", async () => {
  // Text in the color of hairlines is too light.
  await edit(
    "tokens/brands/circlet.json",
    /"components": \[0\.3961, 0\.3647, 0\.3373\],\s*"hex": "#655d56"/,
    '"components": [0.8392, 0.8157, 0.7804], "hex": "#d6d0c7"',
  );
  const { code, said } = await build();
  expect(code).toBe(1);
  expect(said).toMatch(
    /circlet, light: color\.textMuted \(palette\.textGrey, #d6d0c7\) on color\.ground \(palette\.white, #fdfcfa\) has a contrast of 1\.49:1 and needs 4\.5:1\. The nearest tone of palette\.textGrey that passes is #[0-9a-f]{6}\./,
  );
});

test("checks buttons, too: white text on grey fails", async () => {
  await edit(
    "tokens/brands/circlet.json",
    /"components": \[0\.4314, 0\.4039, 0\.3725\],\s*"hex": "#6e675f"/,
    '"components": [0.8392, 0.8157, 0.7804], "hex": "#d6d0c7"',
  );
  expect((await build()).said).toContain(
    "button.grey.text (palette.white, #fdfcfa) on button.grey.ground (#d6d0c7)",
  );
});

test("fails for an unknown token, and suggests the right name", async () => {
  await edit("tokens/brands/norelle.json", '"khaki": {', '"khakhi": {');
  const { code, said } = await build();
  expect(code).toBe(1);
  expect(said).toContain(
    "brands/norelle.json has the unknown token palette.khakhi. Did you mean palette.khaki?",
  );
});

test("checks contrast in every brand and scheme", async () => {
  await edit("tokens/schemes/dark.json", "{dark.textMuted}", "{palette.textGrey}");
  const { said } = await build();
  for (const brand of ["circlet", "norelle", "fjordal", "sorrento", "northquay"])
    expect(said).toContain(`${brand}, dark: color.textMuted (palette.textGrey`);
});

test("fails for a scheme that misses a role", async () => {
  await edit("tokens/schemes/dark.json", '"panel": {', '"pane": {');
  expect((await build()).said).toContain("schemes/dark.json lacks color.panel.");
});

test("builds the example from the guide for brand partners", async () => {
  await cp(
    join(designSystem, "../.storybook/docs/example-brand.json"),
    join(copy, "tokens/brands/yours.json"),
  );
  expect(await build()).toMatchObject({ code: 0, said: expect.stringContaining("6 brands") as string });
  const css = await readFile(join(copy, "src/theme/generated/css/yours.css"), "utf8");
  expect(css).toContain("--circlet-palette-teal: #0f5f6b");
  expect(css).toContain("young-serif-latin-400-normal.woff2");
});

test("fails for a token without a description", async () => {
  await edit("tokens/core/effect.json", /,\s*"\$description": "Menus and dropdowns"/, "");
  expect((await build()).said).toContain("shadow.menu needs a $description");
});

test("fails if a token's hex value and components differ", async () => {
  await edit("tokens/brands/circlet.json", "#a11b33", "#b11b33");
  expect((await build()).said).toContain("palette.crimson: hex says #b11b33");
});

test("fails for an unknown alias, and names it", async () => {
  await edit("tokens/schemes/light.json", "{palette.textGrey}", "{palette.nowhere}");
  const { code, said } = await build();
  expect(code).toBe(1);
  expect(said).toContain("palette.nowhere");
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
    '{ "$extensions": { "example.circlet.font": { "family": "X", "file": "@fontsource/young-serif/files/x.woff2" } } }',
    "brands/yours.json: there is no font file @fontsource/young-serif/files/x.woff2.",
  ],
  ["My Brand.json", "{}", "brands/My Brand.json: the file's name must be lower-case letters"],
  ["dark.json", "{}", "brands/dark.json: the file's name must not be dark"],
])("fails for a mistake in %s: %s", async (file, content, message) => {
  await writeFile(join(copy, "tokens/brands", file), content);
  const { code, said } = await build();
  expect(code).toBe(1);
  expect(said).toContain(message);
  expect(said).not.toContain("at file:");
});

test("builds a brand with a hyphen in its name", async () => {
  await writeFile(join(copy, "tokens/brands/my-brand.json"), "{}");
  expect(await build()).toMatchObject({ code: 0 });
  const index = join(copy, "src/theme/generated/brands.ts");
  const script = `import { brands } from ${JSON.stringify(index)}; console.log(Object.keys(brands).join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  expect(stdout).toContain("my-brand");
});
