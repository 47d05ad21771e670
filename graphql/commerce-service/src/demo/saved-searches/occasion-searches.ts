import type { CollectionWords } from "./collection-words.ts";

/** Every color except white, which is reserved for the bride. */
const guestColors = [
  "black",
  "blue",
  "brown",
  "gold",
  "gray",
  "green",
  "orange",
  "pink",
  "purple",
  "red",
  "silver",
  "yellow",
  "multicolor",
];

/** Collections by occasion. */
export const occasionSearches: Readonly<Record<string, CollectionWords>> = {
  workwear: {
    name: "Workwear",
    metaTitle: "Workwear: blazers, sheath dresses, tailoring",
    metaDescription:
      "Blazers, blouses, pencil skirts and sheath dresses for offices of every temperature, at well below retail.",
    romanceCopy: "Sharp on Monday, still sharp on Friday, and nobody will ask what you paid.",
    filters: {
      category: ["outerwear", "dresses", "skirts", "pants", "tops"],
      textSearch: "blazer sheath pencil tailored trench blouse",
    },
  },
  "wedding-guest": {
    name: "Wedding Guest",
    metaTitle: "Wedding guest dresses in every color but white",
    metaDescription:
      "Slip dresses, gowns and wraps for other people's weddings, in every color but white, at a fraction of retail.",
    romanceCopy: "For the ceremony, the speeches and the dance floor. In every color but hers.",
    filters: {
      category: ["dresses"],
      color: guestColors,
      textSearch: "gown slip wrap maxi satin lace halter",
    },
  },
  denim: {
    name: "Denim",
    metaTitle: "Denim: jeans, jackets, skirts and shorts",
    metaDescription:
      "Straight, wide, bootcut and cropped jeans, with the jackets, skirts and shorts to match. Worn in by somebody patient.",
    romanceCopy: "Denim is better the second time around, and the 1,800 gallons of water are already spent.",
    filters: {
      category: ["jeans", "outerwear", "skirts", "shorts", "jumpsuits", "dresses"],
      textSearch: "denim jeans",
    },
  },
  party: {
    name: "Party",
    metaTitle: "Party dresses, clutches and heels",
    metaDescription:
      "Satin, velvet and lace for evenings out: dresses, jumpsuits, clutches and heels, below retail.",
    romanceCopy: "Wear it once or wear it every Friday. At this price both make sense.",
    filters: {
      category: ["dresses", "jumpsuits", "handbags", "shoes", "tops"],
      textSearch: "satin velvet gown clutch pumps strapless heeled camisole",
    },
  },
  vacation: {
    name: "Vacation",
    metaTitle: "Vacation: swim, linen and sandals",
    metaDescription:
      "Swimsuits, linen, flat sandals and straw bags for somewhere warmer. Light to pack, light on the budget.",
    romanceCopy: "Pack half of what you planned and buy the other half here.",
    filters: {
      category: ["swimwear", "shorts", "dresses", "shoes", "handbags", "tops"],
      textSearch: "bikini swimsuit linen sandals tropical straw shorts",
    },
  },
  weekend: {
    name: "Weekend",
    metaTitle: "Weekend: tees, crewnecks and sneakers",
    metaDescription:
      "Tees, crewnecks, hoodies and sneakers for two days without a plan. Brand-name basics well below retail.",
    romanceCopy: "For coffee, markets, long walks and longer breakfasts.",
    filters: {
      category: ["tops", "sweaters", "loungewear", "shoes", "jeans"],
      textSearch: "tee crewneck hoodie sneakers cardigan straight",
    },
  },
  cozy: {
    name: "Cozy",
    metaTitle: "Cozy: lounge sets, pajamas and knits",
    metaDescription:
      "Lounge sets, pajamas, socks and the sweaters you never take off. Soft items from good brands, below retail.",
    romanceCopy: "For the sofa, the second pot of tea and the day that turned out to be snow.",
    filters: { category: ["loungewear", "sleepwear", "socks", "sweaters"] },
  },
  activewear: {
    name: "Activewear",
    metaTitle: "Activewear: leggings and sports bras",
    metaDescription: "Leggings and sports bras that hold, from brands that test them. Well below retail.",
    romanceCopy: "They hold in a headstand. We asked.",
    filters: { category: ["leggings", "bras"], textSearch: "leggings sports studio" },
  },
  "little-black-dress": {
    name: "The Little Black Dress",
    metaTitle: "Little black dresses, below retail",
    metaDescription:
      "Mini, midi, wrapped, draped or tailored: black dresses from brands worth knowing, well below retail.",
    romanceCopy: "One is enough. That has never stopped anybody.",
    filters: { category: ["dresses"], color: ["black"] },
  },
  boots: {
    name: "Boots",
    metaTitle: "Boots: ankle, Chelsea and knee-high",
    metaDescription:
      "Ankle boots, Chelsea boots and knee boots in leather and suede, checked from sole to seam and priced below retail.",
    romanceCopy: "Soles checked, laces counted, pairs matched. Ready for weather.",
    filters: { category: ["shoes"], textSearch: "boots" },
  },
  coats: {
    name: "Coats",
    metaTitle: "Coats: wool, trench, puffer and parka",
    metaDescription:
      "Wool coats, trenches, puffers and parkas from brands that last, returned or gently worn and well below retail.",
    romanceCopy: "A good coat is worn two hundred days a year. Spend accordingly, or come here.",
    filters: { category: ["outerwear"], textSearch: "coat parka trench puffer" },
  },
};
