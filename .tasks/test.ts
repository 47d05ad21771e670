import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import build from "./build.ts";
import { root, run } from "./process.ts";
import { runGallery } from "./visual.ts";

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Suite {
  readonly name: string;
  /** Runs the suite; its reporter writes a report to the path. */
  readonly run: (report: string) => Promise<number>;
  readonly read: (report: string) => Tally;
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

function vitest(name: string, config: string): Suite {
  return {
    name,
    run: (report) =>
      run("vitest", [
        "run",
        "--config",
        config,
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ]),
    read: (report) => {
      const { numPassedTests, numFailedTests } = v.parse(vitestReport, JSON.parse(report));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

function readPlaywright(report: string): Tally {
  const { stats } = v.parse(playwrightReport, JSON.parse(report));
  // A test that passes at its second try has failed: it tells of a race in the shop or in itself.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const suites: readonly Suite[] = [
  vitest("units", "tests/vitest.config.ts"),
  vitest("stories", ".storybook/vitest.config.ts"),
  {
    name: "gallery",
    run: (report) => runGallery([], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    read: readPlaywright,
  },
  {
    name: "end to end",
    run: (report) =>
      run("playwright", ["test", "--reporter=dot,json"], {
        cwd: join(root, "tests"),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    read: readPlaywright,
  },
];

/** What runs at once: stories and gallery wait for frames half of their time, together they keep two cores busy. */
const rounds: readonly (readonly string[])[] = [["units"], ["stories", "gallery"], ["end to end"]];

const suitesOf = (round: readonly string[], chosen: readonly Suite[]): Suite[] =>
  chosen.filter(({ name }) => round.includes(name));

/** `pnpm test [units|stories|gallery|"end to end"]`: every test there is, the browser ones too. */
export default async function test(names: readonly string[] = []): Promise<void> {
  const known = suites.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no suite "${unknown}". There are: ${known.join(", ")}.`);
  const chosen = suites.filter((suite) => names.length === 0 || names.includes(suite.name));
  await build();
  const reports = await mkdtemp(join(tmpdir(), "circlet-test-"));
  const total = { passed: 0, failed: 0 };
  const runNamed = async (suite: Suite): Promise<void> => {
    console.log(`\n── ${suite.name}`);
    const begun = performance.now();
    const tally = await runSuite(suite, join(reports, `${suite.name}.json`));
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`\n${suite.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
    total.passed += tally.passed;
    total.failed += tally.failed;
  };
  for (const round of rounds) await Promise.all(suitesOf(round, chosen).map(runNamed));
  await rm(reports, { recursive: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

/** A suite that breaks off, or fails without a failed test, counts as one failure: it must never pass unseen. */
async function runSuite(suite: Suite, reportPath: string): Promise<Tally> {
  const code = await suite.run(reportPath);
  const report = await readFile(reportPath, "utf8").catch(() => null);
  const tally = report === null ? { passed: 0, failed: 0 } : suite.read(report);
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}
