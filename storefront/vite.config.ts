import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defineConfig } from "vite";
import { codeGroups } from "./code-groups.ts";
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
      // Its other build is for browsers of before 2015, with a library of what they lack.
      resolve: { conditions: ["es2015", ...defaultClientConditions] },
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: codeGroups(path("..").replaceAll("\\", "/")),
            },
          },
        },
      },
    },
    // The server's own copy of the styles is of no use; one file of it is less than sixty.
    ssr: { build: { cssCodeSplit: false, rollupOptions: { input: "server/page-handler.ts" } } },
  },
  build: {
    // The pictures of the interface are worth a request; fonts are preloaded by name.
    assetsInlineLimit: 0,
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
