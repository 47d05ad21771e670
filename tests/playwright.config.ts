import { defineConfig } from "@playwright/test";
import { chromiumWithoutPictures } from "./browser/chromium.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** What happens between a page and its services is the same in every window: once is enough. */
const withoutWidth = ["bag", "bag-lost-answers", "consent", "missing-scripts", "security", "trouble"].map(
  (name) => `**/${name}.spec.ts`,
);

/**
 * What a shopper does, against the running shop. Each worker has a shop of its own (see e2e/shop.ts), so tests may
 * run at once and in any order.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // A test that needs a second try has found a race; it is to be mended, not repeated.
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: await chromiumWithoutPictures(),
    // Recording costs a fifth of the run; `--trace=retain-on-failure` shows what a failure looked like.
    trace: "off",
    // A picture painted half way is a race; what moves has tests that ask for it.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
  },
  projects: [
    { name: "phone", use: { viewport: phone, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: desktop }, testIgnore: withoutWidth },
  ],
});
