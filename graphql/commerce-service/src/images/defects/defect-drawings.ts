import type { DefectKind } from "../../demo/offer/defects.ts";
import type { SeededRandom } from "../../demo/random/seeded-random.ts";

/** In pixels. A close-up shows about three inches of fabric, so a dime is some 200 pixels wide. */
export const canvasSize = { width: 960, height: 1200 };

/** What a defect is drawn with. */
export interface Canvas {
  /** The middle of the defect. */
  readonly x: number;
  readonly y: number;
  /** The fabric's color there, and lighter and darker threads of it. */
  readonly color: string;
  readonly light: string;
  readonly dark: string;
  /** Black, or white on a dark fabric. */
  readonly stain: string;
  /** The same numbers for the same image. */
  readonly random: SeededRandom;
}

type Drawing = (canvas: Canvas) => string;

const between = (random: SeededRandom, low: number, high: number): number =>
  low + random.next() * (high - low);
const rounded = (value: number): string => value.toFixed(1);
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Random places around the middle, denser in the middle. */
const around = ({ x, y, random }: Canvas, reach: number): readonly [number, number] => {
  const angle = between(random, 0, 2 * Math.PI);
  const distance = reach * random.next();
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
};

/** An irregular round shape. */
function blob({ x, y, random }: Canvas, radius: number): string {
  const points = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const reach = radius * between(random, 0.82, 1.12);
    return `${rounded(x + Math.cos(angle) * reach)} ${rounded(y + Math.sin(angle) * reach)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A thread with the shadow that it casts. */
const thread = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".38" stroke-width="${width + 1.5}" stroke-linecap="round" transform="translate(3 4)" filter="url(#soft)"/>` +
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

const line = (random: SeededRandom, x: number, y: number, length: number, lean: number): string =>
  `M${rounded(x)} ${rounded(y)}q${rounded(length / 2)} ${rounded(between(random, -6, 6))} ${rounded(length)} ${rounded(lean)}`;

/** Many thin lines beside each other. */
const streaks = (canvas: Canvas, count: number, length: number, stroke: string): string =>
  times(count, () => {
    const [x, y] = around(canvas, length * 0.55);
    const lean = between(canvas.random, -24, 10);
    return `<path d="${line(canvas.random, x - length / 2, y, length * between(canvas.random, 0.35, 1), lean)}" fill="none" stroke="${stroke}" stroke-opacity="${rounded(between(canvas.random, 0.35, 0.8))}" stroke-width="${rounded(between(canvas.random, 1, 2.4))}" stroke-linecap="round"/>`;
  });

const hairs = (canvas: Canvas, count: number, reach: number): string =>
  times(count, () => {
    const [x, y] = around(canvas, reach);
    const { random, light, dark } = canvas;
    return `<path d="M${rounded(x)} ${rounded(y)}q${rounded(between(random, -16, 16))} ${rounded(between(random, -18, -4))} ${rounded(between(random, -14, 14))} ${rounded(between(random, -30, -12))}" fill="none" stroke="${random.chance(0.7) ? light : dark}" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"/>`;
  });

const patch = (canvas: Canvas, radius: number, color: string, opacity: number, filter = "wide"): string =>
  `<path d="${blob(canvas, radius)}" fill="${color}" fill-opacity="${opacity}" filter="url(#${filter})"/>`;

/** A crease: its shadow beside its light. */
const crease = (path: string, width: number, opacity: number): string =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="${width}" transform="translate(0 ${width * 0.7})" filter="url(#soft)"/>` +
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width * 0.7}" filter="url(#soft)"/>`;

export const defectDrawings: Readonly<Record<DefectKind, Drawing>> = {
  // Pressed fabric shines.
  "press-mark": (canvas) => {
    const { x, y } = canvas;
    return `<rect x="${x - 150}" y="${y - 105}" width="300" height="210" rx="70" fill="#fff" fill-opacity=".2" filter="url(#wide)"/><path d="M${x - 140} ${y + 95}h280" stroke="#000" stroke-opacity=".22" stroke-width="5" filter="url(#soft)"/>`;
  },
  "pulled-thread": ({ x, y, light, random }) =>
    thread(
      `M${x - 42} ${y + 8}c6 -46 34 -58 52 -30s-22 40 -18 8s34 -22 46 ${rounded(between(random, 16, 26))}`,
      light,
      4,
    ) + crease(`M${x - 150} ${y + 12}h108M${x + 42} ${y + 14}h100`, 3, 0.3),
  makeup: (canvas) =>
    patch(canvas, 58, "#b9805f", 0.5, "blurred") + patch(canvas, 36, "#a86a4c", 0.35, "blurred"),
  "hand-stitches": ({ x, y, stain, random }) =>
    crease(`M0 ${y}H${canvasSize.width}`, 6, 0.5) +
    times(8, (index) => {
      const at = x - 150 + index * 42 + between(random, -5, 5);
      const color = stain === "#fff" ? "#8d8983" : "#f3eee2";
      return thread(`M${rounded(at)} ${y - 20}l${rounded(between(random, 8, 18))} 40`, color, 6);
    }),
  fading: (canvas) => patch(canvas, 190, "#fff", 0.24) + patch(canvas, 110, "#fff", 0.16),
  snag: ({ x, y, light, dark, random }) =>
    crease(`M${x - 170} ${y}q120 -10 170 0t170 4`, 3, 0.4) +
    thread(`M${x - 8} ${y}c-10 -26 14 -38 18 -14s-14 22 -4 12`, light, 4) +
    `<ellipse cx="${x + 4}" cy="${y + 6}" rx="9" ry="5" fill="${dark}" fill-opacity="${rounded(between(random, 0.6, 0.8))}" filter="url(#soft)"/>`,
  mark: (canvas) => patch(canvas, 15, "#2a1c14", 0.72, "soft"),
  fuzz: (canvas) => patch(canvas, 170, canvas.light, 0.16) + hairs(canvas, 230, 190),
  "water-mark": (canvas) =>
    `<path d="${blob(canvas, 96)}" fill="${canvas.stain}" fill-opacity=".08" stroke="${canvas.stain}" stroke-opacity=".42" stroke-width="7" filter="url(#soft)"/>`,
  "loose-thread": ({ x, y, light, random }) =>
    thread(
      `M${x - 130} ${y + 60}c60 -90 110 ${rounded(between(random, 30, 70))} 150 -40s70 -70 120 ${rounded(between(random, -20, 20))}`,
      light,
      4,
    ),
  pilling: (canvas) =>
    times(34, () => {
      const [x, y] = around(canvas, 230);
      const size = between(canvas.random, 4, 9);
      const ball = `cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(size)}" ry="${rounded(size * 0.85)}"`;
      return `<ellipse ${ball} fill="#000" fill-opacity=".4" transform="translate(3 4)" filter="url(#soft)"/><ellipse ${ball} fill="${canvas.light}" filter="url(#rough)"/>`;
    }) + hairs(canvas, 60, 230),
  "mended-hole": (canvas) =>
    `<path d="${blob(canvas, 30)}" fill="#000" fill-opacity=".3" filter="url(#blurred)"/>` +
    times(6, (index) => thread(`M${canvas.x - 34} ${canvas.y - 25 + index * 10}h68`, canvas.light, 3)) +
    times(6, (index) => thread(`M${canvas.x - 27 + index * 11} ${canvas.y - 33}v66`, canvas.color, 3)),
  fold: ({ x, y }) => crease(`M0 ${y + 40}Q${x} ${y - 20} 960 ${y - 60}`, 9, 0.32),
  abrasion: (canvas) => patch(canvas, 80, "#fff", 0.22) + streaks(canvas, 120, 70, "#f4f1ea"),
  ink: (canvas) => patch(canvas, 16, "#141a44", 0.85, "soft") + patch(canvas, 26, "#20285c", 0.25, "blurred"),
  scuffs: (canvas) => patch(canvas, 90, canvas.light, 0.22) + streaks(canvas, 46, 120, canvas.light),
  creases: ({ x, y, random }) =>
    times(6, (index) => {
      const at = y - 170 + index * 66 + between(random, -14, 14);
      const half = between(random, 180, 330);
      return crease(
        `M${rounded(x - half)} ${rounded(at)}q${rounded(half)} ${rounded(between(random, 20, 64))} ${rounded(half * 2)} ${rounded(between(random, -24, 24))}`,
        between(random, 5, 9),
        0.3,
      );
    }),
  scratches: ({ x, y, light, random }) =>
    times(6, (index) => {
      const path = line(
        random,
        x - 190 + index * 22,
        y - 90 + index * 34,
        between(random, 170, 330),
        between(random, -90, -40),
      );
      return `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.5" transform="translate(0 2)"/><path d="${path}" fill="none" stroke="${light}" stroke-opacity=".9" stroke-width="1.6"/>`;
    }),
  rub: (canvas) => patch(canvas, 62, canvas.light, 0.5, "blurred") + streaks(canvas, 24, 70, canvas.light),
  nick: ({ x, y, dark, light }) =>
    `<path d="M${x - 24} ${y + 8}q24 -24 48 -14q-18 20 -48 14z" fill="${dark}" fill-opacity=".9"/><path d="M${x - 24} ${y + 9}q24 10 48 -15" fill="none" stroke="${light}" stroke-width="3"/>`,
};

/** The radius of a ring that shows where a small or faint defect is. */
const rings: Partial<Record<DefectKind, number>> = {
  mark: 110,
  ink: 110,
  nick: 110,
  snag: 110,
  "pulled-thread": 110,
  "mended-hole": 110,
  makeup: 130,
  "water-mark": 160,
  "loose-thread": 210,
  "hand-stitches": 220,
  fading: 270,
  "press-mark": 250,
};

const filters = `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="blurred" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="12"/></filter>
<filter id="wide" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="34"/></filter>
<filter id="rough" x="-50%" y="-50%" width="200%" height="200%"><feTurbulence baseFrequency=".35" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter>`;

function ring(kind: DefectKind, { x, y }: Canvas): string {
  const radius = rings[kind];
  if (radius === undefined) return "";
  const circle = `<circle cx="${x}" cy="${y}" r="${radius}" fill="none"`;
  return `${circle} stroke="#000" stroke-opacity=".55" stroke-width="9"/>${circle} stroke="#fff" stroke-width="4"/>`;
}

/** A defect as SVG, to lay over a close-up. */
export function defectSvg(kind: DefectKind, canvas: Canvas): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvasSize.width}" height="${canvasSize.height}"><defs>${filters}</defs>${defectDrawings[kind](canvas)}${ring(kind, canvas)}</svg>`;
}
