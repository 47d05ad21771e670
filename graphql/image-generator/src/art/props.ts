import { elastic, horn, metal, paper, trimLeather } from "../cloth/materials.ts";
import type { Fabric } from "../cloth/fabric.ts";
import { band, ellipse } from "../geometry/polyline.ts";
import type { Hex } from "../light/color.ts";
import { puff, shadow, type Panel } from "../tailor/panel.ts";

/** Objects that garments hang on or stand on, in sheet units. */
export type Prop =
  /** A peg on the wall. */
  | { readonly kind: "peg"; readonly x: number; readonly y: number; readonly size: number }
  /** A board with pegs across the whole width. */
  | { readonly kind: "rail"; readonly y: number; readonly pegs: readonly number[]; readonly size: number }
  /** A clothes rod across the whole width. */
  | { readonly kind: "rod"; readonly y: number; readonly size: number }
  /** A hanger with its hook at (x, y); its arms reach `reach` to each side. */
  | {
      readonly kind: "hanger";
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly reach: number;
      readonly turn?: number;
    }
  /** A parcel tied with cord, centered at (x, y). */
  | { readonly kind: "parcel"; readonly x: number; readonly y: number; readonly size: number }
  /** A round stool whose seat is centered at (x, y). */
  | { readonly kind: "stool"; readonly x: number; readonly y: number; readonly size: number };

const oak: Hex = "#b08a5e";
const walnut: Hex = "#7a5538";

const wood = (color: Hex): Fabric =>
  horn(color, {
    weave: "twill",
    weaveSize: 0.5,
    weaveDepth: 0.05,
    gloss: 0.08,
    glint: 0.06,
    mottle: 0.09,
    body: 1,
  });

const board = (outline: string, color: Hex, size = 1): Panel => ({
  outline,
  pinned: true,
  fabric: wood(color),
  puff: puff(5 * size, 4 * size),
  shadow: shadow(12 * size, 4 * size, 10 * size, 0.45),
  grain: { angle: Math.PI / 2 },
});

export function propPanels(prop: Prop): Panel[] {
  switch (prop.kind) {
    case "peg":
      return peg(prop.x, prop.y, prop.size);
    case "rail":
      return [
        board(`M-40 ${prop.y - 34 * prop.size}H840V${prop.y + 34 * prop.size}H-40Z`, oak, prop.size),
        ...prop.pegs.flatMap((x) => peg(x, prop.y, prop.size)),
      ];
    case "rod":
      return [
        {
          outline: band(`M-40 ${prop.y}L840 ${prop.y}`, 16 * prop.size),
          pinned: true,
          fabric: metal("#b79a63", { reflection: (_, ny) => 0.3 * Math.sin(ny * 5) }),
          puff: puff(8 * prop.size, 8 * prop.size),
          shadow: shadow(10, 10, 26, 0.3),
        },
      ];
    case "hanger":
      return hanger(prop);
    case "parcel":
      return parcel(prop.x, prop.y, prop.size);
    case "stool":
      return stool(prop.x, prop.y, prop.size);
  }
}

function peg(x: number, y: number, size: number): Panel[] {
  return [
    {
      outline: ellipse(x, y, 15 * size),
      pinned: true,
      fabric: wood(walnut),
      puff: puff(14 * size, 12 * size),
      shadow: shadow(9 * size, 6 * size, 12 * size, 0.55),
    },
    {
      outline: ellipse(x, y, 8 * size),
      pinned: true,
      fabric: wood(walnut),
      puff: puff(7 * size, 4 * size),
      shadow: shadow(2 * size, 1 * size, 2 * size, 0.3),
    },
  ];
}

function hanger({ x, y, size, reach }: Extract<Prop, { kind: "hanger" }>): Panel[] {
  const neck = y + 74 * size;
  const arm = `M${x - reach} ${neck + 66 * size}C${x - reach * 0.7} ${neck + 40 * size} ${x - 60 * size} ${neck + 6 * size} ${x} ${neck + 4 * size}C${x + 60 * size} ${neck + 6 * size} ${x + reach * 0.7} ${neck + 40 * size} ${x + reach} ${neck + 66 * size}`;
  const hook = `M${x - 24 * size} ${y + 2 * size}C${x - 24 * size} ${y - 32 * size} ${x + 24 * size} ${y - 32 * size} ${x + 24 * size} ${y + 2 * size}C${x + 24 * size} ${y + 28 * size} ${x} ${y + 26 * size} ${x} ${neck}`;
  return [
    {
      outline: band(hook, 6.5 * size),
      pinned: true,
      fabric: metal("#b79a63"),
      puff: puff(3 * size, 3 * size),
      shadow: shadow(6 * size, 5 * size, 8 * size, 0.4),
    },
    {
      outline: band(arm, 9 * size, 9 * size, 25 * size),
      pinned: true,
      fabric: wood("#9a7048"),
      puff: puff(9 * size, 8 * size),
      shadow: shadow(8 * size, 6 * size, 12 * size, 0.45),
    },
  ];
}

function stool(x: number, y: number, size: number): Panel[] {
  const leg = (from: number, to: number): Panel => ({
    outline: band(
      `M${x + from * size} ${y + 10 * size}L${x + to * size} ${y + 620 * size}`,
      34 * size,
      22 * size,
    ),
    pinned: true,
    fabric: wood(oak),
    puff: puff(14 * size, 12 * size),
    shadow: shadow(16, 8, 12, 0.3),
  });
  return [
    leg(-90, -120),
    leg(90, 120),
    leg(-170, -230),
    leg(170, 230),
    {
      outline: ellipse(x, y + 18 * size, 236 * size, 50 * size),
      pinned: true,
      fabric: wood(walnut),
      puff: puff(6 * size, 5 * size),
      shadow: shadow(18 * size, 4 * size, 26 * size, 0.5),
    },
    {
      outline: ellipse(x, y, 236 * size, 46 * size),
      pinned: true,
      fabric: trimLeather("#c9a680", { weave: "suede" }),
      puff: puff(10 * size, 4 * size),
      shadow: null,
    },
  ];
}

function parcel(x: number, y: number, size: number): Panel[] {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  const cord = (from: [number, number], to: [number, number]): Panel => ({
    outline: band(`M${at(...from)}L${at(...to)}`, 9 * size),
    pinned: true,
    fabric: elastic("#7a2433"),
    puff: puff(4 * size, 4 * size),
    shadow: shadow(4 * size, 3 * size, 5 * size, 0.4),
  });
  return [
    {
      outline: `M${at(-230, -150)}L${at(230, -150)}L${at(230, 150)}L${at(-230, 150)}Z`,
      pinned: true,
      fabric: paper("#c8ab82"),
      puff: [puff(5 * size, 4 * size)],
      shadow: shadow(16 * size, 8 * size, 18 * size, 0.4),
      folds: [
        {
          path: `M${at(-230, -100)}L${at(230, -96)}`,
          width: 3 * size,
          height: 1.6 * size,
          taper: [0, 0],
          sharp: true,
        },
        {
          path: `M${at(-170, -150)}L${at(-230, -100)}`,
          width: 3 * size,
          height: 1.6 * size,
          taper: [0, 0],
          sharp: true,
        },
        {
          path: `M${at(170, -150)}L${at(230, -98)}`,
          width: 3 * size,
          height: 1.6 * size,
          taper: [0, 0],
          sharp: true,
        },
      ],
    },
    cord([-60, -152], [-60, 152]),
    cord([-232, 10], [232, 10]),
    ...bowLoops(x - 60 * size, y + 10 * size, size),
  ];
}

function bowLoops(x: number, y: number, size: number): Panel[] {
  return [-1, 1].map((side) => ({
    outline: band(
      `M${x} ${y}C${x + side * 30 * size} ${y - 60 * size} ${x + side * 96 * size} ${y - 56 * size} ${x + side * 84 * size} ${y - 18 * size}C${x + side * 76 * size} ${y + 10 * size} ${x + side * 30 * size} ${y + 8 * size} ${x} ${y}C${x + side * 20 * size} ${y + 26 * size} ${x + side * 40 * size} ${y + 54 * size} ${x + side * 44 * size} ${y + 86 * size}`,
      8 * size,
    ),
    pinned: true,
    fabric: elastic("#7a2433"),
    puff: puff(4 * size, 4 * size),
    shadow: shadow(5 * size, 3 * size, 6 * size, 0.45),
  }));
}
