import type { Garment } from "@circlet/platform/demo/wardrobe";
import { dyeBath } from "../render/dye-bath.ts";
import { render, type Rendered } from "../render/render.ts";
import { sceneOf, wholeScene } from "./scene-of.ts";
import { views, type View } from "./view.ts";

/** Draws a view of a garment at any width. The height follows from the view. */
export function drawView(garment: Garment, view: View, width: number = views[view].width): Rendered {
  const ratio = views[view].height / views[view].width;
  const gains = dyeBath(wholeScene(garment, view), ratio);
  return render(sceneOf(garment, view), width, Math.round(width * ratio), gains);
}
