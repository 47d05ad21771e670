import type { ListingMetadata } from "../../extensions/listings/listing-metadata.ts";
import { categories, type Category } from "../categories.ts";

/** The texts of each category page: one for search engines, one for the banner. */
const words: Readonly<Record<Category, readonly [description: string, romance: string]>> = {
  dresses: [
    "Slip, shirt, wrap and sheath dresses from brands worth knowing, returned or pre-owned, below retail.",
    "From the desk to the dance floor, and once, memorably, both.",
  ],
  tops: [
    "Tees, blouses, camisoles and shirts from brands worth knowing, returned or pre-owned, below retail.",
    "The half of the outfit that is on every video call.",
  ],
  sweaters: [
    "Cardigans, crewnecks, turtlenecks and cable knits, returned or gently worn, checked for every stitch, below retail.",
    "Soft, warm, and unpilled by us personally.",
  ],
  outerwear: [
    "Coats, blazers, trenches, denim jackets and puffers, returned or gently worn, checked by hand and below retail.",
    "Good coats outlive fashions. These have only just begun.",
  ],
  jeans: [
    "Straight, wide-leg, bootcut, skinny and cropped jeans, returned or worn in, below retail.",
    "Somebody else has done the breaking in.",
  ],
  pants: [
    "Wide-leg pants, chinos, corduroys and tailored pants, returned or pre-owned, below retail.",
    "For the days that ask for more than jeans.",
  ],
  skirts: [
    "Pencil, pleated, A-line and denim skirts in mini, midi and maxi, returned or pre-owned, below retail.",
    "They swish, they sit well, they walk fast.",
  ],
  shorts: [
    "Denim, linen and tailored shorts for warm days and warmer ones, returned or pre-owned, below retail.",
    "Knees out, prices down.",
  ],
  jumpsuits: [
    "Wide-leg, tapered and strapless jumpsuits, returned or pre-owned, well below retail.",
    "An outfit with only one decision in it.",
  ],
  leggings: [
    "Full-length and cropped leggings for studios, runs and sofas, well below retail.",
    "They stretch. They come back.",
  ],
  loungewear: [
    "Hoodies and lounge sets in fleece, rib and jersey, returned or gently worn, below retail.",
    "Dressed, technically.",
  ],
  sleepwear: [
    "Pajama sets in satin, poplin and jersey, returned or pre-owned, below retail.",
    "Sleep well. You paid less.",
  ],
  bras: [
    "T-shirt bras, bralettes and sports bras from brands that fit, checked by hand, well below retail.",
    "Support, in every sense.",
  ],
  panties: [
    "Briefs and hipsters in lace, mesh and jersey, checked by hand, well below retail.",
    "Nobody sees what you saved.",
  ],
  shapewear: [
    "Bodysuits and shaping briefs that smooth without a struggle, well below retail.",
    "Smooth lines, deep breaths.",
  ],
  socks: [
    "Ankle and crew socks in rib and chunky knit, well below retail. Pairs guaranteed.",
    "Both of them. We counted.",
  ],
  swimwear: [
    "Bikinis and swimsuits for laps, beaches and long lunches beside pools, below retail.",
    "For the water, or for looking at it.",
  ],
  shoes: [
    "Boots, pumps, loafers, sandals and sneakers in leather, suede and canvas, checked from sole to seam, below retail.",
    "Checked from sole to seam, and both feet invited.",
  ],
  handbags: [
    "Totes, clutches, crossbody and top-handle bags in leather, suede and straw, well below retail.",
    "They hold your day together. Some hold a laptop, too.",
  ],
};

/** A saved search for every category. */
export const categorySearches: readonly ListingMetadata[] = (
  Object.entries(categories) as [Category, string][]
).map(([slug, name]) => ({
  kind: "category",
  slug,
  name,
  metaTitle: `${name}, returned and pre-owned`,
  metaDescription: words[slug][0],
  romanceCopy: words[slug][1],
  filters: { category: [slug] },
}));
