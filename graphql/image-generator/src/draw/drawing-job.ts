import { createHash } from "node:crypto";
import type { Garment } from "@circlet/platform/demo/wardrobe";
import type { View } from "../view/view.ts";
import { versionOf } from "./version.ts";

/** One image of the catalog: its name on the platform, and what to draw. */
export interface CatalogImage {
  /** "<handle>--<color>--<view>", as products name it. */
  readonly name: string;
  readonly alt: string;
  readonly garment: Garment;
  readonly view: View;
}

/** An image to draw once, and all names that use it. */
export interface DrawingJob {
  readonly file: string;
  readonly drawnFrom: string;
  readonly garment: Garment;
  readonly view: View;
  readonly images: readonly CatalogImage[];
}

const digest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 20);

/** Groups image names that share one image, such as fabric views with the same cloth, print and shade. */
export function drawingJobs(images: readonly CatalogImage[]): DrawingJob[] {
  const jobs = new Map<string, DrawingJob & { images: CatalogImage[] }>();
  for (const image of images) {
    const { garment, view } = image;
    const subject = subjectOf(garment, view);
    const file = view === "fabric" ? `cloth--${digest(subject)}.avif` : `${image.name}.avif`;
    const known = jobs.get(file);
    if (known) known.images.push(image);
    else
      jobs.set(file, {
        file,
        garment,
        view,
        drawnFrom: digest([subject, view, versionOf(garment.silhouette, view)]),
        images: [image],
      });
  }
  return [...jobs.values()];
}

function subjectOf(garment: Garment, view: View): unknown {
  if (view !== "fabric") return garment;
  const { cloth, print, shade, accents } = garment;
  return { cloth, print, shade: shade.hex, accents };
}
