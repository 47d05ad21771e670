import { parentPort } from "node:worker_threads";
import type { Garment } from "@circlet/platform/demo/wardrobe";
import { artPieces } from "../art/registry.ts";
import { drawView } from "../view/draw-view.ts";
import type { View } from "../view/view.ts";
import { encode, meanColor } from "./encode.ts";
import { encodeArt } from "./encode-art.ts";

/** What a worker thread draws and encodes: a view of a garment, or a shop image. */
export type DrawingTask = { readonly id: number } & (
  | { readonly garment: Garment; readonly view: View }
  | { readonly art: string }
);

export interface DrawnImage {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

const paint = (task: DrawingTask): Promise<DrawnImage> =>
  "art" in task ? paintArt(task.id, task.art) : paintView(task.id, task.garment, task.view);

async function paintView(id: number, garment: Garment, view: View): Promise<DrawnImage> {
  const picture = drawView(garment, view);
  const { width, height } = picture;
  return { id, bytes: await encode(picture, view), width, height, color: meanColor(picture) };
}

async function paintArt(id: number, name: string): Promise<DrawnImage> {
  const piece = artPieces.find((piece) => piece.name === name);
  if (!piece) throw new Error(`There is no image ${name}.`);
  const picture = await piece.draw();
  const { width, height } = picture;
  return { id, bytes: await encodeArt(picture, piece), width, height, color: meanColor(picture) };
}

parentPort?.on("message", async (task: DrawingTask) => {
  parentPort?.postMessage(await paint(task), []);
});
