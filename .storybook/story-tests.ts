import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import type { TestProjectInlineConfiguration } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";

/** Runs every story as a test: it must render, its play function must pass, and axe must find no violations. */
export const storyTests = (
  browser: BrowserConfigOptions,
  options: { readonly maxWorkers?: number } = {},
): TestProjectInlineConfiguration => ({
  root: new URL("..", import.meta.url).pathname,
  // Compiles the content pages, which are MDX. Without the docs addon, they would be empty modules.
  plugins: [storybookTest({ configDir: import.meta.dirname, disableAddonDocs: false })],
  // Listed here, because Vite reloads the page when it discovers a dependency during a test.
  optimizeDeps: {
    // Dependencies of the storefront's pages, which are not installed for Storybook itself.
    entries: ["storefront/stories/**/*.stories.tsx"],
    include: [
      "@radix-ui/react-dialog",
      "react/jsx-dev-runtime",
      "react-dom/client",
      "react-dom/server",
      "storybook/test",
    ].map((name) => `@circlet/design-system > ${name}`),
  },
  test: {
    name: "stories",
    // One page for all files, because loading every module again for each took more than half of the time.
    isolate: false,
    setupFiles: [".storybook/vitest.setup.ts"],
    browser,
    // Milliseconds. Much longer than any story needs, as in vitest.setup.ts.
    testTimeout: 60_000,
    ...options,
  },
});
