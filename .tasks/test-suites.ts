import { join } from "node:path";
import { testFiles } from "../tests/test-files.ts";
import { root, run } from "./process.ts";
import { readPlaywright, readVitest, type TestResults } from "./test-results.ts";
import { runGallery } from "./commands/visual.ts";

/** Slow moments of a shared machine need one with `CI=true`. A second would hide a test that often fails. */
const retries = process.env["CI"] ? 1 : 0;

interface TestRun {
  readonly reportPath: string;
  readonly options: readonly string[];
  /** Files from the root of the workspace; without them, all of the suite. */
  readonly files: readonly string[] | undefined;
}

export interface Suite {
  readonly name: string;
  /** Globs of its test files, from the root of the workspace. */
  readonly include: readonly string[];
  /** Runs only when its name or one of its files is requested. */
  readonly isOnDemand?: boolean;
  /** Writes a JSON report. */
  readonly run: (test: TestRun) => Promise<{ readonly failed: boolean }>;
  readonly read: (report: string) => TestResults;
}

interface VitestOptions {
  readonly project?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const withVitest = (config: string, { project, env = {} }: VitestOptions = {}) => ({
  run: ({ reportPath, options, files }: TestRun) => {
    const args = [
      `--config=${config}`,
      ...(project ? [`--project=${project}`] : []),
      // With only a few files, print a line for each test.
      `--reporter=${files ? "verbose" : "dot"}`,
      "--reporter=json",
      `--outputFile.json=${reportPath}`,
      `--retry=${retries}`,
      ...(files ?? []),
      // Last, because `-u` would take the next word for its value.
      ...options,
    ];
    return run("vitest", ["run", ...args], { env, reject: false });
  },
  read: readVitest,
});

/** Arguments for Playwright, which runs in `tests` and takes paths from there. */
const playwrightArgs = ({ options, files = [] }: TestRun) => [
  ...files.map((file) => file.replace(/^tests\//, "")),
  `--retries=${retries}`,
  ...options,
];

const onDemand = (name: "resilience" | "endurance" | "scale" | "consumers" | "docs"): Suite => ({
  name,
  include: testFiles[name],
  isOnDemand: true,
  ...withVitest("tests/long.config.ts", { project: name }),
});

/** Every story under a setting of Storybook's toolbar that designers look at. */
const switched = (name: string, globals: string): Suite => ({
  name,
  include: [],
  isOnDemand: true,
  ...withVitest(".storybook/vitest.config.ts", { env: { STORYBOOK_GLOBALS: globals } }),
});

/** All stories, and a purchase, in browsers that are not Chromium, or old. */
const engines: Suite = {
  name: "engines",
  include: testFiles.engines,
  isOnDemand: true,
  ...withVitest("tests/engines.config.ts"),
};

const units: Suite = { name: "units", include: testFiles.units, ...withVitest("tests/vitest.config.ts") };

const stories: Suite = {
  name: "stories",
  include: testFiles.stories,
  ...withVitest(".storybook/vitest.config.ts"),
};

/** Tests on a page that shows all stories. `folders` select files for Playwright. */
const inGallery = (...folders: readonly string[]) => ({
  run: (test: TestRun) =>
    runGallery(playwrightArgs({ ...test, files: test.files ?? folders }), {
      PLAYWRIGHT_JSON_OUTPUT_FILE: test.reportPath,
    }),
  read: readPlaywright,
});

const gallery: Suite = {
  name: "gallery",
  include: testFiles.gallery,
  ...inGallery("visual/", "accessibility/stacked-modals", "accessibility/transcripts"),
};

/** Every story in its other appearances. */
const accessibility: Suite = {
  name: "accessibility",
  include: testFiles.accessibility,
  isOnDemand: true,
  ...inGallery("accessibility/axe"),
};

const inTheShop = (env: Readonly<Record<string, string>> = {}, ...args: readonly string[]) => ({
  run: (test: TestRun) => {
    const reporter = `--reporter=${test.files ? "list" : "dot"},json`;
    const options = { cwd: join(root, "tests"), reject: false };
    return run("playwright", ["test", reporter, ...args, ...playwrightArgs(test)], {
      ...options,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: test.reportPath },
    });
  },
  read: readPlaywright,
});

const endToEnd: Suite = { name: "end to end", include: testFiles.endToEnd, ...inTheShop() };

/** End-to-end tests on a phone that translates every page. */
const translated: Suite = {
  name: "translated",
  include: [],
  isOnDemand: true,
  ...inTheShop({ TRANSLATED: "1" }, "--project=phone"),
};

/** Suites in the same row run at the same time. */
export const rounds: readonly (readonly Suite[])[] = [
  [units],
  [stories, gallery, endToEnd],
  [accessibility],
  [onDemand("resilience")],
  [onDemand("endurance")],
  [onDemand("consumers")],
  [onDemand("docs")],
  [onDemand("scale")],
  [engines],
  [translated],
  [switched("german", "words:de")],
  [switched("320px", "width:small")],
  [switched("text200", "text:double")],
  [switched("forced-colors", "colors:forced")],
];
