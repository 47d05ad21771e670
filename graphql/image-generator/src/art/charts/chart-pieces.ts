import { sizeTypes, type SizeTypeSlug } from "@circlet/platform/demo";
import sharp from "sharp";
import type { Picture } from "../../render/render.ts";
import type { ArtPiece } from "../art-piece.ts";
import { guides } from "./guides.ts";
import { chartWidth, sizeChart } from "./size-chart.ts";

/** One size chart per size type, named as in the products' `size_chart_url`. */
export const chartPieces: readonly ArtPiece[] = (Object.keys(sizeTypes) as SizeTypeSlug[]).map((type) => ({
  name: `size-chart-${type}`,
  alt: `Size chart: ${sizeTypes[type].displayName}`,
  subject: sizeChart(type).svg,
  silhouettes: [guides[type].shape.silhouette],
  budget: 70_000,
  lineArt: true,
  draw: () => print(type),
}));

async function print(type: SizeTypeSlug): Promise<Picture> {
  const { svg, height } = sizeChart(type);
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { pixels, width: chartWidth, height };
}
