import { createHash } from "node:crypto";
import type { Garment } from "@circlet/platform/demo/wardrobe";
import type { View } from "../view/view.ts";
import { versionOf } from "./version.ts";

/** One image of the catalog: its name on the platform, and what to draw. */
export interface Commission {
  /** "<handle>--<color>--<view>", as products name it. */
  readonly name: string;
  readonly alt: string;
  readonly garment: Garment;
  readonly view: View;
}

/** An image to draw once, and every name that uses it. */
export interface Work {
  readonly file: string;
  readonly drawnFrom: string;
  readonly garment: Garment;
  readonly view: View;
  readonly commissions: readonly Commission[];
}

const digest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 20);

/** Groups commissions with the same image: fabric views with the same cloth, print and shade share one. */
export function workFor(commissions: readonly Commission[]): Work[] {
  const works = new Map<string, Work & { commissions: Commission[] }>();
  for (const commission of commissions) {
    const { garment, view } = commission;
    const subject = subjectOf(garment, view);
    const file = view === "fabric" ? `cloth--${digest(subject)}.avif` : `${commission.name}.avif`;
    const known = works.get(file);
    if (known) known.commissions.push(commission);
    else
      works.set(file, {
        file,
        garment,
        view,
        drawnFrom: digest([subject, view, versionOf(garment.silhouette, view)]),
        commissions: [commission],
      });
  }
  return [...works.values()];
}

function subjectOf(garment: Garment, view: View): unknown {
  if (view !== "fabric") return garment;
  const { cloth, print, shade, accents } = garment;
  return { cloth, print, shade: shade.hex, accents };
}
