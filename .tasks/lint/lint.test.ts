import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { capture } from "../process.ts";

const rules = [
  "browser-floor",
  "composing-keys",
  "exact-money",
  "guide",
  "inline-text",
  "linear-regexp",
  "spacing",
  "style-values",
  "translated-text",
].map((rule) => [`circlet/${rule}`, "error"]);

/** The linter's messages about a file with this name and code. */
async function lint(name: string, code: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "circlet-lint-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = join(folder, "config.json");
  const jsPlugins = [join(import.meta.dirname, "plugin.ts")];
  await writeFile(config, JSON.stringify({ jsPlugins, categories: {}, rules: Object.fromEntries(rules) }));
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
  const args = ["--config", config, "--format=unix", "--allow=all", "--deny=circlet/all", folder];
  const { all } = await capture("oxlint", args);
  return all
    .split("\n")
    .filter((line) => line.includes("circlet("))
    .map((line) => line.replace(/^.*?:\d+:\d+: (.*) \[Error.*$/, "$1"));
}

const style = (...declarations: readonly string[]) =>
  lint("a.css.ts", declarations.map((each, index) => `export const a${index} = { ${each} };`).join("\n"));

test("the linter reports styles without tokens or logical properties, and what to write instead", async () => {
  const problems = new Map([
    ["gap: 8", "Raw 8px in gap. Use vars.space.xs."],
    ["marginInline: -16", "Raw 16px in marginInline. Use vars.space.m."],
    ['padding: "2px 24px"', "Raw 24px in padding. Use vars.space.l."],
    [
      "paddingBlock: 20",
      "Raw 20px in paddingBlock. Use a step of vars.space, or a constant that says what it measures.",
    ],
    ['color: "#c00"', "Hard-coded color #c00. Use vars.color, so that it changes with the theme."],
    ['background: "white"', "Hard-coded color white. Use vars.color, so that it changes with the theme."],
    [
      'border: "1px solid red"',
      "Hard-coded color 1px solid red. Use vars.color, so that it changes with the theme.",
    ],
    [
      "fontSize: 14",
      "Raw px in fontSize. Use vars.type, or rem, so that it grows with the reader's text size.",
    ],
    [
      `content: '"→" / ""'`,
      "Older browsers ignore content with alternative text. List the plain content before it.",
    ],
    ["borderRadius: 6", "Raw px in borderRadius. Use vars.radius."],
    ["width: 40", "width does not fit right-to-left text. Use a logical property: inlineSize."],
    ['textAlign: "left"', 'textAlign: "left" does not fit right-to-left text. Use "start" or "end".'],
    [
      'transition: "color 200ms"',
      "Hard-coded duration in transition. Use vars.motion, which respects reduced motion.",
    ],
  ]);
  expect((await style(...problems.keys())).sort()).toEqual([...problems.values()].sort());
});

test("the linter reports styles that Safari draws otherwise, and accepts those that it draws alike", async () => {
  const found = await lint(
    "a.css.ts",
    `export const lines = [{ whiteSpace: "pre-line" }, { whiteSpace: "pre-line", textWrap: "wrap" }];
     within("li::marker", { content: '"–"' });
     within("li::marker", { color: "inherit" });
     within("li::before", { content: '"–"' });
     export const item = { selectors: { "&::marker": { content: '"–"' } } };`,
  );
  expect(found).toEqual([
    `In Safari, inherited textWrap: "pretty" breaks the longest line. Add textWrap: "wrap".`,
    "Safari ignores the content of ::marker. Set listStyleType of the list.",
    "Safari ignores the content of ::marker. Set listStyleType of the list.",
  ]);
});

test("the linter reports styles that the oldest browsers lack, unless they have older ones, too", async () => {
  const problems = new Map([
    [
      'blockSize: "1lh"',
      "The oldest browsers lack a unit of 1lh. Write [older, newer]: they take the first.",
    ],
    ['anchorName: "--menu"', "The oldest browsers lack anchorName. Do without."],
    [
      '"&:hover, &:popover-open": { opacity: 1 }',
      "The oldest browsers lack a selector of &:hover, &:popover-open. Write it in a rule of its own.",
    ],
  ]);
  const accepted = [
    'blockSize: ["1.5em", "1lh"]',
    '"(anchor-name: --a)": { anchorName: "--menu" }',
    '"&:popover-open": { opacity: 1 }',
    'textWrap: "pretty"',
  ];
  expect((await style(...problems.keys(), ...accepted)).sort()).toEqual([...problems.values()].sort());
});

test("the linter accepts corrections off the scale, fluid distances, masks, variants and reduced motion", async () => {
  const accepted = [
    "gap: 6",
    'columnGap: "clamp(24px, 3vw, 48px)"',
    'maskImage: "linear-gradient(#000, transparent)"',
    "defaultVariants: { width: 0 }",
    'gridArea: "gold"',
    `content: ['"→"', '"→" / ""']`,
    "[media.reducedMotion]: { animationDuration: '4s' }",
  ];
  expect(await style(...accepted)).toEqual([]);
});

test("the linter reports English in a component, and accepts names of variants", async () => {
  const found = await lint(
    "a.tsx",
    `export const A = ({ size = "medium", label = "Close it" }) => (
       <p key={label} className="a" aria-label="Close" data-size={size}>{label} &middot; {"Save"} 12 <b>Now</b></p>
     );`,
  );
  expect(found.map((line) => line.match(/"(.*)"/)?.[1])).toEqual(["Close it", "Close", "Save", "Now"]);
});

test("the linter reports English behind a condition, in default labels, and in announcements", async () => {
  const found = await lint(
    "a.tsx",
    `export function A({ isOpen, labels = { close: "Close it" }, size = { "400 px": 400 } }) {
       announce("Saved");
       return <p aria-valuetext={isOpen ? "Open" : labels.close} data-size={size}>{isOpen && "Shown"}</p>;
     }`,
  );
  expect(found.map((line) => line.match(/"(.*)"/)?.[1])).toEqual(["Close it", "Saved", "Open", "Shown"]);
});

test("the linter reports colors and distances in a style attribute, and accepts a width elsewhere", async () => {
  const found = await lint(
    "a.tsx",
    `export const A = ({ Image }) => <Image style={{ padding: 24, color: "red" }} size={{ width: 40 }} />;`,
  );
  expect(found.sort()).toEqual([
    "Hard-coded color red. Use vars.color, so that it changes with the theme.",
    "Raw 24px in padding. Use vars.space.l.",
  ]);
});

test.each([
  ["stories", "Callout.stories.tsx", "Callout"],
  ["a public component", "design-system/src/components/Badge/Badge.tsx", "Badge"],
])("the linter reports %s without a guide", async (_, file, name) => {
  expect(await lint(file, `export const A = () => <p data-component="badge" />;`)).toEqual([
    expect.stringContaining(`Missing guide. Write ${name}.guide.md beside the stories`),
  ]);
});

test("the linter reports expressions that a long input makes slow", async () => {
  const found = await lint(
    "a.ts",
    String.raw`export const all = [/(a+)+b/, /-+$/, /\d*\w+x/, new RegExp("(x+)+y"), /^-+/, /(?<!-)-+$/, /^\w+$/];`,
  );
  expect(found.map((line) => line.split(" for ")[0])).toEqual([
    "Takes exponential time",
    "Takes quadratic time",
    "Takes quadratic time",
    "Takes exponential time",
  ]);
});

test("the linter reports APIs that the oldest browsers lack, unless the file tests for them", async () => {
  const found = await lint(
    "a.ts",
    `URL.parse("/"); Map.groupBy([], String); new CloseWatcher(); [2, 1].toSorted(); panel.showPopover();
     panel.matches(":popover-open"); AbortSignal.timeout(1); [1].at(0); panel.togglePopover?.();
     if ("requestIdleCallback" in window) requestIdleCallback(run);
     map.values().filter(Boolean); text.matchAll(all).flatMap(String); Object.values(a).some(String); [].map(String);
     [1].with(0, 2); commerce.with({}); one.union(other); v.union([]); new Intl.Locale("en").getWeekInfo();`,
  );
  expect(new Set(found.map((line) => line.split(" is newer")[0]))).toEqual(
    new Set([
      ":popover-open",
      "CloseWatcher",
      "Map.groupBy",
      "URL.parse",
      "filter",
      "flatMap",
      "getWeekInfo",
      "showPopover",
      "toSorted",
      "union",
      "with",
    ]),
  );
});

test("the linter reports keys that are compared without asking whether they compose text", async () => {
  const found = await lint(
    "a.ts",
    `export function close(event: KeyboardEvent, { key }: KeyboardEvent, { key: id }: Row) {
       if (event.key === "Escape" || "Tab" !== event.nativeEvent.key) switch (event.key) { case "Enter": }
       return pressedKey(event) === "Enter" || row.key === "a";
     }`,
  );
  expect(found).toHaveLength(4);
  expect(new Set(found)).toEqual(
    new Set(["An input method may be composing text with this key. Compare pressedKey(event) instead."]),
  );
});

test("the linter reports money that is computed from floats, and accepts comparisons and rounded divisions", async () => {
  const wrong = [
    "Number(price.amount) * 3",
    "sum + parseFloat(variant.price)",
    "+retail - 5",
    "Math.round(price.max * 100)",
    "(priceCents / 100).toFixed(2)",
    "priceCents / 100",
  ];
  const right = [
    "Number(price) < Number(retail)",
    "Math.round((subtotal * percent) / 100)",
    "retailPrice * quantity",
    "{ value: Number(price) }",
    "share * 100",
    "accents / 100",
  ];
  const code = (expressions: readonly string[]) => `export const all = [${expressions.join(",\n")}];`;
  expect(await lint("a.ts", code(right))).toEqual([]);
  expect((await lint("a.ts", code(wrong))).length).toBeGreaterThanOrEqual(wrong.length);
});

const listOf = (...items: readonly string[]) =>
  lint("a.tsx", `export const A = ({ labels, isOpen, item }) => <ul>${items.join("")}</ul>;`);

test("the linter reports texts that a translation of the page would keep from changing", async () => {
  const items = [
    "<li>{isOpen && <Icon />}{labels.close}</li>",
    "<li>{isOpen && <Icon />}Close</li>",
    "<li>{isOpen ? labels.open : labels.close}<Icon /></li>",
    "<li>{item.label}<Icon /></li>",
    "<li>{labels.stages[item.step]}<Icon /></li>",
    "<li>{labels.more(3)} <Icon /></li>",
    "<li>{`${item.sum} in total`}<Icon /></li>",
  ];
  const found = (await listOf(...items)).filter((line) => line.startsWith("A browser's translation"));
  expect(found).toHaveLength(items.length);
});

test("the linter accepts texts alone, in an element, with a key, or that nobody translates", async () => {
  const items = [
    "<li>{item.label} {/* Alone. */}</li>",
    "<li>{labels.close} <Icon /></li>",
    "<li>{isOpen && <Icon />}<span>{item.label}</span></li>",
    "<li key={item.label}>{item.label}<Icon /></li>",
    '<li translate="no">{item.number}<Icon /></li>',
  ];
  expect(await listOf(...items)).toEqual([]);
});
