import { CircleCheckIcon, LockIcon, ReturnIcon, TruckIcon } from "../../../primitives/Icon/icons.tsx";
import { perkStrings } from "../../../strings.ts";
import { withDefaults } from "../../../strings/with-defaults.ts";
import type { Perk } from "../PerksStrip/PerksStrip.tsx";

/** The promises for every order. */
export function shopPerks(): readonly Perk[] {
  const { shipping, returns, quality, payment } = withDefaults(perkStrings);
  return [
    { icon: <TruckIcon />, title: shipping },
    { icon: <ReturnIcon />, title: returns },
    { icon: <CircleCheckIcon />, title: quality },
    { icon: <LockIcon />, title: payment },
  ];
}
