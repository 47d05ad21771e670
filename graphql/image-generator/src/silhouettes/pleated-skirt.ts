import {
  clamp,
  crumple,
  fold,
  gradientNoise,
  groove,
  lerp,
  puff,
  shadow,
  wrongSide,
} from "../tailor/index.ts";
import type { Drawing, Grading, Panel, Relief, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";

const count = 13;
const hemAt = 846;
const top = "M303 178C344 192 456 192 497 178";
const waistband = "M303 178C344 192 456 192 497 178L499 214C456 228 344 228 301 214Z";

/** The profile of a knife pleat: a slow rise and a fast fall. */
const knife = (t: number): number => (t < 0.8 ? t / 0.8 : 1 - (t - 0.8) / 0.2);

/** Prints shift less with pleats than with soft folds. Otherwise dots would break into dashes. */
const pleatedSlide = 0.8;

/** The hem steps up and down with the pleats. */
function outline(seed: number): string {
  const sway = gradientNoise(seed + 8);
  const hem = Array.from({ length: 131 }, (_, i) => {
    const t = i / 130;
    const phase = (t + sway((t * 2 - 1) * 2, 850 / 240) * 0.02) * count;
    const y = hemAt + 16 * Math.sin(Math.PI * t) + (knife(phase - Math.floor(phase)) - 0.5) * 6;
    return `L${lerp(192, 608, t).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M304 212C290 300 250 560 192 ${hemAt}${hem.slice(1).join("")}C552 560 510 300 496 212C460 222 340 222 304 212Z`;
}

/** Pleats that are flat at the waist and rise toward the hem. */
function pleats(seed: number): Relief {
  const sway = gradientNoise(seed + 8);
  return (x, y) => {
    const t = clamp((y - 206) / (hemAt - 206), 0, 1.1);
    const u = (x - 400) / lerp(98, 212, t ** 0.92);
    const phase = (u * 0.5 + 0.5 + sway(u * 2, y / 240) * 0.02 * t) * count;
    const place = Math.floor(phase);
    const height = lerp(1.8, 11, t ** 0.8) * (0.8 + 0.4 * Math.sin(place * 2.3));
    const v = knife(phase - place);
    return height * v * v * (3 - 2 * v);
  };
}

function skirt(tailor: Tailor): Panel[] {
  const { cloth, garment } = tailor;
  return [
    { outline: "M230 820L570 820L580 846L220 846Z", fabric: wrongSide(cloth, 0.2), tone: 0.4 },
    {
      outline: outline(garment.seed),
      puffOutline: "M304 120C290 300 250 560 160 1000L640 1000C552 560 510 300 496 120Z",
      fabric: { ...cloth, slide: pleatedSlide },
      puff: puff(20, 10),
      edge: puff(1.6, 1),
      relief: pleats(garment.seed),
      crumples: [crumple(1.6, 60, 240)],
      grain: { x: 400, y: 206, fan: 0.0017 },
    },
  ];
}

const band = (tailor: Tailor, seams: Panel["seams"]): Panel => ({
  outline: waistband,
  fabric: tailor.cloth,
  puff: puff(10, 5),
  edge: puff(2, 1.3),
  shadow: shadow(5, 1, 5, 0.5),
  grain: { angle: Math.PI / 2 },
  folds: [fold("M306 196C350 210 450 210 494 196", 6, 1.2)],
  seams: [
    groove(top, 4, { width: 0.8, depth: 0.5 }),
    groove("M301 214C344 228 456 228 499 214", -4, { width: 0.8, depth: 0.5 }),
    ...(seams ?? []),
  ],
});

const front = (tailor: Tailor): Panel[] => [
  {
    outline: "M304 176C340 164 460 164 496 176L494 214L306 214Z",
    fabric: wrongSide(tailor.cloth, 0.3),
    tone: 0.55,
  },
  ...tailor.label(400, 171, { width: 44, height: 12, tone: 0.75 }),
  ...skirt(tailor),
  band(tailor, []),
];

const zip = (tailor: Tailor): Panel[] => [
  {
    anchor: [400, 232],
    outline: "M397.5 226L402.5 226L403.5 246L396.5 246Z",
    fabric: tailor.metal,
    puff: puff(1.6, 1.4),
    shadow: shadow(2, 1, 2, 0.5),
  },
];

const back = (tailor: Tailor): Panel[] => [
  ...skirt(tailor),
  band(tailor, [groove("M400 186L400 226", 0, { width: 1.2, depth: 1.8 })]),
  ...zip(tailor),
];

function cut(hem: number, across: number): Cut {
  const grading: Grading = {
    across,
    lengths: [
      [0, 0],
      [230, 230],
      [hemAt, hem],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.4,
    detail: { x: 400, y: 260, width: 270 },
  });
  return { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) };
}

export const pleatedSkirt: Cuts<"pleated-skirt"> = {
  midi: cut(hemAt, 1.16),
  maxi: cut(1040, 1.22),
};
