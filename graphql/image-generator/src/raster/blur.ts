interface BlurOptions {
  readonly passes?: number;
  /** Whether edge values continue beyond the edge. Otherwise there is nothing beyond it. */
  readonly extend?: boolean;
}

/** Repeats a box blur until it is close to a Gaussian with the given radius in pixels. */
export function blur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  options: BlurOptions = {},
): Float32Array {
  const { passes = 3, extend = false } = options;
  const reach = Math.round(Math.max(0, radius) * Math.sqrt(1 / passes) * 1.35);
  const image = source.slice();
  if (reach < 1) return image;
  const between = new Float32Array(width * height);
  for (let pass = 0; pass < passes; pass++) {
    blurRows(image, between, width, height, reach, extend);
    blurColumns(between, image, width, height, reach, extend);
  }
  return image;
}

function blurRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
  extend: boolean,
): void {
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const before = extend ? from[row] : 0;
    const after = extend ? from[row + width - 1] : 0;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += x < 0 ? before : x >= width ? after : from[row + x];
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share;
      const enters = x + reach + 1;
      const leaves = x - reach;
      sum += (enters >= width ? after : from[row + enters]) - (leaves < 0 ? before : from[row + leaves]);
    }
  }
}

/** Adds whole rows to running column sums, which is the order in memory. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
  extend: boolean,
): void {
  const share = 1 / (2 * reach + 1);
  const sums = new Float32Array(width);
  const rowAt = (y: number): number => {
    if (y >= 0 && y < height) return y;
    return extend ? (y < 0 ? 0 : height - 1) : -1;
  };
  const add = (y: number, sign: number): void => {
    const row = rowAt(y);
    if (row < 0) return;
    const start = row * width;
    for (let x = 0; x < width; x++) sums[x] += sign * from[start + x];
  };
  for (let y = -reach; y <= reach; y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let x = 0; x < width; x++) to[start + x] = sums[x] * share;
    add(y + reach + 1, 1);
    add(y - reach, -1);
  }
}
