import { flatten, type Point, type Polyline } from "../geometry/path.ts";
import { band, ellipse } from "../geometry/polyline.ts";
import type { Random } from "../geometry/random.ts";
import { repeat } from "./tile.ts";

/** Motifs of prints, in units of the repeat; angles in degrees. */
const radians = Math.PI / 180;

/** A path drawn around the origin, rotated and moved to (x, y). */
export function placedMotif(data: string, x: number, y: number, degrees: number, scale = 1): Polyline[] {
  const c = Math.cos(degrees * radians) * scale;
  const s = Math.sin(degrees * radians) * scale;
  return flatten(data, 2.5).map((points) =>
    points.map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c]),
  );
}

export function blossom(
  x: number,
  y: number,
  radius: number,
  petals: number,
  turn: number,
  width = 0.55,
): Polyline[] {
  const w = radius * width;
  const petal = `M0 0C${-w} ${-radius * 0.35} ${-radius * 0.5} ${-radius} 0 ${-radius * 0.96}C${radius * 0.5} ${-radius} ${w} ${-radius * 0.35} 0 0Z`;
  return Array.from({ length: petals }, (_, i) => placedMotif(petal, x, y, turn + (i * 360) / petals)).flat();
}

export const leaf = (x: number, y: number, length: number, turn: number): Polyline[] =>
  placedMotif(
    `M0 0C${-length * 0.28} ${-length * 0.4} ${-length * 0.12} ${-length * 0.85} 0 ${-length}C${length * 0.2} ${-length * 0.8} ${length * 0.24} ${-length * 0.35} 0 0Z`,
    x,
    y,
    turn,
  );

export const dot = (x: number, y: number, radius: number): Polyline[] => ellipse(x, y, radius, radius, 0, 20);

export const stem = (data: string, width: number): Polyline[] => band(data, width);

/** Random points in the repeat that keep a distance from each other, also across its edges. */
export function strewn(random: Random, wanted: number, distance: number): Point[] {
  const points: Point[] = [];
  const gap = (a: number, b: number): number => Math.min(Math.abs(a - b), repeat - Math.abs(a - b));
  for (let tries = 0; tries < 1200 && points.length < wanted; tries++) {
    const x = random() * repeat;
    const y = random() * repeat;
    if (points.every(([px, py]) => Math.hypot(gap(px, x), gap(py, y)) > distance)) points.push([x, y]);
  }
  return points;
}
