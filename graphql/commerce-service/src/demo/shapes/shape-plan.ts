import { type Category, categories, categoryQuotas } from "../categories.ts";
import type { SeededRandom } from "../random/seeded-random.ts";
import { type Shape, shapesOf } from "./shapes.ts";

/**
 * The shape of each of the 360 products, newest first. Categories are spread evenly, and neighbors within a category
 * have different silhouettes where possible, so that neither the whole catalog nor a shelf of one category shows the
 * same shape side by side.
 */
export function planShapes(random: SeededRandom): Shape[] {
  const placed = (Object.keys(categories) as Category[]).flatMap((category) => {
    const quota = categoryQuotas[category];
    const phase = random.next();
    return arrange(shapesOf(category), quota, random).map((shape, nth) => ({
      shape,
      place: (nth + phase) / quota,
    }));
  });
  placed.sort((one, other) => one.place - other.place);
  return apart(placed.map(({ shape }) => shape));
}

/** `quota` shapes of one category: every shape in turn, silhouettes interleaved. */
function arrange(shapes: readonly Shape[], quota: number, random: SeededRandom): Shape[] {
  const bySilhouette = Map.groupBy(random.shuffle(shapes), ({ silhouette }) => silhouette);
  const round = [...bySilhouette.values()]
    .flatMap((cuts) => cuts.map((shape, nth) => ({ shape, place: (nth + 0.5) / cuts.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ shape }) => shape);
  return apart(Array.from({ length: quota }, (_, nth) => round[nth % round.length] as Shape));
}

/** Moves shapes back that would follow their own silhouette, as far as the list allows. */
function apart(shapes: readonly Shape[]): Shape[] {
  const list = [...shapes];
  for (let at = 1; at < list.length; at++) {
    const before = list[at - 1] as Shape;
    if (list[at]?.silhouette !== before.silhouette) continue;
    const other = list.findIndex((shape, index) => index > at && shape.silhouette !== before.silhouette);
    if (other > 0) list.splice(at, 0, ...list.splice(other, 1));
  }
  return list;
}
