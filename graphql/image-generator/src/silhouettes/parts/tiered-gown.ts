import { bothSides, crumple, flutes, gathers, groove, puff, shadow, smooth } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import { trace, type Trace } from "./trace.ts";

const drape = [crumple(2, 50, 160, 0.1), crumple(1.1, 26, 70, -0.4, { seed: 4 })];

interface Tier {
  readonly top: readonly [half: number, y: number];
  readonly hem: readonly [half: number, y: number];
}

/** Tiers from the waist down. Each is 1.5 times as wide as the seam it hangs from. */
const tiers: readonly Tier[] = [
  { top: [126, 356], hem: [172, 556] },
  { top: [164, 546], hem: [214, 774] },
  { top: [206, 762], hem: [262, 1018] },
];

function tierPanel(tailor: Tailor, { top, hem }: Tier): Panel {
  const [a, y0] = top;
  const [b, y1] = hem;
  const side = trace(400, y0 - 4)
    .line(400 - a, y0 - 4)
    .curve(400 - a - 14, y0 + 30, 400 - b + 6, y1 - 90, 400 - b, y1);
  const foot = trace(400 - b, y1)
    .curve(400 - b * 0.8, y1 + 12, 400 - b * 0.66, y1 + 4, 400 - b * 0.5, y1 + 12)
    .curve(400 - b * 0.34, y1 + 20, 400 - b * 0.16, y1 + 10, 400, y1 + 15);
  const seam = `M${400 - a} ${y0 + 2}L${400 + a} ${y0 + 2}`;
  return {
    outline: side.joined(foot).onTheFold,
    puffOutline: side.line(400 - b - 20, y1 + 130).line(400, y1 + 130).onTheFold,
    fabric: tailor.cloth,
    puff: [puff(22, 12), puff(8, 3)],
    edge: puff(2.2, 1.5),
    folds: [
      ...gathers(tailor.random, Math.round(a / 8), seam, 1.57, (y1 - y0) * 0.4, {
        height: 6,
        width: [3, 10],
        spread: -0.35,
      }),
      ...flutes(tailor.random, Math.round(a / 19), {
        top: [400 - a * 0.95, 400 + a * 0.95, y0 + 6],
        bottom: [400 - b * 0.96, 400 + b * 0.96, y1],
        height: 8.6,
        width: [5, 18],
        start: 0.3,
      }),
    ],
    crumples: drape,
    // The tier above shades the gathers.
    shade: (_, y) => 1 - 0.3 * smooth(y0 + 46, y0 + 4, y),
    grain: { x: 400, y: y0 },
    shadow: shadow(9, 3, 7, 0.5),
    seams: [groove(foot.across, 9, { width: 0.9, depth: 0.8, pucker: 0.6 })],
  };
}

const neckline = (depth: number): Trace =>
  trace(400, 150 + depth)
    .line(336, 148 + depth)
    .curve(332, 140 + depth * 0.6, 326, 130 + depth * 0.3, 322, 122);
const bodice = (depth: number): Trace =>
  neckline(depth)
    .line(280, 130)
    .curve(284, 170, 278, 206, 252, 232)
    .curve(258, 280, 268, 320, 272, 362)
    .line(400, 366);

/** Ruffles over the shoulders instead of sleeves. */
const ruffles = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path }) => [
    {
      outline: path(
        "M300 118C272 112 238 130 214 168C208 190 214 204 222 216C232 210 242 222 254 240C270 226 288 190 304 150Z",
      ),
      fabric: tailor.cloth,
      puff: [puff(16, 10), puff(6, 2)],
      edge: puff(2, 1.4),
      folds: gathers(
        tailor.random,
        8,
        path("M302 122C294 156 284 196 262 232"),
        side === 1 ? 2.7 : 0.44,
        60,
        {
          height: 4.6,
          width: [3, 10],
          spread: -0.7 * side,
        },
      ),
      crumples: drape,
      grain: { angle: 0.6 * side },
      shadow: shadow(8, 3, 4, 0.42),
    },
  ]);

/** A square neck, a smocked bodice and three gathered tiers. */
export function tieredPanels(tailor: Tailor, view: "front" | "back"): Panel[] {
  const front = view === "front";
  const depth = front ? 52 : 24;
  const rows = Array.from({ length: 7 }, (_, i) => 246 + i * 17);
  return [
    ...(front ? inside(tailor) : []),
    ...ruffles(tailor),
    ...[...tiers].reverse().map((tier) => tierPanel(tailor, tier)),
    {
      outline: bodice(depth).onTheFold,
      puffOutline: bodice(depth).line(400, 460).onTheFold,
      fabric: tailor.cloth,
      puff: [puff(18, 10), puff(8, 3)],
      edge: puff(2, 1.3),
      crumples: drape,
      relief: (x, y) =>
        smooth(236, 246, y) * smooth(358, 350, y) * 1.1 * Math.sin(x * 0.62 + 1.6 * Math.sin(y * 0.37)),
      folds: gathers(tailor.random, 10, "M268 356L532 356", -1.57, 30, { height: 2.4, width: [3, 7] }),
      seams: [
        ...rows.map((y) =>
          groove(`M256 ${y}C330 ${y + 5} 470 ${y + 5} 544 ${y}`, 0, { width: 1, depth: 1.1, pucker: 0.9 }),
        ),
        groove(neckline(depth).across, 5, { width: 0.9, depth: 0.7, pucker: 0.4 }),
      ],
      shadow: shadow(7, 2, 5, 0.45),
      grain: { x: 400, y: 120 },
    },
  ];
}

const inside = (tailor: Tailor): Panel[] => [
  {
    outline: neckline(26).line(320, 260).line(400, 262).onTheFold,
    fabric: tailor.cloth,
    tone: 0.6,
    shade: (_, y) => 1 - 0.25 * smooth(176, 210, y),
    edge: puff(2, 1),
  },
  ...tailor.label(400, 178, { width: 38, height: 13, tone: 0.8 }),
];
