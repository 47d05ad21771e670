import type { Category } from "../categories.ts";
import { silhouettes, type Silhouette } from "../wardrobe.ts";
import { bags } from "./bags.ts";
import { bottoms } from "./bottoms.ts";
import { dresses } from "./dresses.ts";
import { intimates } from "./intimates.ts";
import { knitwear } from "./knitwear.ts";
import { outerwear } from "./outerwear.ts";
import type { PieceFacts, PiecesOf } from "./piece.ts";
import { shoes } from "./shoes.ts";
import { tops } from "./tops.ts";

const pieces: PiecesOf<Silhouette> = {
  ...dresses,
  ...bottoms,
  ...outerwear,
  ...tops,
  ...knitwear,
  ...intimates,
  ...shoes,
  ...bags,
};

/** A silhouette in one of its cuts, with all that the catalogue knows about it. */
export interface Shape extends PieceFacts {
  readonly silhouette: Silhouette;
  readonly cut: string;
  readonly noun: string;
}

/** Every shape of the wardrobe, in the wardrobe's order. */
const shapes: readonly Shape[] = (Object.keys(silhouettes) as Silhouette[]).flatMap((silhouette) => {
  const { cuts, ...facts } = pieces[silhouette];
  return Object.entries(cuts).map(([cut, own]): Shape => ({ ...facts, ...own, silhouette, cut }));
});

export const shapesOf = (category: Category): Shape[] =>
  shapes.filter((shape) => shape.category === category);
