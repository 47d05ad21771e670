import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./browser/chromium.ts";
import { onlyPackagedFonts } from "./gallery/fonts.ts";
import { galleryHost } from "./gallery/server.ts";
import { testFiles } from "./test-files.ts";

const { args, env, ...launch } = await chromiumLaunch();

/** Makes the browser render the same pixels on every processor, and whole images at once. */
const rendering = [
  "--disable-skia-runtime-opts",
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--disable-lcd-text",
];

/** Only the gallery is reachable, so that no test depends on the network. */
const offline = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${galleryHost}`;

/** Compares images of every story, and checks each with axe in dark mode and forced colors. */
export default defineConfig({
  testMatch: [...testFiles.gallery, ...testFiles.accessibility],
  outputDir: "gallery-results/traces",
  snapshotPathTemplate: "accessibility/transcripts/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // More workers than cores: half the time, a test only waits for frames.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["dot"],
    ["html", { outputFolder: "gallery-results/images", open: "never" }],
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"] as const] : []),
  ],
  use: {
    launchOptions: {
      ...launch,
      args: [...args, ...rendering, offline],
      env: { ...env, ...(await onlyPackagedFonts()) },
    },
  },
});
