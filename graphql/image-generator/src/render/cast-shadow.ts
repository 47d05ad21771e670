import { clamp } from "../geometry/scalar.ts";
import { blur } from "../raster/blur.ts";
import type { Canvas } from "./canvas.ts";
import type { Piece } from "./piece.ts";
import type { Stage } from "./stage.ts";

const usual = { radius: 7, dx: 3, dy: 6, strength: 0.38 };
/** Shadows are slightly warm: they take less from green and blue. */
const green = 0.985;
const blue = 0.96;

/** Darkens what is already painted where a piece will lie over it. */
export function castShadow(canvas: Canvas, piece: Piece, stage: Stage): void {
  if (piece.panel.shadow === null) return;
  const { radius, dx, dy, strength } = { ...usual, ...piece.panel.shadow };
  const { scale } = stage;
  const step = Math.max(1, Math.min(4, Math.round((radius * scale) / 4)));
  const pad = Math.ceil((radius * 2.2 + Math.hypot(dx, dy)) * scale);
  const width = Math.ceil((piece.width + 2 * pad) / step);
  const height = Math.ceil((piece.height + 2 * pad) / step);
  const soft = blur(thin(piece, width, height, step, pad), width, height, (radius * scale) / step);
  darken(
    canvas,
    soft,
    width,
    height,
    step,
    piece.left - pad + dx * scale,
    piece.top - pad + dy * scale,
    strength,
  );
}

/** The piece's mask at a lower resolution, with a margin. */
function thin(piece: Piece, width: number, height: number, step: number, pad: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const my = y * step - pad;
    if (my < 0 || my >= piece.height) continue;
    for (let x = 0; x < width; x++) {
      const mx = x * step - pad;
      if (mx >= 0 && mx < piece.width) out[y * width + x] = piece.mask[my * piece.width + mx];
    }
  }
  return out;
}

function darken(
  canvas: Canvas,
  soft: Float32Array,
  width: number,
  height: number,
  step: number,
  ox: number,
  oy: number,
  strength: number,
): void {
  const right = Math.min(canvas.width, Math.ceil(ox + width * step));
  const bottom = Math.min(canvas.height, Math.ceil(oy + height * step));
  const left = Math.max(0, Math.floor(ox));
  for (let y = Math.max(0, Math.floor(oy)); y < bottom; y++) {
    const fy = clamp((y - oy) / step, 0, height - 1.01);
    const j = Math.floor(fy);
    const ty = fy - j;
    for (let x = left; x < right; x++) {
      const i = y * canvas.width + x;
      if (canvas.alpha[i] <= 0) continue;
      const fx = clamp((x - ox) / step, 0, width - 1.01);
      const k = Math.floor(fx);
      const tx = fx - k;
      const o = j * width + k;
      const top = soft[o] + (soft[o + 1] - soft[o]) * tx;
      const low = soft[o + width] + (soft[o + width + 1] - soft[o + width]) * tx;
      const v = (top + (low - top) * ty) * strength;
      if (v <= 0.003) continue;
      canvas.red[i] *= 1 - v;
      canvas.green[i] *= 1 - v * green;
      canvas.blue[i] *= 1 - v * blue;
    }
  }
}
