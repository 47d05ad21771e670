import { blend, type Hex } from "../light/color.ts";
import { fabric, type Fabric } from "./fabric.ts";

/** Materials of trims. */
type Material = (color: Hex, properties?: Partial<Fabric>) => Fabric;

export const metal: Material = (color, properties) =>
  fabric(color, {
    ambient: 0.25,
    wrap: 0.05,
    gloss: 0.55,
    glossPower: 18,
    glint: 0.9,
    glintPower: 90,
    glossTint: 0.55,
    mottle: 0,
    occlusion: 0.5,
    darkGloss: 0.02,
    reflection: (nx, ny) => 0.35 * Math.sin(ny * 7 + nx * 2) + 0.1,
    ...properties,
  });

export const horn: Material = (color, properties) =>
  fabric(color, {
    weave: "flannel",
    weaveSize: 0.35,
    weaveDepth: 0.02,
    ambient: 0.4,
    gloss: 0.18,
    glossPower: 14,
    glint: 0.4,
    glintPower: 80,
    glossTint: 0.2,
    mottle: 0.12,
    ...properties,
  });

export const paper: Material = (color, properties) =>
  fabric(color, {
    weave: "crepe",
    weaveSize: 0.25,
    weaveDepth: 0.05,
    ambient: 0.5,
    wrap: 0.3,
    mottle: 0.006,
    ...properties,
  });

/** Woven satin of labels and ribbons. */
export const ribbon: Material = (color, properties) =>
  fabric(color, {
    weave: "satin",
    weaveSize: 0.25,
    weaveDepth: 0.25,
    gloss: 0.06,
    glossPower: 9,
    mottle: 0.02,
    ...properties,
  });

export const lining: Material = (color, properties) =>
  fabric(color, {
    weave: "satin",
    weaveSize: 0.6,
    weaveDepth: 0.25,
    ambient: 0.34,
    wrap: 0.12,
    gloss: 0.3,
    glossPower: 9,
    glossTint: 0.6,
    ...properties,
  });

/** Leather for soles, heels, patches and buckles. */
export const trimLeather: Material = (color, properties) =>
  fabric(color, {
    weave: "polished",
    weaveSize: 0.3,
    weaveDepth: 0.35,
    body: 1,
    crispness: 0.5,
    ambient: 0.36,
    wrap: 0.12,
    gloss: 0.1,
    glossPower: 12,
    glint: 0.08,
    glintPower: 70,
    glossTint: 0.25,
    slide: 2,
    ...properties,
  });

export const rubber: Material = (color, properties) =>
  fabric(color, {
    weave: "crepe",
    weaveSize: 0.3,
    weaveDepth: 0.12,
    body: 1,
    ambient: 0.44,
    wrap: 0.25,
    gloss: 0.05,
    glossPower: 10,
    mottle: 0.01,
    ...properties,
  });

/** Ribbed elastic, for gores and waistbands. */
export const elastic: Material = (color, properties) =>
  fabric(color, {
    weave: "rib",
    weaveSize: 0.4,
    weaveDepth: 0.5,
    ambient: 0.45,
    wrap: 0.3,
    foldGain: 0.8,
    slide: 4,
    ...properties,
  });

const hardware: Record<"gold" | "silver" | "horn" | "black", Fabric> = {
  gold: metal("#c3a064"),
  silver: metal("#b9bbbd"),
  horn: horn("#4a3527"),
  black: metal("#37353a", { gloss: 0.3, glint: 0.5 }),
};

export const hardwareOf = (kind: keyof typeof hardware): Fabric => hardware[kind];

/** The material of buttons: metal, or horn close to the cloth's shade. */
export function buttonStuff(kind: keyof typeof hardware, shade: Hex): Fabric {
  if (kind === "gold" || kind === "silver") return hardware[kind];
  return kind === "black" ? horn("#2c2826") : horn(blend("#4a3527", shade, 0.25));
}
