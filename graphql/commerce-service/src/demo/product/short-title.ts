import type { Rotation } from "../random/rotation.ts";
import type { Shape } from "../shapes/shapes.ts";
import type { Dyed } from "../style/colorway.ts";
import { prints } from "../wardrobe.ts";
import { capitalize, clothWord, uncapitalize, words } from "./wording.ts";

const printedPatterns = ["print and cloth", "detail and print"] as const;
const plainPatterns = ["all", "all", "detail and shade", "cloth and shade"] as const;

/** "Bias-cut satin midi slip dress": a product's name after its brand, in sentence case. */
export function shortTitle(shape: Shape, colorways: readonly Dyed[], rotation: Rotation): string {
  const [first] = colorways as [Dyed];
  const detail = rotation.deal(`detail ${shape.silhouette} ${shape.cut}`, shape.details);
  const cloth = clothWord(shape, first);
  if (first.print !== null) {
    const pattern = rotation.deal("printed title", printedPatterns);
    const print = prints[first.print];
    if (pattern === "detail and print") return words(detail, uncapitalize(print), shape.noun);
    return capitalize(words(print, cloth, shape.noun));
  }
  const inShade = `in ${first.shade.name}`;
  const pattern = colorways.length > 1 ? "all" : rotation.deal("plain title", plainPatterns);
  if (pattern === "detail and shade") return words(detail, shape.noun, inShade);
  if (pattern === "cloth and shade" && cloth !== "") return capitalize(words(cloth, shape.noun, inShade));
  return words(detail, cloth, shape.noun);
}

/** The title with its style name: "Ada Birch bias-cut satin midi slip dress". */
export const namedTitle = (name: string, title: string): string => `${name} ${uncapitalize(title)}`;
