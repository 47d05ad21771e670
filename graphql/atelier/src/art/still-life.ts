import type { Cloth, ColorSlug, Garment, Print, Silhouette } from "@circlet/platform/demo/wardrobe";
import type { Hex } from "../light/color.ts";
import type { WindowLight } from "../light/light.ts";
import type { Prop } from "./props.ts";

/** A garment as a still life asks for it. */
export interface Wearable {
  readonly silhouette: Silhouette;
  readonly cut: string;
  readonly cloth: Cloth;
  readonly shade: Hex;
  /** As a swing tag names it. */
  readonly color?: string;
  readonly print?: Print;
  readonly accents?: readonly Hex[];
  readonly hardware?: Garment["hardware"];
  readonly brand?: string;
  readonly seed?: number;
}

/** Where a thing lies: its middle in sheet units (a picture is 800 wide), its size against its pattern, its turn in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  /** Which point of it lies at (x, y): its middle, or the middle of its upper or lower edge. */
  readonly by?: "middle" | "top" | "foot";
  /** Strength of the shadow it throws on what lies below; 1 by default. */
  readonly shadow?: number;
}

export interface LaidGarment extends Place {
  readonly wear: Wearable;
  readonly side?: "front" | "back";
  /** Shoes and bags that stand, and do not hang or lie, darken the ground under their soles. */
  readonly stands?: boolean;
}

export interface LaidProp {
  readonly prop: Prop;
}

/** The swing tag of a garment, on its cord. */
export interface LaidTag extends Place {
  readonly tag: Wearable;
}

export type Thing = LaidGarment | LaidProp | LaidTag;

/** What everything lies on: paper, a wall above a floor, or cloth in folds. */
export type Ground =
  | { readonly paper: Hex }
  | { readonly wall: Hex; readonly floor: Hex; readonly line: number }
  | { readonly drape: Wearable; readonly zoom: number };

/** A scene of several garments in one light; only plain data, so that its digest tells whether it has changed. */
export interface StillLife {
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  readonly window?: WindowLight;
  readonly things: readonly Thing[];
  readonly seed?: number;
}

export const garmentOf = (wear: Wearable): Garment => ({
  silhouette: wear.silhouette,
  cut: wear.cut,
  cloth: wear.cloth,
  print: wear.print ?? null,
  color: nearest,
  shade: { name: wear.color ?? "", hex: wear.shade },
  accents: wear.accents ?? [],
  hardware: wear.hardware ?? "gold",
  brand: wear.brand ?? "Norelle",
  sizeLabel: "S",
  reference: "CR-20418",
  seed: wear.seed ?? 7,
});

/** Drawing asks for the shade only; the filter's color is never looked at. */
const nearest: ColorSlug = "multicolor";
