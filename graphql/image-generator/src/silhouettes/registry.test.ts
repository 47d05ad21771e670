import { createHash } from "node:crypto";
import { silhouettes, type Silhouette } from "@circlet/platform/demo/wardrobe";
import { describe, expect, test } from "vitest";
import { sampleGarment } from "../commands/sample.ts";
import { bounds } from "../render/camera.ts";
import type { Drawing } from "../tailor/drawing.ts";
import { Tailor } from "../tailor/tailor.ts";
import { drawView } from "../view/draw-view.ts";
import { cutOf, cutsOf, drawable } from "./registry.ts";

const width = 72;
const shapes = (Object.keys(silhouettes) as Silhouette[])
  .filter(drawable)
  .flatMap((silhouette) => [...cutsOf(silhouette).keys()].map((cut) => ({ silhouette, cut })));

const shoes: ReadonlySet<Silhouette> = new Set(["boots", "pumps", "sneakers", "sandals", "loafers"] as const);

describe.each(shapes)("$silhouette, $cut", ({ silhouette, cut }) => {
  const garment = sampleGarment({ silhouette, cut, cloth: "crepe", color: "green" });

  test.each(["front", "back"] as const)("the %s is whole", (view) => {
    const { canvas, pieces, pixels } = drawView(garment, view, width);
    // A NaN anywhere in the folds turns a panel black.
    expect(canvas.red.every(Number.isFinite), "every light is a number").toBe(true);
    const covered = canvas.alpha.reduce((sum, a) => sum + a, 0) / canvas.alpha.length;
    expect(covered, "share of the image that it covers").toBeGreaterThan(0.04);
    expect(covered).toBeLessThan(0.75);
    for (const { panel, mask } of pieces) {
      const path = typeof panel.outline === "string" ? panel.outline : "a drawn outline";
      expect(
        mask.some((m) => m > 0),
        `the panel ${path.slice(0, 40)} has pixels`,
      ).toBe(true);
    }
    expect(touchesEdge(canvas.alpha), "it touches an edge of the image").toBe(false);
    expect(blackShare(pixels), "share of black pixels").toBeLessThan(0.02);
  });
});

test.each(shapes.filter(({ silhouette }) => shoes.has(silhouette)))(
  "$silhouette, $cut show their heels in the back view",
  ({ silhouette, cut }) => {
    const garment = sampleGarment({ silhouette, cut, cloth: "crepe", color: "green" });
    const { front, back } = cutOf(garment);
    const widthOf = (drawing: Drawing): number => {
      const { left, right } = bounds(drawing);
      return right - left;
    };
    // A pair that is only rotated would keep its width.
    expect(widthOf(back(new Tailor(garment)))).toBeLessThan(0.8 * widthOf(front(new Tailor(garment))));
  },
);

test("a garment gives the same pixels every time, and different ones with another seed", () => {
  const garment = sampleGarment({
    silhouette: "slip-dress",
    cut: "mini",
    cloth: "satin",
    color: "purple",
    print: "floral",
  });
  const hash = (seed: number): string =>
    createHash("sha256")
      .update(drawView({ ...garment, seed }, "front", width).pixels)
      .digest("hex");
  expect(hash(3)).toBe(hash(3));
  expect(hash(3)).not.toBe(hash(4));
});

function touchesEdge(alpha: Float32Array): boolean {
  const height = alpha.length / width;
  return alpha.some(
    (a, i) =>
      a > 0.5 && (i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1)),
  );
}

function blackShare(pixels: Uint8Array): number {
  let black = 0;
  for (let i = 0; i < pixels.length; i += 3) if (pixels[i] + pixels[i + 1] + pixels[i + 2] < 12) black++;
  return black / (pixels.length / 3);
}
