import { glob } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { root } from "./process.ts";
import { rounds, type Suite } from "./test-suites.ts";

const suites = rounds.flat();

export interface Selection {
  readonly suite: Suite;
  readonly files?: readonly string[];
}

/** Selects suites by name, or test files whose path contains a word; without words, all that are not on demand. */
export async function selectTests(words: readonly string[]): Promise<Selection[]> {
  if (words.length === 0) return suites.filter(({ isOnDemand }) => !isOnDemand).map((suite) => ({ suite }));
  const selections = await Promise.all(suites.map((suite) => selectFiles(suite, words)));
  const unmatched = words.find((word) => !selections.some(({ matched }) => matched.has(word)));
  if (unmatched !== undefined) {
    const names = [...suiteNames].map((name) => `"${name}"`).join(", ");
    throw new Error(
      `No test file matches "${unmatched}". Use part of a test file's path, or a suite: ${names}.`,
    );
  }
  return selections.filter(({ matched }) => matched.size > 0);
}

const suiteNames = new Set(suites.map(({ name }) => name));

async function selectFiles(suite: Suite, words: readonly string[]) {
  const all = await testFiles(suite.include);
  const filesOf = (word: string) => {
    if (suiteNames.has(word)) return [];
    const path = pathOf(word).toLowerCase();
    return all.filter((file) => file.toLowerCase().includes(path));
  };
  const found = new Map(words.map((word) => [word, filesOf(word)]));
  return {
    suite,
    ...(words.includes(suite.name) ? {} : { files: [...new Set([...found.values()].flat())] }),
    matched: new Set(words.filter((word) => word === suite.name || found.get(word)?.length)),
  };
}

/** "./tests/e2e/home.spec.ts" and an absolute path both become a path from the workspace root. */
function pathOf(word: string): string {
  const isPath = word.startsWith("./") || word.startsWith("/");
  return isPath ? relative(root, resolve(root, word)) : word;
}

async function testFiles(include: readonly string[]): Promise<string[]> {
  const exclude = ["**/node_modules/**", "**/build/**", "**/dist/**", "tests/consumers/apps/**"];
  return (await Array.fromAsync(glob([...include], { cwd: root, exclude }))).sort();
}
