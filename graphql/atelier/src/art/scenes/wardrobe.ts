import type { Wearable } from "../still-life.ts";

/** The pieces that the shop's own pictures show again and again. */
export const trench: Wearable = {
  silhouette: "trench-coat",
  cut: "long",
  cloth: "twill",
  shade: "#b99c70",
  hardware: "horn",
  seed: 6,
};
export const plumSlip: Wearable = {
  silhouette: "slip-dress",
  cut: "midi",
  cloth: "satin",
  shade: "#7a4052",
  seed: 23,
};
export const brownBag: Wearable = {
  silhouette: "structured-bag",
  cut: "top-handle",
  cloth: "smooth-leather",
  shade: "#6a3d29",
  seed: 3,
};
export const blackPumps: Wearable = {
  silhouette: "pumps",
  cut: "point-toe",
  cloth: "suede",
  shade: "#2f2a2b",
  seed: 5,
};
