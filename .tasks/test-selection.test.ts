import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./process.ts";
import { selectTests } from "./test-selection.ts";

async function select(...words: readonly string[]) {
  return (await selectTests(words)).map(({ suite, files }) => [suite.name, files] as const);
}

test("every suite is selected without words, except those on demand", async () => {
  expect(await select()).toEqual([
    ["units", undefined],
    ["stories", undefined],
    ["gallery", undefined],
    ["end to end", undefined],
  ]);
});

test("a whole suite is selected by its name", async () => {
  expect(await select("end to end")).toEqual([["end to end", undefined]]);
  expect(await select("units", ".tasks/port")).toEqual([["units", undefined]]);
});

test("a suite of the toolbar's switches is selected by its name only", async () => {
  expect(await select("german")).toEqual([["german", undefined]]);
  expect((await select("button.stories")).map(([name]) => name)).toEqual(["stories"]);
});

test("the long tests of faults are selected beside the short ones", async () => {
  const suites = (await select("tests/faults/")).map(([name]) => name);
  expect(suites).toEqual(["end to end", "resilience", "endurance"]);
});

test("one file is selected by its path, however it is written", async () => {
  const file = "tests/e2e/keyboard.spec.ts";
  for (const path of [file, `./${file}`, join(root, file)])
    expect(await select(path)).toEqual([["end to end", [file]]]);
});

test("the files of every suite whose path contains one of the words are selected, in any case", async () => {
  expect(await select("Tasks/PORT", "dialog/dialog.s")).toEqual([
    ["units", [".tasks/port.test.ts"]],
    ["stories", ["design-system/src/components/Dialog/Dialog.stories.tsx"]],
  ]);
});

test("a word that matches no test file is rejected with the names of the suites", async () => {
  await expect(select("keyboard", "no-such-test")).rejects.toThrow(
    'No test file matches "no-such-test". Use part of a test file\'s path, or a suite: "units", "stories", "gallery", "end to end", "accessibility", "resilience", "endurance", "consumers", "docs", "scale", "engines", "translated", "german", "320px", "text200", "forced-colors".',
  );
});
