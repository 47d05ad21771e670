import { type DemoBrand, forWomen } from "./brand.ts";

const dresses = { specialties: ["dresses"], ...forWomen } as const;
const dressesAndEvening = { specialties: ["dresses", "evening"], ...forWomen } as const;

export const dressBrands: readonly DemoBrand[] = [
  {
    displayName: "Odalie Marsh",
    ...dressesAndEvening,
    level: 1.3,
    blurb:
      "Odalie Marsh cuts dresses on the bias and lets them fall. The studio drapes on a stand first and draws the pattern afterwards, which is why nothing pulls.",
  },
  {
    displayName: "Fennimore Lane",
    ...dresses,
    level: 0.95,
    blurb:
      "Print dresses for garden gates and office lobbies alike. Fennimore Lane paints its florals by hand, from whatever is in bloom outside the studio that week.",
  },
  {
    displayName: "Juniper Thistle",
    ...dresses,
    level: 0.85,
    blurb:
      "Easy shapes in cheerful cloth, with pockets in every last one. Juniper Thistle tests each dress on a bicycle before it is allowed into the line.",
  },
  {
    displayName: "Maribelle Oake",
    ...dresses,
    level: 1.1,
    blurb:
      "Maribelle Oake makes the dress you pack first. It rolls without creasing, works with flat shoes and heels, and has been to more weddings than most ministers.",
  },
  {
    displayName: "Petalworth",
    ...dresses,
    level: 0.8,
    blurb:
      "Petalworth is a house of small florals and smaller prices. Its ditsy prints are drawn at life size, one wildflower at a time.",
  },
  {
    displayName: "Wren Halloway",
    ...dresses,
    level: 1.15,
    blurb:
      "Quiet dresses with one good idea each: a sleeve, a seam, a row of buttons that need not be undone. Wren Halloway thinks that is plenty.",
  },
  {
    displayName: "Solenne Ash",
    ...dressesAndEvening,
    level: 1.4,
    blurb:
      "Solenne Ash works in crêpe and silence. Long lines, low backs and colors borrowed from smoke and stone make dresses that enter a room before they are noticed.",
  },
  {
    displayName: "Clover Yardley",
    ...dresses,
    level: 0.9,
    blurb:
      "Tea-length hems, shirt collars and gingham that has heard all the jokes. Clover Yardley dresses are sturdy enough for a picnic and good enough for the photograph.",
  },
  {
    displayName: "Tessaly",
    ...dressesAndEvening,
    level: 1.2,
    blurb:
      "Tessaly pleats everything that can be pleated. The workshop steams each length between paper by hand, so the folds come back after every wash.",
  },
  {
    displayName: "Rosamund Vale",
    ...dresses,
    level: 1.05,
    blurb:
      "Rosamund Vale takes romance seriously and itself less so. Expect sleeves with some air in them, necklines with a bow, and a seam allowance you can let out.",
  },
  {
    displayName: "Ondine Hollow",
    ...dressesAndEvening,
    level: 1.25,
    blurb:
      "Slip dresses, camisoles and other things that move like water. Ondine Hollow sews them with French seams, so the inside is as good as the outside.",
  },
  {
    displayName: "Mother Wren's",
    ...dresses,
    level: 0.9,
    blurb:
      "Three generations, one sewing room, and a great many aprons before the first dress. Mother Wren's still cuts generously through the hip and leaves two inches in the hem.",
  },
  {
    displayName: "Calla Brook",
    ...dresses,
    level: 1,
    blurb:
      "Wrap dresses in eleven lengths of mood. Calla Brook grades each size on a real person, then sends the sample home with her for a week.",
  },
  {
    displayName: "Linden & Lark",
    ...dresses,
    level: 1.1,
    blurb:
      "A city dress line with a country heart. Linden & Lark prints on leftover cloth from larger mills, so most runs end at two hundred garments.",
  },
];
