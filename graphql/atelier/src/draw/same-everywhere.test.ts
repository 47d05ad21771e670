import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleGarment, type Sample } from "../commands/sample.ts";
import { drawView } from "../view/draw-view.ts";
import type { View } from "../view/view.ts";
import { catalogueCommissions } from "./catalogue-commissions.ts";
import { workFor } from "./commission.ts";
import { meanColor } from "./encode.ts";
import { picturesFolder, type Manifest } from "./manifest.ts";

/** Between them they use every kind of arithmetic that the engine has: folds, weaves, prints, metal, shadows, letters. */
const samples: readonly (Sample & { readonly view: View })[] = [
  { silhouette: "slip-dress", cut: "mini", cloth: "satin", color: "purple", print: "floral", view: "front" },
  { silhouette: "structured-bag", cut: "mini", cloth: "croc", color: "red", view: "front" },
  { silhouette: "jeans", cut: "straight", cloth: "denim-mid", color: "blue", view: "back" },
  { silhouette: "crew-sweater", cut: "cable", cloth: "cable", color: "ivory", view: "detail" },
  { silhouette: "swimsuit", cut: "scoop", cloth: "rib", color: "green", print: "tie-dye", view: "fabric" },
  { silhouette: "coat", cut: "cocoon", cloth: "faux-fur", color: "white", view: "tag" },
];

/**
 * The digests lie beside this test: whichever machine runs it must come to the very pixels that the pictures were
 * drawn from. A change of the engine changes them; look at the pictures, then write new digests with `vitest -u`.
 */
test.each(samples)("$silhouette in $cloth, $view, is the same on every machine", ({ view, ...sample }) => {
  const { pixels } = drawView(sampleGarment(sample), view, 160);
  expect(createHash("sha256").update(pixels).digest("hex")).toMatchSnapshot();
});

const manifest = JSON.parse(readFileSync(join(picturesFolder, "manifest.json"), "utf8")) as Manifest;
const works = workFor(catalogueCommissions());

test.each([40, 700, 1200])(
  "drawn again, picture %i of the catalogue is the one that is shipped",
  (place) => {
    const work = works[place];
    expect(work).toBeDefined();
    if (!work) return;
    const shipped = manifest[work.commissions[0]?.name ?? ""];
    expect(meanColor(drawView(work.garment, work.view))).toBe(shipped?.color);
  },
  30_000,
);
