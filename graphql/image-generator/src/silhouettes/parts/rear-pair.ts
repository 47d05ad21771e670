import { placed } from "../../tailor/index.ts";
import type { Contact, Drawing, Grading, Panel, Placement, Tailor } from "../../tailor/index.ts";

export interface RearPair {
  /** One shoe from behind, around the center line x = 400. Its outer side is on the right. */
  readonly shoe: (tailor: Tailor) => Panel[];
  /** Half the width of the heel's base. */
  readonly stand: number;
  readonly fill?: Drawing["fill"];
  readonly grading?: Grading;
}

/** The left shoe is slightly in front of the right one. */
const left: Placement = { dx: -108, flip: true };
const right: Placement = { dx: 108, dy: -12, scale: 0.975, tone: 0.97 };

/** A pair of shoes from behind, on the same floor line as all shoes. */
export function rearPair({ shoe, stand, fill, grading }: RearPair): (tailor: Tailor) => Drawing {
  const contacts = [left, right].flatMap(({ dx = 0, dy = 0 }): Contact[] => [
    { x: 400 + dx, y: 897 + dy, rx: stand, ry: 6, strength: 0.74, blur: 4 },
    { x: 400 + dx, y: 886 + dy, rx: 92, ry: 9, strength: 0.5, blur: 9 },
  ]);
  return (tailor) => ({
    panels: [...placed(shoe(tailor), right), ...placed(shoe(tailor), left)],
    ...(grading && { grading }),
    warp: 2,
    fill: fill ?? { width: 0.62, height: 0.6 },
    shadow: 0.14,
    standsAt: 898,
    contacts: [
      ...contacts,
      { x: 410, y: 900, rx: 220, ry: 24, strength: 0.34, blur: 28 },
      { x: 430, y: 876, rx: 270, ry: 56, strength: 0.2, blur: 56 },
    ],
    detail: { x: 400, y: 760, width: 340 },
  });
}
