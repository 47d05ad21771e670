import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { contentPlugin } from "./content-plugin.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** `tests/vitest.config.ts` runs those of the stories. */
const files = globSync("**/*.test.{ts,tsx}", {
  cwd: root,
  exclude: ["node_modules/**", "build/**", "stories/**"],
});

/** Files with a DOM or mocked modules each need their own worker. */
const isIsolated = (file: string): boolean =>
  /@vitest-environment|vi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), "utf8"));

/** All other files share workers, because loading the shop's modules for each one took most of the time. */
export const storefrontProjects = [true, false].map((isolate): TestProjectInlineConfiguration => {
  return {
    root,
    plugins: [vanillaExtractPlugin(), contentPlugin()],
    resolve: { alias: { "~": join(root, "app") } },
    test: {
      name: isolate ? "storefront, isolated" : "storefront",
      isolate,
      include: files.filter((file) => isIsolated(file) === isolate),
      // Files that share a worker must not leave mocks behind.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // Far longer than any test needs, so that a busy machine does not fail one.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
});
