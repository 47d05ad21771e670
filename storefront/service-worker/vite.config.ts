import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { browserTargets } from "../browser-targets.ts";
import { languageOf, messagesPlugin } from "../messages-plugin.ts";

/** Builds the service worker into the build of the storefront, as one file at its root. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [messagesPlugin(languageOf(process.env))],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    target: browserTargets,
    outDir: "../build/client",
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: fileURLToPath(new URL("service-worker.ts", import.meta.url)),
      output: { entryFileNames: "service-worker.js", format: "iife" },
    },
  },
});
