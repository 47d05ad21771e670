import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { testFiles } from "./test-files.ts";

const root = new URL("..", import.meta.url).pathname;

interface LongSuite {
  readonly include: readonly string[];
  readonly minutes: number;
  readonly globalSetup?: string[];
  readonly env?: Record<string, string>;
}

/** Its files run one at a time, because tests measure and kill processes. */
const project = (
  name: string,
  { include, minutes, ...options }: LongSuite,
): TestProjectInlineConfiguration => ({
  root,
  ssr: { resolve: { conditions: ["module", "node"] } },
  test: {
    name,
    environment: "node",
    include: [...include],
    fileParallelism: false,
    testTimeout: minutes * 60_000,
    hookTimeout: 10 * 60_000,
    ...options,
  },
});

const builtStorefront = { globalSetup: ["tests/built-storefront.ts"] };

export default defineConfig({
  root,
  test: {
    projects: [
      project("endurance", {
        include: testFiles.endurance,
        minutes: 20,
        ...builtStorefront,
        env: { ATTACK_FIGURES: "on" },
      }),
      project("resilience", { include: testFiles.resilience, minutes: 1, ...builtStorefront }),
      project("scale", { include: testFiles.scale, minutes: 20, ...builtStorefront }),
      // Installing frameworks from the registry takes long on a slow network.
      project("consumers", { include: testFiles.consumers, minutes: 10 }),
      project("docs", { include: testFiles.docs, minutes: 10 }),
    ],
  },
});
