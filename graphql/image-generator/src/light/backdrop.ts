import type { Hex } from "./color.ts";

/** Background papers. */
export const backdrops = {
  bone: "#ebe6dd",
  oat: "#e4dbcd",
  stone: "#dbd6ce",
  clay: "#e3d6ca",
  sage: "#dcddd3",
  mist: "#dbdddc",
} as const satisfies Record<string, Hex>;

export type Backdrop = keyof typeof backdrops;
