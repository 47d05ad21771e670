import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleGarment, type Sample } from "../commands/sample.ts";
import { drawView } from "../view/draw-view.ts";
import type { View } from "../view/view.ts";
import { catalogImages } from "./catalog-images.ts";
import { drawingJobs } from "./drawing-job.ts";
import { meanColor } from "./encode.ts";
import { imagesFolder, type Manifest } from "./manifest.ts";

/** Together these use all arithmetic of the engine: folds, weaves, prints, metal, shadows, letters. */
const samples: readonly (Sample & { readonly view: View })[] = [
  { silhouette: "slip-dress", cut: "mini", cloth: "satin", color: "purple", print: "floral", view: "front" },
  { silhouette: "structured-bag", cut: "mini", cloth: "croc", color: "red", view: "front" },
  { silhouette: "jeans", cut: "straight", cloth: "denim-mid", color: "blue", view: "back" },
  { silhouette: "crew-sweater", cut: "cable", cloth: "cable", color: "ivory", view: "detail" },
  { silhouette: "swimsuit", cut: "scoop", cloth: "rib", color: "green", print: "tie-dye", view: "fabric" },
  { silhouette: "coat", cut: "cocoon", cloth: "faux-fur", color: "white", view: "tag" },
];

/**
 * The snapshot holds digests of the pixels, which must be the same on every machine. After an intended change, look at
 * the images and update it with `vitest -u`.
 */
test.each(samples)("$silhouette in $cloth, $view, is the same on every machine", ({ view, ...sample }) => {
  const { pixels } = drawView(sampleGarment(sample), view, 160);
  expect(createHash("sha256").update(pixels).digest("hex")).toMatchSnapshot();
});

const manifest = JSON.parse(readFileSync(join(imagesFolder, "manifest.json"), "utf8")) as Manifest;
const jobs = drawingJobs(catalogImages());

test.each([40, 700, 1200])(
  "redrawing image %i gives the mean color of the shipped one",
  (place) => {
    const job = jobs[place];
    expect(job).toBeDefined();
    if (!job) return;
    const shipped = manifest[job.images[0]?.name ?? ""];
    expect(meanColor(drawView(job.garment, job.view))).toBe(shipped?.color);
  },
  30_000,
);
