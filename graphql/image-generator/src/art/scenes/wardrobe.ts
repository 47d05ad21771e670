import type { Wearable } from "../still-life.ts";

/** Garments that several of the shop's images show. */
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
export const camelCoat: Wearable = {
  silhouette: "coat",
  cut: "wool-long",
  cloth: "wool",
  shade: "#ae8c65",
  hardware: "horn",
  seed: 14,
};
export const cableSweater: Wearable = {
  silhouette: "crew-sweater",
  cut: "cable",
  cloth: "cable",
  shade: "#ece3d0",
  seed: 9,
};
export const roseTurtleneck: Wearable = {
  silhouette: "turtleneck",
  cut: "chunky",
  cloth: "chunky-knit",
  shade: "#b97f74",
  seed: 12,
};
export const sageCardigan: Wearable = {
  silhouette: "cardigan",
  cut: "v-neck",
  cloth: "rib",
  shade: "#7f8b6d",
  hardware: "horn",
  seed: 4,
};
export const indigoJeans: Wearable = {
  silhouette: "jeans",
  cut: "straight",
  cloth: "denim-mid",
  shade: "#465b7d",
  seed: 7,
};
export const paleJeans: Wearable = {
  silhouette: "jeans",
  cut: "wide",
  cloth: "denim-light",
  shade: "#8fa6bd",
  seed: 15,
};
export const darkJeans: Wearable = {
  silhouette: "jeans",
  cut: "bootcut",
  cloth: "denim-dark",
  shade: "#27334a",
  seed: 18,
};
export const floralWrap: Wearable = {
  silhouette: "wrap-dress",
  cut: "midi",
  cloth: "crepe",
  shade: "#2f3a55",
  print: "floral",
  accents: ["#e7c9b4", "#c8644c", "#e0a54e", "#6f8a6b"],
  seed: 11,
};
export const tieBlouse: Wearable = {
  silhouette: "blouse",
  cut: "tie-neck",
  cloth: "satin",
  shade: "#e4d6bf",
  seed: 8,
};
export const bretonTee: Wearable = {
  silhouette: "tee",
  cut: "long-sleeve",
  cloth: "jersey",
  shade: "#efe8da",
  print: "breton",
  accents: ["#2f3f5c"],
  seed: 5,
};
export const blueShirt: Wearable = {
  silhouette: "shirt",
  cut: "classic",
  cloth: "poplin",
  shade: "#a9bcd0",
  seed: 16,
};
export const widePants: Wearable = {
  silhouette: "pants",
  cut: "wide",
  cloth: "wool",
  shade: "#7f6f5d",
  hardware: "horn",
  seed: 21,
};
export const olivePants: Wearable = {
  silhouette: "pants",
  cut: "slim",
  cloth: "twill",
  shade: "#6b6a52",
  hardware: "horn",
  seed: 3,
};
export const checkBlazer: Wearable = {
  silhouette: "blazer",
  cut: "single-breasted",
  cloth: "tweed",
  shade: "#6b543f",
  accents: ["#b9a48a"],
  hardware: "horn",
  seed: 17,
};
export const tanBoots: Wearable = {
  silhouette: "boots",
  cut: "chelsea",
  cloth: "suede",
  shade: "#8a5c36",
  seed: 44,
};
export const pennyLoafers: Wearable = {
  silhouette: "loafers",
  cut: "penny",
  cloth: "smooth-leather",
  shade: "#4a2c20",
  seed: 6,
};
export const whiteSneakers: Wearable = {
  silhouette: "sneakers",
  cut: "low",
  cloth: "smooth-leather",
  shade: "#ece7dd",
  seed: 2,
};
export const redBag: Wearable = {
  silhouette: "structured-bag",
  cut: "mini",
  cloth: "smooth-leather",
  shade: "#7a1f2b",
  seed: 8,
};
export const canvasTote: Wearable = {
  silhouette: "tote-bag",
  cut: "classic",
  cloth: "canvas",
  shade: "#d9c9a8",
  seed: 10,
};
export const ivoryLinen: Wearable = {
  silhouette: "shirt",
  cut: "classic",
  cloth: "linen",
  shade: "#e9e2d4",
  seed: 4,
};
export const rustShirtDress: Wearable = {
  silhouette: "shirt-dress",
  cut: "midi",
  cloth: "linen",
  shade: "#a8603f",
  hardware: "horn",
  seed: 13,
};
export const creamPants: Wearable = {
  silhouette: "pants",
  cut: "cropped",
  cloth: "linen",
  shade: "#e0d5c0",
  hardware: "horn",
  seed: 19,
};
export const denimJacket: Wearable = {
  silhouette: "denim-jacket",
  cut: "classic",
  cloth: "denim-mid",
  shade: "#55708f",
  seed: 22,
};
