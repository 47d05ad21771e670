import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./process.ts";
import { readPlaywright, readVitest } from "./test-results.ts";

test("a report of Vitest tells flaky tests and files that do not load", () => {
  const assertion = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        name: join(root, "a.test.ts"),
        status: "failed",
        assertionResults: [
          assertion("works", "passed"),
          assertion("works at last", "passed", ["Error"]),
          assertion("is broken", "failed", ["Error"]),
          assertion("is left out", "pending"),
        ],
      },
      { name: join(root, "b.test.ts"), status: "failed", assertionResults: [] },
    ],
  };
  expect(readVitest(JSON.stringify(report)).map(({ name, status }) => [name, status])).toEqual([
    ["a.test.ts > works", "passed"],
    ["a.test.ts > works at last", "flaky"],
    ["a.test.ts > is broken", "failed"],
    ["a.test.ts > is left out", "skipped"],
    ["b.test.ts", "failed"],
  ]);
});

test("a report of Playwright tells the project of each test, also in groups", () => {
  const spec = (title: string, ...tests: readonly (readonly [string, string])[]) => ({
    file: "e2e/a.spec.ts",
    title,
    tests: tests.map(([projectName, status]) => ({ projectName, status })),
  });
  const report = {
    suites: [
      {
        specs: [spec("works", ["phone", "expected"], ["desktop", "flaky"])],
        suites: [{ specs: [spec("is broken", ["", "unexpected"])] }],
      },
    ],
  };
  expect(readPlaywright(JSON.stringify(report)).map(({ name, status }) => [name, status])).toEqual([
    ["tests/e2e/a.spec.ts > works (phone)", "passed"],
    ["tests/e2e/a.spec.ts > works (desktop)", "flaky"],
    ["tests/e2e/a.spec.ts > is broken", "failed"],
  ]);
});
