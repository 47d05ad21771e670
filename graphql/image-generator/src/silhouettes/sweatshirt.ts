import { bothSides, groove, puff, shadow, stitch } from "../tailor/index.ts";
import type { Drawing, Fabric, Panel, Seam, Tailor } from "../tailor/index.ts";
import type { Cut, Cuts } from "./cut.ts";
import { roundNeck, type BodyMeasures } from "./parts/bodice-block.ts";
import { hoodBack, hoodFront } from "./parts/hood.ts";
import { neckInside, neckbandPanel, type Neckband } from "./parts/neckband.ts";
import { ribCuff, ribHem } from "./parts/rib.ts";
import { sleevePanel, sleevePattern, type SleeveMeasures } from "./parts/sleeve.ts";
import { torsoPanel } from "./parts/torso.ts";
import { trace } from "./parts/trace.ts";

const body: BodyMeasures = {
  top: 170,
  neck: 70,
  shoulder: 172,
  slope: 40,
  chest: 192,
  armpit: 352,
  hem: 184,
  hemAt: 566,
  dip: 7,
};
const sleeve: SleeveMeasures = { length: 344, spread: 0.31, opening: 84, head: 12, bow: 16 };

const flatlock = (tailor: Tailor, path: string, offset = 0): Seam[] => [
  groove(path, offset, { width: 1, depth: 0.8, pucker: 0.35 }),
  stitch(path, offset + 2.4, tailor.thread, { width: 0.8, length: 2.6, gap: 1.2, opacity: 0.4 }),
  stitch(path, offset - 2.4, tailor.thread, { width: 0.8, length: 2.6, gap: 1.2, opacity: 0.4 }),
];

function sleeves(tailor: Tailor, rib: Fabric): Panel[] {
  const pattern = sleevePattern(body, sleeve);
  return bothSides((half) => [
    sleevePanel(tailor, half, pattern, { height: 6, count: 7, round: 1.2 }),
    ribCuff(tailor, half, pattern, rib, 48),
  ]);
}

const torso = (tailor: Tailor, depth: number, seams: readonly Seam[]): Panel =>
  torsoPanel(tailor, body, {
    neckline: roundNeck(body.neck, body.top, depth),
    folds: { height: 5.2, hanging: 5 },
    seams,
  });

/** The kangaroo pocket. Its slanted openings are bound and stitched twice. */
function kangarooPocket(tailor: Tailor): Panel {
  const half = trace(400, 416)
    .line(330, 416)
    .curve(318, 450, 300, 482, 272, 512)
    .line(272, 566)
    .line(400, 572);
  const mouth = "M330 416C318 450 300 482 272 512";
  const rim = (path: string, side: 1 | -1): Seam[] => [
    stitch(path, -4 * side, tailor.thread, { width: 0.9, length: 3, gap: 1.4, opacity: 0.55 }),
    stitch(path, -9 * side, tailor.thread, { width: 0.9, length: 3, gap: 1.4, opacity: 0.55 }),
  ];
  return {
    outline: half.onTheFold,
    puffOutline: half.line(400, 700).onTheFold,
    fabric: tailor.cloth,
    puff: puff(12, 4),
    edge: puff(2.4, 1.8),
    shadow: shadow(6, 2, 4, 0.46),
    grain: { x: 400, y: 150 },
    seams: [
      ...rim(mouth, 1),
      ...rim("M470 416C482 450 500 482 528 512", -1),
      stitch("M332 421L468 421", 0, tailor.thread, { width: 0.9, length: 3, gap: 1.4, opacity: 0.5 }),
    ],
  };
}

function crew(tailor: Tailor, view: "front" | "back"): Panel[] {
  const rib = tailor.trim("rib");
  const band: Neckband = { depth: view === "front" ? 58 : 18, width: 22, fabric: rib };
  const notch = "M370 250L400 292L430 250";
  const seams = view === "front" ? flatlock(tailor, notch) : [];
  return [
    ...(view === "front" ? neckInside(tailor, body, band) : []),
    ...sleeves(tailor, rib),
    torso(tailor, band.depth, seams),
    ribHem(body, rib, 56),
    neckbandPanel(body, band),
  ];
}

function hooded(tailor: Tailor, view: "front" | "back"): Panel[] {
  const rib = tailor.trim("rib");
  const front = view === "front";
  return [
    ...sleeves(tailor, rib),
    torso(tailor, front ? 46 : 16, []),
    ...(front ? [kangarooPocket(tailor)] : []),
    ribHem(body, rib, 56),
    ...(front ? hoodFront(tailor, body) : hoodBack(tailor, body)),
  ];
}

function cut(draw: (tailor: Tailor, view: "front" | "back") => Panel[]): Cut {
  const drawing = (panels: readonly Panel[]): Drawing => ({
    panels,
    grading: { across: 1.18, down: 1.18 },
    tilt: 0.4,
    warp: 6,
    fill: { width: 0.84 },
    detail: { x: 400, y: 250, width: 330 },
  });
  return {
    front: (tailor) => drawing(draw(tailor, "front")),
    back: (tailor) => drawing(draw(tailor, "back")),
  };
}

export const sweatshirt: Cuts<"sweatshirt"> = { crew: cut(crew), hooded: cut(hooded) };
