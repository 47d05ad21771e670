import { playwright } from "@vitest/browser-playwright";
import type { BrowserConfigOptions } from "vitest/node";
import { chromiumLaunch } from "./chromium.ts";

/** The pinned Chromium for vitest's browser mode. */
export async function storyBrowser(): Promise<BrowserConfigOptions> {
  return {
    enabled: true,
    headless: true,
    // Nothing moves: what a story shows does not depend on when one looks.
    provider: playwright({
      launchOptions: await chromiumLaunch(),
      contextOptions: { reducedMotion: "reduce" },
    }),
    instances: [{ browser: "chromium" }],
    screenshotFailures: false,
  };
}
