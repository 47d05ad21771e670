import { join } from "node:path";
import { parseArgs } from "node:util";
import { silhouettes, type Cloth, type ColorSlug, type Silhouette } from "@circlet/platform/demo/wardrobe";
import { cutsOf, drawable } from "../silhouettes/registry.ts";
import { drawView } from "../view/draw-view.ts";
import { isView, type View } from "../view/view.ts";
import { contactSheet, type SheetCell } from "./contact-sheet.ts";
import { oneOf } from "./one-of.ts";
import { sampleGarment } from "./sample.ts";

const defaultFile = join(import.meta.dirname, "../../sheets/shapes.avif");

/** image-generator shapes [--only silhouette[,silhouette]] [--view v[,v]] [--width N] [--cloth c] [--color c] [--out FILE]: every shape in plain cloth. */
export async function shapes(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      view: { type: "string", default: "front,back" },
      width: { type: "string", default: "200" },
      cloth: { type: "string", default: "crepe" },
      color: { type: "string", default: "beige" },
      columns: { type: "string", default: "12" },
      out: { type: "string", default: defaultFile },
    },
  });
  const names = values.only
    ? values.only.split(",").map((name): Silhouette => oneOf(silhouettes, name, "silhouette"))
    : (Object.keys(silhouettes) as Silhouette[]);
  const wanted = values.view.split(",").filter(isView);
  const width = Number(values.width);
  const cells: SheetCell[] = [];
  for (const silhouette of names.filter(drawable)) {
    for (const cut of cutsOf(silhouette).keys()) {
      for (const view of wanted)
        cells.push(cellOf(silhouette, cut, values.cloth as Cloth, values.color as ColorSlug, view, width));
    }
  }
  await contactSheet(cells, Number(values.columns), width, values.out);
  console.log(`${values.out}: ${cells.length} images`);
}

function cellOf(
  silhouette: Silhouette,
  cut: string,
  cloth: Cloth,
  color: ColorSlug,
  view: View,
  width: number,
): SheetCell {
  const garment = sampleGarment({ silhouette, cut, cloth, color, seed: 7 });
  return {
    picture: drawView(garment, view, width),
    caption: view === "front" ? `${silhouette}, ${cut}` : `${silhouette}, ${cut}, ${view}`,
  };
}
