import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestResults } from "../test-results.ts";
import { type Selection, selectTests } from "../test-selection.ts";
import { rounds } from "../test-suites.ts";

/**
 * `pnpm test [WORD …] [-OPTION …]`: all tests, a suite by name, or the test files whose path contains a word. Options such
 * as `-u` are passed to the runners. The last line is "N passed, N failed".
 */
export default async function test(args: readonly string[] = []): Promise<void> {
  const options = args.filter((arg) => arg.startsWith("-"));
  const words = args.filter((arg) => !arg.startsWith("-"));
  const selections = await selectTests(words);
  if (words.length > 0) console.log(`Running ${selections.map(describe).join(", ")}.`);
  const reports = await mkdtemp(join(tmpdir(), "circlet-test-"));
  const results: TestResults[number][] = [];
  for (const round of rounds) {
    const selected = selections.filter(({ suite }) => round.includes(suite));
    const run = (selection: Selection) =>
      runSuite(selection, options, join(reports, `${selection.suite.name}.json`));
    for (const result of await Promise.all(selected.map(run))) results.push(...result);
  }
  await rm(reports, { recursive: true });
  list("Flaky, passed when repeated", results, "flaky");
  list("Failed", results, "failed");
  console.log(`\n${summary(results)}`);
  if (count(results, "failed") > 0 || count(results, "passed", "flaky") === 0) process.exitCode = 1;
}

function describe({ suite, files }: Selection): string {
  if (!files) return `all ${suite.name}`;
  return `${files.length} ${files.length === 1 ? "file" : "files"} of ${suite.name}`;
}

async function runSuite(
  { suite, files }: Selection,
  options: readonly string[],
  reportPath: string,
): Promise<TestResults> {
  console.log(`\n── ${suite.name}`);
  const started = performance.now();
  const { failed } = await suite.run({ reportPath, options, files });
  const report = await readFile(reportPath, "utf8").catch(() => null);
  const results = report === null ? [] : suite.read(report);
  // A suite that crashes, or fails without a failed test, counts as one failure, so that it never goes unnoticed.
  const isSilent = count(results, "failed") === 0 && (failed || count(results, "passed", "flaky") === 0);
  const counted: TestResults = isSilent
    ? [...results, { name: `${suite.name}, without a failed test`, status: "failed" }]
    : results;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${suite.name}: ${summary(counted)} (${seconds} s)`);
  return counted;
}

type Status = TestResults[number]["status"];

const count = (results: TestResults, ...statuses: readonly Status[]): number =>
  results.filter(({ status }) => statuses.includes(status)).length;

const summary = (results: TestResults): string =>
  `${count(results, "passed", "flaky")} passed, ${count(results, "failed")} failed`;

function list(heading: string, results: TestResults, status: Status): void {
  const names = results.filter((test) => test.status === status).map(({ name }) => name);
  if (names.length > 0) console.log(`\n${heading}:\n  ${names.join("\n  ")}`);
}
