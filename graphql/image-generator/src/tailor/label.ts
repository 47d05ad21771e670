import { ribbon } from "../cloth/materials.ts";
import type { Hex } from "../light/color.ts";
import { lettering } from "./lettering.ts";
import type { Panel } from "./panel.ts";

export interface NeckLabel {
  readonly width?: number;
  readonly height?: number;
  readonly ground?: Hex;
  readonly ink?: Hex;
  readonly tone?: number;
}

/** A woven label with the brand, its top edge at y, and the size tab below it. */
export function neckLabel(
  x: number,
  y: number,
  brand: string,
  size: string,
  options: NeckLabel = {},
): Panel[] {
  const { width = 46, height = 20, ground = "#efe9dd", ink = "#2a2522", tone = 0.85 } = options;
  const stuff = ribbon(ground);
  const w = width / 2;
  const tab = Math.max(6, Math.min(12, size.length * 2.6));
  return [
    {
      anchor: [x, y],
      outline: `M${x - w} ${y}L${x + w} ${y}L${x + w} ${y + height}L${x - w} ${y + height}Z`,
      fabric: stuff,
      tone,
      shadow: { radius: 2.5, dx: 1, dy: 1.6, strength: 0.45 },
      edge: { radius: 1, height: 0.5 },
      ink: [
        lettering(brand.toUpperCase(), x, y + height * 0.5 + Math.min(height * 0.4, 7) * 0.35, {
          size: Math.min(height * 0.42, 7.4),
          tracking: 0.7,
          color: ink,
          fit: width - 6,
        }),
      ],
    },
    {
      anchor: [x, y],
      outline: `M${x - tab} ${y + height - 1}L${x + tab} ${y + height - 1}L${x + tab} ${y + height + 8}L${x - tab} ${y + height + 8}Z`,
      fabric: stuff,
      tone: tone * 0.97,
      shadow: { radius: 2, dx: 0.8, dy: 1.2, strength: 0.4 },
      ink: [lettering(size, x, y + height + 6, { size: 5.4, color: ink, fit: tab * 2 - 2 })],
    },
  ];
}
