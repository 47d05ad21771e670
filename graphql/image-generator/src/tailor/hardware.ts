import type { Fabric } from "../cloth/fabric.ts";
import { metal, paper, trimLeather } from "../cloth/materials.ts";
import type { Polyline } from "../geometry/path.ts";
import { ellipse } from "../geometry/polyline.ts";
import { smooth } from "../geometry/scalar.ts";
import type { Hex } from "../light/color.ts";
import type { Panel } from "./panel.ts";

export interface ButtonOptions {
  readonly stuff: Fabric;
  readonly holes?: 2 | 4;
  readonly thread?: Hex;
  /** Whether it is a domed shank button, which has no holes. */
  readonly shank?: boolean;
}

/** A button with rim, dish, holes and thread. */
export function button(x: number, y: number, radius: number, options: ButtonOptions): Panel[] {
  const { stuff, holes = 4, thread = "#2b211b", shank = false } = options;
  const disc: Panel = {
    anchor: [x, y],
    outline: ellipse(x, y, radius),
    fabric: stuff,
    shadow: { radius: radius * 0.45, dx: radius * 0.12, dy: radius * 0.22, strength: 0.6 },
    puff: { radius: radius * 0.22, height: radius * 0.2 },
    relief: (px, py) => {
      const d = Math.hypot(px - x, py - y) / radius;
      return shank ? radius * 0.5 * Math.sqrt(Math.max(0, 1 - d * d)) : -radius * 0.16 * smooth(0.8, 0.58, d);
    },
  };
  return shank
    ? [disc]
    : [disc, ...buttonHoles(x, y, radius, holes), ...buttonThread(x, y, radius, holes, thread)];
}

function buttonHoles(x: number, y: number, radius: number, holes: 2 | 4): Panel[] {
  const k = radius * 0.24;
  const places =
    holes === 4
      ? [
          [-k, -k],
          [k, -k],
          [-k, k],
          [k, k],
        ]
      : [
          [-k, 0],
          [k, 0],
        ];
  const dark = paper("#120e0c");
  return places.map(([dx, dy]): Panel => ({
    anchor: [x, y],
    outline: ellipse(x + dx, y + dy, radius * 0.1, radius * 0.1, 0, 10),
    fabric: dark,
    shadow: null,
  }));
}

function buttonThread(x: number, y: number, radius: number, holes: 2 | 4, color: Hex): Panel[] {
  const k = radius * 0.24;
  const strands =
    holes === 4
      ? [bar(x - k, y - k, x + k, y + k, radius * 0.09), bar(x + k, y - k, x - k, y + k, radius * 0.09)]
      : [bar(x - k, y, x + k, y, radius * 0.09)];
  return strands.map((outline): Panel => ({
    anchor: [x, y],
    outline: [outline],
    fabric: paper(color),
    shadow: { radius: 0.8, dx: 0.2, dy: 0.4, strength: 0.5 },
    puff: { radius: radius * 0.07, height: 0.4 },
  }));
}

function bar(ax: number, ay: number, bx: number, by: number, width: number): Polyline {
  const length = Math.hypot(bx - ax, by - ay);
  const nx = (-(by - ay) / length) * width;
  const ny = ((bx - ax) / length) * width;
  return [
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
  ];
}

export function rivet(x: number, y: number, radius = 3.6, stuff: Fabric = metal("#b3793f")): Panel {
  return {
    anchor: [x, y],
    outline: ellipse(x, y, radius),
    fabric: stuff,
    puff: { radius: radius * 0.45, height: radius * 0.45 },
    shadow: { radius: radius * 0.45, dx: radius * 0.14, dy: radius * 0.28, strength: 0.6 },
  };
}

/** The metal shank button of jeans. */
export function jeansButton(x: number, y: number, radius = 10.5, stuff: Fabric = metal("#a98a58")): Panel {
  return {
    anchor: [x, y],
    outline: ellipse(x, y, radius),
    fabric: stuff,
    puff: { radius: 3, height: 3 },
    shadow: { radius: 5, dx: 2, dy: 3, strength: 0.65 },
    relief: (px, py) => {
      const d = Math.hypot(px - x, py - y) / radius;
      return -1.6 * smooth(0.75, 0.6, d) + 1.4 * smooth(0.35, 0.2, d);
    },
  };
}

export function ring(x: number, y: number, rx: number, ry: number, thickness: number, stuff: Fabric): Panel {
  return {
    outline: ellipse(x, y, rx, ry),
    cutout: ellipse(x, y, rx - thickness, ry - thickness),
    fabric: stuff,
    puff: { radius: thickness * 0.55, height: thickness * 0.6 },
    shadow: { radius: 4, dx: 2, dy: 3, strength: 0.6 },
  };
}

/** A square frame buckle centered at (x, y). */
export function buckle(
  x: number,
  y: number,
  width: number,
  height: number,
  stuff: Fabric = trimLeather("#4a3324"),
  bandWidth = 5,
): Panel {
  const box = (w: number, h: number): string =>
    `M${x - w} ${y - h}L${x + w} ${y - h}L${x + w} ${y + h}L${x - w} ${y + h}Z`;
  return {
    outline: box(width, height),
    cutout: box(width - bandWidth, height - bandWidth),
    fabric: stuff,
    puff: { radius: bandWidth * 0.55, height: bandWidth * 0.5 },
    shadow: { radius: 3, dx: 1, dy: 2, strength: 0.5 },
  };
}
