import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { defineConfig } from "tsdown";
import packageFile from "./package.json" with { type: "json" };
import { bareTypes } from "./packaging/bare-types.ts";
import { clientBoundaries } from "./packaging/client-boundaries.ts";
import { fontFiles } from "./packaging/font-files.ts";
import { loweredStylesheets } from "./packaging/lowered-stylesheets.ts";
import { plainStylesheets, stylesheets } from "./packaging/plain-stylesheets.ts";

/** What the package exports beside its modules. */
const publishedFiles = {
  ...Object.fromEntries(
    Object.keys(stylesheets).map((name) => [
      `./${name}`,
      { types: `./dist/${name}.d.ts`, default: `./dist/${name}` },
    ]),
  ),
  "./tokens/*.json": "./dist/tokens/*.json",
  "./themes/*.css": "./dist/themes/*.css",
};

const workspaceFiles = {
  // Compiled recipes import it.
  "./recipe-classes": "./src/css/recipe-classes.ts",
  "./brand-theme": "./tokens/brand-theme.ts",
  "./tokens/*.json": "./src/theme/generated/json/*.json",
  "./themes/*.css": "./src/theme/generated/css/*.css",
};

/** A separate module, type file and stylesheet for each component, so that bundlers include only what is used. */
const components = defineConfig({
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
  // Writes package.json's exports: the sources for this workspace, `dist` for the published package.
  exports: {
    devExports: true,
    customExports: (modules, { isPublish }) => ({
      ...modules,
      ...(isPublish ? publishedFiles : workspaceFiles),
    }),
  },
  copy: { from: "src/theme/generated/json", to: "dist", rename: "tokens" },
  platform: "neutral",
  // As build targets: "safari16.4".
  target: packageFile.browserslist.map((query) => query.replace(" >= ", "")),
  unbundle: true,
  css: { splitting: true },
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
    loweredStylesheets(),
    bareTypes(),
  ],
  outputOptions: {
    assetFileNames: ({ names: [name = ""] }) => `css/${name.replace(".css.ts.vanilla", "")}`,
  },
});

/** `npx @circlet/design-system`. */
const program = defineConfig({
  entry: { cli: "cli/circlet-design-system.ts" },
  platform: "node",
  target: "node22",
  fixedExtension: false,
  // The folder has the components already.
  clean: false,
  dts: false,
  minify: true,
  deps: {
    neverBundle: ["culori", "fastest-levenshtein", "valibot"],
    // Those who only use the components need no parser.
    onlyBundle: ["@babel/parser", "magic-string", "@jridgewell/sourcemap-codec"],
  },
  outputOptions: {
    banner:
      "/* Contains @babel/parser (Babel contributors) and magic-string (Rich Harris), both under the MIT license. */",
    chunkFileNames: "[name].js",
  },
  logLevel: "warn",
});

export default [components, program];
