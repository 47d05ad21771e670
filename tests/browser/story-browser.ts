import { playwright } from "@vitest/browser-playwright";
import type { BrowserConfigOptions } from "vitest/node";
import { chromiumLaunch } from "./chromium.ts";

/** Chromium for Vitest's browser mode. */
export async function storyBrowser(): Promise<BrowserConfigOptions> {
  return {
    enabled: true,
    headless: true,
    // Without animations, a story looks the same at any time.
    provider: playwright({
      launchOptions: await chromiumLaunch(),
      contextOptions: { reducedMotion: "reduce" },
    }),
    instances: [{ browser: "chromium" }],
    screenshotFailures: false,
  };
}
