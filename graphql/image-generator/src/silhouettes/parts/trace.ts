import type { Point } from "../../tailor/index.ts";

type Curve = readonly [Point, Point, Point];

const number = (value: number): number => Math.round(value * 100) / 100;
const written = ([x, y]: Point): string => `${number(x)} ${number(y)}`;

/** A line built point by point from measurements. It can be reversed, mirrored and joined to others. */
export class Trace {
  readonly start: Point;
  readonly curves: readonly Curve[];

  constructor(start: Point, curves: readonly Curve[] = []) {
    this.start = start;
    this.curves = curves;
  }

  get end(): Point {
    return this.curves.at(-1)?.[2] ?? this.start;
  }

  line(x: number, y: number): Trace {
    const [sx, sy] = this.end;
    return this.curve(sx + (x - sx) / 3, sy + (y - sy) / 3, x - (x - sx) / 3, y - (y - sy) / 3, x, y);
  }

  curve(ax: number, ay: number, bx: number, by: number, x: number, y: number): Trace {
    const next: Curve = [
      [ax, ay],
      [bx, by],
      [x, y],
    ];
    return new Trace(this.start, [...this.curves, next]);
  }

  /** Continues along another trace, with a straight line to its start if that is elsewhere. */
  joined(other: Trace): Trace {
    const [x, y] = other.start;
    const here = Math.hypot(this.end[0] - x, this.end[1] - y) < 0.01 ? this : this.line(x, y);
    return new Trace(this.start, [...here.curves, ...other.curves]);
  }

  get reversed(): Trace {
    const froms = [this.start, ...this.curves.map(([, , p]) => p)];
    const curves = this.curves.map(([a, b], i): Curve => [b, a, froms[i]]).reverse();
    return new Trace(this.end, curves);
  }

  /** The mirror image at the center line. */
  get mirrored(): Trace {
    const over = ([x, y]: Point): Point => [800 - x, y];
    return new Trace(
      over(this.start),
      this.curves.map(([a, b, p]): Curve => [over(a), over(b), over(p)]),
    );
  }

  get path(): string {
    const rest = this.curves.map(([a, b, p]) => `C${written(a)} ${written(b)} ${written(p)}`);
    return `M${written(this.start)}${rest.join("")}`;
  }

  get closed(): string {
    return `${this.path}Z`;
  }

  /** Closed by its own mirror image: a half pattern cut on the fold. */
  get onTheFold(): string {
    return this.joined(this.reversed.mirrored).closed;
  }

  /** The line and its mirror image, across the whole piece. Either end may be at the center. */
  get across(): string {
    const fromCentre = Math.abs(this.start[0] - 400) < Math.abs(this.end[0] - 400);
    const inwards = fromCentre ? this.reversed : this;
    return inwards.joined(inwards.reversed.mirrored).path;
  }
}

export const trace = (x: number, y: number): Trace => new Trace([x, y]);
