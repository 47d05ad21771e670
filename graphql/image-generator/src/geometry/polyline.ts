import { line, type Point, type Polyline } from "./path.ts";
import { clamp, lerp } from "./scalar.ts";

/** Points every `step` units along a line. */
export function resample(points: Polyline, step: number): Point[] {
  const first = points[0];
  if (!first) return [];
  const out: Point[] = [first];
  let left = 0;
  for (let i = 1; i < points.length; i++) {
    let [ax, ay] = points[i - 1];
    const [bx, by] = points[i];
    let length = Math.hypot(bx - ax, by - ay);
    while (left + length >= step && length > 0) {
      const t = (step - left) / length;
      ax += (bx - ax) * t;
      ay += (by - ay) * t;
      out.push([ax, ay]);
      length = Math.hypot(bx - ax, by - ay);
      left = 0;
    }
    left += length;
  }
  return out;
}

function shift(points: Polyline, distance: (t: number) => number): Point[] {
  const last = points.length - 1;
  return points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)];
    const [bx, by] = points[Math.min(last, i + 1)];
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.hypot(dx, dy) || 1;
    const d = distance(i / last);
    return [x - (dy / length) * d, y + (dx / length) * d] as const;
  });
}

/** The line moved sideways; positive is to the right of its direction. */
export const offset = (points: Polyline, distance: number): Point[] => shift(points, () => distance);

/** A band along a path, from one width to another. */
export function band(path: string | Polyline, from: number, to = from, middle?: number): Polyline[] {
  const width = (t: number): number => {
    if (middle === undefined) return lerp(from, to, t) / 2;
    return (t < 0.5 ? lerp(from, middle, t * 2) : lerp(middle, to, t * 2 - 1)) / 2;
  };
  const points = line(path, 5);
  const left = shift(points, width);
  const right = shift(points, (t) => -width(t)).reverse();
  return [[...left, ...right, left[0]]];
}

/** An ellipse as one closed polyline. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0, pieces = 36): Polyline[] {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const out: Point[] = [];
  for (let i = 0; i <= pieces; i++) {
    const angle = (i / pieces) * Math.PI * 2;
    const x = Math.cos(angle) * rx;
    const y = Math.sin(angle) * ry;
    out.push([cx + x * c - y * s, cy + x * s + y * c]);
  }
  return [out];
}

/** A rectangle centered at (x, y). */
export function rectangle(x: number, y: number, width: number, height: number): Polyline[] {
  const w = width / 2;
  const h = height / 2;
  return [
    [
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
      [x - w, y - h],
    ],
  ];
}

/** A stroke with round ends: one stitch. */
export function capsule(ax: number, ay: number, bx: number, by: number, radius: number): Point[] {
  const angle = Math.atan2(by - ay, bx - ax);
  const out: Point[] = [];
  for (let k = 0; k <= 4; k++) {
    const a = angle - Math.PI / 2 + (Math.PI * k) / 4;
    out.push([bx + Math.cos(a) * radius, by + Math.sin(a) * radius]);
  }
  for (let k = 0; k <= 4; k++) {
    const a = angle + Math.PI / 2 + (Math.PI * k) / 4;
    out.push([ax + Math.cos(a) * radius, ay + Math.sin(a) * radius]);
  }
  out.push(out[0]);
  return out;
}

/** The point at a fraction t of a line's length; places seams and folds. */
export function along(path: string | Polyline): (t: number) => Point {
  const points = line(path, 3);
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    lengths.push(
      lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
    );
  }
  const total = lengths[lengths.length - 1] ?? 0;
  return (t) => {
    const wanted = clamp(t) * total;
    let i = 1;
    while (i < lengths.length - 1 && lengths[i] < wanted) i++;
    const k = (wanted - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
    return [lerp(points[i - 1][0], points[i][0], k), lerp(points[i - 1][1], points[i][1], k)];
  };
}
