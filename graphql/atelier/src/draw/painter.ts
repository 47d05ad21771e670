import { parentPort } from "node:worker_threads";
import type { Garment } from "@circlet/platform/demo/wardrobe";
import { artPieces } from "../art/registry.ts";
import { drawView } from "../view/draw-view.ts";
import type { View } from "../view/view.ts";
import { encode, meanColor } from "./encode.ts";
import { encodeArt } from "./encode-art.ts";

/** A worker thread that draws and encodes images: views of garments, and images of the shop. */
export type Order = { readonly id: number } & (
  | { readonly garment: Garment; readonly view: View }
  | { readonly art: string }
);

export interface Delivery {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

const paint = (order: Order): Promise<Delivery> =>
  "art" in order ? paintArt(order.id, order.art) : paintView(order.id, order.garment, order.view);

async function paintView(id: number, garment: Garment, view: View): Promise<Delivery> {
  const picture = drawView(garment, view);
  const { width, height } = picture;
  return { id, bytes: await encode(picture, view), width, height, color: meanColor(picture) };
}

async function paintArt(id: number, name: string): Promise<Delivery> {
  const piece = artPieces.find((piece) => piece.name === name);
  if (!piece) throw new Error(`There is no picture ${name}.`);
  const picture = await piece.draw();
  const { width, height } = picture;
  return { id, bytes: await encodeArt(picture, piece), width, height, color: meanColor(picture) };
}

parentPort?.on("message", async (order: Order) => {
  parentPort?.postMessage(await paint(order), []);
});
