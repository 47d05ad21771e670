import { ellipse } from "../geometry/polyline.ts";
import { clamp } from "../geometry/scalar.ts";
import { blur } from "../raster/blur.ts";
import { coverage } from "../raster/coverage.ts";
import type { Canvas } from "./canvas.ts";
import type { Stage } from "./stage.ts";

/** A piece's shadow on the paper: a dark one close to it, a wider pale one, and a very wide faint one. */
const layers = [
  { radius: 5, dx: 2.2, dy: 3.6, strength: 0.46 },
  { radius: 18, dx: 8, dy: 13, strength: 0.34 },
  { radius: 60, dx: 16, dy: 26, strength: 0.2 },
] as const;

/** Fills one line with the share of light removed. */
export type ShadowLine = (y: number, out: Float32Array) => void;

export function tableShadow(canvas: Canvas, stage: Stage): ShadowLine {
  const step = Math.max(1, Math.round(stage.scale * 2.2));
  const width = Math.ceil(canvas.width / step);
  const height = Math.ceil(canvas.height / step);
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(canvas.height - 1, y * step) * canvas.width;
    for (let x = 0; x < width; x++)
      mask[y * width + x] = canvas.alpha[row + Math.min(canvas.width - 1, x * step)];
  }
  const strength = stage.scene.shadow ?? 1;
  const cast = layers.map((layer) => ({
    soft: blur(mask, width, height, (layer.radius * stage.scale) / step),
    dx: layer.dx * stage.scale,
    dy: layer.dy * stage.scale,
    strength: layer.strength * strength,
  }));
  const contacts = contactShadow(stage, width, height, step);
  const read = reader(width, height);
  return (y, out) => {
    for (let x = 0; x < out.length; x++) {
      let light = 1 - (contacts ? read(contacts, x / step, y / step) : 0);
      for (const { soft, dx, dy, strength } of cast)
        light *= 1 - read(soft, (x - dx) / step, (y - dy) / step) * strength;
      out[x] = 1 - light;
    }
  };
}

/** Shadows where soles and bags touch the table. */
function contactShadow(stage: Stage, width: number, height: number, step: number): Float32Array | null {
  const { contacts, camera } = stage.scene;
  if (!contacts) return null;
  const unit = stage.scale / step;
  const { graded } = stage;
  const out = new Float32Array(width * height);
  for (const contact of contacts) {
    const cx = (graded.x(contact.x) - camera.x) * unit;
    const cy = (graded.y(contact.y) - camera.y) * unit;
    const mask = coverage(ellipse(cx, cy, contact.rx * unit, contact.ry * unit), 0, 0, width, height);
    const soft = blur(mask, width, height, contact.blur * unit);
    for (let i = 0; i < out.length; i++) out[i] = 1 - (1 - out[i]) * (1 - soft[i] * contact.strength);
  }
  return out;
}

function reader(width: number, height: number): (field: Float32Array, x: number, y: number) => number {
  return (field, px, py) => {
    const x = clamp(px, 0, width - 1.01);
    const y = clamp(py, 0, height - 1.01);
    const i = Math.floor(x);
    const j = Math.floor(y);
    const tx = x - i;
    const o = j * width + i;
    const top = field[o] + (field[o + 1] - field[o]) * tx;
    const low = field[o + width] + (field[o + width + 1] - field[o + width]) * tx;
    return top + (low - top) * (y - j);
  };
}
