import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { contentPlugin } from "./content-plugin.ts";
import packageFile from "./package.json" with { type: "json" };

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** React Router's package names its development build alone, with warnings for developers and stacks on its error page. */
const routerBuild = "node_modules/react-router/dist/production";
const productionRouter = [
  { find: /^react-router$/, replacement: path(`${routerBuild}/index.mjs`) },
  { find: /^react-router\/dom$/, replacement: path(`${routerBuild}/dom-export.mjs`) },
];

/** Shown in the footer after five clicks on the copyright (FOOT-2). */
const buildVersion = { "import.meta.env.VITE_BUILD_VERSION": JSON.stringify(packageFile.version) };

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), contentPlugin(), reactRouter()],
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${path("app")}/` },
      ...(command === "build" ? productionRouter : []),
    ],
  },
  define: buildVersion,
  // One self-contained server file: it starts faster, and React can only be the production build.
  ...(command === "build" && {
    ssr: { noExternal: true },
    define: { ...buildVersion, "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What several pages share is one file: thirty small ones cost a phone more than they spare it.
            codeSplitting: {
              groups: [
                {
                  name: "shop",
                  test: /\/(design-system\/src|storefront\/app)\//,
                  minShareCount: 3,
                  entriesAware: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "server/page-handler.ts" } } },
  },
  build: {
    // The pictures of the interface are worth a request; fonts are preloaded by name.
    assetsInlineLimit: 0,
  },
}));
