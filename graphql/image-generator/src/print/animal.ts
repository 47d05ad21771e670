import { gradientNoise } from "../geometry/noise.ts";
import { band, ellipse } from "../geometry/polyline.ts";
import type { Point } from "../geometry/path.ts";
import { seeded, type Random } from "../geometry/random.ts";
import { smooth, wrap } from "../geometry/scalar.ts";
import { blend } from "../light/color.ts";
import { strewn } from "./motifs.ts";
import type { Printer } from "./printer.ts";
import type { Figures } from "./tile.ts";

/** Broken rings around darker centers. */
export const leopard: Printer = ({ ground, leafColor, seed }) => {
  const random = seeded(seed + 8);
  const layers: Figures[] = [];
  const deep = blend(ground, "#6b3c16", 0.6);
  for (const [x, y] of strewn(random, 44, 31)) {
    const radius = 10.5 + random() * 4;
    const squeeze = 0.72 + random() * 0.3;
    const turn = random() * Math.PI * 2;
    layers.push({
      color: deep,
      opacity: 0.8,
      shapes: ellipse(x, y, radius * 0.8, radius * 0.8 * squeeze, turn, 20),
    });
    for (let i = 0; i < 3; i++)
      layers.push({ color: leafColor, shapes: arc(random, x, y, radius, squeeze, turn, i) });
  }
  for (const [x, y] of strewn(random, 60, 24))
    layers.push({
      color: leafColor,
      shapes: ellipse(x, y, 1.6 + random() * 2.4, 1.4 + random() * 1.6, random() * 3, 12),
    });
  return { size: 138, layers };
};

function arc(random: Random, x: number, y: number, radius: number, squeeze: number, turn: number, i: number) {
  const from = ((i * 120 + random() * 40) * Math.PI) / 180;
  const sweep = ((62 + random() * 44) * Math.PI) / 180;
  const width = 6 + random() * 3.4;
  const points: Point[] = [];
  for (let k = 0; k <= 8; k++) {
    const a = from + (sweep * k) / 8;
    const px = Math.cos(a) * radius;
    const py = Math.sin(a) * radius * squeeze;
    points.push([
      x + px * Math.cos(turn) - py * Math.sin(turn),
      y + px * Math.sin(turn) + py * Math.cos(turn),
    ]);
  }
  return band(points, width * 0.55, width * 0.55, width);
}

/** Stripes that fork and end. */
export const zebra: Printer = ({ leafColor, seed }) => {
  const drift = gradientNoise(seed + 41, 3);
  const forks = gradientNoise(seed + 42, 4);
  const ends = gradientNoise(seed + 43, 5);
  return {
    size: 130,
    layers: [
      {
        color: leafColor,
        cover: (x, y) => {
          const bent = y + drift(x * 3, y * 3) * 0.075 + forks(x * 4, y * 4) * 0.045;
          const stripe = Math.abs(wrap(bent * 9, 1) - 0.5) * 2;
          return smooth(0.46, 0.5, stripe + ends(x * 5, y * 5) * 0.34);
        },
      },
    ],
  };
};
