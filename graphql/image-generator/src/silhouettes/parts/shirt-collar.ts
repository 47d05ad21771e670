import { bothSides, puff, shadow, smooth } from "../../tailor/index.ts";
import type { Fabric, Panel, Seam, Tailor } from "../../tailor/index.ts";
import type { BodyMeasures } from "./bodice-block.ts";
import { trace, type Trace } from "./trace.ts";

export interface ShirtCollar {
  readonly fabric?: Fabric;
  /** How far the points reach down and outward, as shares of the neck's half width. */
  readonly point?: number;
  readonly spread?: number;
  /** The gap between the collar's halves at the throat. */
  readonly gap?: number;
  /** Stitching along the outer edge of a half. */
  readonly seams?: (edge: string, side: 1 | -1) => readonly Seam[];
  readonly round?: number;
  readonly rough?: Panel["rough"];
}

const leafEdge = ({ neck, top }: BodyMeasures, { point = 88, spread = 0.5, gap = 2 }: ShirtCollar): Trace =>
  trace(400 - neck * 0.82, top - 18)
    .curve(400 - neck * 0.98, top - 8, 400 - neck * 1.2, top + 12, 400 - neck * 1.3, top + 36)
    .line(400 - neck * spread, top + point)
    .line(400 - gap, top + 40);

/** The inside of the collar behind the neck, its stand and the label. Drawn first. */
export function collarInside(tailor: Tailor, body: BodyMeasures, fabric: Fabric = tailor.cloth): Panel[] {
  const { neck, top } = body;
  const leaf = trace(400, top - 31).curve(
    400 - neck * 0.5,
    top - 31,
    400 - neck * 0.8,
    top - 27,
    400 - neck * 0.9,
    top - 10,
  );
  return [
    {
      outline: leaf.line(400 - neck * 0.8, top + 50).line(400, top + 130).onTheFold,
      fabric,
      tone: 0.58,
      shade: (_, y) => 1 - 0.35 * smooth(top + 6, top + 80, y),
    },
    {
      outline: leaf.curve(400 - neck * 0.7, top + 2, 400 - neck * 0.36, top + 9, 400, top + 9).onTheFold,
      fabric,
      tone: 0.82,
      edge: puff(2, 1),
      shadow: shadow(4, 0, 3, 0.3),
    },
    ...tailor.label(400, top - 8, { width: 46, height: 16, tone: 0.9 }),
  ];
}

/** Both halves of the collar, the one on the left of the image last. */
export function collarLeaves(tailor: Tailor, body: BodyMeasures, collar: ShirtCollar = {}): Panel[] {
  const { neck, top } = body;
  const { fabric = tailor.cloth, gap = 2, seams, round = 1 } = collar;
  const edge = leafEdge(body, collar);
  const outline = edge.curve(
    400 - neck * 0.34,
    top + 28,
    400 - neck * 0.7,
    top + 6,
    400 - neck * 0.82,
    top - 18,
  ).closed;
  return bothSides(({ side, path, x }) => [
    {
      outline: path(outline),
      fabric,
      puff: puff(9, 4 * round),
      edge: puff(1.8 * round, 1.3 * round),
      shadow: shadow(7, side === 1 ? 2 : 1, 5, 0.46),
      grain: { angle: 0.75 * side, x: x(400 - neck), y: top },
      seams: seams?.(path(edge.path), side) ?? [],
      rough: collar.rough,
    },
  ])
    .reverse()
    .map((panel) => (gap < 0 ? { ...panel, loose: true } : panel));
}

/** The collar from behind, turned down over the yoke. */
export function collarOutside(tailor: Tailor, { neck, top }: BodyMeasures, collar: ShirtCollar = {}): Panel {
  const { fabric = tailor.cloth, seams, round = 1 } = collar;
  const lower = trace(400 - neck * 1.34, top + 28).curve(
    400 - neck * 0.8,
    top + 35,
    400 - neck * 0.4,
    top + 36,
    400,
    top + 36,
  );
  const half = trace(400, top - 26)
    .curve(400 - neck * 0.5, top - 26, 400 - neck * 0.8, top - 22, 400 - neck * 0.92, top - 10)
    .curve(400 - neck * 1.06, top, 400 - neck * 1.26, top + 12, 400 - neck * 1.34, top + 28)
    .joined(lower);
  return {
    outline: half.onTheFold,
    fabric,
    puff: puff(10, 5 * round),
    edge: puff(1.8 * round, 1.3 * round),
    shadow: shadow(7, 2, 5, 0.45),
    grain: { angle: Math.PI / 2, x: 400, y: top },
    seams: seams?.(lower.across, 1) ?? [],
    rough: collar.rough,
  };
}
