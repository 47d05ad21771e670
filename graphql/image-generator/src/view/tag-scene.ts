import type { Garment } from "@circlet/platform/demo/wardrobe";
import { elastic, metal, paper } from "../cloth/materials.ts";
import type { Polyline } from "../geometry/path.ts";
import { band, ellipse, rectangle } from "../geometry/polyline.ts";
import type { Hex } from "../light/color.ts";
import type { Scene } from "../render/scene.ts";
import { lettering, type Ink } from "../tailor/lettering.ts";
import { puff, shadow, type Panel } from "../tailor/panel.ts";
import { clothScene } from "./cloth-scene.ts";

const ink: Hex = "#2a2522";
const quiet: Hex = "#7b7268";

/** A swing tag on its cord, lying on the garment's cloth. */
export function tagScene(garment: Garment): Scene {
  const cloth = clothScene(garment, 1);
  const cord = (path: string): Panel => ({
    outline: band(path, 3.2),
    fabric: elastic("#2c2723"),
    puff: puff(1.6, 1.6),
    shadow: shadow(5, 5, 8, 0.4),
  });
  return {
    ...cloth,
    camera: { x: 60, y: 40, zoom: 1.62 },
    panels: [
      ...cloth.panels,
      cord("M300 268C290 200 330 120 430 40C470 0 500 -40 520 -80"),
      {
        outline: "M190 262L214 236L386 236L410 262L410 560L190 560Z",
        cutout: ellipse(300, 268, 8),
        pinned: true,
        fabric: paper("#f3ece0"),
        puff: puff(3, 1),
        edge: puff(1.4, 0.9),
        shadow: shadow(14, 9, 14, 0.5),
        folds: [{ path: "M180 400C260 390 340 410 420 396", width: 60, height: 3 }],
        ink: tagInk(garment),
      },
      {
        outline: ellipse(300, 268, 13),
        cutout: ellipse(300, 268, 8),
        pinned: true,
        fabric: metal("#c3a064"),
        puff: puff(2, 2),
        shadow: shadow(2, 1, 1.5, 0.4),
      },
      cord("M300 268C304 236 340 130 440 48C480 8 510 -40 530 -80"),
    ],
  };
}

function tagInk(garment: Garment): Ink[] {
  const line = (y: number, name: string, value: string): Ink[] => [
    lettering(name, 226, y, { size: 10, anchor: "start", color: quiet }),
    lettering(value, 374, y, { size: 11, anchor: "end", fit: 108 }),
  ];
  return [
    lettering(garment.brand, 300, 342, { size: 28, tracking: 1.5, fit: 180 }),
    { color: ink, shapes: rectangle(300, 362, 136, 0.8) },
    ...line(396, "Size", garment.sizeLabel),
    ...line(420, "Color", capitalized(garment.shade.name)),
    ...line(444, "Ref.", garment.reference),
    { color: ink, shapes: barcode(garment.seed) },
  ];
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const barWidths = [1.2, 2, 1.2, 2.8, 1.2, 2] as const;

const barcode = (seed: number): Polyline[] =>
  Array.from({ length: 38 }, (_, i) => {
    const width = barWidths[(i * 7 + Math.abs(seed)) % barWidths.length] * 0.8;
    return rectangle(230 + i * 3.7 + width / 2, 505, width, 38)[0];
  });
