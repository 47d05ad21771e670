import { bell, wrap } from "../geometry/scalar.ts";

const column = 54;
const strand = 8.5;

/** Two strands that cross every 66 units, in columns 54 units apart, with a purled furrow at each side. */
export function cables(u: number, v: number): number {
  const dx = wrap(u + column / 2, column) - column / 2;
  if (Math.abs(dx) > 25) return 0;
  const swing = Math.sin(v / 21) * 9;
  const firstOnTop = Math.cos(v / 21) > 0;
  const round = (d: number): number => Math.sqrt(Math.max(0, 1 - (d / strand) ** 2));
  const first = round(Math.abs(dx - swing)) * (firstOnTop ? 1 : 0.72);
  const second = round(Math.abs(dx + swing)) * (firstOnTop ? 0.72 : 1);
  return Math.max(first, second) * 6 - bell((Math.abs(dx) - 21) / 2.5) * 2.4;
}

/** Pillows between diagonal lines of stitching. */
export function diamondQuilting(u: number, v: number): number {
  const a = Math.abs(Math.sin(((u + v * 0.8) / 46) * Math.PI));
  const b = Math.abs(Math.sin(((u - v * 0.8) / 46) * Math.PI));
  return Math.min(a, b) ** 0.6 * 5;
}
