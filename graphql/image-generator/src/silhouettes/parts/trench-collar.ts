import { bothSides, fold, puff, shadow } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import { gabardine, row } from "./gabardine.ts";

const lapel = "M374 146C356 166 340 182 324 194L280 204C290 258 330 318 396 376C404 306 402 226 396 172Z";
const lapelEdge = "M324 194L280 204C290 258 330 318 396 376";
const collarLeaf =
  "M358 98C342 98 334 106 328 118C312 142 294 162 276 180L302 206C336 194 364 178 384 152C374 138 370 120 370 104C366 98 362 97 358 98Z";
const collarEdge = "M328 118C312 142 294 162 276 180L302 206C336 194 364 178 384 152";
const epaulette = "M274 156C294 144 312 134 332 124L340 142C322 152 302 166 284 176C278 174 274 166 274 156Z";

/** A wide lapel over the chest and the convertible collar above it. */
export const trenchCollar = (tailor: Tailor): Panel[] => [
  ...bothSides(({ side, path }) => [
    {
      outline: path(lapel),
      fabric: tailor.cloth,
      puff: [puff(20, 9), puff(6, 2)],
      edge: puff(2.2, 1.8),
      shadow: shadow(9, side + 2, 7, 0.55),
      grain: { angle: 0.6 * side },
      folds: [fold(path("M372 168C386 240 398 310 396 372"), 6, 3.4, { taper: [0.1, 0.1] })],
      crumples: gabardine,
      seams: [row(tailor, path(lapelEdge), -6 * side)],
    },
  ]).reverse(),
  ...bothSides(({ side, path }) => [
    {
      outline: path(collarLeaf),
      fabric: tailor.cloth,
      puff: puff(11, 6),
      edge: puff(2.2, 1.6),
      shadow: shadow(8, 1.5 + side * 0.5, 6, 0.5),
      grain: { angle: 0.8 * side },
      crumples: gabardine,
      seams: [row(tailor, path(collarEdge), -6 * side)],
    },
  ]),
];

/** Straps buttoned at the neck end. */
export const epaulettes = (tailor: Tailor): Panel[] =>
  bothSides(({ side, path, x }) => [
    {
      outline: path(epaulette),
      fabric: tailor.cloth,
      puff: puff(5, 3),
      edge: puff(1.8, 1.2),
      shadow: shadow(5, 2, 4, 0.5),
      grain: { angle: 1.1 * side },
      seams: [row(tailor, path(epaulette), 3 * side)],
    },
    ...tailor.button(x(328), 138, 5.5, { shank: false }),
  ]);
