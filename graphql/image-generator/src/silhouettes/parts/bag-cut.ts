import type { Contact, Detail, Drawing, Panel, Tailor } from "../../tailor/index.ts";
import type { Cut } from "../cut.ts";

export interface Bag {
  readonly front: (tailor: Tailor) => Panel[];
  readonly back: (tailor: Tailor) => Panel[];
  /** The height of the bag's bottom edge, and half the width of what touches the table. */
  readonly floor: number;
  readonly reach: number;
  readonly fill: NonNullable<Drawing["fill"]>;
  readonly detail: Detail;
}

const contactsOf = ({ floor, reach }: Bag): Contact[] => [
  { x: 400, y: floor, rx: reach, ry: 11, strength: 0.62, blur: 7 },
  { x: 412, y: floor + 6, rx: reach * 1.16, ry: 26, strength: 0.42, blur: 26 },
  { x: 440, y: floor + 14, rx: reach * 1.36, ry: 40, strength: 0.25, blur: 60 },
];

/** A bag that stands upright, from the front and the back. */
export function bagCut(bag: Bag): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    warp: 2.4,
    fill: bag.fill,
    shadow: 0.2,
    standsAt: bag.floor,
    contacts: contactsOf(bag),
    detail: bag.detail,
  });
  return {
    front: (tailor) => drawing(bag.front(tailor)),
    back: (tailor) => drawing(bag.back(tailor)),
  };
}
