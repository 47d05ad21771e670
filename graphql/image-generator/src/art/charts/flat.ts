import type { Garment } from "@circlet/platform/demo/wardrobe";
import { line, polylines, type Polyline, type Outline } from "../../geometry/path.ts";
import { offset } from "../../geometry/polyline.ts";
import { bounds } from "../../render/camera.ts";
import { grade } from "../../render/grading.ts";
import { cutOf } from "../../silhouettes/registry.ts";
import type { Drawing } from "../../tailor/drawing.ts";
import { gradedPanels } from "../../tailor/graded-panels.ts";
import type { Panel } from "../../tailor/panel.ts";
import type { Seam } from "../../tailor/seam.ts";
import { Tailor } from "../../tailor/tailor.ts";

/** The box in pixels that a flat must fit into. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A technical flat of a garment: the outlines and seams of its panels, without cloth. */
export interface Flat {
  readonly svg: string;
  /** Converts pattern coordinates to pixels. */
  readonly at: (x: number, y: number) => readonly [number, number];
}

const ink = "#1B1817";
const seamInk = "#8A8178";

export function flat(garment: Garment, box: Box): Flat {
  const drawing = cutOf(garment).front(new Tailor(garment));
  const { left, top, right, bottom } = bounds(drawing);
  const scale = Math.min(box.width / (right - left), box.height / (bottom - top));
  const dx = box.x + box.width / 2 - ((left + right) / 2) * scale;
  const dy = box.y + box.height / 2 - ((top + bottom) / 2) * scale;
  const graded = grade(drawing.grading);
  return {
    svg: `<g transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)}) scale(${scale.toFixed(4)})" stroke-linejoin="round" stroke-linecap="round">${panelsOf(drawing, scale)}</g>`,
    at: (x, y) => [graded.x(x) * scale + dx, graded.y(y) * scale + dy],
  };
}

const panelsOf = (drawing: Drawing, scale: number): string =>
  gradedPanels(drawing.panels, drawing.grading)
    .map((panel, i) => drawPanel(panel, i, scale))
    .join("");

function drawPanel(panel: Panel, index: number, scale: number): string {
  const inside = (panel.tone ?? 1) < 0.85;
  const shape = `${data(panel.outline)}${data(panel.cutout)}`;
  const outline = `<path d="${shape}" fill-rule="evenodd" fill="${inside ? "#EBE3D7" : "#FDFCFA"}" stroke="${ink}" stroke-width="${(1.8 / scale).toFixed(2)}"/>`;
  const seams = (panel.seams ?? []).map((seam) => drawSeam(seam, scale)).join("");
  const own = `clip-path="url(#panel-${index})"`;
  const drawn = `<clipPath id="panel-${index}"><path clip-rule="evenodd" d="${shape}"/></clipPath>${outline}${seams && `<g ${own}>${seams}</g>`}`;
  if (!panel.clip) return drawn;
  return `<clipPath id="clip-${index}"><path d="${data(panel.clip)}"/></clipPath><g clip-path="url(#clip-${index})">${drawn}</g>`;
}

function drawSeam(seam: Seam, scale: number): string {
  const points = offset(line(seam.path), seam.offset ?? 0);
  const dashes =
    seam.kind === "stitch" ? ` stroke-dasharray="${(4 / scale).toFixed(2)} ${(3 / scale).toFixed(2)}"` : "";
  return `<path d="${open(points)}" fill="none" stroke="${seamInk}" stroke-width="${(1.1 / scale).toFixed(2)}"${dashes}/>`;
}

const open = (points: Polyline): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

const data = (shape: Outline | undefined): string =>
  polylines(shape ?? [])
    .map((points) => `${open(points)}Z`)
    .join("");
