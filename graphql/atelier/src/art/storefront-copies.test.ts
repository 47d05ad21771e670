import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { picturesFolder } from "../draw/manifest.ts";

const storefront = join(import.meta.dirname, "../../../../storefront/app");

/** The storefront bundles what it always shows, so that it looks right on any commerce service. */
test("every picture in the storefront is a copy of one of the shop's own, as it was last drawn", () => {
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
