import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defineConfig } from "vite";
import { browserTargets } from "./browser-targets.ts";
import { contentPlugin } from "./content-plugin.ts";
import { languageOf, messagesPlugin } from "./messages-plugin.ts";
import packageFile from "./package.json" with { type: "json" };

/** Version and commit, "0.1.0+1a8f559". Five clicks on the footer's copyright line show it. */
const buildVersion = {
  "import.meta.env.VITE_BUILD_VERSION": JSON.stringify(
    [packageFile.version, currentCommit()].filter(Boolean).join("+"),
  ),
};

/** Loaded with every page: the root with all that it imports, and folders that most pages use. */
const everyPage =
  /storefront\/app\/(root|entry\.client|browser\/use-kept-focus|events|loading|seo)|design-system\/src\/(primitives|components\/(ErrorNotice|Field)|patterns\/layout)\//;
/** What the pages with products have in common. */
const productPages =
  /storefront\/app\/(catalog|shop)\/|design-system\/src\/patterns\/(catalog|marketing|product)\//;
/** What listings share with few other pages: the vocabulary of filters, and the look of their fields. */
const filters =
  /storefront\/app\/(shop\/taxonomy|catalog\/color-hex)|design-system\/src\/components\/(Select\/|.*choice\.css)/;
/** What the product page shares with the cart and with the size chooser. */
const productAndCart =
  /storefront\/app\/(features\/(cart|product)|shopper\/(stored-list|sizes\/my-sizes|garments\/my-garments))/;

export default defineConfig(({ command }) => ({
  plugins: [messagesPlugin(languageOf(process.env)), vanillaExtractPlugin(), contentPlugin(), reactRouter()],
  resolve: {
    alias: [{ find: /^~\//, replacement: fileURLToPath(new URL("app/", import.meta.url)) }],
  },
  define: buildVersion,
  // A single self-contained server file starts faster and always uses React's production build.
  ...(command === "build" && {
    ssr: { noExternal: true },
    define: { ...buildVersion, "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  environments: {
    client: {
      // Selects RxJS's modern build.
      resolve: { conditions: ["es2015", ...defaultClientConditions] },
      build: {
        rollupOptions: {
          // Inlines texts where they are used, so that catalogs add no script.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                },
                // Few files load faster than many small ones. Everything else is split by page.
                { name: "shared", tags: ["$initial"], test: everyPage },
                { name: "filters", tags: ["$initial"], test: filters },
                { name: "cards", tags: ["$initial"], minShareCount: 4, test: productPages },
                { name: "cart-and-product", tags: ["$initial"], minShareCount: 2, test: productAndCart },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "server/page-handler.ts" } } },
  },
  build: {
    target: browserTargets,
    // One stylesheet, because pages share most of it and browsers cache it across pages.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));

/** The build's commit; "" outside a repository, such as in a release archive. */
function currentCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
