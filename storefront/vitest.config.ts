import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./content-plugin.ts";

export default defineConfig({
  plugins: [contentPlugin()],
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  test: { include: ["{app,server}/**/*.test.{ts,tsx}"] },
});
