import { along, bothSides, groove, puff, shadow } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";
import { quilted, scalloped, swelling } from "./quilting.ts";
import { cuffOutline, sleevePattern, type SleeveMeasures } from "./sleeve.ts";
import { trace } from "./trace.ts";

/** Sleeves with channels across the arm and a plain cuff. */
export function downSleeves(
  tailor: Tailor,
  body: BodyMeasures,
  measures: SleeveMeasures,
  pitch: number,
): Panel[] {
  const pattern = sleevePattern(body, measures);
  const { length, spread } = measures;
  const count = Math.round(length / pitch);
  const step = length / count;
  const [sx, sy] = pattern.shoulder;
  const down = (x: number, y: number): number => -(x - sx) * Math.sin(spread) + (y - sy) * Math.cos(spread);
  const outer = along(pattern.outer);
  const inner = along(pattern.inner);
  const outerAt = (i: number): number => i / count;
  const [ix] = inner(0);
  const headDrop = down(...(inner(0) as [number, number]));
  const innerAt = (d: number): number => (d - headDrop) / (length - headDrop);
  const places = Array.from({ length: count - 1 }, (_, i) => i + 1);
  const innerPlaces = places.map((i) => innerAt(i * step)).filter((t) => t > 0.03 && t < 0.99);
  const lineOf = (at: (t: number) => readonly [number, number]) =>
    Array.from({ length: 24 }, (_, i) => at((i + 1) / 24)).reduce(
      (l, [x, y]) => l.line(x, y),
      trace(...at(0)),
    );
  const outline = scalloped(lineOf(outer), places.map(outerAt), 6)
    .joined(scalloped(lineOf(inner), innerPlaces, -5).reversed)
    .line(ix + 34, body.armpit - 8)
    .line(sx + 36, sy + 16);
  return bothSides((half) => {
    const { side, path, x } = half;
    return [
      {
        ...quilted(tailor),
        outline: path(outline.closed),
        relief: swelling({ from: 0, pitch: step, count }, (px, py) => down(side === 1 ? px : 800 - px, py)),
        grain: { angle: spread * side, x: x(sx), y: sy },
        seams: places.map((i) => {
          const [ax, ay] = outer(outerAt(i));
          const dx = Math.cos(spread) * 170;
          const dy = Math.sin(spread) * 170;
          return groove(path(`M${ax - dx * 0.1} ${ay - dy * 0.1}L${ax + dx} ${ay + dy}`), 0, {
            width: 1.3,
            depth: 2,
            pucker: 1.2,
            puckerReach: 10,
          });
        }),
      },
      {
        outline: path(cuffOutline(pattern, -3, 22, 0.9, 0.95)),
        fabric: { ...tailor.cloth, relief: null },
        puff: puff(8, 5),
        edge: puff(2, 1.4),
        grain: { angle: spread * side, x: x(sx), y: sy },
        shadow: shadow(5, 1, 2, 0.42),
      },
    ];
  });
}
