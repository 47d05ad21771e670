import { bothSides, groove, puff, shadow, stitch } from "../tailor/index.ts";
import type { Drawing, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cuts } from "./cut.ts";
import { bodiceBlock, roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { placketPanel, spaced } from "./parts/placket.ts";
import { collarInside, collarLeaves, collarOutside } from "./parts/shirt-collar.ts";
import { cuffOutline, sleevePanel, sleevePattern } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";

const body: BodyMeasures = {
  top: 160,
  neck: 66,
  shoulder: 160,
  slope: 40,
  chest: 186,
  armpit: 346,
  hem: 184,
  hemAt: 634,
  dip: 8,
};
const pattern = sleevePattern(body, { length: 136, spread: 0.56, opening: 136, head: 14, bow: 6 });
const collar = { point: 84, spread: 0.56, round: 1.3 };

const hemSeams = (tailor: Tailor): Seam[] => {
  const hem = bodiceBlock(body).hem.across;
  const row = (offset: number): Seam =>
    stitch(hem, offset, tailor.thread, { width: 0.8, length: 2.8, gap: 1.4, opacity: 0.4 });
  return [groove(hem, 14, { width: 0.9, depth: 0.7, pucker: 0.4 }), row(13), row(16)];
};

/** Short slits at the side seams. */
const vents = (tailor: Tailor): Seam[] =>
  bothVents.map((path) => stitch(path, 0, tailor.thread, { width: 0.9, length: 3, gap: 1.4, opacity: 0.5 }));
const bothVents = ["M222 590L222 632", "M578 590L578 632"];

function shell(tailor: Tailor, depth: number): Panel[] {
  const rib = { ...tailor.trim("rib"), weaveSize: 0.24 };
  return [
    ...bothSides((half) => [
      sleevePanel(tailor, half, pattern, { height: 4.2, count: 2, cuff: false }),
      {
        outline: half.path(cuffOutline(pattern, -4, 17, 0.98, 0.98)),
        fabric: rib,
        puff: puff(6, 3),
        edge: puff(2, 1.3),
        shadow: shadow(4, 1, 1, 0.3),
        grain: { angle: 0.56 * half.side, x: half.x(240), y: 200 },
      },
    ]),
    torsoPanel(tailor, body, {
      neckline: roundNeck(body.neck, body.top, depth),
      folds: { height: 4.6, hanging: 4 },
      seams: [...hemSeams(tailor), ...vents(tailor)],
    }),
  ];
}

function front(tailor: Tailor): Panel[] {
  const rib = { ...tailor.trim("rib"), weaveSize: 0.24 };
  return [
    ...collarInside(tailor, body, rib),
    ...shell(tailor, 38),
    placketPanel(tailor, { from: 190, to: 322, width: 26 }),
    ...spaced(3, 222, 300).flatMap((y) => tailor.shirtButton(400, y, 5.4)),
    ...collarLeaves(tailor, body, { ...collar, fabric: rib }),
  ];
}

function back(tailor: Tailor): Panel[] {
  const rib = { ...tailor.trim("rib"), weaveSize: 0.24 };
  return [...shell(tailor, 14), collarOutside(tailor, body, { ...collar, fabric: rib })];
}

const drawing = (panels: readonly Panel[]): Drawing => ({
  panels,
  grading: { across: 1.18, down: 1.18 },
  tilt: 0.3,
  warp: 5,
  fill: { width: 0.84 },
  detail: { x: 400, y: 240, width: 300 },
});

export const polo: Cuts<"polo"> = {
  classic: { front: (tailor) => drawing(front(tailor)), back: (tailor) => drawing(back(tailor)) },
};
