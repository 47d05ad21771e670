import type { Garment, Silhouette } from "@circlet/platform/demo/wardrobe";
import type { Cut, Cuts } from "./cut.ts";
import { blazer } from "./blazer.ts";
import { boots } from "./boots.ts";
import { crewSweater } from "./crew-sweater.ts";
import { jeans } from "./jeans.ts";
import { pants } from "./pants.ts";
import { pleatedSkirt } from "./pleated-skirt.ts";
import { pumps } from "./pumps.ts";
import { shirt } from "./shirt.ts";
import { slipDress } from "./slip-dress.ts";
import { structuredBag } from "./structured-bag.ts";
import { trenchCoat } from "./trench-coat.ts";
import { wrapDress } from "./wrap-dress.ts";

/** Every silhouette that can be drawn. */
export const registry: { readonly [S in Silhouette]?: Cuts<S> } = {
  jeans,
  pants,
  "pleated-skirt": pleatedSkirt,
  "crew-sweater": crewSweater,
  shirt,
  "slip-dress": slipDress,
  "wrap-dress": wrapDress,
  blazer,
  "trench-coat": trenchCoat,
  boots,
  pumps,
  "structured-bag": structuredBag,
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
