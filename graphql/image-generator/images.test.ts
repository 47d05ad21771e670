import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogImages } from "./src/draw/catalog-images.ts";
import { drawingJobs } from "./src/draw/drawing-job.ts";
import { imagesFolder, type Manifest } from "./src/draw/manifest.ts";

const storefront = join(import.meta.dirname, "../../storefront/app");
const manifest = JSON.parse(readFileSync(join(imagesFolder, "manifest.json"), "utf8")) as Manifest;

/** The generator's own tests run on demand, so this is what notices a change of its frozen source. */
test("every product has images that match the generator's current source", () => {
  const expected = drawingJobs(catalogImages()).flatMap(({ file, drawnFrom, images }) =>
    images.map(({ name, alt }) => ({ name, alt, file, drawnFrom })),
  );
  const drawn = expected.map(({ name }) => {
    const { alt, file, drawnFrom } = manifest[name] ?? {};
    return { name, alt, file, drawnFrom };
  });
  expect(drawn).toEqual(expected);
});

/** The storefront bundles what it always shows, so that it looks right on any commerce service. */
test("every image in the storefront is an up-to-date copy of a drawn one", () => {
  const originals = new Set(
    readdirSync(imagesFolder)
      .filter((file) => file.startsWith("art--"))
      .map((file) => readFileSync(join(imagesFolder, file), "base64")),
  );
  const copies = globSync("**/*.avif", { cwd: storefront });
  expect(copies.length).toBeGreaterThan(0);
  const stale = copies.filter((file) => !originals.has(readFileSync(join(storefront, file), "base64")));
  expect(stale).toEqual([]);
});
