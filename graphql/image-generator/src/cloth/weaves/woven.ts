import { seeded } from "../../geometry/random.ts";
import { clamp, smooth, wrap } from "../../geometry/scalar.ts";
import { tileSize, type Weave } from "../weave.ts";
import { grains, grit, streaks, tintOf } from "./texture.ts";

const ridge = (t: number, sharpness: number): number => Math.max(0, Math.sin(Math.PI * t)) ** sharpness;

/** Diagonal lines; the second yarn is the weft between them, as in denim. */
export function twill(rib = 8): Weave {
  const fuzz = grit(3, 128);
  const fiber = streaks(5, 64, 8);
  const slub = streaks(8, 8, 64);
  return (x, y) => {
    const height = ridge(wrap((x + y) / rib, 1), 0.7);
    const rough = fuzz(x, y) * 0.35 + fiber(x, y) * 0.5;
    const weft = clamp(smooth(0.55, 0.1, height) * 0.8 + slub(x, y) * 0.25 + rough * 0.15);
    return [height * 1.5 + rough * 0.6, 0.82 + 0.18 * height + rough * 0.08, weft];
  };
}

/** Twill whose lines turn every 32 threads. */
export function herringbone(): Weave {
  const fuzz = grit(3, 128);
  return (x, y) => {
    const turned = Math.floor(x / 32) % 2 === 1;
    const t = wrap(((turned ? x : -x) + y) / 8, 1);
    const height = ridge(t, 0.8);
    const rough = fuzz(x, y) * 0.4;
    return [height * 1.4 + rough * 0.6, 0.85 + 0.15 * height, clamp((t < 0.5 ? 0.15 : 0.8) + rough * 0.2)];
  };
}

/** Plain weave, one over and one under. `slub` is how uneven the threads are. */
export function plain(thread = 8, slub = 0.25, seed = 4): Weave {
  const count = tileSize / thread;
  const random = seeded(seed);
  const row = (from: (r: number) => number): Float32Array =>
    Float32Array.from({ length: count }, () => from(random()));
  const warpWidth = row((r) => 1 + (r - 0.5) * slub * 2);
  const weftWidth = row((r) => 1 + (r - 0.5) * slub * 2);
  const warpTint = row((r) => r);
  const weftTint = row((r) => r);
  const alongWarp = streaks(seed + 3, 64, 6);
  const alongWeft = streaks(seed + 4, 6, 64);
  const fuzz = grit(seed + 5, 128);
  return (x, y) => {
    const i = Math.floor(x / thread);
    const j = Math.floor(y / thread);
    const fx = x / thread - i - 0.5;
    const fy = y / thread - j - 0.5;
    const warpOver = (i + j) % 2 === 0;
    const round = (f: number, width: number): number => Math.sqrt(Math.max(0, 1 - ((f * 2) / width) ** 2));
    const warp =
      round(fx, warpWidth[i] * (1 + alongWarp(x, y) * slub)) * (warpOver ? 1 : 0.45) * Math.cos(fy * 1.2);
    const weft =
      round(fy, weftWidth[j] * (1 + alongWeft(x, y) * slub)) * (warpOver ? 0.45 : 1) * Math.cos(fx * 1.2);
    const height = Math.max(warp, weft);
    const tint = warp > weft ? warpTint[i] : weftTint[j];
    return [height * 1.6 + fuzz(x, y) * 0.25, 0.8 + 0.2 * height + (tint - 0.5) * slub * 0.35, tint];
  };
}

/** Plain weave in thick, flecked yarn. */
export function tweed(): Weave {
  const ground = plain(8, 0.35, 81);
  const flecks = grains(82, { across: 34 });
  const fuzz = grit(83, 128);
  return (x, y) => {
    const [height, light, tint] = ground(x, y);
    const fleck = flecks(x, y);
    const knot = tintOf(fleck.id) > 0.82 && fleck.nearest < 0.3 ? 0.75 : 0;
    return [height * 1.2 + fuzz(x, y) * 0.6, light, clamp(tint * 0.55 + knot + fuzz(x, y) * 0.25)];
  };
}

/** Curled loops of two yarns. */
export function boucle(): Weave {
  const large = grains(71, { across: 26 });
  const small = grains(72, { across: 40 });
  const fuzz = grit(73, 128);
  return (x, y) => {
    const a = large(x, y);
    const b = small(x, y);
    const loops = Math.max(
      smooth(0.24, 0.02, Math.abs(a.nearest - 0.36)),
      smooth(0.22, 0.02, Math.abs(b.nearest - 0.34)) * 0.85,
    );
    return [loops * 4 + fuzz(x, y) * 0.5, 0.66 + 0.34 * loops, tintOf(a.id)];
  };
}

/** Milled cloth whose threads have felted together. */
export function flannel(): Weave {
  const cloud = grit(91, 64);
  const down = streaks(92, 96, 20);
  const across = streaks(93, 20, 96);
  const fuzz = grit(94, 128);
  return (x, y) => {
    const v = cloud(x, y) * 0.4 + down(x, y) * 0.5 + across(x, y) * 0.5 + fuzz(x, y) * 0.5;
    return [v * 0.9, 1 + v * 0.07, clamp(0.5 + v * 0.6)];
  };
}

/** Cloth pebbled by twisted yarn. */
export function crepe(): Weave {
  const coarse = grit(31, 64);
  const fine = grit(32, 128);
  return (x, y) => {
    const v = coarse(x, y) * 0.8 + fine(x, y) * 0.7;
    return [v, 1 + v * 0.05, 0];
  };
}

/** Floating threads, nearly smooth. */
export function satin(): Weave {
  const threads = streaks(41, 128, 6);
  const sway = streaks(42, 48, 3);
  return (x, y) => {
    const v = threads(x, y) * 0.25 + sway(x, y) * 0.2;
    return [v * 0.6, 1 + v * 0.05, 0];
  };
}

/** Plaited straw: broad flat strands, two over and two under. */
export function straw(): Weave {
  const strand = 16;
  const fiberAcross = streaks(151, 20, 128);
  const fiberDown = streaks(152, 128, 20);
  const shade = grit(153, 16);
  return (x, y) => {
    const i = Math.floor(x / strand);
    const j = Math.floor(y / strand);
    const fx = x / strand - i - 0.5;
    const fy = y / strand - j - 0.5;
    const upright = wrap(i + j, 2) === 0;
    const across = upright ? fx : fy;
    const lengthwise = upright ? fy : fx;
    const height = Math.sqrt(Math.max(0, 1 - (across * 1.9) ** 2)) * Math.cos(lengthwise * 2.2);
    const fiber = (upright ? fiberDown : fiberAcross)(x, y);
    return [
      height * 5 + fiber * 0.8,
      0.5 + 0.5 * height + fiber * 0.1,
      clamp(0.4 + fiber * 0.5 + shade(x, y) * 0.6),
    ];
  };
}
