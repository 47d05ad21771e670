import { defineConfig } from "vitest/config";
import { storyTests } from "../.storybook/story-tests.ts";
import { storyEngines } from "./engines/story-engines.ts";
import { testFiles } from "./test-files.ts";

const root = new URL("..", import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    projects: [
      ...(storyEngines.instances.length > 0
        ? [storyTests(storyEngines, { maxWorkers: storyEngines.instances.length })]
        : []),
      {
        root,
        ssr: { resolve: { conditions: ["module", "node"] } },
        test: {
          name: "engines",
          environment: "node",
          include: [...testFiles.engines],
          fileParallelism: false,
          testTimeout: 5 * 60_000,
          hookTimeout: 10 * 60_000,
          globalSetup: ["tests/built-storefront.ts"],
          // Stories first. Both use all cores.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
