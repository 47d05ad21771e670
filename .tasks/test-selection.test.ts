import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./process.ts";
import { selectTests } from "./test-selection.ts";

async function select(...words: readonly string[]) {
  return (await selectTests(words)).map(({ suite, files }) => [suite.name, files] as const);
}

test("selects every suite without words, except those on demand", async () => {
  expect(await select()).toEqual([
    ["units", undefined],
    ["stories", undefined],
    ["gallery", undefined],
    ["end to end", undefined],
  ]);
});

test("selects a whole suite by its name", async () => {
  expect(await select("end to end")).toEqual([["end to end", undefined]]);
  expect(await select("units", ".tasks/port")).toEqual([["units", undefined]]);
});

test("selects a suite of the toolbar's switches by its name only", async () => {
  expect(await select("german")).toEqual([["german", undefined]]);
  expect((await select("button.stories")).map(([name]) => name)).toEqual(["stories"]);
});

test("selects the long tests of faults beside the short ones", async () => {
  const suites = (await select("tests/faults/")).map(([name]) => name);
  expect(suites).toEqual(["units", "end to end", "endurance"]);
});

test("selects one file by its path, however it is written", async () => {
  const file = "tests/e2e/keyboard.spec.ts";
  for (const path of [file, `./${file}`, join(root, file)])
    expect(await select(path)).toEqual([["end to end", [file]]]);
});

test("selects the files of every suite whose path contains one of the words, in any case", async () => {
  expect(await select("Tasks/PORT", "dialog/dialog.s")).toEqual([
    ["units", [".tasks/port.test.ts"]],
    ["stories", ["design-system/src/components/Dialog/Dialog.stories.tsx"]],
  ]);
});

test("rejects a word that matches no test file, and names the suites", async () => {
  await expect(select("keyboard", "no-such-test")).rejects.toThrow(
    'No test file matches "no-such-test". Use part of a test file\'s path, or a suite: "units", "stories", "gallery", "end to end", "image generator", "endurance", "consumers", "docs", "scale", "german", "320px", "text200", "forced-colors".',
  );
});
