import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { storyBrowser } from "../tests/browser/story-browser.ts";

/** Every story is a test: it renders, its play function holds, axe finds nothing. In the pinned Chromium. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  // The pages' long texts are MDX: without the docs addon they would be empty modules.
  plugins: [storybookTest({ configDir: import.meta.dirname, disableAddonDocs: false })],
  // Named, because one that is found while tests run makes vite load the page anew.
  optimizeDeps: {
    // What the pages stand on belongs to the storefront: it is looked up there, from their stories.
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
    browser: await storyBrowser(),
  },
});
