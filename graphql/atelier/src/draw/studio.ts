import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Delivery, Order } from "./painter.ts";

/** Draws all orders with a thread for each core, and returns each image as soon as it is done. */
export async function studio(
  orders: readonly Order[],
  deliver: (delivery: Delivery) => Promise<void>,
): Promise<void> {
  let next = 0;
  const painter = async (): Promise<void> => {
    const worker = new Worker(new URL("./painter.ts", import.meta.url));
    try {
      while (next < orders.length) await deliver(await ask(worker, orders[next++]));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), orders.length) }, painter));
}

function ask(worker: Worker, order: Order): Promise<Delivery> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown): void => {
      reject(new Error(`Drawing ${nameOf(order)} failed.`, { cause: error }));
    };
    worker.once("error", failed);
    worker.once("message", (delivery: Delivery) => {
      worker.off("error", failed);
      resolve(delivery);
    });
    worker.postMessage(order, []);
  });
}

const nameOf = (order: Order): string =>
  "art" in order ? order.art : `${order.garment.silhouette}, ${order.garment.cut}, ${order.view}`;
