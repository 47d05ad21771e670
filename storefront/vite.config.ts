import { execFileSync } from "node:child_process";
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

/** Shown in the footer after five clicks on the copyright (FOOT-2): version and commit, "0.1.0+1a8f559". */
const buildVersion = {
  "import.meta.env.VITE_BUILD_VERSION": JSON.stringify(
    [packageFile.version, commit()].filter(Boolean).join("+"),
  ),
};

/** What all listings have, and no other page. */
const isListing = (id: string) =>
  /\/(storefront\/app\/features\/listing|patterns\/(ActiveFilterChips|Filter\w+|Listing\w+|Pagination))\//.test(
    id,
  );

/**
 * What several pages share is one file: thirty small ones cost a phone more than they spare it. Dialogs, which are
 * fetched when one opens, stay out, what only the text pages have in common, and what comes late: the data services in
 * the browser and all that is a customer's own.
 */
const isShared = (id: string) =>
  !isListing(id) &&
  /\/(design-system\/src|storefront\/app)\//.test(id) &&
  !/\/(Dialog|ConfirmDialog|Drawer|content|policies|page-meta)\b/.test(id) &&
  !/\/storefront\/app\/(apollo|features\/account|lib\/session|lib\/wishlist\/(?!LateHeart))/.test(id);

/** What every page has from the start, besides its own. */
const isFrame = (id: string) =>
  /\/storefront\/app\/(features\/cart\/(BagProvider|bag-handle|bag-view)|lib\/(load-later|use-idle|when-idle|session\/(signed-in|use-sign-in)))\b/.test(
    id,
  ) || /\/(Announcer|Logo|Navigation|Stack)\//.test(id);

const isReact = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

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
            codeSplitting: {
              groups: [
                { name: "react", test: isReact },
                { name: "frame", test: isFrame },
                { name: "shop", test: isShared, minShareCount: 3 },
                { name: "listing", test: isListing, minShareCount: 2 },
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
    // One sheet for the whole shop: of the order of several, linked as their chunks come, nobody could be sure.
    cssCodeSplit: false,
    // Every browser that the shop is built for preloads modules by itself.
    modulePreload: { polyfill: false },
  },
}));

/** The commit that is built; "" outside of a repository, as in an image that is made from a release. */
function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
