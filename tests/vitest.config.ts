import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { storefrontModules } from "../.storybook/storefront-modules.ts";
import { contentPlugin } from "../storefront/content-plugin.ts";
import { messagesPlugin } from "../storefront/messages-plugin.ts";

const root = new URL("..", import.meta.url).pathname;

/** Milliseconds. Much longer than any test needs, so that none fails on a busy machine. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Unit tests of all packages. Stories and end-to-end tests have their own configurations. */
export default defineConfig({
  root,
  test: {
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      "storefront/vitest.config.ts",
      {
        root,
        plugins: [messagesPlugin("en-XA"), vanillaExtractPlugin(), contentPlugin()],
        // One copy of the router: Node would load another one for its second package.
        resolve: {
          alias: [...storefrontModules, { find: /^react-router-dom$/, replacement: "react-router" }],
        },
        test: {
          ...timeouts,
          name: "pseudo-language",
          environment: "happy-dom",
          include: ["storefront/stories/*.test.tsx"],
        },
      },
      {
        root,
        // Resolve as Node does. Vite's "development" condition would load a second copy of graphql.
        ssr: { resolve: { conditions: ["module", "node"] } },
        // For tests that compare the storefront's links with the catalog.
        resolve: { alias: { "~": new URL("../storefront/app", import.meta.url).pathname } },
        test: {
          ...timeouts,
          name: "node",
          environment: "node",
          // These tests share no state. Loading the commerce service once per file took a third of the time.
          isolate: false,
          include: [
            "{tests,.tasks}/**/*.test.ts",
            "graphql/{operations,platform}/**/*.test.ts",
            "graphql/atelier/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/build/**", "tests/e2e/**"],
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          ...timeouts,
          name: "design-system",
          environment: "happy-dom",
          include: ["design-system/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
        },
      },
    ],
  },
});
