import type { Garment } from "@circlet/platform/demo/wardrobe";
import { closeUp, frame } from "../render/camera.ts";
import type { Scene } from "../render/scene.ts";
import { cutOf } from "../silhouettes/registry.ts";
import type { Drawing } from "../tailor/drawing.ts";
import { Tailor } from "../tailor/tailor.ts";
import { backdropFor } from "./backdrop-for.ts";
import { clothScene } from "./cloth-scene.ts";
import { tagScene } from "./tag-scene.ts";
import { views, type View } from "./view.ts";

/** The scene of one view of a garment. */
export function sceneOf(garment: Garment, view: View): Scene {
  if (view === "fabric") return clothScene(garment, 2.4);
  if (view === "tag") return tagScene(garment);
  const drawing = cutOf(garment)[view === "back" ? "back" : "front"](new Tailor(garment));
  const ratio = views[view].height / views[view].width;
  const camera = view === "detail" ? closeUp(drawing, drawing.detail, ratio) : frame(drawing, ratio);
  return laidOut(garment, drawing, camera);
}

/** The whole piece, as in the front view: the dye of a detail view is also measured in this light. */
export function wholeScene(garment: Garment, view: View): Scene {
  return view === "detail" ? sceneOf(garment, "front") : sceneOf(garment, view);
}

function laidOut(garment: Garment, drawing: Drawing, camera: Scene["camera"]): Scene {
  const { detail: _, ...rest } = drawing;
  return { ...rest, seed: garment.seed, camera, backdrop: backdropFor(garment) };
}
