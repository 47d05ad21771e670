import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { contentPlugin } from "./content-plugin.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

const files = globSync(["{app,server}/**/*.test.{ts,tsx}", "*.test.ts"], { cwd: root });

/** A file with a DOM or mocked modules needs a worker of its own. */
const isIsolated = (file: string): boolean =>
  /@vitest-environment|vi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), "utf8"));

/** The other files share workers: loading the shop's modules once per file took most of the time. */
export const storefrontProjects = [true, false].map((isolate): TestProjectInlineConfiguration => {
  return {
    root,
    plugins: [vanillaExtractPlugin(), contentPlugin()],
    resolve: { alias: { "~": join(root, "app") } },
    test: {
      name: isolate ? "storefront, isolated" : "storefront",
      isolate,
      include: files.filter((file) => isIsolated(file) === isolate),
      // No file leaves a mock to the next one.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // Far beyond what any needs: a busy machine must not fail one.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
});
