import type { Setting } from "../graphql/service-kit/settings/setting.ts";

/** The environment variables that only the development tools read. */
export const toolSettings: readonly Omit<Setting, "schema">[] = [
  {
    name: "STORYBOOK_PORT",
    default: "6006",
    expects: "a port number from 0 to 65535",
    description: "Port of Storybook.",
  },
  {
    name: "STORYBOOK_SOURCE_URL",
    defaultDescription: "none",
    expects: "the address of the repository's files",
    description:
      "Storybook links each component to its file below this address, such as `https://github.com/you/shop/blob/main/`.",
  },
  {
    name: "STORYBOOK_GLOBALS",
    defaultDescription: "none",
    expects: "switches such as `text:double;words:de`",
    description:
      "The toolbar's switches at the start, for Storybook and the stories' tests: `brand`, `scheme`, `direction`, `text`, `words`, `colors`, `width` (`small` is 320 px).",
  },
  {
    name: "CHROMIUM_PATH",
    defaultDescription: "the pinned Chromium",
    expects: "the path of a Chromium",
    description:
      "Browser for the tests. By default Linux x64 uses the npm package `@sparticuz/chromium`, other systems use Playwright's.",
  },
  {
    name: "CHROMATIC_PROJECT_TOKEN",
    defaultDescription: "none",
    expects: "a project token",
    description: "For `npx pnpm chromatic` only: publishes the stories to Chromatic.",
  },
];
