import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Rules of every style sheet that types cannot hold. */
interface Rule {
  readonly name: string;
  readonly found: RegExp;
  /** Lines that are right all the same, and why. */
  readonly allowed?: readonly RegExp[];
}

/** A property at work has a value after it; `width: {` and `bottom: component(` name variants of a recipe. */
const value = String.raw`\s*:\s*(?!(component|pattern|primitive)\()["'\`\d\-+cvm]`;
const sides = "(Top|Right|Bottom|Left)";
const physical = [
  `(margin|padding|border|scrollMargin|scrollPadding)${sides}(Width|Color|Style)?`,
  "top|right|bottom|left",
  "width|height|(min|max)(Width|Height)",
  "border(Top|Bottom)(Left|Right)Radius",
  "overflow(X|Y)",
].join("|");

const rules: readonly Rule[] = [
  {
    name: "logical properties only: what is written for the left stands on the right in Arabic",
    found: new RegExp(String.raw`(?<![\w-])(${physical})${value}`),
    // Chromium does not know overflow-inline and overflow-block yet; a recipe may call its variant a width.
    allowed: [/overflow[XY]: /, /defaultVariants: /],
  },
  {
    name: "logical values only",
    found: /(textAlign|float|clear|captionSide)\s*:\s*"(left|right)"/,
  },
  {
    name: "colors are tokens: a written one stays as it is in the dark and in every brand",
    found:
      /#[0-9a-fA-F]{3,8}\b|\b(rgba?|hsla?|oklch|lab)\(|([cC]olor|background|fill|stroke):\s*"(white|black)"/,
  },
  {
    name: "[dir='rtl'] & instead of :dir(rtl), which builds for older browsers turn into a list of languages",
    found: /:dir\(/,
  },
  {
    name: "movements take a token's time, which is gone with reduced motion, or ask for it",
    found: /(transition|animation)[^;]*\b\d*\.?\d+m?s\b/,
    // What only waits before it is shown moves nothing.
    allowed: [/breathe|turn|appearLate/, /\[media\.reducedMotion\]/],
  },
];

const root = join(import.meta.dirname, "../..");
const sheets = ["design-system/src", "storefront/app"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => join(folder, file)),
);

test.each(rules)("$name", ({ found, allowed = [] }) => {
  const breaches = sheets.flatMap((sheet) =>
    readFileSync(join(root, sheet), "utf8")
      .split("\n")
      .map((line, index) => ({ place: `${sheet}:${index + 1}`, line: line.trim() }))
      .filter(({ line }) => !/^(\/\/|\/?\*)/.test(line) && found.test(line))
      .filter(({ line }) => !allowed.some((right) => right.test(line)))
      .map(({ place, line }) => `${place} ${line}`),
  );
  expect(breaches).toEqual([]);
});

test("every style sheet is looked at", () => {
  expect(sheets.length).toBeGreaterThan(80);
});
