import type { DefectSubject } from "../offer/defects.ts";
import type { Cloth } from "../wardrobe.ts";

/** What listings say about a fabric: its word in a title, its fibers and its care. */
export interface ClothFacts {
  readonly inTitle: string;
  readonly fibers: readonly string[];
  readonly care: readonly string[];
  readonly wear: DefectSubject;
}

const washCold = ["Machine wash cold with like colors, tumble dry low", "Machine wash cold, hang to dry"];
const washInsideOut = [
  "Wash cold and inside out, line dry",
  "Machine wash cold inside out, dry flat; expect the color to soften with time",
];
const knitCare = ["Hand wash cool, dry flat", "Wool cycle, reshape while damp and dry flat"];
const delicate = ["Hand wash cold, press on the wrong side", "Dry clean, or hand wash with patience"];
const dryClean = ["Dry clean only", "Dry clean; steam between wears"];
const hideCare = [
  "Wipe with a soft dry cloth, condition twice a year",
  "Keep out of heavy rain and feed with neutral cream",
];
const suedeCare = [
  "Brush with a suede brush, protect before first wear",
  "Brush when dry and keep out of the rain",
];
const spotClean = ["Spot clean with a damp cloth", "Spot clean, air dry away from heat"];

export const clothFacts: Record<Cloth, ClothFacts> = {
  "denim-light": {
    inTitle: "light-wash denim",
    fibers: ["100% cotton denim, 12 oz", "99% cotton, 1% elastane denim"],
    care: washInsideOut,
    wear: "denim",
  },
  "denim-mid": {
    inTitle: "mid-wash denim",
    fibers: ["98% cotton, 2% elastane denim", "100% cotton denim, 13 oz"],
    care: washInsideOut,
    wear: "denim",
  },
  "denim-dark": {
    inTitle: "rinse denim",
    fibers: ["100% organic cotton denim, 13.5 oz", "94% cotton, 4% polyester, 2% elastane denim"],
    care: washInsideOut,
    wear: "denim",
  },
  satin: {
    inTitle: "satin",
    fibers: [
      "100% recycled polyester satin",
      "62% viscose, 38% silk satin",
      "97% acetate, 3% elastane satin",
    ],
    care: delicate,
    wear: "cloth",
  },
  crepe: {
    inTitle: "crêpe",
    fibers: ["100% viscose crêpe", "96% polyester, 4% elastane crêpe", "88% triacetate, 12% polyester crêpe"],
    care: delicate,
    wear: "cloth",
  },
  linen: {
    inTitle: "linen",
    fibers: ["100% European flax linen", "55% linen, 45% cotton"],
    care: ["Machine wash cool, dry in the shade, iron damp", "Wash cool; leave the creases, they belong"],
    wear: "cloth",
  },
  jersey: {
    inTitle: "jersey",
    fibers: ["95% cotton, 5% elastane jersey", "100% combed cotton jersey", "92% modal, 8% elastane jersey"],
    care: washCold,
    wear: "knit",
  },
  rib: {
    inTitle: "ribbed",
    fibers: ["70% cotton, 30% modal rib", "95% cotton, 5% elastane rib"],
    care: washCold,
    wear: "knit",
  },
  cable: {
    inTitle: "cable-knit",
    fibers: ["100% lambswool", "80% wool, 20% recycled polyamide", "60% cotton, 40% wool"],
    care: knitCare,
    wear: "knit",
  },
  "chunky-knit": {
    inTitle: "chunky-knit",
    fibers: ["52% wool, 48% alpaca blend", "100% undyed wool", "70% recycled wool, 30% acrylic"],
    care: knitCare,
    wear: "knit",
  },
  tweed: {
    inTitle: "tweed",
    fibers: ["78% wool, 22% cotton tweed, viscose lining", "Wool-blend bouclé tweed, fully lined"],
    care: dryClean,
    wear: "cloth",
  },
  corduroy: {
    inTitle: "corduroy",
    fibers: ["100% cotton corduroy, 8 wale", "98% cotton, 2% elastane needlecord"],
    care: washInsideOut,
    wear: "cloth",
  },
  velvet: {
    inTitle: "velvet",
    fibers: ["82% viscose, 18% silk velvet", "95% polyester, 5% elastane velvet"],
    care: dryClean,
    wear: "cloth",
  },
  poplin: {
    inTitle: "poplin",
    fibers: ["100% organic cotton poplin", "97% cotton, 3% elastane poplin"],
    care: washCold,
    wear: "cloth",
  },
  twill: {
    inTitle: "twill",
    fibers: ["97% cotton, 3% elastane twill", "100% cotton gabardine twill"],
    care: washCold,
    wear: "cloth",
  },
  wool: {
    inTitle: "wool",
    fibers: [
      "90% wool, 10% cashmere flannel, lined",
      "100% wool flannel, half lined",
      "80% recycled wool, 20% polyamide",
    ],
    care: dryClean,
    wear: "cloth",
  },
  chiffon: {
    inTitle: "chiffon",
    fibers: ["100% polyester chiffon, fully lined", "Silk chiffon over a viscose slip"],
    care: delicate,
    wear: "cloth",
  },
  fleece: {
    inTitle: "fleece",
    fibers: ["80% cotton, 20% recycled polyester fleece", "100% organic cotton loopback fleece"],
    care: washCold,
    wear: "knit",
  },
  "quilted-nylon": {
    inTitle: "quilted",
    fibers: ["Recycled nylon shell and lining, recycled fill", "Nylon shell, responsibly sourced down fill"],
    care: ["Machine wash cold on gentle, tumble dry low with two clean tennis balls"],
    wear: "cloth",
  },
  "smooth-leather": {
    inTitle: "leather",
    fibers: ["Smooth calf leather", "Vegetable-tanned leather"],
    care: hideCare,
    wear: "leather",
  },
  "grained-leather": {
    inTitle: "grained leather",
    fibers: ["Pebble-grained cow leather", "Full-grain leather with a natural grain"],
    care: hideCare,
    wear: "leather",
  },
  suede: {
    inTitle: "suede",
    fibers: ["Split suede", "Goat suede with a fine nap"],
    care: suedeCare,
    wear: "leather",
  },
  patent: {
    inTitle: "patent leather",
    fibers: ["Patent-finished leather", "Glossed leather with a mirror finish"],
    care: ["Wipe with a damp cloth; keep away from newsprint"],
    wear: "leather",
  },
  croc: {
    inTitle: "croc-embossed leather",
    fibers: ["Cow leather embossed with a croc pattern"],
    care: hideCare,
    wear: "leather",
  },
  canvas: {
    inTitle: "canvas",
    fibers: ["Heavy cotton canvas, 16 oz", "Organic cotton canvas"],
    care: spotClean,
    wear: "cloth",
  },
  straw: {
    inTitle: "straw",
    fibers: ["Woven raffia", "Hand-plaited palm straw"],
    care: ["Spot clean; restuff with paper to keep its shape"],
    wear: "cloth",
  },
  lace: {
    inTitle: "lace",
    fibers: ["88% polyamide, 12% elastane lace", "Cotton-blend corded lace, lined"],
    care: delicate,
    wear: "cloth",
  },
  mesh: {
    inTitle: "mesh",
    fibers: ["85% recycled polyamide, 15% elastane mesh", "90% recycled polyamide, 10% elastane mesh"],
    care: ["Machine wash cold in a laundry bag"],
    wear: "knit",
  },
  "faux-fur": {
    inTitle: "faux-fur",
    fibers: ["Modacrylic faux fur, satin lining", "Recycled polyester faux fur, fully lined"],
    care: ["Dry clean without steam; shake out and hang"],
    wear: "cloth",
  },
};
