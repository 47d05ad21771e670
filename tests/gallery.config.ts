import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./browser/chromium.ts";
import { ownFonts } from "./gallery/fonts.ts";
import { galleryHost } from "./gallery/server.ts";

const { args, env, ...launch } = await chromiumLaunch();

/** The browser draws alike on every processor: without shortcuts that some have, and all of a picture at once. */
const drawing = [
  "--disable-skia-runtime-opts",
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--disable-lcd-text",
];

/** Nothing but the gallery can be reached, so that no test hangs on a network. */
const alone = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${galleryHost}`;

/** Every story in the gallery: its pictures, and what the accessibility rules find in the schemes that a shopper may have. */
export default defineConfig({
  testMatch: ["visual/*.spec.ts", "accessibility/*.spec.ts"],
  outputDir: "gallery-results/traces",
  snapshotPathTemplate: "accessibility/transcripts/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  // A picture waits for frames half of its time.
  workers: 4,
  timeout: 60_000,
  reporter: [
    ["dot"],
    ["./visual/report/reporter.ts"],
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"] as const] : []),
  ],
  use: {
    launchOptions: { ...launch, args: [...args, ...drawing, alone], env: { ...env, ...(await ownFonts()) } },
  },
});
