import { gradientNoise } from "../geometry/noise.ts";
import { seeded } from "../geometry/random.ts";
import { expose, linear, toLevel } from "../light/color.ts";
import type { Canvas } from "./canvas.ts";
import { tableShadow } from "./table-shadow.ts";
import type { Stage } from "./stage.ts";

/** Puts the painted pieces on the backdrop, lights the paper, and converts linear light to sRGB levels. */
export function develop(canvas: Canvas, stage: Stage): Uint8Array {
  const { width, height } = canvas;
  const { scene } = stage;
  const out = new Uint8Array(width * height * 3);
  const [red, green, blue] = linear(scene.backdrop);
  const shadow = scene.filled ? null : tableShadow(canvas, stage);
  const grain = scene.grain ?? 1;
  const random = seeded(scene.seed + 5);
  const fiber = gradientNoise(scene.seed + 333);
  const pane = new Float32Array([1, 1, 1]);
  const taken = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    shadow?.(y, taken);
    const down = y / height;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const rest = 1 - canvas.alpha[i];
      const across = x / width;
      let r = canvas.red[i];
      let g = canvas.green[i];
      let b = canvas.blue[i];
      const speck = (random() - 0.5) * grain;
      if (rest > 0.001) {
        const light =
          (paperLight(across, down) +
            fiber(x / stage.scale / 90, y / stage.scale / 90) * 0.008 +
            speck * 0.008) *
          rest;
        const v = taken[x];
        r += red * light * (1 - v);
        g += green * light * (1 - v * 0.985);
        b += blue * light * (1 - v * 0.957);
      }
      if (scene.gobo) {
        scene.gobo(across, down, pane);
        r *= pane[0];
        g *= pane[1];
        b *= pane[2];
      }
      const film = 1 + speck * 0.006;
      out[i * 3] = toLevel(expose(r) * film);
      out[i * 3 + 1] = toLevel(expose(g) * film);
      out[i * 3 + 2] = toLevel(expose(b) * film);
    }
  }
  return out;
}

/** Light on the paper: brightest at the top left, darker toward the corners. */
function paperLight(across: number, down: number): number {
  const dx = across - 0.46;
  const dy = down - 0.44;
  return 1.035 - 0.055 * across - 0.075 * down - (dx * dx + dy * dy) * 0.13;
}
