import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import build from "./build.ts";
import { type Selection, selectTests } from "./test-selection.ts";
import type { Tally } from "./test-suites.ts";

/** Suites in the same row run at the same time. The stories use one core, so the gallery can use the other. */
const rounds: readonly (readonly string[])[] = [
  ["units"],
  ["stories", "gallery"],
  ["end to end"],
  ["endurance"],
  ["consumers"],
  ["docs"],
  ["scale"],
  ["german"],
  ["320px"],
  ["text200"],
  ["forced-colors"],
];

/**
 * `pnpm test [WORD …] [-OPTION …]`: all tests, a suite by name, or the test files whose path contains a word. Options such
 * as `-u` are passed to the runners.
 */
export default async function test(args: readonly string[] = []): Promise<void> {
  const options = args.filter((arg) => arg.startsWith("-"));
  const words = args.filter((arg) => !arg.startsWith("-"));
  const selections = await selectTests(words);
  if (words.length > 0) console.log(`Running ${selections.map(describe).join(", ")}.`);
  if (selections.some(needsBuild)) await build();
  const reports = await mkdtemp(join(tmpdir(), "circlet-test-"));
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const runNamed = async (selection: Selection): Promise<void> => {
    const { name } = selection.suite;
    console.log(`\n── ${name}`);
    const started = performance.now();
    const tally = await runSuite(selection, options, join(reports, `${name}.json`));
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`\n${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
    total.passed += tally.passed;
    total.failed += tally.failed;
    failures.push(...tally.failures);
  };
  for (const round of rounds) {
    await Promise.all(selections.filter(({ suite }) => round.includes(suite.name)).map(runNamed));
  }
  await rm(reports, { recursive: true });
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

function describe({ suite, files }: Selection): string {
  if (!files) return `all ${suite.name}`;
  return `${files.length} ${files.length === 1 ? "file" : "files"} of ${suite.name}`;
}

const needsBuild = ({ suite, files }: Selection): boolean =>
  files ? files.some((file) => suite.needsBuild(file)) : suite.needsBuild();

/** A suite that crashes, or fails without a failed test, counts as one failure, so that it never goes unnoticed. */
async function runSuite(
  { suite, files }: Selection,
  options: readonly string[],
  reportPath: string,
): Promise<Tally> {
  const { failed } = await suite.run(reportPath, options, files);
  const report = await readFile(reportPath, "utf8").catch(() => null);
  const tally = report === null ? { passed: 0, failed: 0, failures: [] } : suite.read(report);
  const isSilent = tally.failed === 0 && (failed || tally.passed === 0);
  return isSilent ? { ...tally, failed: 1, failures: [`${suite.name}, without a failed test`] } : tally;
}
