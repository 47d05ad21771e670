import { CircleCheckIcon, LockIcon, ReturnIcon, TruckIcon } from "../../../primitives/Icon/icons.tsx";
import { perkStrings } from "../../../strings.ts";
import type { Perk } from "../PerksStrip/PerksStrip.tsx";

/** The promises for every order. */
export const shopPerks: readonly Perk[] = [
  { icon: <TruckIcon />, title: perkStrings.shipping },
  { icon: <ReturnIcon />, title: perkStrings.returns },
  { icon: <CircleCheckIcon />, title: perkStrings.quality },
  { icon: <LockIcon />, title: perkStrings.payment },
];
