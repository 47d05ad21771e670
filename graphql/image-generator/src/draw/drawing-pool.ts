import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { DrawnImage, DrawingTask } from "./drawing-worker.ts";

/** Draws all tasks with one thread per core and delivers each image as soon as it is done. */
export async function drawAll(
  tasks: readonly DrawingTask[],
  deliver: (image: DrawnImage) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL("./drawing-worker.ts", import.meta.url));
    try {
      while (next < tasks.length) await deliver(await ask(worker, tasks[next++]));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, work));
}

function ask(worker: Worker, task: DrawingTask): Promise<DrawnImage> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown): void => {
      reject(new Error(`Drawing ${nameOf(task)} failed.`, { cause: error }));
    };
    worker.once("error", failed);
    worker.once("message", (image: DrawnImage) => {
      worker.off("error", failed);
      resolve(image);
    });
    worker.postMessage(task, []);
  });
}

const nameOf = (task: DrawingTask): string =>
  "art" in task ? task.art : `${task.garment.silhouette}, ${task.garment.cut}, ${task.view}`;
