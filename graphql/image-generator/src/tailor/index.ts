/** Everything that silhouettes use. */
export { type Fabric, fabric, wrongSide } from "../cloth/fabric.ts";
export * from "../cloth/materials.ts";
export { gradientNoise } from "../geometry/noise.ts";
export { flatten, line, mirror, type Point, type Polyline, type Outline } from "../geometry/path.ts";
export { along, band, capsule, ellipse, offset, rectangle, resample } from "../geometry/polyline.ts";
export type { Random } from "../geometry/random.ts";
export { bell, clamp, lerp, smooth, wrap } from "../geometry/scalar.ts";
export { blend, lighten, threadFor, type Hex } from "../light/color.ts";
export type { Contact, Detail, Drawing, Grading } from "./drawing.ts";
export * from "./fold.ts";
export * from "./hardware.ts";
export { lettering, type Ink } from "./lettering.ts";
export * from "./panel.ts";
export * from "./seam.ts";
export { placed, type Placement } from "./placement.ts";
export { Tailor } from "./tailor.ts";
export * from "./legs.ts";
export { bothSides, leftSide, rightSide, type HalfPattern, type Side } from "./sides.ts";
