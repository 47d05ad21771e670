/** What shoppers type in a search besides the names of filters. Words are in lower case, without apostrophes. */

/** Other names of the catalog's values, by their slug. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  womens: ["women", "woman", "womans", "women s", "ladies", "lady", "female", "her"],
  mens: ["men", "man", "mans", "men s", "guys", "male", "him"],
  bras: ["bra"],
  handbags: ["handbag", "bag", "bags", "hand bag", "hand bags", "purse", "purses"],
  pants: ["pant", "trouser", "trousers"],
  panties: ["panty"],
  swimwear: ["swim wear"],
  sleepwear: ["sleep wear"],
  gray: ["grey"],
  multicolor: ["multi", "multi color", "multicolored", "multicolour", "multi colour", "multicoloured"],
  new_with_tags: ["nwt", "with tags", "tags on", "tags still on", "tags attached"],
  new_without_tags: ["nwot", "without tags", "no tags"],
  new_with_defects: ["excellent", "excellent condition", "like new", "new with imperfections"],
  preowned: ["pre owned", "preloved", "pre loved", "used", "gently used", "second hand", "secondhand"],
};

/** Conditions of new products. */
export const newWords: readonly string[] = ["new", "brand new", "unworn", "never worn"];

/** A shade is a title's word and narrows the search to its color. */
export const shades: Readonly<Record<string, string>> = {
  burgundy: "red",
  camel: "beige",
  charcoal: "gray",
  cobalt: "blue",
  cream: "ivory",
  emerald: "green",
  indigo: "blue",
  lavender: "purple",
  lilac: "purple",
  maroon: "red",
  mustard: "yellow",
  navy: "blue",
  olive: "green",
  tan: "beige",
  turquoise: "blue",
};

/** After a category's singular, such a noun makes it an adjective, as in "dress shirt" and "top handle". */
export const garments: readonly string[] = (
  "blazer blazers blouse blouses boot boots cardigan cardigans coat coats flats handle heels hoodie hoodies " +
  "jacket jackets loafers robe sandals shirt shirts sneakers socks suit suits sweatshirt sweatshirts tee tees vest vests"
).split(" ");

/** Not the singular of a category. */
export const adjectives: readonly string[] = ["short"];

/** Words that look like a typo of a filter's name. */
export const notTypos: readonly string[] =
  "blank block bras party plants short skort skorts sport sports whites".split(" ");

/** Without meaning at the ends of the words that are left. */
export const connectingWords: readonly string[] =
  "a an and any by condition for from i in is it me my of on only or some that the to with".split(" ");

/** How a sentence may start. */
export const openings: readonly string[] = [
  "looking for",
  "im looking for",
  "show me",
  "find me",
  "i need",
  "i want",
  "do you have",
];

/** The next word is not wanted. */
export const negations: readonly string[] = ["no", "non", "not", "without", "except"];

export const priceWords = {
  below: [
    "under",
    "below",
    "less than",
    "up to",
    "at most",
    "max",
    "maximum",
    "no more than",
    "not more than",
    "not over",
    "cheaper than",
    "<",
  ],
  above: ["over", "above", "more than", "at least", "min", "minimum", "starting at", ">"],
  /** After the price. */
  orLess: ["or less", "or under", "or below", "or cheaper", "and under", "max", "maximum"],
  orMore: ["or more", "or over", "and up", "and over"],
  around: ["around", "about", "approx", "approximately"],
  /** Before two prices, and between them. */
  between: ["between", "from"],
  and: ["and", "to"],
  currency: ["dollars", "dollar", "bucks", "usd"],
  numbers: {
    ten: 10,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
  },
} as const;

export const sizeWords = {
  /** Before a size. */
  before: ["size", "sizes", "sz", "us", "us size", "waist"],
  after: ["waist"],
  /** Between two sizes. */
  and: ["or", "and"],
  /** Spellings of one size. */
  same: [
    ["xxs", "xx small"],
    ["xs", "x small", "extra small"],
    ["s", "small"],
    ["m", "medium", "med"],
    ["l", "large"],
    ["xl", "x large", "extra large"],
    ["xxl", "2xl", "xx large"],
    ["3xl", "xxxl"],
    ["4xl", "xxxxl"],
  ],
  /** Also describe a bag or a print, so another word must not follow. */
  adjectives: ["small", "medium", "large"],
} as const;

/** Names of price tiers, by their group. */
export const tierWords = {
  newArrivals: ["new arrivals", "new arrival", "just in"],
  sale: ["sale", "on sale"],
  clearance: ["clearance"],
  finalSale: ["final sale"],
  lastChance: ["last chance"],
  trending: ["trending"],
} as const;
