import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the last build of the storefront with its server for workerd, into one file. */
export default defineConfig({
  root: file("../.."),
  // The pages are built already.
  resolve: { alias: { "../page-handler.ts": file("../../build/server/index.js") } },
  // Modules of Node that a bundled package requires are found without a file's address.
  define: { "import.meta.url": '"file:///worker.js"' },
  ssr: { noExternal: true, external: ["cloudflare:workers"] },
  build: {
    ssr: file("worker.ts"),
    outDir: "dist/worker",
    copyPublicDir: false,
    rollupOptions: { external: ["cloudflare:workers"], output: { codeSplitting: false } },
  },
});
