import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { contentPlugin } from "../storefront/content-plugin.ts";
import { messagesPlugin } from "../storefront/messages-plugin.ts";
import { storefrontProjects } from "../storefront/vitest.projects.ts";

const root = new URL("..", import.meta.url).pathname;

/** As in `storefront/tsconfig.json`. */
const storefrontAlias = { "~": new URL("../storefront/app", import.meta.url).pathname };

/** Apps that install the package run their own tests. */
const elsewhere = ["**/node_modules/**", "tests/consumers/apps/**"];

/** For projects whose files share workers. */
const realTimers = join(root, "tests/real-timers.ts");

/** Milliseconds. Much longer than any test needs, so that none fails on a busy machine. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

function pseudoLanguage(language: string, pages: string): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [messagesPlugin(language), vanillaExtractPlugin(), contentPlugin()],
    resolve: { alias: storefrontAlias },
    test: {
      ...timeouts,
      name: language,
      environment: "happy-dom",
      include: [`storefront/stories/${pages}-*.test.tsx`],
    },
  };
}

function onNode(
  name: string,
  options: Pick<NonNullable<TestProjectInlineConfiguration["test"]>, "include" | "exclude" | "globalSetup">,
): TestProjectInlineConfiguration {
  return {
    root,
    // Resolve as Node does. Vite's "development" condition would load a second copy of graphql.
    ssr: { resolve: { conditions: ["module", "node"] } },
    // For tests that compare the storefront's links with the catalog.
    resolve: { alias: storefrontAlias },
    test: {
      ...timeouts,
      name,
      environment: "node",
      // These tests share no state. Loading the commerce service once per file took a third of the time.
      isolate: false,
      setupFiles: [realTimers],
      exclude: elsewhere,
      ...options,
    },
  };
}

/** Unit tests of all packages. Stories and end-to-end tests have their own configurations. */
export default defineConfig({
  root,
  test: {
    // More workers than cores: many tests wait for a process that they start. (The default leaves one core free.)
    maxWorkers: "150%",
    projects: [
      ...storefrontProjects,
      pseudoLanguage("en-XA", "accented"),
      pseudoLanguage("ar-XB", "reversed"),
      onNode("node", { include: ["{.storybook,.tasks,graphql}/**/*.test.{ts,tsx}"] }),
      onNode("tests", {
        include: ["tests/**/*.test.{ts,tsx}"],
        // `tests/long.config.ts` runs those, one file at a time.
        exclude: [...elsewhere, "tests/{attacks,faults}/**"],
        globalSetup: ["tests/built-storefront.ts"],
      }),
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          ...timeouts,
          name: "design-system",
          environment: "happy-dom",
          isolate: false,
          setupFiles: [realTimers],
          restoreMocks: true,
          unstubGlobals: true,
          include: ["design-system/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
        },
      },
    ],
  },
});
