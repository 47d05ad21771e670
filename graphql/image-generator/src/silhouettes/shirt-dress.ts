import { buckle, bothSides, crumple, flutes, gathers, groove, puff, shadow } from "../tailor/index.ts";
import type { Drawing, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { placketPanel, spaced } from "./parts/placket.ts";
import { collarInside, collarLeaves, collarOutside } from "./parts/shirt-collar.ts";
import { shirtSleeves, topstitch } from "./parts/shirt-sleeve.ts";
import { cuffOutline, sleevePanel, sleevePattern, type SleeveMeasures } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";

type DressSleeve = "long" | "rolled" | "none";

interface ShirtDressPattern {
  readonly body: BodyMeasures;
  readonly sleeve: DressSleeve;
  /** How full the skirt is below the waist. */
  readonly full: number;
  readonly pockets: boolean;
}

const wear = [crumple(1.8, 56, 160, 0.12), crumple(1.1, 28, 70, -0.45, { seed: 3 })];
const long: SleeveMeasures = { length: 340, spread: 0.3, opening: 84, head: 14, bow: 12 };
const rolled: SleeveMeasures = { length: 168, spread: 0.46, opening: 104, head: 14, bow: 6 };

function sleeves(tailor: Tailor, { body, sleeve }: ShirtDressPattern): Panel[] {
  if (sleeve === "none") return [];
  if (sleeve === "long") return shirtSleeves(tailor, sleevePattern(body, long), { cuff: 42, crumples: wear });
  const pattern = sleevePattern(body, rolled);
  return bothSides((half) => [
    sleevePanel(tailor, half, pattern, { height: 4.4, count: 3, cuff: false, crumples: wear }),
    {
      outline: half.path(cuffOutline(pattern, -22, 6, 1.05, 1.02)),
      fabric: tailor.cloth,
      puff: puff(7, 4),
      edge: puff(2, 1.3),
      grain: { angle: 0.46 * half.side, x: half.x(260), y: 180 },
      shadow: shadow(5, 1, 3, 0.45),
    },
  ]);
}

/** Folds at the waist: short gathers above it, deep folds below. */
function waistFolds({ random }: Tailor, { body, full }: ShirtDressPattern) {
  const [half, y] = body.waist ?? [140, 410];
  const seam = (at: number): string => `M${400 - half + 6} ${at}L${400 + half - 6} ${at}`;
  return [
    ...gathers(random, 12, seam(y - 12), -1.57, 60, { height: 3.2, width: [3, 10], spread: 0.35 }),
    ...gathers(random, Math.round(10 + full * 6), seam(y + 12), 1.57, 120, {
      height: 4,
      width: [3, 11],
      spread: -0.4,
    }),
    ...flutes(random, Math.round(5 + full * 4), {
      top: [400 - half * 0.94, 400 + half * 0.94, y + 14],
      bottom: [400 - body.hem * 0.94, 400 + body.hem * 0.94, body.hemAt],
      height: 5 + full * 3.4,
      width: [5, 20],
      start: 0.3,
    }),
  ];
}

function torso(tailor: Tailor, pattern: ShirtDressPattern, neckDepth: number, seams: readonly Seam[]): Panel {
  const { body, sleeve } = pattern;
  const block = bodiceBlock(body);
  const hem = block.hem.across;
  const bound = [block.armhole.path, block.armhole.mirrored.path].map((path, i) =>
    topstitch(tailor, path, i === 0 ? -6 : 6),
  );
  return torsoPanel(tailor, body, {
    neckline: roundNeck(body.neck, body.top, neckDepth),
    folds: { height: 4, hanging: 0 },
    moreFolds: waistFolds(tailor, pattern),
    crumples: wear,
    armholes: sleeve !== "none",
    seams: [
      groove(hem, 10, { width: 0.9, depth: 0.8, pucker: 0.5 }),
      topstitch(tailor, hem, 9),
      ...(sleeve === "none" ? bound : []),
      ...seams,
    ],
  });
}

/** The belt in the dress's cloth. */
function belt(tailor: Tailor, { body }: ShirtDressPattern, buckled: boolean): Panel[] {
  const [half, y] = body.waist ?? [140, 410];
  const l = 400 - half - 3;
  const r = 400 + half + 3;
  return [
    {
      outline: `M${l} ${y - 12}C${l + 60} ${y - 7} ${r - 60} ${y - 7} ${r} ${y - 12}L${r} ${y + 12}C${r - 60} ${y + 17} ${l + 60} ${y + 17} ${l} ${y + 12}Z`,
      fabric: tailor.cloth,
      puff: puff(7, 5),
      edge: puff(1.8, 1.2),
      grain: { angle: Math.PI / 2 },
      shadow: shadow(6, 1, 5, 0.5),
      seams: [topstitch(tailor, `M${l} ${y - 8}C${l + 60} ${y - 3} ${r - 60} ${y - 3} ${r} ${y - 8}`)],
    },
    ...(buckled
      ? [
          {
            outline: `M412 ${y - 8}L476 ${y - 10}L484 ${y + 3}L476 ${y + 15}L412 ${y + 16}Z`,
            fabric: tailor.cloth,
            puff: puff(6, 4),
            edge: puff(1.8, 1.2),
            grain: { angle: Math.PI / 2 },
            shadow: shadow(5, 2, 3, 0.45),
          },
          buckle(400, y + 4, 17, 18, tailor.buttons, 5),
        ]
      : []),
  ];
}

function chestPockets(tailor: Tailor, { body }: ShirtDressPattern): Panel[] {
  const y = body.armpit - 18;
  return bothSides(({ path, side, x }) => {
    const edge = path(`M300 ${y}L300 ${y + 62}L331 ${y + 72}L362 ${y + 62}L362 ${y}`);
    return [
      {
        outline: `${edge}Z`,
        fabric: tailor.cloth,
        puff: puff(6, 2),
        edge: puff(1.6, 1.1),
        shadow: shadow(4, 2, 2, 0.4),
        seams: [topstitch(tailor, edge, 3 * side)],
      },
      {
        outline: path(`M297 ${y - 6}L365 ${y - 6}L365 ${y + 14}L331 ${y + 24}L297 ${y + 14}Z`),
        fabric: tailor.cloth,
        puff: puff(5, 2),
        edge: puff(1.6, 1.2),
        shadow: shadow(4, 2, 3, 0.44),
      },
      ...tailor.shirtButton(x(331), y + 14, 4.4),
    ];
  });
}

function front(tailor: Tailor, pattern: ShirtDressPattern): Panel[] {
  const { body } = pattern;
  const foot = body.hemAt + (body.dip ?? 6);
  return [
    ...collarInside(tailor, body),
    ...sleeves(tailor, pattern),
    torso(tailor, pattern, 40, []),
    ...(pattern.pockets ? chestPockets(tailor, pattern) : []),
    placketPanel(tailor, { from: body.top + 38, to: foot, width: 24 }),
    ...spaced(9, body.top + 76, foot - 90).flatMap((y) => tailor.shirtButton(400, y, 5.2)),
    ...belt(tailor, pattern, true),
    ...collarLeaves(tailor, body, {
      point: 78,
      seams: (edge, side) => [topstitch(tailor, edge, -4.5 * side)],
    }),
  ];
}

function back(tailor: Tailor, pattern: ShirtDressPattern): Panel[] {
  const { body } = pattern;
  const y = body.top + 84;
  const yoke = `M${400 - body.shoulder + 12} ${y}C340 ${y - 8} 460 ${y - 8} ${400 + body.shoulder - 12} ${y}`;
  return [
    ...sleeves(tailor, pattern),
    torso(tailor, pattern, 14, [
      groove(yoke, 0, { width: 1, depth: 1.3, pucker: 0.4 }),
      topstitch(tailor, yoke, -4),
    ]),
    ...belt(tailor, pattern, false),
    collarOutside(tailor, body, { seams: (edge) => [topstitch(tailor, edge, 5)] }),
  ];
}

function cut(pattern: ShirtDressPattern, across: number): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across },
    tilt: 0.4,
    warp: 5,
    detail: { x: 400, y: 280, width: 300 },
  });
  return {
    front: (tailor) => drawing(front(tailor, pattern)),
    back: (tailor) => drawing(back(tailor, pattern)),
  };
}

const knee: BodyMeasures = {
  top: 130,
  neck: 56,
  shoulder: 138,
  slope: 34,
  chest: 162,
  armpit: 294,
  waist: [134, 408],
  hip: [176, 540],
  hem: 212,
  hemAt: 800,
  dip: 10,
};

export const shirtDress: Cuts<"shirt-dress"> = {
  knee: cut({ body: knee, sleeve: "long", full: 0.5, pockets: true }, 1.05),
  midi: cut(
    {
      body: { ...knee, hip: [178, 560], hem: 262, hemAt: 960, dip: 14 },
      sleeve: "rolled",
      full: 1.2,
      pockets: false,
    },
    1.12,
  ),
  sleeveless: cut(
    {
      body: {
        ...knee,
        shoulder: 118,
        chest: 150,
        slope: 26,
        waist: [132, 404],
        hip: [172, 560],
        hem: 236,
        hemAt: 870,
      },
      sleeve: "none",
      full: 0.9,
      pockets: false,
    },
    1.12,
  ),
};
