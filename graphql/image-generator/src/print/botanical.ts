import { seeded } from "../geometry/random.ts";
import { blend } from "../light/color.ts";
import { blossom, dot, leaf, placedMotif, stem, strewn } from "./motifs.ts";
import type { Printer } from "./printer.ts";
import type { Figures } from "./tile.ts";

/** Open flowers with leaves. */
export const floral: Printer = ({ colors, leafColor, seed }) => {
  const random = seeded(seed + 3);
  const layers: Figures[] = [];
  strewn(random, 13, 44).forEach(([x, y], i) => {
    const radius = 10 + random() * 15;
    const turn = random() * 360;
    const petals = colors[i % colors.length];
    for (let k = 0; k < 3; k++)
      layers.push({
        color: leafColor,
        shapes: leaf(x, y, radius * (1.5 + random() * 0.6), turn + 40 + k * 118 + random() * 30),
      });
    layers.push({
      color: leafColor,
      shapes: stem(
        `M${x} ${y}q${random() * 30 - 15} ${20 + random() * 16} ${random() * 40 - 20} ${30 + random() * 14}`,
        1.6,
      ),
    });
    layers.push({ color: petals, shapes: blossom(x, y, radius, 5 + Math.floor(random() * 2), turn) });
    layers.push({ color: "#ffffff", opacity: 0.14, shapes: blossom(x, y, radius * 0.62, 5, turn + 30) });
    layers.push({ color: colors[(i + 1) % colors.length], shapes: dot(x, y, radius * 0.2) });
  });
  for (let i = 0; i < 16; i++) {
    const x = random() * 200;
    const y = random() * 200;
    layers.push({ color: leafColor, shapes: leaf(x, y, 7 + random() * 6, random() * 360) });
    layers.push({
      color: colors[i % colors.length],
      shapes: dot(x + random() * 10 - 5, y + random() * 10 - 5, 1.4 + random() * 1.4),
    });
  }
  return { size: 120, layers };
};

/** Small scattered flowers. */
export const ditsy: Printer = ({ colors, leafColor, seed }) => {
  const random = seeded(seed + 5);
  const layers: Figures[] = [];
  for (let j = 0; j < 5; j++) {
    for (let i = 0; i < 5; i++) {
      const x = i * 40 + (j % 2) * 20 + random() * 12;
      const y = j * 40 + random() * 12;
      layers.push({ color: leafColor, shapes: leaf(x, y, 14, random() * 360) });
      layers.push({
        color: colors[Math.floor(random() * colors.length)],
        shapes: blossom(x, y, 7.5, 5, random() * 360, 0.7),
      });
      layers.push({ color: "#fff6dc", shapes: dot(x, y, 1.8) });
    }
  }
  return { size: 70, layers };
};

const frond = "M0 0C-34 -30 -34 -86 0 -118C34 -86 34 -30 0 0Z";

/** Palm and monstera leaves that overlap. */
export const tropical: Printer = ({ colors, leafColor, seed }) => {
  const random = seeded(seed + 21);
  const layers: Figures[] = [];
  const greens = [leafColor, blend(leafColor, "#0d1f18", 0.45), blend(leafColor, colors[0], 0.4)] as const;
  strewn(random, 9, 52).forEach(([x, y], i) => {
    const turn = random() * 360;
    const scale = 0.62 + random() * 0.4;
    const green = greens[i % 3];
    layers.push({
      color: green,
      shapes: i % 2 ? placedMotif(frond, x, y, turn, scale) : palm(x, y, turn, scale),
    });
    layers.push({
      color: "#ffffff",
      opacity: 0.22,
      shapes: placedMotif("M-1.2 -4L1.2 -4L0.5 -104L-0.5 -104Z", x, y, turn, scale),
    });
    if (i % 3 === 0)
      layers.push(
        { color: colors[i % colors.length], shapes: blossom(x + 18, y - 10, 19, 5, turn, 0.75) },
        { color: "#fff1d8", shapes: dot(x + 18, y - 10, 3.4) },
      );
  });
  return { size: 150, layers };
};

function palm(x: number, y: number, turn: number, scale: number) {
  const blades = [];
  for (let k = 0; k < 9; k++) {
    const down = -14 - k * 11;
    const length = 46 - k * 3.4;
    for (const side of [-1, 1]) {
      blades.push(
        ...placedMotif(
          `M0 ${down}Q${side * length * 0.6} ${down - 14} ${side * length} ${down + 4 - k * 2}Q${side * length * 0.5} ${down - 2} 0 ${down + 9}Z`,
          x,
          y,
          turn,
          scale,
        ),
      );
    }
  }
  return blades;
}

/** Bent drops with a border and an eye. */
export const paisley: Printer = ({ colors, leafColor, seed }) => {
  const random = seeded(seed + 31);
  const layers: Figures[] = [];
  const drop = "M0 30C-26 28 -30 -4 -12 -22C2 -36 24 -38 30 -52C40 -30 34 -8 26 8C20 22 12 30 0 30Z";
  const places = [
    [52, 56, 20],
    [150, 64, -160],
    [100, 152, 150],
    [4, 150, -30],
  ] as const;
  places.forEach(([x, y, turn], i) => {
    const [outer, inner] =
      i % 2 ? [colors[0], colors[1 % colors.length]] : [colors[1 % colors.length], colors[0]];
    layers.push(
      { color: leafColor, shapes: placedMotif(drop, x, y, turn, 1.12) },
      { color: outer, shapes: placedMotif(drop, x, y, turn, 0.98) },
    );
    layers.push(
      { color: leafColor, shapes: placedMotif(drop, x, y, turn, 0.66) },
      { color: inner, shapes: placedMotif(drop, x, y, turn, 0.5) },
    );
    layers.push({ color: leafColor, shapes: blossom(x, y, 9, 6, turn) });
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * Math.PI * 2;
      layers.push({ color: outer, shapes: dot(x + Math.cos(a) * 44, y + Math.sin(a) * 46, 2.2) });
    }
  });
  strewn(random, 12, 40).forEach(([x, y]) =>
    layers.push({ color: colors[0], shapes: blossom(x, y, 5, 5, random() * 360, 0.8) }),
  );
  return { size: 96, layers };
};
