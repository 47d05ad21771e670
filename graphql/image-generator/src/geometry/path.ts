import { lerp } from "./scalar.ts";

export type Point = readonly [x: number, y: number];
/** A line through points; closed ones are filled, open ones are stitched and folded along. */
export type Polyline = readonly Point[];
/** SVG path data (M L H V C S Q Z, absolute or relative), or polylines. */
export type Outline = string | readonly Polyline[];

const tokens = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** Converts path data to polylines with points at most `step` apart. */
export function flatten(data: string, step = 5): Point[][] {
  return new PathReader(data, step).read();
}

export const polylines = (shape: Outline, step = 4): readonly Polyline[] =>
  typeof shape === "string" ? flatten(shape, step) : shape;

/** The single line of an open path. */
export function line(path: string | Polyline, step = 4): Polyline {
  return typeof path === "string" ? (flatten(path, step)[0] ?? []) : path;
}

class PathReader {
  private readonly words: readonly string[];
  private readonly step: number;
  private readonly out: Point[][] = [];
  private current: Point[] = [];
  private at = 0;
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private controlX = 0;
  private controlY = 0;

  constructor(data: string, step: number) {
    this.words = data.match(tokens) ?? [];
    this.step = step;
  }

  read(): Point[][] {
    let command = "";
    let last = "";
    while (this.at < this.words.length) {
      if (/[a-zA-Z]/.test(this.words[this.at])) command = this.words[this.at++];
      const relative = command === command.toLowerCase();
      this.draw(command.toUpperCase(), relative ? this.x : 0, relative ? this.y : 0, last);
      last = command.toUpperCase();
      // Coordinate pairs after a move are lines.
      if (last === "M") command = relative ? "l" : "L";
    }
    return this.out;
  }

  private number(): number {
    const value = Number.parseFloat(this.words[this.at++] ?? "");
    if (Number.isNaN(value))
      throw new Error(`A path breaks off near word ${this.at}: ${this.words.slice(-6).join(" ")}`);
    return value;
  }

  private draw(command: string, ox: number, oy: number, last: string): void {
    if (command === "M") this.move(this.number() + ox, this.number() + oy);
    else if (command === "L") this.lineTo(this.number() + ox, this.number() + oy);
    else if (command === "H") this.lineTo(this.number() + ox, this.y);
    else if (command === "V") this.lineTo(this.x, this.number() + oy);
    else if (command === "C") this.cubic(this.number() + ox, this.number() + oy, ox, oy);
    else if (command === "S") {
      const smoothed = last === "C" || last === "S";
      this.cubic(
        smoothed ? 2 * this.x - this.controlX : this.x,
        smoothed ? 2 * this.y - this.controlY : this.y,
        ox,
        oy,
      );
    } else if (command === "Q") this.quadratic(ox, oy);
    else if (command === "Z") this.lineTo(this.startX, this.startY);
    else throw new Error(`A path holds the command ${command}, which is not read here.`);
  }

  private move(x: number, y: number): void {
    this.current = [[x, y]];
    this.out.push(this.current);
    this.x = this.startX = this.controlX = x;
    this.y = this.startY = this.controlY = y;
  }

  private lineTo(x: number, y: number): void {
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - this.x, y - this.y) / this.step));
    for (let k = 1; k <= pieces; k++)
      this.current.push([lerp(this.x, x, k / pieces), lerp(this.y, y, k / pieces)]);
    this.x = this.controlX = x;
    this.y = this.controlY = y;
  }

  private cubic(x1: number, y1: number, ox: number, oy: number): void {
    const x2 = this.number() + ox;
    const y2 = this.number() + oy;
    this.curve(x1, y1, x2, y2, this.number() + ox, this.number() + oy);
  }

  private quadratic(ox: number, oy: number): void {
    const cx = this.number() + ox;
    const cy = this.number() + oy;
    const x = this.number() + ox;
    const y = this.number() + oy;
    this.curve(
      lerp(this.x, cx, 2 / 3),
      lerp(this.y, cy, 2 / 3),
      lerp(x, cx, 2 / 3),
      lerp(y, cy, 2 / 3),
      x,
      y,
    );
  }

  private curve(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void {
    const length =
      Math.hypot(x1 - this.x, y1 - this.y) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
    const pieces = Math.max(4, Math.ceil(length / this.step));
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      const m = 1 - t;
      const a = m * m * m;
      const b = 3 * m * m * t;
      const c = 3 * m * t * t;
      const d = t * t * t;
      this.current.push([a * this.x + b * x1 + c * x2 + d * x3, a * this.y + b * y1 + c * y2 + d * y3]);
    }
    this.controlX = x2;
    this.controlY = y2;
    this.x = x3;
    this.y = y3;
  }
}

/** Mirrors an absolute path at the center line x = 400: the right half of a garment from its left. */
export function mirror(data: string): string {
  let out = "";
  let place = 0;
  for (const word of data.match(tokens) ?? []) {
    if (/[a-zA-Z]/.test(word)) {
      if (!"MLCSQZ".includes(word)) throw new Error(`Only M L C S Q Z can be mirrored, not ${word}.`);
      out += word;
      place = 0;
    } else {
      out += `${place % 2 === 0 ? (800 - Number.parseFloat(word)).toFixed(1) : word} `;
      place++;
    }
  }
  return out;
}
