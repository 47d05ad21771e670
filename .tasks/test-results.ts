import { relative } from "node:path";
import * as v from "valibot";
import { root } from "./process.ts";

interface Test {
  readonly name: string;
  readonly status: "passed" | "failed" | "flaky" | "skipped";
}

export type TestResults = readonly Test[];

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), fullName: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});

export function readVitest(report: string): TestResults {
  const { testResults } = v.parse(vitestReport, JSON.parse(report));
  return testResults.flatMap((file): Test[] => {
    const path = relative(root, file.name);
    const tests = file.assertionResults.map(({ fullName, status, failureMessages }): Test => {
      const name = `${path} > ${fullName}`;
      if (status === "failed") return { name, status };
      if (status !== "passed") return { name, status: "skipped" };
      return { name, status: failureMessages.length > 0 ? "flaky" : "passed" };
    });
    // A file that does not load, or fails before or after its tests, has no failed test.
    const isSilent = file.status === "failed" && !tests.some(({ status }) => status === "failed");
    return isSilent ? [...tests, { name: path, status: "failed" }] : tests;
  });
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: keyof typeof playwrightStatus;
      readonly projectName: string;
    }[];
  }[];
  /** A `describe` block is a suite of its file's suite. */
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightStatus = {
  expected: "passed",
  unexpected: "failed",
  flaky: "flaky",
  skipped: "skipped",
} as const;

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(
    v.object({
      file: v.string(),
      title: v.string(),
      tests: v.array(
        v.object({
          status: v.picklist(["expected", "unexpected", "flaky", "skipped"]),
          projectName: v.string(),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

export function readPlaywright(report: string): TestResults {
  const { suites } = v.parse(v.object({ suites: v.array(playwrightSuite) }), JSON.parse(report));
  return suites.flatMap(testsOf);
}

function testsOf({ specs, suites = [] }: PlaywrightSuite): TestResults {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName }) => ({
      name: `tests/${file} > ${title}${projectName && ` (${projectName})`}`,
      status: playwrightStatus[status],
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
