import { defineConfig } from "@playwright/test";
import { chromiumForVisits } from "./browser/chromium.ts";
import { onDesktop, onPhone } from "./e2e/widths.ts";
import { testFiles } from "./test-files.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Each worker has its own shop (e2e/shop.ts), so tests can run in parallel and in any order. */
export default defineConfig({
  testDir: ".",
  testMatch: [...testFiles.endToEnd],
  globalSetup: "./built-storefront.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // One more than the two cores of the machine, because a test spends a third of its time waiting.
  workers: 3,
  // Much longer than any test needs, so that none fails on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: await chromiumForVisits(),
    // Recording takes a fifth of the time. Use `--trace=retain-on-failure` to look into a failure.
    trace: "off",
    // Animations make tests depend on time. A test of an animation turns it on.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    // A service worker's requests cannot be intercepted. Tests of offline pages allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "phone",
      use: { viewport: phone, hasTouch: true, isMobile: true },
      grepInvert: new RegExp(onDesktop.tag),
    },
    {
      name: "desktop",
      use: { viewport: desktop },
      testIgnore: "**/*.phone.spec.ts",
      grepInvert: new RegExp(onPhone.tag),
    },
  ],
});
