import type { Cloth } from "@circlet/platform/demo/wardrobe";
import { lerp, smooth } from "../geometry/scalar.ts";
import { blend, lighten, linear, luminance, type Hex } from "../light/color.ts";
import { fabric, type Fabric } from "./fabric.ts";
import { cables, diamondQuilting } from "./reliefs.ts";

type Weaver = (shade: Hex) => Fabric;

/** A paler yarn of the same hue, for wefts and flecks. */
const paler = (shade: Hex, toward: Hex, share: number): Hex => blend(shade, toward, share);

/** Denim dyes only the warp; the weft stays nearly white, so the warp is darker than the cloth looks. */
const denim =
  (warp: number, weft: Hex, properties: Partial<Fabric>): Weaver =>
  (shade) =>
    fabric(lighten(shade, warp), {
      yarn: blend(shade, weft, 0.72),
      yarnShare: 0.5,
      weave: "twill",
      weaveSize: 0.36,
      weaveDepth: 0.5,
      crispness: 0.55,
      wrinkle: 0.7,
      wrap: 0.16,
      mottle: 0.09,
      occlusion: 0.6,
      ...properties,
    });

const knitted: Partial<Fabric> = {
  ambient: 0.46,
  wrap: 0.35,
  sheen: 0.02,
  foldGain: 0.8,
  slide: 4,
  crispness: 0.2,
};
/** Edges of black leather fade to the room's light, not to black. Otherwise adjacent edges would merge. */
const rim = 0.34;

const hide = (shade: Hex): Partial<Fabric> => ({
  body: 1,
  ambient: 0.36,
  wrap: 0.12,
  foldGain: 0.9,
  occlusion: 0.6,
  slide: 2,
  crispness: 0.5,
  sheen: rim * smooth(0.06, 0.02, luminance(linear(shade))),
});

/** Highlights on dark satin take its color: white ones would turn aubergine and navy into the same gray. */
function deepShine(shade: Hex): Partial<Fabric> {
  const deep = smooth(0.083, 0.04, luminance(linear(shade)));
  if (deep === 0) return {};
  return {
    gloss: lerp(0.34, 0.46, deep),
    glossTint: lerp(0.62, 0.92, deep),
    darkGloss: lerp(0.035, 0.008, deep),
  };
}

const weavers: Record<Cloth, Weaver> = {
  "denim-light": denim(0.78, "#eef2f4", { yarnShare: 0.6 }),
  "denim-mid": denim(0.62, "#c9d2da", {}),
  "denim-dark": denim(0.66, "#aeb6be", { yarnShare: 0.34, mottle: 0.06 }),
  satin: (shade) =>
    fabric(shade, {
      weave: "satin",
      weaveSize: 0.6,
      weaveDepth: 0.25,
      crispness: 0.35,
      ambient: 0.34,
      wrap: 0.12,
      gloss: 0.34,
      glossPower: 9,
      glint: 0.22,
      glintPower: 46,
      glossTint: 0.62,
      foldGain: 1.15,
      occlusion: 0.5,
      slide: 8,
      mottle: 0.02,
      ...deepShine(shade),
    }),
  crepe: (shade) =>
    fabric(shade, {
      weave: "crepe",
      weaveSize: 0.5,
      weaveDepth: 0.3,
      crispness: 0.5,
      wrinkle: 0.5,
      wrap: 0.25,
      gloss: 0.03,
      glossPower: 8,
    }),
  linen: (shade) =>
    fabric(shade, {
      weave: "linen",
      weaveSize: 0.38,
      weaveDepth: 0.55,
      crispness: 0.7,
      wrinkle: 1.05,
      ambient: 0.44,
      wrap: 0.2,
      foldGain: 0.95,
      mottle: 0.05,
    }),
  jersey: (shade) =>
    fabric(shade, {
      weave: "jersey",
      weaveSize: 0.4,
      weaveDepth: 0.3,
      crispness: 0.35,
      wrinkle: 0.4,
      wrap: 0.22,
    }),
  rib: (shade) =>
    fabric(shade, { ...knitted, weave: "rib", weaveSize: 0.4, weaveDepth: 0.5, ambient: 0.45, wrap: 0.3 }),
  cable: (shade) =>
    fabric(shade, {
      ...knitted,
      weave: "stockinette",
      weaveSize: 0.44,
      weaveDepth: 0.5,
      body: 0.9,
      relief: cables,
    }),
  "chunky-knit": (shade) =>
    fabric(shade, { ...knitted, weave: "stockinette", weaveSize: 0.86, weaveDepth: 0.52, body: 0.9 }),
  tweed: (shade) =>
    fabric(lighten(shade, 0.8), {
      yarn: paler(shade, "#efe7d8", 0.5),
      yarnShare: 0.8,
      weave: "tweed",
      weaveSize: 0.42,
      weaveDepth: 0.6,
      ambient: 0.44,
      wrap: 0.28,
      foldGain: 0.7,
    }),
  corduroy: (shade) =>
    fabric(shade, {
      weave: "corduroy",
      weaveSize: 0.34,
      weaveDepth: 0.4,
      wrap: 0.25,
      sheen: 0.08,
      foldGain: 0.85,
    }),
  velvet: (shade) =>
    fabric(shade, {
      weave: "velvet",
      weaveSize: 0.6,
      weaveDepth: 0.5,
      ambient: 0.3,
      wrap: 0.05,
      sheen: 0.5,
      gloss: 0.05,
      glossPower: 4,
      occlusion: 0.7,
    }),
  poplin: (shade) =>
    fabric(shade, {
      weave: "poplin",
      weaveSize: 0.42,
      weaveDepth: 0.35,
      crispness: 0.6,
      wrinkle: 0.6,
      ambient: 0.44,
      wrap: 0.2,
      gloss: 0.03,
      glossPower: 10,
      foldGain: 0.95,
    }),
  twill: (shade) =>
    fabric(shade, {
      weave: "twill",
      weaveSize: 0.27,
      weaveDepth: 0.34,
      crispness: 0.5,
      wrinkle: 0.5,
      ambient: 0.43,
      wrap: 0.2,
      gloss: 0.02,
      glossPower: 10,
      foldGain: 0.9,
    }),
  wool: (shade) =>
    fabric(shade, {
      weave: "flannel",
      weaveSize: 0.5,
      weaveDepth: 0.45,
      crispness: 0.35,
      wrinkle: 0.25,
      wrap: 0.3,
      sheen: 0.02,
      foldGain: 0.85,
    }),
  chiffon: (shade) =>
    fabric(shade, {
      weave: "crepe",
      weaveSize: 0.3,
      weaveDepth: 0.16,
      crispness: 0.6,
      wrinkle: 0.5,
      ambient: 0.54,
      wrap: 0.4,
      sheen: 0.1,
      foldGain: 1.15,
      occlusion: 0.5,
      mottle: 0.02,
    }),
  fleece: (shade) =>
    fabric(shade, {
      ...knitted,
      weave: "fleece",
      weaveSize: 0.42,
      weaveDepth: 0.4,
      body: 0.8,
      foldGain: 0.85,
    }),
  "quilted-nylon": (shade) =>
    fabric(shade, {
      weave: "poplin",
      weaveSize: 0.2,
      weaveDepth: 0.14,
      relief: diamondQuilting,
      crispness: 0.65,
      wrinkle: 0.9,
      ambient: 0.36,
      gloss: 0.16,
      glossPower: 10,
      glint: 0.16,
      glintPower: 42,
      glossTint: 0.5,
      body: 1,
    }),
  "smooth-leather": (shade) =>
    fabric(shade, {
      ...hide(shade),
      weave: "polished",
      weaveSize: 0.3,
      weaveDepth: 0.35,
      gloss: 0.16,
      glossPower: 12,
      glint: 0.22,
      glintPower: 70,
      glossTint: 0.25,
    }),
  "grained-leather": (shade) =>
    fabric(shade, {
      ...hide(shade),
      weave: "grained",
      weaveSize: 0.22,
      weaveDepth: 0.5,
      gloss: 0.16,
      glossPower: 14,
      glint: 0.2,
      glintPower: 60,
      glossTint: 0.3,
    }),
  suede: (shade) =>
    fabric(shade, {
      body: 1,
      weave: "suede",
      weaveSize: 0.4,
      weaveDepth: 0.35,
      ambient: 0.44,
      wrap: 0.35,
      sheen: 0.05,
      foldGain: 0.8,
      slide: 2,
      mottle: 0.07,
    }),
  patent: (shade) =>
    fabric(shade, {
      ...hide(shade),
      weave: null,
      gloss: 0.24,
      glossPower: 16,
      glint: 0.85,
      glintPower: 90,
      glossTint: 0.1,
      mottle: 0.01,
      reflection: (nx, ny) => 0.16 * Math.sin(ny * 6 + nx * 2.4),
    }),
  croc: (shade) =>
    fabric(shade, {
      ...hide(shade),
      weave: "scales",
      weaveSize: 0.62,
      weaveDepth: 0.3,
      gloss: 0.24,
      glossPower: 14,
      glint: 0.42,
      glintPower: 70,
      glossTint: 0.28,
      foldGain: 0.8,
    }),
  canvas: (shade) =>
    fabric(shade, {
      weave: "canvas",
      weaveSize: 0.34,
      weaveDepth: 0.6,
      crispness: 0.6,
      wrinkle: 0.4,
      ambient: 0.44,
      wrap: 0.22,
      foldGain: 0.85,
      mottle: 0.04,
    }),
  straw: (shade) =>
    fabric(lighten(shade, 0.84), {
      yarn: paler(shade, "#fff3d8", 0.4),
      yarnShare: 0.5,
      weave: "straw",
      weaveSize: 0.44,
      weaveDepth: 0.44,
      body: 1,
      wrap: 0.22,
      gloss: 0.06,
      glossPower: 10,
      foldGain: 0.6,
      mottle: 0.05,
    }),
  lace: (shade) =>
    fabric(shade, {
      yarn: laceGround(shade, 0.9),
      yarnShare: 0.85,
      weave: "lace",
      weaveSize: 0.34,
      weaveDepth: 0.42,
      ambient: 0.46,
      wrap: 0.3,
      foldGain: 0.8,
      ...(isDark(shade) && blackLace),
    }),
  mesh: (shade) =>
    fabric(shade, {
      yarn: laceGround(shade, 0.3),
      yarnShare: 0.7,
      weave: "mesh",
      weaveSize: 0.26,
      weaveDepth: 0.4,
      ambient: 0.46,
      wrap: 0.3,
    }),
  "faux-fur": (shade) =>
    fabric(shade, {
      yarn: lighten(shade, 0.45),
      yarnShare: 0.7,
      weave: "fur",
      weaveSize: 0.72,
      weaveDepth: 0.5,
      ambient: 0.46,
      wrap: 0.4,
      sheen: 0.22,
      foldGain: 0.7,
      body: 1,
      crispness: 0.2,
    }),
};

/** Whether a shade is so dark that openwork shows skin instead of a darker lining. */
const isDark = (shade: Hex): boolean => luminance(linear(shade)) < 0.05;

/** The flowers of black lace have no highlights, which would lighten the skin between them. */
const blackLace = { darkGloss: 0, yarnShare: 1 } as const;

/** The lining that shows through openwork: darker than the lace, or skin under black lace. */
function laceGround(shade: Hex, skin = 0.6): Hex {
  const light = luminance(linear(shade));
  if (isDark(shade)) return blend(shade, "#b08f78", skin);
  const deeper = lighten(shade, light > 0.16 ? 0.42 : 0.3);
  return blend(deeper, "#b08f78", light > 0.16 ? 0.3 : 0);
}

/** A cloth's fabric, dyed in a shade. `matte` makes the dye fully fast. */
export function weaveCloth(cloth: Cloth, shade: Hex, matte: boolean): Fabric {
  return { ...weavers[cloth](shade), dye: shade, dyeFast: matte ? 1 : 0.65 };
}
