import { puff, shadow } from "../../tailor/index.ts";
import type { Panel, Seam, Tailor } from "../../tailor/index.ts";
import { bodiceBlock, type BodyMeasures } from "./bodice-block.ts";
import { bodyFolds, type BodyFolds } from "./body-folds.ts";
import { armholeSeam, softWear } from "./sleeve.ts";
import type { Trace } from "./trace.ts";

export interface Torso {
  readonly neckline: Trace;
  readonly folds?: BodyFolds;
  readonly moreFolds?: Panel["folds"];
  readonly seams?: readonly Seam[];
  readonly crumples?: Panel["crumples"];
  readonly rough?: Panel["rough"];
  readonly armholes?: boolean;
}

/** A body in one piece, drawn over its sleeves. */
export function torsoPanel(tailor: Tailor, body: BodyMeasures, torso: Torso): Panel {
  const block = bodiceBlock(body);
  const { neckline, folds = {}, moreFolds = [], seams = [], armholes = true } = torso;
  return {
    outline: block.whole(neckline),
    puffOutline: block.wholePast(neckline),
    fabric: tailor.cloth,
    puff: [puff(24, 11), puff(8, 3)],
    edge: puff(2, 1.2),
    folds: [...bodyFolds(tailor.random, body, folds), ...moreFolds],
    crumples: torso.crumples ?? softWear,
    grain: { x: 400, y: 150 },
    shadow: shadow(7, 2, 4, 0.36),
    rough: torso.rough,
    seams: [
      ...(armholes ? [armholeSeam(block.armhole.path, 1), armholeSeam(block.armhole.mirrored.path, -1)] : []),
      ...seams,
    ],
  };
}
