import {
  bell,
  bothSides,
  clamp,
  crotchFolds,
  crumple,
  fold,
  groove,
  jeansButton,
  leg,
  lerp,
  lettering,
  line,
  puff,
  rectangle,
  rivet,
  shadow,
  slack,
  smooth,
  stitch,
  trimLeather,
} from "../tailor/index.ts";
import type {
  Drawing,
  Fabric,
  Fade,
  Grading,
  HalfPattern,
  Hex,
  Leg,
  LegPattern,
  Panel,
  Side,
  StitchOptions,
  Tailor,
} from "../tailor/index.ts";
import { dashedThread } from "../tailor/dashed-thread.ts";
import type { Cut, Cuts } from "./cut.ts";

const patterns = {
  straight: { waist: 296, hip: 268, knee: [252, 376], hem: [240, 350] },
  skinny: { waist: 298, hip: 272, knee: [276, 372], hem: [288, 350] },
  wide: { waist: 296, hip: 264, knee: [228, 382], hem: [196, 366] },
  bootcut: { waist: 298, hip: 270, knee: [268, 374], hem: [234, 364] },
  cropped: { waist: 296, hip: 268, knee: [254, 376], hem: [248, 354] },
} as const satisfies Record<string, LegPattern>;

type JeansCut = keyof typeof patterns;

const thread: Hex = "#c58a45";
const waistband = "M294 112C340 128 460 128 506 112L507 152C460 168 340 168 293 152Z";
const pocket = "M312 150C316 184 304 224 270 244";
const yoke = "M402 206C360 196 320 186 284 184";

/** How far wear has bleached the cloth, by its wash. */
const wear: Partial<Record<string, number>> = { "denim-light": 0.55, "denim-mid": 0.5, "denim-dark": 0.22 };

class JeansMaker {
  readonly cloth: Fabric;
  readonly wash: number;
  readonly thread: Hex;
  private readonly tailor: Tailor;
  private readonly pattern: Leg;

  constructor(tailor: Tailor, cut: JeansCut) {
    this.tailor = tailor;
    this.cloth = tailor.cloth;
    this.wash = wear[tailor.garment.cloth] ?? 0;
    this.thread =
      this.wash > 0 && !["black", "gray", "white", "ivory"].includes(tailor.garment.color)
        ? thread
        : tailor.thread;
    this.pattern = leg(patterns[cut]);
  }

  stitch(path: string, offset: number, options: StitchOptions = {}) {
    return stitch(path, offset, this.thread, { width: 1.15, length: 4.4, gap: 2.2, bump: 1, ...options });
  }

  /** Thighs and knees worn pale, whiskers at the hips, ridges rubbed. */
  private fade(side: Side): Fade {
    const { wash } = this;
    return (x, y, noise, hollow) => {
      const middle = side === 1 ? lerp(336, 306, (y - 200) / 600) : lerp(464, 494, (y - 200) / 600);
      const thigh = bell((x - middle) / 34) * smooth(230, 330, y) * smooth(640, 470, y) * 0.75;
      const knee = bell((x - middle) / 44) * bell((y - 590) / 80) * 0.35;
      const whiskers =
        Math.max(0, Math.sin(y / 9 + noise(x / 30, y / 40) * 3)) *
        bell((y - 330) / 46) *
        bell((Math.abs(x - 400) - 34) / 34) *
        0.35;
      const rubbed = clamp(-hollow / 3, -0.3, 0.6) * 0.28;
      return (
        wash * ((thigh + knee + whiskers) * (0.75 + 0.5 * noise(x / 18, y / 40)) + rubbed) +
        noise(x / 60, y / 90) * 0.05
      );
    };
  }

  leg(half: HalfPattern, seams: Panel["seams"] = [], crotch = 3.4): Panel {
    const { random } = this.tailor;
    const { pattern } = this;
    const { side, path } = half;
    return {
      outline: path(pattern.outline),
      puffOutline: path(pattern.puffOutline),
      fabric: this.cloth,
      fade: this.fade(side),
      puff: [puff(26, 15), puff(8, 3)],
      edge: puff(2, 1.4),
      folds: [
        ...crotchFolds(random, pattern, half, crotch),
        ...slack(random, pattern, half, 0.5, 6, 2.6),
        ...slack(random, pattern, half, 0.86, 4, 3),
        fold(path("M322 300C316 400 306 470 302 560"), [10, 18], 2.4, { taper: [0.4, 0.4] }),
      ],
      crumples: [crumple(1.5, 46, 110, 0.1), crumple(0.9, 20, 34, 0.5, { seed: 3 })],
      grain: { angle: 0.03 * side, x: 400, y: 150 },
      shadow: shadow(8, 3, 4, 0.45),
      seams: [
        groove(path(pattern.hemLine(16)), 0, { width: 1.2, depth: 1.3, pucker: 1.6, puckerReach: 8 }),
        this.stitch(path(pattern.hemLine(16)), 0),
        this.stitch(path(pattern.inner), 6 * side),
        groove(path(pattern.outer), -3 * side, { width: 1.2, depth: 0.7, pucker: 1.1, puckerReach: 8 }),
        ...seams,
      ],
    };
  }

  waistband(path: string, top: string, bottom: string): Panel {
    return {
      outline: path,
      fabric: this.cloth,
      fade: (x, y, noise) => this.wash * 0.25 * (0.6 + noise(x / 20, y / 10)),
      puff: puff(9, 4),
      edge: puff(2, 1.4),
      shadow: shadow(5, 1, 4, 0.5),
      grain: { angle: Math.PI / 2 },
      folds: [fold("M300 134C350 150 450 150 500 134", 7, 1)],
      seams: [this.stitch(top, 4), this.stitch(bottom, -4)],
    };
  }

  loop(x: number, top: number, length = 52): Panel {
    const row = (dx: number) =>
      this.stitch(`M${x + dx} ${top + 3}L${x + dx} ${top + length - 3}`, 0, {
        length: 3,
        gap: 1.6,
        width: 0.9,
      });
    return {
      outline: rectangle(x, top + length / 2, 12, length),
      fabric: this.cloth,
      fade: (px, py, noise) => this.wash * (0.3 + 0.3 * noise(px / 4, py / 8)),
      puff: puff(4, 3),
      edge: puff(1.4, 1),
      shadow: shadow(4, 2, 2, 0.55),
      seams: [row(-3.4), row(3.4)],
    };
  }

  backPocket({ side, path, x: at }: HalfPattern): Panel {
    const outline = path("M306 222C326 228 350 233 376 236L378 312L342 330L304 304Z");
    return {
      outline,
      fabric: this.cloth,
      fade: (x, y, noise) =>
        this.wash * (0.35 * bell((x - at(342)) / 30) * bell((y - 280) / 44) + 0.1 * noise(x / 14, y / 20)),
      puff: puff(6, 2.4),
      edge: puff(2, 1.3),
      shadow: shadow(5, 2, 4, 0.42),
      grain: { angle: 0.03 * side, x: 400, y: 150 },
      seams: [
        this.stitch(outline, 4 * side),
        this.stitch(outline, 7.5 * side),
        this.stitch(path("M306 236C326 242 350 247 377 250"), 0),
        this.stitch(path("M308 284C324 268 334 268 342 280C350 270 362 272 376 288"), 0),
      ],
    };
  }

  fly(): Panel[] {
    return ["M406 168L407 384", "M420 166C421 240 424 296 404 330", "M424 166C425 242 428 300 406 336"].map(
      (path) => dashedThread(line(path, 1), this.thread),
    );
  }
}

const furrow = { width: 1.2, depth: 1.3, pucker: 0.7, puckerReach: 8 };

function front(tailor: Tailor, cut: JeansCut): Panel[] {
  const jeans = new JeansMaker(tailor, cut);
  const { cloth } = jeans;
  const { brand, sizeLabel } = tailor.garment;
  const pocketed = (half: HalfPattern): Panel[] => [
    jeans.leg(half, [
      groove(half.path(pocket), 0, furrow),
      jeans.stitch(half.path(pocket), 3 * half.side),
      jeans.stitch(half.path(pocket), 7 * half.side),
    ]),
  ];
  return [
    {
      outline: "M294 112C330 98 470 98 506 112L504 150L296 150Z",
      fabric: { ...cloth, color: cloth.yarn ?? cloth.color, yarn: cloth.color, yarnShare: 0.35, dye: null },
      tone: 0.62,
      shade: (_, y) => 1 - 0.3 * smooth(104, 140, y),
    },
    {
      outline: rectangle(400, 121, 56, 26),
      fabric: trimLeather("#b27d4c"),
      tone: 0.85,
      shadow: shadow(3, 1, 2, 0.4),
      edge: puff(1.2, 0.8),
      ink: [
        lettering(brand.toUpperCase(), 400, 120, { size: 6.6, tracking: 0.6, color: "#4b2f1a", fit: 48 }),
        lettering(sizeLabel, 400, 129, { size: 5, color: "#4b2f1a" }),
      ],
      seams: [
        stitch("M373.5 109.5L426.5 109.5L426.5 132.5L373.5 132.5L373.5 109.5", 0, thread, {
          length: 2.4,
          gap: 1.4,
          width: 0.8,
        }),
      ],
    },
    ...bothSides(pocketed).reverse(),
    jeans.waistband(waistband, "M294 112C340 128 460 128 506 112", "M293 152C340 168 460 168 507 152"),
    ...[
      [318, 117, 50],
      [376, 122, 52],
      [486, 117, 50],
    ].map(([x, top, length]) => jeans.loop(x, top, length)),
    ...jeans.fly(),
    ...[
      [314, 168],
      [278, 238],
      [486, 168],
      [522, 238],
    ].map(([x, y]) => rivet(x, y)),
    jeansButton(402, 142),
  ];
}

function back(tailor: Tailor, cut: JeansCut): Panel[] {
  const jeans = new JeansMaker(tailor, cut);
  const yoked = (half: HalfPattern): Panel[] => [
    jeans.leg(
      half,
      [
        groove(half.path(yoke), 0, furrow),
        jeans.stitch(half.path(yoke), -3 * half.side),
        jeans.stitch(half.path(yoke), -7 * half.side),
      ],
      1.6,
    ),
  ];
  return [
    ...bothSides(yoked).reverse(),
    ...bothSides((half) => [jeans.backPocket(half)]),
    jeans.waistband(
      "M296 112C340 124 460 124 504 112L506 154C460 168 340 168 294 154Z",
      "M296 112C340 124 460 124 504 112",
      "M294 154C340 168 460 168 506 154",
    ),
    {
      outline: "M432 123L490 117L491 151L433 158Z",
      fabric: trimLeather("#b27d4c"),
      shadow: shadow(3, 1, 2, 0.4),
      edge: puff(1.2, 0.8),
      puff: puff(4, 1.2),
      seams: [
        stitch("M434 125L488 119L489 149L435 156L434 125", 0, "#e9d3a8", {
          length: 2.6,
          gap: 1.5,
          width: 0.8,
        }),
      ],
    },
    ...[
      [318, 112],
      [400, 117],
      [424, 117],
      [488, 112],
    ].map(([x, top]) => jeans.loop(x, top)),
  ];
}

function jeansCut(cut: JeansCut, across = 1.28, hemAt = 910): Cut {
  const grading: Grading = {
    across,
    lengths: [
      [0, 0],
      [386, 386],
      [910, hemAt],
    ],
  };
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading,
    tilt: 0.3,
    detail: { x: 400, y: 224, width: 300 },
  });
  return { front: (tailor) => drawing(front(tailor, cut)), back: (tailor) => drawing(back(tailor, cut)) };
}

export const jeans: Cuts<"jeans"> = {
  straight: jeansCut("straight"),
  skinny: jeansCut("skinny", 1.2),
  wide: jeansCut("wide"),
  bootcut: jeansCut("bootcut", 1.26, 930),
  cropped: jeansCut("cropped", 1.28, 800),
};
