/**
 * A weave is a square tile that repeats: height, light and share of the second yarn per point. It is kept at several
 * sizes, each half the previous one (mipmaps), so that it never shows moiré.
 */

/** The width of a tile in its own units. */
export const tileSize = 256;

/** Height, light (1 = all) and share of the second yarn at a point. */
export type WeaveSample = readonly [height: number, light: number, second: number];
export type Weave = (x: number, y: number) => WeaveSample;

/** One mipmap level: slope across, slope down, light and second yarn, four numbers per texel. */
export interface WeaveLevel {
  readonly size: number;
  readonly texels: Float32Array;
}

interface Planes {
  readonly size: number;
  readonly height: Float32Array;
  readonly light: Float32Array;
  readonly second: Float32Array;
}

export function weaveLevels(weave: Weave): readonly WeaveLevel[] {
  const levels: WeaveLevel[] = [];
  let planes = sample(weave);
  for (let texel = 1; planes.size >= 8; texel *= 2) {
    levels.push({ size: planes.size, texels: slopes(planes, texel) });
    planes = halve(planes);
  }
  return levels;
}

function empty(size: number): Planes {
  const cells = size * size;
  return {
    size,
    height: new Float32Array(cells),
    light: new Float32Array(cells),
    second: new Float32Array(cells),
  };
}

function sample(weave: Weave): Planes {
  const planes = empty(tileSize);
  for (let y = 0; y < tileSize; y++) {
    for (let x = 0; x < tileSize; x++) {
      const [height, light, second] = weave(x, y);
      const i = y * tileSize + x;
      planes.height[i] = height;
      planes.light[i] = light;
      planes.second[i] = second;
    }
  }
  return planes;
}

function slopes({ size, height, light, second }: Planes, texel: number): Float32Array {
  const out = new Float32Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    const above = ((y + size - 1) % size) * size;
    const below = ((y + 1) % size) * size;
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const before = y * size + ((x + size - 1) % size);
      const after = y * size + ((x + 1) % size);
      out[i * 4] = (height[after] - height[before]) / (2 * texel);
      out[i * 4 + 1] = (height[below + x] - height[above + x]) / (2 * texel);
      out[i * 4 + 2] = light[i];
      out[i * 4 + 3] = second[i];
    }
  }
  return out;
}

function halve(planes: Planes): Planes {
  const half = empty(planes.size >> 1);
  shrink(planes.height, half.height, planes.size);
  shrink(planes.light, half.light, planes.size);
  shrink(planes.second, half.second, planes.size);
  return half;
}

function shrink(from: Float32Array, to: Float32Array, size: number): void {
  const half = size >> 1;
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const i = 2 * y * size + 2 * x;
      to[y * half + x] = (from[i] + from[i + 1] + from[i + size] + from[i + size + 1]) / 4;
    }
  }
}
