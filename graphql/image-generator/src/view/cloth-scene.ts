import type { Garment } from "@circlet/platform/demo/wardrobe";
import type { Fabric } from "../cloth/fabric.ts";
import { seeded } from "../geometry/random.ts";
import { lerp } from "../geometry/scalar.ts";
import { backdrops } from "../light/backdrop.ts";
import type { Scene } from "../render/scene.ts";
import { crumple } from "../tailor/panel.ts";
import type { Fold } from "../tailor/fold.ts";
import { Tailor } from "../tailor/tailor.ts";

const everywhere = "M-400 -400L1400 -400L1400 1600L-400 1600Z";

/** What a fabric view shows. Garments with the same cloth, print and shade share an image. */
export type ClothOf = Pick<Garment, "cloth" | "print" | "shade" | "accents">;

/** Cloth that fills the image, in folds from the top left. */
export function clothScene(garment: Garment, zoom: number): Scene {
  // Not the garment's seed, because several garments share the image.
  const tailor = new Tailor({ ...garment, seed: 4 });
  const { cloth } = tailor;
  const stiff = cloth.body === 1;
  return {
    seed: 4,
    warp: 0,
    filled: true,
    camera: { x: 20, y: 20, zoom },
    backdrop: backdrops.bone,
    panels: [
      {
        outline: everywhere,
        pinned: true,
        fabric: draped(cloth),
        folds: stiff ? gentleRoll : thrownFolds(),
        crumples: stiff
          ? [crumple(3, 160, 220, 0.5)]
          : [crumple(4, 120, 180, 0.5), crumple(1.4, 40, 60, -0.3, { seed: 3 })],
        grain: { angle: 0.32, x: 0, y: 0 },
        shadow: null,
      },
    ],
  };
}

const draped = (cloth: Fabric): Fabric => ({
  ...cloth,
  foldGain: Math.max(1, cloth.foldGain) * 1.25,
  crispness: Math.min(0.4, cloth.crispness),
  ...(cloth.glint > 0.6 ? mirrorless(cloth) : {}),
});

/** Patent leather's reflection suits tight curves; on one broad bend it would be too bright. */
const mirrorless = (cloth: Fabric): Partial<Fabric> => ({
  gloss: cloth.gloss * 0.5,
  glossTint: 0.5,
  glint: cloth.glint * 0.5,
  glintPower: cloth.glintPower * 4,
  reflection: null,
});

/** Leather does not drape: it gets one soft bend. */
const gentleRoll: readonly Fold[] = [
  { path: "M-80 300C120 260 300 210 520 40", width: [90, 130], height: 34, skew: 0.3, taper: [0.02, 0.02] },
  { path: "M-40 560C160 500 330 420 520 260", width: [60, 90], height: -16, skew: -0.2, taper: [0.02, 0.02] },
];

function thrownFolds(): Fold[] {
  const random = seeded(71);
  const folds: Fold[] = [];
  for (let i = 0; i < 7; i++) {
    const x = lerp(-120, 560, i / 6) + random() * 30;
    folds.push({
      path: `M${x} -60C${x + 60 + random() * 40} ${180 + random() * 60} ${x + 70 + random() * 60} ${330 + random() * 80} ${x + 250 + random() * 60} 980`,
      width: [16 + random() * 12, 30 + random() * 30],
      height: (11 + random() * 9) * (i % 3 === 1 ? -0.6 : 1),
      skew: random() - 0.5,
      taper: [0.02, 0.02],
    });
  }
  folds.push({
    path: "M-20 330C80 250 200 240 330 120",
    width: [30, 14],
    height: 5,
    skew: 0.3,
    taper: [0.1, 0.6],
  });
  return folds;
}
