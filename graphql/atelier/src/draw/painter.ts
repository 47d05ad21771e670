import { parentPort } from "node:worker_threads";
import type { Garment } from "@circlet/platform/demo/wardrobe";
import { drawView } from "../view/draw-view.ts";
import type { View } from "../view/view.ts";
import { encode, meanColor } from "./encode.ts";

/** A worker thread that draws and encodes one picture after another. */
export interface Order {
  readonly id: number;
  readonly garment: Garment;
  readonly view: View;
}

export interface Delivery {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

async function paint({ id, garment, view }: Order): Promise<Delivery> {
  const picture = drawView(garment, view);
  return {
    id,
    bytes: await encode(picture, view),
    width: picture.width,
    height: picture.height,
    color: meanColor(picture),
  };
}

parentPort?.on("message", async (order: Order) => {
  parentPort?.postMessage(await paint(order), []);
});
