import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./browser/chromium.ts";
import { ownFonts } from "./gallery/fonts.ts";

const { env, ...launch } = await chromiumLaunch();

/** Every story in the gallery: its pictures, and what the accessibility rules find in the schemes that a shopper may have. */
export default defineConfig({
  testMatch: ["visual/*.spec.ts", "accessibility/*.spec.ts"],
  outputDir: "gallery-results/traces",
  snapshotPathTemplate: "accessibility/transcripts/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [
    ["dot"],
    ["html", { outputFolder: "gallery-results/report", open: "never" }],
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"] as const] : []),
  ],
  use: { launchOptions: { ...launch, env: { ...env, ...(await ownFonts()) } } },
});
