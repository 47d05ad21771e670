import type { Cloth, ColorSlug, Garment, Print, Silhouette } from "@circlet/platform/demo/wardrobe";
import type { Hex } from "../light/color.ts";
import type { WindowLight } from "../light/light.ts";
import type { Prop } from "./props.ts";

/** A garment in a still life. */
export interface Wearable {
  readonly silhouette: Silhouette;
  readonly cut: string;
  readonly cloth: Cloth;
  readonly shade: Hex;
  /** The color name on the swing tag. */
  readonly color?: string;
  readonly print?: Print;
  readonly accents?: readonly Hex[];
  readonly hardware?: Garment["hardware"];
  readonly brand?: string;
  readonly seed?: number;
}

/**
 * The position of an object: its anchor in sheet units (an image is 800 wide), its scale, and its rotation in degrees.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  /** The anchor: the object's center, or the middle of its upper or lower edge. */
  readonly by?: "middle" | "top" | "foot";
  /** Strength of the shadow on what lies below. Defaults to 1. */
  readonly shadow?: number;
}

export interface LaidGarment extends Place {
  readonly wear: Wearable;
  readonly side?: "front" | "back";
  /** For shoes and bags that stand: adds a contact shadow under their soles. */
  readonly stands?: boolean;
}

export interface LaidProp {
  readonly prop: Prop;
}

/** A garment's swing tag with its cord. */
export interface LaidTag extends Place {
  readonly tag: Wearable;
}

export type Thing = LaidGarment | LaidProp | LaidTag;

/** The background: paper, a wall above a floor, or folded cloth. */
export type Ground =
  | { readonly paper: Hex }
  | { readonly wall: Hex; readonly floor: Hex; readonly line: number }
  | { readonly drape: Wearable; readonly zoom: number };

/** Several garments in one light. It is plain data, so that its digest shows whether it has changed. */
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

/** Drawing uses only the shade; the filter color is ignored. */
const nearest: ColorSlug = "multicolor";
