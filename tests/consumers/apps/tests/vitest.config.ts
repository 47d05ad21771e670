import { defineConfig } from "vitest/config";

const environments = ["jsdom", "happy-dom"];

export default defineConfig({
  test: {
    globals: true,
    server: { deps: { inline: ["@circlet/design-system"] } },
    projects: environments.map((environment) => ({
      extends: true,
      test: { name: environment, environment },
    })),
  },
});
