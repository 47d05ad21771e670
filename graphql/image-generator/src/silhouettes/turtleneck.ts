import { bothSides, fold, puff, shadow } from "../tailor/index.ts";
import type { Drawing, Fabric, Panel, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { knitFuzz, ribCuff, ribHem } from "./parts/rib.ts";
import { sleevePanel, sleevePattern, type SleeveMeasures } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";
import { trace } from "./parts/trace.ts";

interface TurtleneckPattern {
  readonly body: BodyMeasures;
  readonly sleeve: SleeveMeasures;
  /** Height of the folded collar, and half its width at the fold. */
  readonly collar: readonly [height: number, half: number];
  readonly hem: number;
  readonly scale: number;
}

const neckline = ({ neck, top }: BodyMeasures, depth: number) => roundNeck(neck, top, depth);

/** The collar, turned down once: the inner layer is visible at its top, the outer layer covers it. */
function collar(
  tailor: Tailor,
  rib: Fabric,
  { body, collar: [height, half] }: TurtleneckPattern,
  label: boolean,
): Panel[] {
  const { neck, top } = body;
  const crown = top - height * 0.78;
  const foot = top + height * 0.3;
  const x = 400 - neck;
  const tube = trace(400, crown - 5)
    .curve(400 - half * 0.5, crown - 5, 400 - half * 0.9, crown - 2, 400 - half, crown + 6)
    .curve(400 - half - 9, crown + height * 0.3, x - 14, top - 18, x - 11, top + 9)
    .curve(x + 14, foot + 4, 400 - neck * 0.5, foot + 12, 400, foot + 14);
  const mouth = trace(400, crown - 4)
    .curve(400 - half * 0.5, crown - 4, 400 - half * 0.86, crown - 1, 400 - half + 3, crown + 6)
    .curve(400 - half * 0.8, crown + 15, 400 - half * 0.4, crown + 17, 400, crown + 17);
  return [
    {
      outline: tube.onTheFold,
      fabric: rib,
      puff: [puff(14, 9), puff(5, 3)],
      edge: puff(3, 2),
      folds: [
        fold(
          `M${x + 4} ${top - 14}C${400 - neck * 0.4} ${top + 4} ${400 + neck * 0.3} ${top} ${400 + neck * 0.7} ${top - 12}`,
          7,
          2.6,
          { taper: [0.3, 0.4] },
        ),
        fold(
          `M${400 + neck * 0.8} ${crown + height * 0.5}C${400 + neck * 0.3} ${crown + height * 0.66} ${400 - neck * 0.2} ${crown + height * 0.62} ${400 - neck * 0.5} ${crown + height * 0.52}`,
          6,
          2,
          { taper: [0.3, 0.4] },
        ),
      ],
      grain: { x: 400, y: top },
      shadow: shadow(8, 2, 6, 0.5),
      rough: knitFuzz,
    },
    {
      outline: mouth.onTheFold,
      fabric: rib,
      tone: 0.56,
      shadow: null,
    },
    // Only the label's upper half is visible: the fold covers the rest, including the size.
    ...(label ? tailor.label(400, crown - 1, { width: half * 0.8, height: 13 }).slice(0, 1) : []),
  ];
}

function sleeves(tailor: Tailor, rib: Fabric, { body, sleeve, scale }: TurtleneckPattern): Panel[] {
  const pattern = sleevePattern(body, sleeve);
  return bothSides((half) => [
    sleevePanel(tailor, half, pattern, { height: 5.4 * scale, count: 7, rough: knitFuzz, round: 1.15 }),
    ribCuff(tailor, half, pattern, rib, 44 * scale),
  ]);
}

function panels(tailor: Tailor, pattern: TurtleneckPattern, depth: number, label = false): Panel[] {
  const rib = tailor.trim("rib");
  const { body, hem, scale } = pattern;
  return [
    ...sleeves(tailor, rib, pattern),
    torsoPanel(tailor, body, {
      neckline: neckline(body, depth),
      folds: { height: 4.8 * scale, hanging: 5 },
      rough: knitFuzz,
    }),
    ribHem(body, rib, hem),
    ...collar(tailor, rib, pattern, label),
  ];
}

function cut(pattern: TurtleneckPattern): Cut {
  const drawing = (drawn: readonly Panel[]): Drawing => ({
    panels: drawn,
    grading: { across: 1.2, down: 1.2 },
    tilt: -0.4,
    warp: 5,
    fill: { width: 0.84 },
    detail: { x: 400, y: 190, width: 320 },
  });
  return {
    front: (tailor) => drawing(panels(tailor, pattern, 14, true)),
    back: (tailor) => drawing(panels(tailor, pattern, 8)),
  };
}

export const turtleneck: Cuts<"turtleneck"> = {
  fitted: cut({
    body: {
      top: 170,
      neck: 56,
      shoulder: 132,
      slope: 30,
      chest: 154,
      armpit: 324,
      waist: [140, 470],
      hem: 152,
      hemAt: 570,
    },
    sleeve: { length: 380, spread: 0.32, opening: 72, head: 18, bow: 9 },
    collar: [74, 50],
    hem: 42,
    scale: 1,
  }),
  chunky: cut({
    body: {
      top: 170,
      neck: 66,
      shoulder: 176,
      slope: 46,
      chest: 194,
      armpit: 352,
      hem: 184,
      hemAt: 566,
      dip: 8,
    },
    sleeve: { length: 320, spread: 0.3, opening: 92, head: 10, bow: 16 },
    collar: [104, 68],
    hem: 60,
    scale: 1.25,
  }),
};
