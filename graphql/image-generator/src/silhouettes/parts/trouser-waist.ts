import { groove, puff, rectangle, shadow, smooth, stitch } from "../../tailor/index.ts";
import type { Panel, Seam, Tailor } from "../../tailor/index.ts";

/** A waistband: its top left corner, and the height where the cloth below begins. */
export interface TrouserWaist {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const line = ({ left }: TrouserWaist, y: number, out = 0): string =>
  `M${left - out} ${y}C${left + 44} ${y + 16} ${756 - left} ${y + 16} ${800 - left + out} ${y}`;

export const waistTop = (waist: TrouserWaist): string => line(waist, waist.top);

/** The inside of the back waistband, with the label. */
export function waistInside(tailor: Tailor, waist: TrouserWaist): Panel[] {
  const { left, top } = waist;
  const right = 800 - left;
  return [
    {
      outline: `M${left} ${top}C${left + 34} ${top - 14} ${right - 34} ${top - 14} ${right} ${top}L${right - 2} ${top + 38}L${left + 2} ${top + 38}Z`,
      fabric: tailor.lining,
      tone: 0.66,
      shade: (_, y) => 1 - 0.3 * smooth(top - 8, top + 28, y),
    },
    ...tailor.label(400, top - 4, { width: 52, height: 13, tone: 0.8 }),
  ];
}

export function waistband(tailor: Tailor, waist: TrouserWaist, seams: readonly Seam[] = []): Panel {
  const { left, top, bottom } = waist;
  const right = 800 - left;
  return {
    outline: `${line(waist, top)}L${right + 2} ${bottom}C${right - 44} ${bottom + 16} ${left + 44} ${bottom + 16} ${left - 2} ${bottom}Z`,
    fabric: tailor.cloth,
    puff: puff(9, 4),
    edge: puff(2, 1.4),
    shadow: shadow(5, 1, 4, 0.45),
    grain: { angle: Math.PI / 2 },
    seams: [groove(line(waist, top), 4, { depth: 0.5, width: 1 }), ...seams],
  };
}

/** The end of the waistband that overlaps in front, with its button. */
export function waistTab(tailor: Tailor, { top, bottom }: TrouserWaist, reach = 430): Panel[] {
  const low = bottom + 12;
  const high = top + 11;
  return [
    {
      outline: `M398 ${high}L${reach} ${high - 1}C${reach + 6} ${high + 3} ${reach + 6} ${low - 6} ${reach} ${low}L398 ${low}Z`,
      fabric: tailor.cloth,
      puff: puff(6, 3),
      edge: puff(2, 1.2),
      shadow: shadow(4, 2, 3, 0.4),
      grain: { angle: Math.PI / 2 },
    },
    ...tailor.button(reach - 10, (high + low) / 2, Math.min(7.5, (low - high) * 0.15)),
  ];
}

/** A belt loop, slightly lower in the middle, where the waist sags. */
export function beltLoop(tailor: Tailor, waist: TrouserWaist, x: number): Panel {
  const sag = 11 * (1 - ((x - 400) / 110) ** 2);
  const height = waist.bottom - waist.top + 6;
  const middle = (waist.top + waist.bottom) / 2 + sag;
  return {
    outline: rectangle(x, middle, 9, height),
    fabric: tailor.cloth,
    puff: puff(3, 2.4),
    edge: puff(1.2, 0.8),
    shadow: shadow(4, 2, 2, 0.5),
    seams: [-2.6, 2.6].map((dx) =>
      stitch(`M${x + dx} ${middle - height / 2 + 3}L${x + dx} ${middle + height / 2 - 3}`, 0, tailor.thread, {
        width: 0.6,
        length: 2.6,
        gap: 1.5,
        opacity: 0.45,
      }),
    ),
  };
}

/** A J-shaped fly on the wearer's right leg: its edge and its stitching. */
export const flySeams = (bottom: number, crotch = 386): Seam[] => [
  groove(`M402 ${bottom}L402 ${crotch}`, 0, { width: 1, depth: 1.2, pucker: 0.4 }),
  groove(`M382 ${bottom}C381 ${bottom + 80} 380 ${crotch - 96} 398 ${crotch - 50}`, 0, {
    width: 0.9,
    depth: 0.6,
    pucker: 0.5,
  }),
];
