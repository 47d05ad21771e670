import type { Hex } from "../../light/color.ts";
import type { ArtPiece } from "../art-piece.ts";
import { stillLifePiece } from "../still-life-piece.ts";
import type { LaidGarment, Wearable } from "../still-life.ts";
import * as more from "./banner-wardrobe.ts";
import * as w from "./wardrobe.ts";

interface Banner {
  /** The category's slug, or "brand" for the banner without a category. */
  readonly slug: string;
  readonly paper: Hex;
  /** Three garments side by side, and their size on the desktop banner. */
  readonly pieces: readonly [Wearable, Wearable, Wearable];
  readonly size: number;
  /** Whether small garments are shown whole, in the middle of the banner. Otherwise its lower edge crops them. */
  readonly whole?: boolean;
}

const banners: readonly Banner[] = [
  { slug: "brand", paper: "#e2d6c5", pieces: [w.checkBlazer, w.tieBlouse, w.brownBag], size: 0.4 },
  { slug: "dresses", paper: "#e6d5c8", pieces: [w.floralWrap, w.plumSlip, w.rustShirtDress], size: 0.44 },
  { slug: "tops", paper: "#e0d2c4", pieces: [w.blueShirt, w.bretonTee, w.tieBlouse], size: 0.44 },
  { slug: "pants", paper: "#e3d9ca", pieces: [w.widePants, w.olivePants, w.creamPants], size: 0.46 },
  { slug: "jeans", paper: "#e3d9ca", pieces: [w.indigoJeans, w.paleJeans, w.darkJeans], size: 0.46 },
  {
    slug: "sweaters",
    paper: "#d9d2c6",
    pieces: [w.roseTurtleneck, w.cableSweater, w.sageCardigan],
    size: 0.42,
  },
  { slug: "outerwear", paper: "#e2d8ca", pieces: [w.trench, w.camelCoat, w.denimJacket], size: 0.44 },
  { slug: "shoes", paper: "#ded4c6", pieces: [w.pennyLoafers, w.tanBoots, w.whiteSneakers], size: 0.26 },
  { slug: "bras", paper: "#e6d5c8", pieces: more.bras, size: 0.36, whole: true },
  { slug: "jumpsuits", paper: "#e0d6c6", pieces: more.jumpsuits, size: 0.44 },
  { slug: "leggings", paper: "#e3d9ca", pieces: more.leggings, size: 0.46 },
  { slug: "loungewear", paper: "#ded6ca", pieces: more.loungewear, size: 0.42 },
  { slug: "panties", paper: "#e6dccd", pieces: more.panties, size: 0.4, whole: true },
  { slug: "shapewear", paper: "#e2d6c8", pieces: more.shapewear, size: 0.33, whole: true },
  { slug: "shorts", paper: "#e3d9ca", pieces: more.shorts, size: 0.36, whole: true },
  { slug: "skirts", paper: "#e0d4c6", pieces: more.skirts, size: 0.46 },
  { slug: "sleepwear", paper: "#e3d5ca", pieces: more.sleepwear, size: 0.38 },
  { slug: "socks", paper: "#e0d8ca", pieces: more.socks, size: 0.3, whole: true },
  { slug: "swimwear", paper: "#dcd9cf", pieces: more.swimwear, size: 0.29, whole: true },
  { slug: "handbags", paper: "#e3d3c4", pieces: [w.redBag, w.brownBag, w.canvasTote], size: 0.29 },
];

const turns = [-7, 3, 8] as const;

interface Strip {
  readonly at: readonly [number, number, number];
  readonly top: number;
  readonly middle: number;
  readonly foot: number;
  readonly scale: number;
}

/** Shoes and bags share a baseline. Garments are slightly rotated; the lower edge crops large ones. */
function row(
  { pieces, size, whole = false }: Banner,
  { at, top, middle, foot, scale }: Strip,
): LaidGarment[] {
  const stands = !whole && size < 0.37;
  return pieces.map((wear, i) => {
    const x = at[i];
    if (whole) return { wear, x, y: middle, size: size * scale, turn: turns[i] };
    if (stands) return { wear, x, y: foot, by: "foot", size: size * scale, stands };
    const smaller = wear.silhouette === "structured-bag" ? 0.66 : 1;
    const y = top + (i % 2 === 0 ? 0 : 14 * scale) + (1 - smaller) * 130 * scale;
    return { wear, x, y, by: "top", size: size * scale * smaller, turn: turns[i] };
  });
}

const alt = "";

const bannerPieces = (banner: Banner): ArtPiece[] => {
  const scene = { seed: 4, ground: { paper: banner.paper } } as const;
  return [
    stillLifePiece(
      { name: `art--banner-${banner.slug}--desktop`, alt, budget: 48_000 },
      {
        ...scene,
        width: 1440,
        height: 420,
        window: { angle: -0.42, start: 0.45, width: 0.36, panes: 2, shade: 0.8, softness: 0.06 },
        things: row(banner, { at: [468, 596, 716], top: 26, middle: 117, foot: 186, scale: 0.84 }),
      },
    ),
    stillLifePiece(
      { name: `art--banner-${banner.slug}--mobile`, alt, budget: 30_000 },
      {
        ...scene,
        width: 780,
        height: 440,
        window: { angle: -0.42, start: 0.1, width: 0.5, panes: 2, shade: 0.8, softness: 0.06 },
        things: row(banner, { at: [160, 400, 640], top: 52, middle: 226, foot: 340, scale: 1.5 }),
      },
    ),
  ];
};

/** Listing banners, by category. On desktop, the left half stays free for text. */
export const bannerArt: readonly ArtPiece[] = banners.flatMap(bannerPieces);
