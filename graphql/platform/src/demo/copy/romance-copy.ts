import type { Shape } from "../pieces/pieces.ts";
import type { Rotation } from "../rotation.ts";
import type { Style } from "../style.ts";
import { isPlural } from "../wording.ts";
import { clothSentences } from "./cloth-sentences.ts";
import { colorSentences, printSentences } from "./color-sentences.ts";
import { dressAndBottomOpenings } from "./openings-dresses-and-bottoms.ts";
import { finishingOpenings } from "./openings-intimates-and-accessories.ts";
import { topAndLayerOpenings } from "./openings-tops-and-layers.ts";
import { wearingSentences } from "./wearing-sentences.ts";

const openings = { ...dressAndBottomOpenings, ...topAndLayerOpenings, ...finishingOpenings };

type Part = "opening" | "cloth" | "look" | "wearing";

/** The ways a paragraph is built; most are three sentences, some are two. */
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
 * A short paragraph about one piece. Sentences are dealt from packs, so that one comes back only after all the
 * others of its kind have been used.
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
  return rotation
    .deal("structure", structures)
    .map((part) => sentence[part]())
    .join(" ");
}

/** The sentences that can be said of a pair: those that do not call it "it". */
function ofPlurals(sentences: readonly string[]): readonly string[] {
  const fitting = sentences.filter((sentence) => !/\bit\b/i.test(sentence));
  return fitting.length > 0 ? fitting : sentences;
}
