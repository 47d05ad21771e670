import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { contentPlugin } from "./content-plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), contentPlugin(), reactRouter()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("app", import.meta.url)) },
  },
  // One self-contained server file: it starts faster, and React can only be the production build.
  ...(command === "build" && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  environments: {
    ssr: { build: { rollupOptions: { input: "server/page-handler.ts" } } },
  },
  build: {
    // The pictures of the interface are worth a request; fonts are preloaded by name.
    assetsInlineLimit: 0,
  },
}));
