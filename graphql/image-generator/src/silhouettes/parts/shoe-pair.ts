import { placed } from "../../tailor/index.ts";
import type { Contact, Detail, Drawing, Grading, Panel, Placement, Tailor } from "../../tailor/index.ts";
import type { Cut } from "../cut.ts";

export interface Pair {
  readonly shoe: (tailor: Tailor) => Panel[];
  /** Where one shoe touches the table. The other's shadows are derived from these. */
  readonly contacts: readonly Contact[];
  /** The second shoe's position behind the first. */
  readonly behind?: Placement;
  /** The pair from behind. */
  readonly rear: Cut["back"];
  readonly detail: Detail;
  readonly fill?: Drawing["fill"];
  readonly grading?: Grading;
}

const ambient: readonly Contact[] = [
  { x: 390, y: 902, rx: 320, ry: 24, strength: 0.36, blur: 28 },
  { x: 450, y: 876, rx: 370, ry: 60, strength: 0.2, blur: 60 },
];

/** A pair of shoes from the side and from behind, on the same floor line as all shoes. */
export function pairCut(pair: Pair): Cut {
  const behind = { dx: 88, dy: -84, scale: 0.95, tone: 0.93, ...pair.behind };
  const laid = (tailor: Tailor): Panel[] => {
    const one = pair.shoe(tailor);
    return [...placed(one, behind), ...one];
  };
  const contacts = [
    ...pair.contacts,
    ...pair.contacts.map((contact) => ({
      ...contact,
      x: contact.x + behind.dx,
      y: contact.y + behind.dy,
      strength: contact.strength * 0.7,
      blur: contact.blur + 2,
    })),
    ...ambient,
  ];
  const drawing = (panels: readonly Panel[], shadows: readonly Contact[], detail: Detail): Drawing => ({
    panels,
    ...(pair.grading ? { grading: pair.grading } : {}),
    warp: 2,
    fill: pair.fill ?? { width: 0.78, height: 0.6 },
    shadow: 0.14,
    standsAt: 898,
    contacts: shadows,
    detail,
  });
  return {
    front: (tailor) => drawing(laid(tailor), contacts, pair.detail),
    back: pair.rear,
  };
}
