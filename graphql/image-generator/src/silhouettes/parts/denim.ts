import {
  bell,
  clamp,
  fold,
  groove,
  jeansButton,
  lettering,
  puff,
  rectangle,
  rivet,
  shadow,
  smooth,
  stitch,
  trimLeather,
} from "../../tailor/index.ts";
import type {
  Fabric,
  Fade,
  HalfPattern,
  Hex,
  Panel,
  Seam,
  Side,
  StitchOptions,
  Tailor,
} from "../../tailor/index.ts";

const orange: Hex = "#c58a45";

/** How much wear has bleached the cloth, by wash. */
const wear: Partial<Record<string, number>> = { "denim-light": 0.55, "denim-mid": 0.5, "denim-dark": 0.22 };

const waistband = "M294 112C340 128 460 128 506 112L507 152C460 168 340 168 293 152Z";
const backWaistband = "M296 112C340 124 460 124 504 112L506 154C460 168 340 168 294 154Z";

const furrow = { width: 1.2, depth: 1.3, pucker: 0.7, puckerReach: 8 };

/** Parts that all denim bottoms share: the wash, orange thread, waistband, loops, pockets, rivets and button. */
export class Denim {
  readonly cloth: Fabric;
  readonly wash: number;
  readonly thread: Hex;
  private readonly tailor: Tailor;

  constructor(tailor: Tailor) {
    const { cloth, color } = tailor.garment;
    this.tailor = tailor;
    this.cloth = tailor.cloth;
    this.wash = wear[cloth] ?? 0;
    this.thread =
      this.wash > 0 && !["black", "gray", "white", "ivory"].includes(color) ? orange : tailor.thread;
  }

  stitch(path: string, offset: number, options: StitchOptions = {}): Seam {
    return stitch(path, offset, this.thread, { width: 1.15, length: 4.4, gap: 2.2, bump: 1, ...options });
  }

  /** A seam with two rows of topstitching on the side given by the sign. */
  felledSeam(path: string, side: number): Seam[] {
    return [groove(path, 0, furrow), this.stitch(path, 3 * side), this.stitch(path, 7 * side)];
  }

  /** Wear: pale thighs along a line down the leg, whiskers at the hips, rubbed ridges. */
  fade(side: Side, thigh: (y: number) => number, knee = 590): Fade {
    const { wash } = this;
    return (x, y, noise, hollow) => {
      const away = (side === 1 ? x : 800 - x) - thigh(y);
      const worn = bell(away / 34) * smooth(230, 330, y) * smooth(640, 470, y) * 0.75;
      const bent = bell(away / 44) * bell((y - knee) / 80) * 0.35;
      const whiskers =
        Math.max(0, Math.sin(y / 9 + noise(x / 30, y / 40) * 3)) *
        bell((y - 330) / 46) *
        bell((Math.abs(x - 400) - 34) / 34) *
        0.35;
      const rubbed = clamp(-hollow / 3, -0.3, 0.6) * 0.28;
      return (
        wash * ((worn + bent + whiskers) * (0.75 + 0.5 * noise(x / 18, y / 40)) + rubbed) +
        noise(x / 60, y / 90) * 0.05
      );
    };
  }

  /** The inside of the back waist, with the leather patch. */
  inside(): Panel[] {
    const { cloth } = this;
    const { brand, sizeLabel } = this.tailor.garment;
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
          stitch("M373.5 109.5L426.5 109.5L426.5 132.5L373.5 132.5L373.5 109.5", 0, orange, {
            length: 2.4,
            gap: 1.4,
            width: 0.8,
          }),
        ],
      },
    ];
  }

  private band(path: string, top: string, bottom: string): Panel {
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

  private loop(x: number, top: number, length = 52): Panel {
    const row = (dx: number): Seam =>
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

  frontWaist(): Panel[] {
    return [
      this.band(waistband, "M294 112C340 128 460 128 506 112", "M293 152C340 168 460 168 507 152"),
      this.loop(318, 117, 50),
      this.loop(376, 122),
      this.loop(486, 117, 50),
    ];
  }

  /** The rivets at the ends of the pockets, and the button. Draw them after everything that reaches the waistband. */
  metalware(): Panel[] {
    return [rivet(314, 168), rivet(278, 238), rivet(486, 168), rivet(522, 238), jeansButton(402, 142)];
  }

  backWaist(): Panel[] {
    return [
      this.band(backWaistband, "M296 112C340 124 460 124 504 112", "M294 154C340 168 460 168 506 154"),
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
      ...[318, 488].map((x) => this.loop(x, 112)),
      ...[400, 424].map((x) => this.loop(x, 117)),
    ];
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
}

/** The left front pocket opening and the back yoke. */
export const denimPocket = "M312 150C316 184 304 224 270 244";
export const denimYoke = "M402 206C360 196 320 186 284 184";
