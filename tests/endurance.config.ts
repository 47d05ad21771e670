import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

/** The long tests of faults and attacks run one file at a time, because they measure and kill processes. */
export default defineConfig({
  root,
  ssr: { resolve: { conditions: ["module", "node"] } },
  test: {
    name: "endurance",
    environment: "node",
    include: ["tests/{faults,attacks,scale}/**/*.long.ts"],
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
  },
});
