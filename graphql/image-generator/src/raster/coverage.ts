import type { Polyline } from "../geometry/path.ts";

/**
 * How much of each pixel the polygons cover, 0 to 1: exact areas, for smooth edges without supersampling. Signed areas
 * are summed row by row; parts with the same winding merge, others cut holes.
 */
export function coverage(
  polygons: readonly Polyline[],
  left: number,
  top: number,
  width: number,
  height: number,
): Float32Array {
  const stride = width + 2;
  const areas = new Float32Array(stride * height);
  for (const polygon of polygons) {
    const count = polygon.length;
    for (let k = 0; k < count; k++) {
      const p = polygon[k];
      const q = polygon[k + 1 === count ? 0 : k + 1];
      addEdge(areas, stride, width, height, p[0] - left, p[1] - top, q[0] - left, q[1] - top);
    }
  }
  return accumulate(areas, stride, width, height);
}

function accumulate(areas: Float32Array, stride: number, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    const from = y * stride;
    const to = y * width;
    for (let x = 0; x < width; x++) {
      sum += areas[from + x];
      const v = sum < 0 ? -sum : sum;
      out[to + x] = v > 1 ? 1 : v < 0.002 ? 0 : v;
    }
  }
  return out;
}

function addEdge(
  areas: Float32Array,
  stride: number,
  width: number,
  height: number,
  xFrom: number,
  yFrom: number,
  xTo: number,
  yTo: number,
): void {
  if (yFrom === yTo) return;
  const down = yFrom < yTo;
  const direction = down ? 1 : -1;
  let ya = down ? yFrom : yTo;
  const yb = down ? yTo : yFrom;
  const xa = down ? xFrom : xTo;
  const xb = down ? xTo : xFrom;
  if (yb <= 0 || ya >= height) return;
  const slope = (xb - xa) / (yb - ya);
  let x = xa;
  if (ya < 0) {
    x -= ya * slope;
    ya = 0;
  }
  const end = Math.min(height, Math.ceil(yb));
  for (let y = Math.floor(ya); y < end; y++) {
    const dy = Math.min(y + 1, yb) - Math.max(y, ya);
    const next = x + slope * dy;
    addSpan(areas, y * stride, width, Math.min(x, next), Math.max(x, next), dy * direction);
    x = next;
  }
}

function addSpan(areas: Float32Array, row: number, width: number, from: number, to: number, d: number): void {
  if (from >= width) return;
  const l = from < 0 ? 0 : from;
  const r = to < 0 ? 0 : to > width ? width : to;
  const first = Math.floor(l);
  const last = Math.ceil(r);
  if (last <= first + 1) {
    const middle = 0.5 * (l + r) - first;
    areas[row + first] += d - d * middle;
    areas[row + first + 1] += d * middle;
    return;
  }
  const s = 1 / (r - l);
  const head = 1 - (l - first);
  const tail = r - last + 1;
  const a0 = 0.5 * s * head * head;
  const am = 0.5 * s * tail * tail;
  areas[row + first] += d * a0;
  if (last === first + 2) areas[row + first + 1] += d * (1 - a0 - am);
  else {
    const a1 = s * (0.5 + head);
    areas[row + first + 1] += d * (a1 - a0);
    for (let x = first + 2; x < last - 1; x++) areas[row + x] += d * s;
    areas[row + last - 1] += d * (1 - (a1 + (last - first - 3) * s) - am);
  }
  areas[row + last] += d * am;
}
