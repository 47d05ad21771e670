import type { Setting } from "../storefront/server/settings/setting.ts";

/** The environment variables that only the tools read. */
export const toolSettings: readonly Omit<Setting, "group" | "schema">[] = [
  {
    name: "STORYBOOK_PORT",
    default: "6006",
    expects: "a port number from 0 to 65535",
    description: "Port of Storybook.",
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
