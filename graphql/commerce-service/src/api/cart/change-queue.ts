import { turnQueue } from "../turn-queue.ts";

/** Each change of a cart waits for the disk. */
export const queueChange = turnQueue();
