import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./content-plugin.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [vanillaExtractPlugin(), contentPlugin()],
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  test: {
    name: "storefront",
    include: ["{app,server}/**/*.test.{ts,tsx}", "*.test.ts"],
    // Far beyond what any needs: a busy machine must not fail one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
