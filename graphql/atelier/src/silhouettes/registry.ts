import type { Garment, Silhouette } from "@circlet/platform/demo/wardrobe";
import type { Cut, Cuts } from "./cut.ts";
import { slipDress } from "./slip-dress.ts";

/** Every silhouette that can be drawn. */
export const registry: { readonly [S in Silhouette]?: Cuts<S> } = {
  "slip-dress": slipDress,
};

export const drawable = (silhouette: Silhouette): boolean => registry[silhouette] !== undefined;

/** The cuts of a silhouette by name; empty while it is still to be drawn. */
export const cutsOf = (silhouette: Silhouette): ReadonlyMap<string, Cut> =>
  new Map(Object.entries(registry[silhouette] ?? {}));

export function cutOf({ silhouette, cut }: Pick<Garment, "silhouette" | "cut">): Cut {
  const found = cutsOf(silhouette).get(cut);
  if (!found) throw new Error(`The silhouette ${silhouette} has no drawn cut ${cut}.`);
  return found;
}
