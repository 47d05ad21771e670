import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

/** Milliseconds. Installing frameworks from the registry takes long on a slow network. */
const timeout = 600_000;

/** Tests the packed design system in apps built with other frameworks, and the built Storybook. */
export default defineConfig({
  root,
  test: {
    name: "consumers",
    environment: "node",
    include: ["tests/{consumers,storybook}/*.long.ts"],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});
