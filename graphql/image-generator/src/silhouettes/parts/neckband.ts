import { puff, shadow, smooth } from "../../tailor/index.ts";
import type { Fabric, Panel, Seam, Tailor } from "../../tailor/index.ts";
import { roundNeck, veeNeck, type BodyMeasures } from "./bodice-block.ts";
import type { Trace } from "./trace.ts";

export interface Neckband {
  readonly depth: number;
  /** Depth of the back neckline. */
  readonly backDepth?: number;
  readonly width: number;
  readonly vee?: boolean;
  readonly fabric: Fabric;
  readonly seams?: (edge: string) => readonly Seam[];
  readonly rough?: Panel["rough"];
}

/** The left half of the neckline that a band is sewn to. */
export const necklineOf = (
  { neck, top }: BodyMeasures,
  { depth, vee = false }: Pick<Neckband, "depth" | "vee">,
): Trace => (vee ? veeNeck(neck, top, depth) : roundNeck(neck, top, depth));

/** The inside of the back above the front neckline, with its band and label. */
export function neckInside(tailor: Tailor, body: BodyMeasures, band: Neckband): Panel[] {
  const { neck, top } = body;
  const { backDepth = 14, width, depth, fabric } = band;
  const upper = roundNeck(neck, top - 1, 3);
  const lower = roundNeck(neck, top - 1, backDepth + 6);
  return [
    {
      outline: upper.line(400 - neck * 0.9, top + depth + 24).line(400, top + depth + 34).onTheFold,
      fabric: tailor.cloth,
      tone: 0.5,
      shade: (_, y) => 1 - 0.3 * smooth(top + 20, top + depth, y),
    },
    {
      outline: lower.joined(upper.reversed).onTheFold,
      fabric,
      tone: 0.74,
      edge: puff(2, 1.2),
      puff: puff(5, 2.4),
      shadow: shadow(3, 0, 2, 0.35),
    },
    ...tailor.label(400, top + backDepth + width * 0.3, { width: 42, height: 15, tone: 0.8 }),
  ];
}

/** The band along the front neckline, or along the back one from outside. */
export function neckbandPanel(body: BodyMeasures, band: Neckband): Panel {
  const { neck, top } = body;
  const { width, depth, fabric, rough } = band;
  const vee = band.vee ?? false;
  const inner = necklineOf(body, { depth, vee });
  const wide = { ...body, neck: neck + width * 0.9, top: top + width * 0.32 };
  const outer = necklineOf(wide, { depth: depth + width * (vee ? 1.05 : 0.72), vee });
  return {
    outline: outer.joined(inner.reversed).onTheFold,
    fabric,
    puff: puff(width * 0.5, width * 0.24),
    edge: puff(2, 1.2),
    shadow: shadow(4, 1, 3, 0.4),
    grain: { x: 400, y: top },
    rough,
    seams: band.seams?.(outer.across) ?? [],
  };
}
