/** The brands and categories that banners link to. Merchandisers edit this file. */

/** The categories in a brand's banner, in this order. */
export const brandTabCategories: readonly string[] = ["tops", "pants", "dresses", "sweaters"];

/** How many tabs to show if none are recommended. */
export const brandTabsShown = 6;

/** Recommended brands by category, as slugs. Brands without products are skipped. */
export const recommendedBrands: Readonly<Record<string, readonly string[]>> = {
  bras: ["lullaby-and-lace", "cadence-hill", "kinetta", "underwren", "featherweight-row"],
  dresses: ["solenne-ash", "petalworth", "linden-and-lark", "tessaly", "maison-orlenne", "duskmantle"],
  handbags: ["belvane", "carryall-society", "linnet-leather", "satchel-and-sparrow", "ravenna-clasp"],
  jeans: ["harrow-selvedge", "rivet-and-rye", "saltbox-indigo", "copperline", "tallgrass-denim"],
  jumpsuits: ["juniper-thistle", "bureau-nine", "odalie-marsh", "straightpin", "rosamund-vale"],
  leggings: ["breezeway-active", "stretchwell", "tempo-meadow", "sunday-laps"],
  loungewear: ["tempo-meadow", "cosset-house", "fieldnote-cotton", "tuesday-supply", "pepperbox-lane"],
  outerwear: ["overmantle", "rainmark", "galewright", "tundraline", "windlass-outerwear", "chalkline-studio"],
  panties: ["featherweight-row", "underwren", "nightjar-sleep", "cosset-house"],
  pants: ["merit-and-vane", "hazelwick", "gantry-supply", "fieldnote-cotton", "chalkline-studio"],
  shapewear: ["dovecote-intimates", "softhold", "underwren"],
  shoes: ["heelstone", "solferra", "kestrel-and-welt", "fairlead-shoes", "cobble-and-wick", "sandpiper-row"],
  shorts: ["oat-and-olive", "wash-and-mend", "saltbox-indigo", "plainwater"],
  skirts: ["crease-department", "ninefold-jean-co", "nocturne-vey", "bureau-nine", "rosamund-vale"],
  sleepwear: ["cosset-house", "softhold", "silkmoth-and-daughter", "nightjar-sleep"],
  socks: ["fleece-and-fathom", "thornby-wool", "hearthknit", "merrow-knits"],
  sweaters: ["cablehouse", "moorstitch", "shetlow", "lanolin-club", "woolwright", "skein-theory"],
  swimwear: ["cove-and-cabana", "palmetta-swim", "tidewrack", "halcyon-shoal", "lido-parade"],
  tops: ["calla-brook", "basic-weather", "sunporch", "cotton-almanac", "sexton-avery"],
};
