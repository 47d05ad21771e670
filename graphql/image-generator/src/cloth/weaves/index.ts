import { weaveLevels, type Weave, type WeaveLevel } from "../weave.ts";
import { grained, polished, scales, suede } from "./hide.ts";
import { fineKnit, jersey, lace, mesh, rib, stockinette } from "./knitted.ts";
import { corduroy, fleece, fur, velvet } from "./pile.ts";
import { boucle, crepe, flannel, herringbone, plain, satin, straw, tweed, twill } from "./woven.ts";

const weaves = {
  twill: () => twill(),
  herringbone,
  plain: () => plain(),
  linen: () => plain(8, 0.55, 11),
  poplin: () => plain(4, 0.15, 21),
  canvas: () => plain(8, 0.2, 27),
  crepe,
  satin,
  jersey,
  stockinette: () => stockinette(),
  fineKnit,
  rib,
  mesh,
  lace,
  boucle,
  tweed,
  flannel,
  straw,
  corduroy: () => corduroy(),
  velvet,
  fleece,
  fur,
  grained,
  polished,
  scales,
  suede,
} as const satisfies Record<string, () => Weave>;

export type WeaveName = keyof typeof weaves;

const woven = new Map<WeaveName, readonly WeaveLevel[]>();

/** The weave's tile at all sizes, computed once per process. */
export function weaveOf(name: WeaveName): readonly WeaveLevel[] {
  const known = woven.get(name);
  if (known) return known;
  const levels = weaveLevels(weaves[name]());
  woven.set(name, levels);
  return levels;
}
