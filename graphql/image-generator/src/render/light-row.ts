import { clamp, smooth } from "../geometry/scalar.ts";
import { fillLight, halfway, keyLight } from "../light/light.ts";
import { luminance } from "../light/color.ts";
import type { Coloring } from "./color-row.ts";
import type { Piece } from "./piece.ts";
import type { Row } from "./row.ts";
import type { Stage } from "./stage.ts";

/** The key light is slightly warm, the ambient light slightly cool. */
const warm = [1.01, 1, 0.975] as const;
const cool = [0.985, 0.995, 1.03] as const;
/** Highlights have the window's color. */
const shine = [1, 0.985, 0.95] as const;
const darkShine = [1, 0.985, 0.965] as const;

/** The depth in drawing units at which a hollow is darkest. */
const deepHollow = 9;

export interface Lighting {
  /** How much stronger very dark cloth shows its folds, which would otherwise be invisible. */
  readonly contrast: number;
  readonly darkGloss: number;
  readonly tone: number;
}

export function lightingOf(piece: Piece, coloring: Coloring): Lighting {
  const dark = smooth(0.14, 0.012, luminance(coloring.base));
  return {
    contrast: 1 + 1.1 * dark,
    darkGloss: piece.panel.fabric.darkGloss * dark,
    tone: piece.panel.tone ?? 1,
  };
}

/** Lights a row: turns the cloth's colors into reflected light. */
export function lightRow(row: Row, piece: Piece, lighting: Lighting, stage: Stage): void {
  const { fabric, shade } = piece.panel;
  const { scale, noise } = stage;
  const { camera } = stage.scene;
  const { contrast, darkGloss, tone } = lighting;
  const {
    ambient,
    wrap,
    gloss,
    glossPower,
    glint,
    glintPower,
    glossTint,
    sheen,
    reflection,
    occlusion,
    mottle,
  } = fabric;
  const { red, green, blue, light, slopeX, slopeY, hollow, at } = row;
  const [lx, ly, lz] = keyLight;
  const [fx, fy, fz] = fillLight;
  const [hx, hy, hz] = halfway;
  const flat = (lz + wrap) / (1 + wrap);
  const direct = 1 - ambient;
  const shining = gloss > 0 || glint > 0;
  const pattern = shade ? stage.pattern(piece.panel) : null;
  const y = row.y / scale + camera.y;
  const py = pattern ? pattern.y(y) : 0;
  for (let k = 0; k < row.count; k++) {
    const x = at[k] / scale + camera.x;
    const sx = slopeX[k];
    const sy = slopeY[k];
    const nz = 1 / Math.sqrt(sx * sx + sy * sy + 1);
    const nx = -sx * nz;
    const ny = -sy * nz;
    const facing = (nx * lx + ny * ly + nz * lz + wrap) / (1 + wrap);
    const filled = nx * fx + ny * fy + nz * fz;
    const key = 1 + ((facing > 0 ? facing : 0) / flat - 1) * contrast;
    const open = 1 - occlusion * clamp(hollow[k] / deepHollow, -0.25, 1);
    const shaded = tone * (shade && pattern ? shade(pattern.x(x), py) : 1);
    const level = light[k] * open * shaded * (1 + noise(x / 42, y / 42) * mottle);
    const around = ambient * (0.82 + (0.18 * (filled > 0 ? filled : 0)) / fz);
    const straight = direct * (key > 0 ? key : 0);
    const r = red[k];
    const g = green[k];
    const b = blue[k];
    let cr = r * level * (around * cool[0] + straight * warm[0]);
    let cg = g * level * (around * cool[1] + straight * warm[1]);
    let cb = b * level * (around * cool[2] + straight * warm[2]);
    const mirrored = nx * hx + ny * hy + nz * hz;
    if (shining && mirrored > 0) {
      const s =
        (mirrored ** glossPower * gloss + (glint > 0 ? mirrored ** glintPower * glint : 0)) *
        open *
        light[k] *
        light[k] *
        shaded;
      cr += s * (shine[0] + (r * 1.6 - shine[0]) * glossTint);
      cg += s * (shine[1] + (g * 1.6 - shine[1]) * glossTint);
      cb += s * (shine[2] + (b * 1.6 - shine[2]) * glossTint);
    }
    if (reflection) {
      const e = reflection(nx, ny);
      cr += r * e;
      cg += g * e;
      cb += b * e;
    }
    if (darkGloss > 0 && mirrored > 0) {
      const s = mirrored ** 7 * darkGloss * open * light[k] * shaded;
      cr += s * darkShine[0];
      cg += s * darkShine[1];
      cb += s * darkShine[2];
    }
    if (sheen > 0) {
      const e = (1 - nz) * (1 - nz) * sheen;
      cr += e * (0.5 + r);
      cg += e * (0.5 + g);
      cb += e * (0.5 + b);
    }
    red[k] = cr;
    green[k] = cg;
    blue[k] = cb;
  }
}
