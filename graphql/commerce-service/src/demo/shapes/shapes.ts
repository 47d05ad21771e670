import type { Category } from "../categories.ts";
import { silhouettes, type Silhouette } from "../wardrobe.ts";
import { bags } from "./bags.ts";
import { bottoms } from "./bottoms.ts";
import { dresses } from "./dresses.ts";
import { intimates } from "./intimates.ts";
import { knitwear } from "./knitwear.ts";
import { outerwear } from "./outerwear.ts";
import type { ShapeFacts, ShapesOf } from "./shape-facts.ts";
import { shoes } from "./shoes.ts";
import { tops } from "./tops.ts";

const shapeFacts: ShapesOf<Silhouette> = {
  ...dresses,
  ...bottoms,
  ...outerwear,
  ...tops,
  ...knitwear,
  ...intimates,
  ...shoes,
  ...bags,
};

/** A silhouette in one of its cuts, with all its facts. */
export interface Shape extends ShapeFacts {
  readonly silhouette: Silhouette;
  readonly cut: string;
  readonly noun: string;
}

/** Every shape, in the order of `silhouettes`. */
const shapes: readonly Shape[] = (Object.keys(silhouettes) as Silhouette[]).flatMap((silhouette) => {
  const { cuts, ...facts } = shapeFacts[silhouette];
  return Object.entries(cuts).map(([cut, own]): Shape => ({ ...facts, ...own, silhouette, cut }));
});

export const shapesOf = (category: Category): Shape[] =>
  shapes.filter((shape) => shape.category === category);
