import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { storyBrowser } from "../tests/browser/story-browser.ts";

/**
 * Every story is a test: it renders, its play function passes, and axe finds no violations. Runs in the pinned
 * Chromium.
 */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  // The content pages are MDX: without the docs addon they would be empty modules.
  plugins: [storybookTest({ configDir: import.meta.dirname, disableAddonDocs: false })],
  // Listed, because Vite reloads the page when it discovers a dependency during a test.
  optimizeDeps: {
    // The pages' dependencies belong to the storefront, so they resolve from their stories.
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
    // One page for all files: loading every module again for each file took more than half of the time. Stories must
    // not depend on a fresh page anyway, as Storybook shows them one after the other.
    isolate: false,
    browser: await storyBrowser(),
  },
});
