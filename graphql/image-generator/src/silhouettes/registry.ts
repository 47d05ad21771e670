import type { Garment, Silhouette } from "@circlet/platform/demo/wardrobe";
import type { Cut, Cuts } from "./cut.ts";
import { bikini } from "./bikini.ts";
import { blazer } from "./blazer.ts";
import { boots } from "./boots.ts";
import { chinos } from "./chinos.ts";
import { crewSweater } from "./crew-sweater.ts";
import { jeans } from "./jeans.ts";
import { pants } from "./pants.ts";
import { pleatedSkirt } from "./pleated-skirt.ts";
import { pumps } from "./pumps.ts";
import { shirt } from "./shirt.ts";
import { shorts } from "./shorts.ts";
import { slipDress } from "./slip-dress.ts";
import { structuredBag } from "./structured-bag.ts";
import { sweatshirt } from "./sweatshirt.ts";
import { tee } from "./tee.ts";
import { trenchCoat } from "./trench-coat.ts";
import { turtleneck } from "./turtleneck.ts";
import { wrapDress } from "./wrap-dress.ts";
import { polo } from "./polo.ts";
import { oxfordShirt } from "./oxford-shirt.ts";
import { cardigan } from "./cardigan.ts";
import { leggings } from "./leggings.ts";
import { miniSkirt } from "./mini-skirt.ts";
import { pencilSkirt } from "./pencil-skirt.ts";
import { camisole } from "./camisole.ts";
import { blouse } from "./blouse.ts";
import { bra } from "./bra.ts";
import { panties } from "./panties.ts";
import { sheathDress } from "./sheath-dress.ts";
import { socks } from "./socks.ts";
import { shirtDress } from "./shirt-dress.ts";
import { maxiDress } from "./maxi-dress.ts";
import { shapewear } from "./shapewear.ts";
import { swimsuit } from "./swimsuit.ts";
import { suitJacket } from "./suit-jacket.ts";
import { coat } from "./coat.ts";
import { denimJacket } from "./denim-jacket.ts";
import { jumpsuit } from "./jumpsuit.ts";
import { loungeSet } from "./lounge-set.ts";
import { pajamaSet } from "./pajama-set.ts";
import { puffer } from "./puffer.ts";
import { vest } from "./vest.ts";
import { clutchBag } from "./clutch-bag.ts";
import { crossbodyBag } from "./crossbody-bag.ts";
import { toteBag } from "./tote-bag.ts";
import { loafers } from "./loafers.ts";
import { sandals } from "./sandals.ts";
import { sneakers } from "./sneakers.ts";

/** All silhouettes. */
export const registry: { readonly [S in Silhouette]?: Cuts<S> } = {
  jeans,
  jumpsuit,
  "pajama-set": pajamaSet,
  "lounge-set": loungeSet,
  bra,
  bikini,
  shapewear,
  swimsuit,
  socks,
  panties,
  leggings,
  "pencil-skirt": pencilSkirt,
  "mini-skirt": miniSkirt,
  pants,
  chinos,
  shorts,
  "pleated-skirt": pleatedSkirt,
  "crew-sweater": crewSweater,
  shirt,
  "slip-dress": slipDress,
  "wrap-dress": wrapDress,
  blazer,
  tee,
  sweatshirt,
  turtleneck,
  "trench-coat": trenchCoat,
  boots,
  pumps,
  "structured-bag": structuredBag,
  polo,
  "oxford-shirt": oxfordShirt,
  cardigan,
  camisole,
  blouse,
  "sheath-dress": sheathDress,
  "shirt-dress": shirtDress,
  "maxi-dress": maxiDress,
  "suit-jacket": suitJacket,
  coat,
  "denim-jacket": denimJacket,
  puffer,
  vest,
  sneakers,
  loafers,
  sandals,
  "tote-bag": toteBag,
  "crossbody-bag": crossbodyBag,
  "clutch-bag": clutchBag,
};

export const drawable = (silhouette: Silhouette): boolean => registry[silhouette] !== undefined;

/** The cuts of a silhouette by name. Empty if it is not drawn yet. */
export const cutsOf = (silhouette: Silhouette): ReadonlyMap<string, Cut> =>
  new Map(Object.entries(registry[silhouette] ?? {}));

export function cutOf({ silhouette, cut }: Pick<Garment, "silhouette" | "cut">): Cut {
  const found = cutsOf(silhouette).get(cut);
  if (!found) throw new Error(`The silhouette ${silhouette} has no drawn cut ${cut}.`);
  return found;
}
