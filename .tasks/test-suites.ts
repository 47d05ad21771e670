import { join, relative } from "node:path";
import * as v from "valibot";
import { root, run } from "./process.ts";
import { runGallery } from "./visual.ts";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, each with its file and its title. */
  readonly failures: readonly string[];
}

/**
 * With `CI=true`, a failed test runs once more, because a slow moment on a shared machine must not block a change. The
 * runners list it as flaky: it has a race that needs a fix. A second retry would hide a test that fails every other
 * time. Without `CI`, nothing is retried.
 */
const retries = process.env["CI"] ? 1 : 0;

export interface Suite {
  readonly name: string;
  /** Glob patterns of its test files, from the workspace root. */
  readonly include: readonly string[];
  /** Whether the given test file needs the production build of the storefront; without a file, whether any does. */
  readonly needsBuild: (file?: string) => boolean;
  /** Runs only when its name or one of its files is requested. */
  readonly isOnDemand?: boolean;
  /** Runs the given test files, or all, with further options, and writes a JSON report. */
  readonly run: (
    reportPath: string,
    options: readonly string[],
    files?: readonly string[],
  ) => Promise<{ readonly failed: boolean }>;
  /** Parses the JSON report. */
  readonly read: (report: string) => Tally;
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

interface PlaywrightSuite {
  readonly specs: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[];
  /** A `describe` block is a suite of its file's suite. */
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(v.object({ ok: v.boolean(), file: v.string(), title: v.string() })),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(playwrightSuite),
});

/** `all` lists what to run if no files are given and the configuration covers several suites. */
function runVitest(
  config: string,
  all: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Suite["run"] {
  return (reportPath, options, files) =>
    run(
      "vitest",
      [
        "run",
        "--config",
        config,
        // With only a few files, print a line for each test.
        `--reporter=${files ? "verbose" : "dot"}`,
        "--reporter=json",
        "--reporter=./tests/flaky-reporter.ts",
        `--outputFile.json=${reportPath}`,
        `--retry=${retries}`,
        ...(files ?? all),
        // Last, because `-u` would take the next word for its value.
        ...options,
      ],
      { env, reject: false },
    );
}

/** Settings of Storybook's toolbar that designers look at, each with the suite that runs every story under it. */
const switches = {
  german: "words:de",
  "320px": "width:small",
  text200: "text:double",
  "forced-colors": "colors:forced",
};

const switchSuite = ([name, globals]: [string, string]): Suite => ({
  name,
  include: [],
  needsBuild: () => false,
  isOnDemand: true,
  run: runVitest(".storybook/vitest.config.ts", [], { STORYBOOK_GLOBALS: globals }),
  read: readVitest,
});

/** The long tests of some folders. */
function longSuite(name: string, folders: readonly string[], config: string, needsBuild: boolean): Suite {
  return {
    name,
    include: folders.map((folder) => `${folder}**/*.long.ts`),
    needsBuild: () => needsBuild,
    isOnDemand: true,
    run: runVitest(config, folders),
    read: readVitest,
  };
}

function readVitest(report: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = v.parse(vitestReport, JSON.parse(report));
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${relative(root, name)} > ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

function readPlaywright(report: string): Tally {
  const { stats, suites } = v.parse(playwrightReport, JSON.parse(report));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(failedSpecs),
  };
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `tests/${file} > ${title}`);
  return [...failed, ...suites.flatMap(failedSpecs)];
}

const retryOption = `--retries=${retries}`;

/** Playwright runs in `tests` and takes paths from there. */
const inTests = (files: readonly string[] = []) => files.map((file) => file.replace(/^tests\//, ""));

export const suites: readonly Suite[] = [
  {
    name: "units",
    include: [
      "{.storybook,.tasks,design-system,storefront,tests}/**/*.test.{ts,tsx}",
      "graphql/{operations,commerce-service,extensions,service-kit,alerts}/**/*.test.ts",
    ],
    needsBuild: (file = "tests/") => /^(storefront\/server|tests)\/|^\.tasks\/start\.test/.test(file),
    run: runVitest("tests/vitest.config.ts"),
    read: readVitest,
  },
  {
    name: "stories",
    include: ["{.storybook,design-system,storefront}/**/*.stories.tsx"],
    needsBuild: () => false,
    run: runVitest(".storybook/vitest.config.ts"),
    read: readVitest,
  },
  {
    name: "gallery",
    include: ["tests/{accessibility,visual}/*.spec.ts"],
    needsBuild: () => false,
    run: (reportPath, options, files) =>
      runGallery([...inTests(files), retryOption, ...options], { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath }),
    read: readPlaywright,
  },
  {
    name: "end to end",
    include: ["tests/{e2e,faults,attacks}/**/*.spec.ts"],
    needsBuild: () => true,
    run: (reportPath, options, files) =>
      run(
        "playwright",
        ["test", `--reporter=${files ? "list" : "dot"},json`, retryOption, ...inTests(files), ...options],
        {
          cwd: join(root, "tests"),
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath },
          reject: false,
        },
      ),
    read: readPlaywright,
  },
  longSuite("endurance", ["tests/faults/", "tests/attacks/"], "tests/endurance.config.ts", true),
  longSuite("consumers", ["tests/consumers/"], "tests/consumers.config.ts", false),
  longSuite("docs", ["tests/storybook/"], "tests/consumers.config.ts", false),
  longSuite("scale", ["tests/scale/"], "tests/endurance.config.ts", true),
  ...Object.entries(switches).map(switchSuite),
];
