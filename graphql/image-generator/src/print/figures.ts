import { gradientNoise } from "../geometry/noise.ts";
import { seeded } from "../geometry/random.ts";
import { smooth } from "../geometry/scalar.ts";
import { dot, placedMotif } from "./motifs.ts";
import type { Printer } from "./printer.ts";
import type { Dyeing, Figures } from "./tile.ts";

/** Quarter circles, dots and triangles on a four-by-four grid. */
export const geometric: Printer = ({ colors, leafColor, seed }) => {
  const random = seeded(seed + 61);
  const inks = [...colors, leafColor];
  const layers: Figures[] = [];
  for (let j = 0; j < 4; j++) {
    for (let i = 0; i < 4; i++) {
      const x = i * 50 + 25;
      const y = j * 50 + 25;
      const color = inks[Math.floor(random() * inks.length)];
      const turn = Math.floor(random() * 4) * 90;
      const kind = random();
      if (kind < 0.4)
        layers.push({ color, shapes: placedMotif("M-25 -25L25 -25C25 2 2 25 -25 25Z", x, y, turn) });
      else if (kind < 0.65)
        layers.push({ color, shapes: placedMotif("M-25 -25L25 -25L-25 25Z", x, y, turn) });
      else if (kind < 0.85) layers.push({ color, shapes: dot(x, y, 15) });
    }
  }
  return { size: 110, layers };
};

/** Rings of dye with frayed edges. */
export const tieDye: Printer = ({ colors, seed }) => {
  const soft = gradientNoise(seed + 71, 4);
  const fray = gradientNoise(seed + 72, 16);
  const layers = colors.slice(0, 2).map((color, i): Dyeing => ({
    color,
    cover: (x, y) => {
      const radius = Math.hypot(x - 0.5, y - 0.5) * 2;
      const wave = Math.sin((radius + soft(x * 4, y * 4) * 0.16) * 16 + i * 2.2) + fray(x * 16, y * 16) * 0.5;
      return smooth(0.1, 0.9, wave) * smooth(1.08, 0.75, radius) * 0.85;
    },
  }));
  return { size: 330, layers };
};
