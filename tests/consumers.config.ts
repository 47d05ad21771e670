import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

/** Milliseconds. Installs frameworks from the registry, which a slow network delays. */
const timeout = 600_000;

/** Tests the packed design system in apps built with other frameworks. */
export default defineConfig({
  root,
  test: {
    name: "consumers",
    environment: "node",
    include: ["tests/consumers/*.long.ts"],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});
