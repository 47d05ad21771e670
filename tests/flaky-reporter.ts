import type { Reporter, TestCase } from "vitest/node";

/** Lists the tests that failed and then passed when repeated. Vitest's own reporters count them as passed. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#flaky.length > 0) console.log(`\n${this.#flaky.length} flaky\n  ${this.#flaky.join("\n  ")}`);
  }
}
