import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

/** Milliseconds until a test is taken for stuck. Far beyond what any needs: a busy machine must not fail one. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Unit tests beside the code of every package; stories and end-to-end tests have configurations of their own. */
export default defineConfig({
  root,
  test: {
    // By itself it would leave one core to somebody who watches: of two, half.
    maxWorkers: "100%",
    projects: [
      "storefront/vitest.config.ts",
      {
        root,
        // As Node itself resolves: Vite's "development" would load a second GraphQL beside the one that packages load.
        ssr: { resolve: { conditions: ["module", "node"] } },
        test: {
          ...patience,
          name: "node",
          environment: "node",
          // These tests change nothing that files share; loading the commerce service for each took a third of their time.
          isolate: false,
          include: ["{graphql,tests,.tasks}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/build/**", "tests/e2e/**"],
        },
      },
      {
        root,
        plugins: [vanillaExtractPlugin()],
        test: {
          ...patience,
          name: "design-system",
          environment: "happy-dom",
          include: ["design-system/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**"],
        },
      },
    ],
  },
});
