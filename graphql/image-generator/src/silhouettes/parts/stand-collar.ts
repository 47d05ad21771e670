import { groove, puff, smooth } from "../../tailor/index.ts";
import type { Panel, Tailor } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";
import { channelSeams, quilted, swelling } from "./quilting.ts";
import { trace } from "./trace.ts";

const height = 66;

/** The lined inside of the collar behind the throat, with the label. */
export function standCollarInside(tailor: Tailor, { neck, top }: BodyMeasures): Panel[] {
  const half = trace(400, top - height - 2)
    .curve(370, top - height - 2, 400 - neck * 0.8, top - height + 2, 400 - neck * 0.9, top - height + 14)
    .line(400 - neck, top + 10)
    .line(400, top + 40);
  return [
    {
      outline: half.onTheFold,
      fabric: tailor.lining,
      tone: 0.66,
      shade: (_, y) => 1 - 0.4 * smooth(top - height + 10, top - 10, y),
      edge: puff(2, 1.4),
    },
    ...tailor.label(400, top - height + 8, { width: 40, height: 14, tone: 0.84 }),
  ];
}

/** A padded standing collar whose fronts separate slightly above the zipper. */
export function standCollar(tailor: Tailor, { neck, top }: BodyMeasures, open: boolean): Panel[] {
  const channels = { from: top - height + 32, pitch: 34, count: 2 };
  const side = trace(400 - neck * 0.92, top - height + 6)
    .curve(400 - neck * 1.04, top - height + 22, 400 - neck * 1.02, top - 22, 400 - neck * 1.12, top + 12)
    .curve(400 - neck * 0.7, top + 34, 400 - neck * 0.36, top + 40, 400, top + 41);
  const crown = open
    ? trace(400, top - 28).curve(394, top - 44, 376, top - height + 14, 400 - neck * 0.92, top - height + 6)
    : trace(400, top - height).curve(
        376,
        top - height,
        400 - neck * 0.7,
        top - height,
        400 - neck * 0.92,
        top - height + 6,
      );
  return [
    {
      ...quilted(tailor),
      outline: crown.joined(side).onTheFold,
      relief: swelling(channels),
      grain: { x: 400, y: top },
      seams: [
        ...channelSeams({ ...channels, count: 1 }, 310, 490),
        groove(
          `M${400 - neck * 1.12} ${top + 12}C${400 - neck * 0.5} ${top + 42} ${400 + neck * 0.5} ${top + 42} ${400 + neck * 1.12} ${top + 12}`,
          0,
          { width: 1.2, depth: 1.4, pucker: 0.8 },
        ),
      ],
    },
  ];
}
