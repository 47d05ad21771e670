import { type SizeType, sizeTypes } from "../../demo/offer/sizes.ts";

const columns = 4;
const cell = { width: 200, height: 76 };

/** A plain list of a size type's sizes, 960 × 1200, until its size chart is drawn. Undefined for unknown types. */
export function drawSizeChart(type: string): string | undefined {
  const sizeType = (sizeTypes as Readonly<Record<string, SizeType>>)[type];
  if (!sizeType) return undefined;
  const cells = sizeType.sizes.map((size, index) => {
    const x = 80 + (index % columns) * cell.width;
    const y = 240 + Math.floor(index / columns) * cell.height;
    return `<rect x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" fill="none" stroke="#cfc4b4" stroke-width="2"/>
<text x="${x + cell.width / 2}" y="${y + 49}" font-size="32" text-anchor="middle">${size}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200" font-family="sans-serif" fill="#3a3330">
<rect width="960" height="1200" fill="#faf6ef"/>
<text x="480" y="150" font-size="48" text-anchor="middle">${sizeType.displayName}</text>
${cells.join("\n")}
</svg>`;
}
