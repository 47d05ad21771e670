import { type DemoBrand, forAll, forWomen } from "./brand.ts";

const everyday = { specialties: ["everyday"] } as const;

export const everydayBrands: readonly DemoBrand[] = [
  {
    displayName: "Plainwater",
    ...everyday,
    ...forAll,
    level: 1,
    blurb:
      "Tees, shirts and shorts without a logo in sight. Plainwater knits its jersey a little heavier than it has to, and the neckline outlives the rest.",
  },
  {
    displayName: "Everyday Finch",
    ...everyday,
    ...forWomen,
    level: 0.85,
    blurb:
      "Simple tops in colors that get along. Everyday Finch adds two new shades each season and retires two, with a short speech.",
  },
  {
    displayName: "Cotton Almanac",
    ...everyday,
    ...forAll,
    level: 0.95,
    blurb:
      "A shirt for each month, more or less. The Cotton Almanac follows the weather: poplin in April, linen in July, brushed twill when the clocks change.",
  },
  {
    displayName: "Marigold Street",
    ...everyday,
    ...forWomen,
    level: 0.9,
    blurb:
      "Cheerful clothes for ordinary Tuesdays. Marigold Street likes a yellow, trusts a stripe, and puts a spare button where you can find it.",
  },
  {
    displayName: "Basic Weather",
    ...everyday,
    ...forAll,
    level: 0.8,
    blurb:
      "Layers, and then more layers. Basic Weather makes the thin thing under the warm thing, and gets both right.",
  },
  {
    displayName: "Oat & Olive",
    ...everyday,
    ...forWomen,
    level: 1.05,
    blurb:
      "Linen, mostly, in the colors of a good lunch. Oat & Olive washes it with stones until it hangs like something inherited.",
  },
  {
    displayName: "Tuesday Supply",
    ...everyday,
    ...forAll,
    level: 0.85,
    blurb:
      "Tuesday Supply is for the day nothing happens. Its shirts are cut straight, its shorts have four pockets, and the dye fades the way you want it to.",
  },
  {
    displayName: "Hazelwick",
    ...everyday,
    ...forWomen,
    level: 1.1,
    blurb:
      "Skirts and blouses with a schoolroom neatness and none of the rules. Hazelwick covers its buttons by hand and lines what ought to be lined.",
  },
  {
    displayName: "Wash & Mend",
    ...everyday,
    ...forAll,
    level: 0.9,
    blurb:
      "Clothes designed to be repaired. Wash & Mend sews a length of matching thread into every hem and publishes the patterns of its own elbow patches.",
  },
  {
    displayName: "Sunporch",
    ...everyday,
    ...forWomen,
    level: 1,
    blurb:
      "For reading, shelling peas and pretending to weed. Sunporch works in light cottons with roomy sleeves and a fondness for gingham.",
  },
  {
    displayName: "Pepperbox Lane",
    ...everyday,
    ...forWomen,
    level: 0.95,
    blurb:
      "A little pepper in a plain dish. Pepperbox Lane takes familiar shapes and adds one bright seam, one odd pocket, one collar with ideas.",
  },
  {
    displayName: "Fieldnote Cotton",
    ...everyday,
    ...forAll,
    level: 1.15,
    blurb:
      "Fieldnote works with eleven cotton farms and prints the name of one inside each shirt. The poplin is dense, cool, and creases with some dignity.",
  },
];
