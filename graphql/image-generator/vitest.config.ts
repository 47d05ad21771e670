import { defineConfig } from "vitest/config";

/** The generator's source is frozen, so its tests run on demand: `npx pnpm test "image generator"`. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: "image generator", environment: "node", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
