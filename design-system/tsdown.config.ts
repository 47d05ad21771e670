import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { defineConfig } from "tsdown";
import { bareTypes } from "./packaging/bare-types.ts";
import { clientBoundaries } from "./packaging/client-boundaries.ts";
import { fontFiles } from "./packaging/font-files.ts";
import { plainStylesheets } from "./packaging/plain-stylesheets.ts";

/** A separate module, type file and stylesheet for each component, so that bundlers include only what is used. */
export default defineConfig({
  entry: {
    index: "src/index.ts",
    styles: "src/css/styles/styles.ts",
    "styles/tokens": "src/css/styles/tokens.ts",
    "styles/brand": "src/css/styles/brand.ts",
    "styles/reset": "src/css/styles/reset.ts",
    fonts: "src/fonts/font-urls.ts",
    theme: "src/theme/vars.css.ts",
    media: "src/css/media.ts",
    "labels/ar": "src/labels/ar.ts",
    "labels/de": "src/labels/de.ts",
    tokens: "src/theme/tokens.ts",
    breakpoints: "src/theme/generated/breakpoints.ts",
    constants: "src/constants.ts",
  },
  copy: { from: "src/theme/generated/json/*", to: "dist/tokens" },
  platform: "neutral",
  unbundle: true,
  dts: { sourcemap: false },
  sourcemap: true,
  tsconfig: "tsconfig.build.json",
  deps: { neverBundle: [/^@vanilla-extract\//, "csstype"] },
  checks: { pluginTimings: false },
  logLevel: "warn",
  plugins: [
    fontFiles(),
    vanillaExtractPlugin({ identifiers: "short" }),
    clientBoundaries(),
    plainStylesheets(),
    bareTypes(),
  ],
  outputOptions: {
    assetFileNames: ({ names: [name = ""] }) => `css/${name.replace(".css.ts.vanilla", "")}`,
  },
});
