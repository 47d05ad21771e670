// @vitest-environment node
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const program = join(import.meta.dirname, "circlet-design-system.ts");
const folder = mkdtempSync(join(tmpdir(), "theme-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program in a folder with `files`. */
function run(args: readonly string[], files: Readonly<Record<string, unknown>> = {}) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { cwd: folder }, (_, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}

const yours = { palette: { teal: { $value: "#0f5f6b" } } };

test("a brand's token file becomes a stylesheet for data-brand", async () => {
  const { code, output } = await run(["theme", "yours.json", "--out", "yours.css"], { "yours.json": yours });
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('data-brand="yours"') as string,
  });
  const css = readFileSync(join(folder, "yours.css"), "utf8");
  expect(css).toContain('[data-brand="yours"][data-brand] {');
  expect(css).toContain("--circlet-palette-teal: #0f5f6b;");
  expect(css).toContain("--circlet-dark-teal: #");
});

test("without a file to write, the stylesheet is the output", async () => {
  const { output } = await run(["theme", "yours.json", "--name", "our-brand"], { "yours.json": yours });
  expect(output).toMatch(/^\/\* Generated from yours\.json/);
  expect(output).toContain('[data-brand="our-brand"]');
});

test("a brand's font comes with the stylesheet", async () => {
  const font = { family: "Your Serif", file: "./fonts/your-serif.woff2" };
  const file = {
    $extensions: { "circlet.font": font },
    font: { display: { $value: ["Your Serif", "serif"] } },
  };
  const { output } = await run(["theme", "serif.json"], { "serif.json": file });
  expect(output).toContain('src: url("./fonts/your-serif.woff2") format("woff2");');
});

test.each([
  [
    "a color that is hard to read",
    ["theme", "pale.json"],
    /pale, light: .* The nearest tone of palette\.textGrey that passes is #/,
  ],
  [
    "a token with a misspelled name",
    ["theme", "typo.json"],
    /unknown token palette\.teel\. Did you mean palette\.teal\?/,
  ],
  [
    "a color whose components say another",
    ["theme", "two.json"],
    /palette\.teal: hex says #0f5f6b, components say #ff0000/,
  ],
  ["a file that is not JSON", ["theme", "broken.json"], /^Cannot read broken\.json: /],
  ["a file that does not exist", ["theme", "missing.json"], /^Cannot read missing\.json: ENOENT/],
  ["a name that cannot be a brand's", ["theme", "Yours Two.json"], /name "Yours Two" must be lower-case/],
  ["a folder that does not exist", ["theme", "good.json", "--out", "no/yours.css"], /ENOENT.*no\/yours\.css/],
  ["no file", ["theme"], /^Usage: /],
  ["an unknown command", ["themes", "good.json"], /^Usage: /],
  ["an unknown option", ["theme", "good.json", "--output", "x.css"], /--output[^]*Usage: /],
])("%s is refused with what to do, and nothing is written", async (_, args, message) => {
  const { code, output, errors } = await run(args, {
    "pale.json": { palette: { textGrey: { $value: "#c0c0c0" } } },
    "typo.json": { palette: { teel: { $value: "#0f5f6b" } } },
    "two.json": {
      palette: {
        teal: { $type: "color", $value: { colorSpace: "srgb", components: [1, 0, 0], hex: "#0f5f6b" } },
      },
    },
    "broken.json": "{",
    "Yours Two.json": yours,
    "good.json": yours,
  });
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(message);
  expect(errors).not.toContain("    at ");
});
