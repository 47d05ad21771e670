import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { contentPlugin } from "./content-plugin.ts";

type TestOptions = NonNullable<TestProjectInlineConfiguration["test"]>;

const project = (name: string, options: TestOptions): TestProjectInlineConfiguration => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [vanillaExtractPlugin(), contentPlugin()],
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  test: {
    name,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Far longer than any test needs, so that a busy machine does not fail one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...options,
  },
});

/** `tests/vitest.config.ts` runs those of the stories. */
const elsewhere = ["**/node_modules/**", "build/**", "dist/**", "stories/**"];

export const storefrontProjects = [
  // Many of these tests have a DOM or replace modules, so each file has its own worker.
  project("storefront", {
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...elsewhere, "{server,app/routes}/**"],
  }),
  // Tests of the server and of routes. Files share workers, because loading the server for each one would take most of the time.
  project("storefront server", {
    isolate: false,
    setupFiles: [fileURLToPath(new URL("../tests/real-timers.ts", import.meta.url))],
    include: ["{server,app/routes}/**/*.test.ts"],
    globalSetup: [fileURLToPath(new URL("../tests/built-storefront.ts", import.meta.url))],
  }),
];
