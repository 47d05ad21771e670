import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

/** The long half of the faults and attacks: one file at a time, because they measure and kill processes. */
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
