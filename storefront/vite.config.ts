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

const isOurs = (id: string) => /\/(design-system\/src|storefront\/app)\//.test(id);

/** What every page has from the start, besides its own: all that root.tsx imports and others do, too. */
const isFrame = (id: string) =>
  /\/storefront\/app\/(features\/(cart\/(BagProvider|bag-handle|bag-view|drawer-state)|layout\/(keep-title|menu-id))|lib\/(constants|late-screen|listing-parameters|load-chunk|load-later|page-head|paths|public-settings|taxonomy|use-idle|when-idle|session\/(signed-in|use-sign-in)))\b/.test(
    id,
  ) ||
  /\/design-system\/src\/(css|constants|primitives\/(Container|Heading|Icon\/Icon|Slot|Stack|Text|VisuallyHidden)|components\/(Announcer|Button|EmptyState|Spinner)|patterns\/Navigation\/)/.test(
    id,
  );

/** What a product's page has from the start, and others have later. */
const isShop = (id: string) =>
  /\/storefront\/app\/lib\/(events\/record-event|kept-trail|mailto-link|money|OnDemand|picture|policies|support-mail|wishlist\/LateHeart)\b/.test(
    id,
  ) ||
  /\/(ErrorNotice|Link|Price|ConditionRing|Breadcrumbs|ColorDot|Disclosure|Prose|Accordion\/Sign|Badge|carry-picture|Picture\/Picture)\b/.test(
    id,
  );

/**
 * What several screens share and none has from the start is one file: thirty small ones cost a phone more than they
 * spare it. Dialogs, which are fetched when one opens, stay out, what only the text pages have in common, and all that
 * is a customer's own.
 */
const isLate = (id: string) =>
  isOurs(id) &&
  !/\/(Dialog|ConfirmDialog|Drawer|content|policies|page-meta)\b/.test(id) &&
  !/\/(features\/listing|OrderCard|FilterPanel|Listing\w+|apollo|features\/account|lib\/session|lib\/wishlist)\//.test(
    id,
  );

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
                { name: "shop", test: isShop },
                { name: "late", test: isLate, minShareCount: 3 },
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
