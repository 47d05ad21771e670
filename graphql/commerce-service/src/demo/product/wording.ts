import type { Shape } from "../shapes/shapes.ts";
import { clothFacts } from "../style/cloth-facts.ts";
import type { Dyed } from "../style/colorway.ts";
import { type Cloth, prints, type Silhouette } from "../wardrobe.ts";

/** Fabrics a title leaves out because the noun implies them: a T-shirt is jersey, a puffer is quilted. */
const unsaid: Partial<Record<Silhouette, readonly Cloth[]>> = {
  tee: ["jersey"],
  polo: ["jersey"],
  bra: ["jersey"],
  shapewear: ["jersey"],
  swimsuit: ["jersey", "mesh"],
  bikini: ["jersey"],
  sweatshirt: ["fleece"],
  puffer: ["quilted-nylon"],
  leggings: ["jersey"],
};

/** First words that keep their capital inside a sentence. */
const proper = /^(A-line|V-neck|T-shirt|Breton|Chelsea|Sunday|Monday|Saturday)\b/;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalize = (text: string): string =>
  proper.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The word for the fabric before the noun in a title, or "" when the noun implies it. */
export function clothWord(
  { silhouette, noun }: Shape,
  { cloth, color }: Pick<Dyed, "cloth" | "color">,
): string {
  if (unsaid[silhouette]?.includes(cloth)) return "";
  if (cloth.startsWith("denim")) {
    if (/jeans|denim/.test(noun)) return "";
    return color === "blue" ? clothFacts[cloth].inTitle : "denim";
  }
  if (cloth === "cable" && noun.includes("cable")) return "";
  return clothFacts[cloth].inTitle;
}

/** "Plum satin midi slip dress": a colorway as alt texts and descriptions begin. */
export function describe(shape: Shape, dyed: Dyed): string {
  const print = dyed.print === null ? "" : prints[dyed.print];
  return capitalize(sayOnce(words(dyed.shade.name, print, clothWord(shape, dyed), shape.noun)));
}

/** Rinse denim in the shade "rinse" says it once, as do Selvedge-brand selvedge jeans. */
export const sayOnce = (text: string): string => text.replace(/\b(\w+) \1\b/gi, "$1");

/** Joins the words that are not empty. */
export const words = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** Products that come in pairs: "they", not "it". */
export const isPlural = ({ noun }: Shape): boolean =>
  /(jeans|leggings|pants|chinos|shorts|socks|boots|pumps|sneakers|sandals|loafers)$/.test(noun);
