import { isPlural } from "../product/wording.ts";
import type { Rotation } from "../random/rotation.ts";
import type { Shape } from "../shapes/shapes.ts";
import type { Style } from "../style/style.ts";
import { clothSentences } from "./cloth-sentences.ts";
import { colorSentences, printSentences } from "./color-sentences.ts";
import { dressAndBottomOpenings } from "./openings-dresses-and-bottoms.ts";
import { finishingOpenings } from "./openings-intimates-and-accessories.ts";
import { topAndLayerOpenings } from "./openings-tops-and-layers.ts";
import { wearingSentences } from "./wearing-sentences.ts";

const openings = { ...dressAndBottomOpenings, ...topAndLayerOpenings, ...finishingOpenings };

type Part = "opening" | "cloth" | "look" | "wearing";

/** The structures of a paragraph: mostly three sentences, sometimes two. */
const structures: readonly (readonly Part[])[] = [
  ["opening", "cloth", "wearing"],
  ["opening", "look", "wearing"],
  ["opening", "cloth", "look"],
  ["opening", "cloth"],
  ["opening", "look"],
  ["opening", "look", "cloth"],
  ["opening", "wearing", "cloth"],
];

/**
 * A short paragraph about a product. Sentences are dealt from shuffled decks, so that none repeats before all others of
 * its kind have been used.
 */
export function romanceCopy(shape: Shape, { colorways }: Style, rotation: Rotation): string {
  const [first] = colorways;
  if (first === undefined) return "";
  const sentence: Record<Part, () => string> = {
    opening: () => rotation.deal(`opening ${shape.silhouette}`, openings[shape.silhouette]),
    cloth: () => rotation.deal(`cloth ${first.cloth}`, clothSentences[first.cloth]),
    look: () => {
      if (first.print !== null && first.color !== "multicolor") {
        return rotation.deal(`print ${first.print}`, printSentences[first.print]);
      }
      const plural = isPlural(shape);
      const pool = plural ? ofPlurals(colorSentences[first.color]) : colorSentences[first.color];
      return rotation.deal(`color ${first.color} ${plural}`, pool).replaceAll("{shade}", first.shade.name);
    },
    wearing: () => rotation.deal(`wearing ${shape.category}`, wearingSentences[shape.category]),
  };
  const structure = rotation.deal("structure", structures);
  const parts = structure.map((part) => ({ part, text: sentence[part]() }));
  const copy = parts.map(({ text }) => text).join(" ");
  // The page also shows the other colors, so the text names none.
  const look = colorways.length > 1 && parts.find(({ part }) => part === "look");
  return look ? copy.replace(look.text, otherThan(copy, wearingSentences[shape.category])) : copy;
}

/** A sentence that the text does not have yet. Not drawn from the deck, which would change every later product. */
function otherThan(copy: string, pool: readonly string[]): string {
  const left = pool.filter((sentence) => !copy.includes(sentence));
  return left[copy.length % left.length] ?? "";
}

/** Sentences that also work for pairs, because they do not say "it". */
function ofPlurals(sentences: readonly string[]): readonly string[] {
  const fitting = sentences.filter((sentence) => !/\bit\b/i.test(sentence));
  return fitting.length > 0 ? fitting : sentences;
}
