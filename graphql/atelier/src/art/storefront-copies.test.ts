import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { picturesFolder } from "../draw/manifest.ts";

const storefront = join(import.meta.dirname, "../../../../storefront/app");

/** The storefront bundles the images it always shows, so that it works with any commerce service. */
test("the storefront's copies of shop images are up to date", () => {
  const originals = new Set(
    readdirSync(picturesFolder)
      .filter((file) => file.startsWith("art--"))
      .map((file) => readFileSync(join(picturesFolder, file), "base64")),
  );
  const copies = globSync("**/*.avif", { cwd: storefront });
  expect(copies.length).toBeGreaterThan(0);
  const stale = copies.filter((file) => !originals.has(readFileSync(join(storefront, file), "base64")));
  expect(stale).toEqual([]);
});
