import { fold, gathers, puff, shadow } from "../../tailor/index.ts";
import type { Fabric, HalfPattern, Panel, Tailor } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";
import { acrossSleeve, cuffOutline, type SleevePattern } from "./sleeve.ts";
import { trace } from "./trace.ts";

export const knitFuzz = { height: 0.6, width: 5 };

/** A ribbed cuff, slightly narrower than its sleeve. */
export function ribCuff(
  tailor: Tailor,
  { side, path, x }: HalfPattern,
  sleeve: SleevePattern,
  rib: Fabric,
  depth = 50,
): Panel {
  return {
    outline: path(cuffOutline(sleeve, -6, depth, 0.96, 0.9)),
    fabric: rib,
    puff: puff(12, 7),
    edge: puff(2.6, 1.6),
    grain: { angle: sleeve.measures.spread * side, x: x(sleeve.shoulder[0]), y: 640 },
    shadow: shadow(5, 1, 1, 0.3),
    rough: knitFuzz,
    folds: gathers(tailor.random, 4, path(acrossSleeve(sleeve, 4)), Math.PI / 2, 30, { height: 1.8 }),
  };
}

/** The ribbed hem, slightly narrower than the body. `open` leaves a gap for a front opening. */
export function ribHem(body: BodyMeasures, rib: Fabric, depth = 58, snug = 6): Panel {
  const { hem, hemAt, dip = 6 } = body;
  const x = 400 - hem + 1;
  return {
    outline: trace(400, hemAt + dip - 8)
      .curve(400 - hem * 0.4, hemAt + dip - 8, 400 - hem * 0.72, hemAt + dip * 0.7 - 8, x, hemAt - 8)
      .curve(x - 1, hemAt + depth * 0.3, x + snug * 0.4, hemAt + depth * 0.6, x + snug, hemAt + depth)
      .curve(
        400 - hem * 0.7,
        hemAt + depth + dip * 0.8,
        400 - hem * 0.36,
        hemAt + depth + dip,
        400,
        hemAt + depth + dip,
      ).onTheFold,
    fabric: rib,
    puff: puff(13, 6),
    edge: puff(2.6, 1.6),
    grain: { x: 400, y: hemAt },
    shadow: shadow(5, 1, 1, 0.3),
    folds: [
      fold(
        `M${400 - hem * 0.5} ${hemAt}C${400 - hem * 0.48} ${hemAt + 24} ${400 - hem * 0.5} ${hemAt + 44} ${400 - hem * 0.48} ${hemAt + depth}`,
        10,
        2,
      ),
      fold(
        `M${400 + hem * 0.44} ${hemAt}C${400 + hem * 0.46} ${hemAt + 24} ${400 + hem * 0.42} ${hemAt + 44} ${400 + hem * 0.44} ${hemAt + depth}`,
        11,
        2.2,
      ),
    ],
    rough: knitFuzz,
  };
}
