// @vitest-environment node
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

const before = `import { Button, Picture, StickyBagBar as Bar, WishlistButton, type PictureSource } from "@circlet/design-system";
import { Gallery, FilterDrawer, IconButton, Skeleton } from "@circlet/design-system";
import { Picture as Other } from "elsewhere";

const source: PictureSource = { src: "/dress.webp", alt: "" };
export const parts = { Picture, Bar };
export const Page = ({ look, show }: { look: "plain"; show: () => void }) => (
  <Bar price="74.00">
    <Other picture="stays" />
    <Picture {...source} />
    <Button ground="transparent">Save</Button>
    <Button ground={"teal"}>Sale</Button>
    <IconButton look={look} label="Menu" />
    <WishlistButton look="words" state="saved" />
    <Skeleton shape="picture" />
    <Gallery pictures={[source]} onOpen={show} />
    <FilterDrawer />
  </Bar>
);
`;
const after = `import { Button, Image, StickyAddToCart as Bar, WishlistButton, type ImageSource } from "@circlet/design-system";
import { Gallery, FilterDrawer, IconButton, Skeleton } from "@circlet/design-system";
import { Picture as Other } from "elsewhere";

const source: ImageSource = { src: "/dress.webp", alt: "" };
export const parts = { Picture: Image, Bar };
export const Page = ({ look, show }: { look: "plain"; show: () => void }) => (
  <Bar price="74.00">
    <Other picture="stays" />
    <Image {...source} />
    <Button variant="outline">Save</Button>
    <Button tone="teal">Sale</Button>
    <IconButton variant={look} label="Menu" />
    <WishlistButton variant="labeled" state="saved" />
    <Skeleton shape="image" />
    <Gallery images={[source]} onSelect={show} />
    <FilterDrawer />
  </Bar>
);
`;

test("an app of 0.1.0 gets the names of 1.0.0, and a list of what is left", async () => {
  for (const inner of ["app", "app/node_modules"]) mkdirSync(join(folder, inner), { recursive: true });
  const own = `import { Picture } from "@circlet/design-system";\nconst Image = 1;\nexport default () => <Picture src="" alt={String(Image)} />;\n`;
  const { code, output } = await run(["migrate", "app"], {
    "app/Page.tsx": before,
    "app/own.jsx": own,
    "app/other.ts": 'const picture = <string>"not ours";\n',
    "app/broken.tsx": 'import { Picture } from "@circlet/design-system"; <',
    "app/shop.css": '[data-part="picture"] { border-radius: var(--circlet-radius-picture); }\n',
    "app/node_modules/theirs.jsx": own,
  });
  expect(code).toBe(0);
  const read = (name: string) => readFileSync(join(folder, "app", name), "utf8");
  expect(read("Page.tsx")).toBe(after);
  expect(read("own.jsx")).toBe(own.replace("{ Picture }", "{ Image as Picture }"));
  expect(read("other.ts")).toBe('const picture = <string>"not ours";\n');
  expect(read("shop.css")).toBe('[data-part="image"] { border-radius: var(--circlet-radius-image); }\n');
  expect(read("node_modules/theirs.jsx")).toBe(own);
  expect(output.trim().split("\n").toSorted()).toEqual([
    "By hand: Page.tsx:13 The values of variant of IconButton have new names: see MIGRATING.md.",
    "By hand: Page.tsx:2 FilterDrawer is gone: ListingLayout shows FilterPanel as a drawer.",
    expect.stringMatching(/^By hand: broken\.tsx:1 Cannot be read: SyntaxError/),
    "Changed Page.tsx",
    "Changed own.jsx",
    "Changed shop.css",
  ]);
  expect((await run(["migrate", "app"])).output).not.toContain("Changed");
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
  ["a folder to migrate that does not exist", ["migrate", "nowhere"], /ENOENT.*nowhere/],
  ["a file to migrate", ["migrate", "good.json"], /^good\.json is not a folder\./],
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
