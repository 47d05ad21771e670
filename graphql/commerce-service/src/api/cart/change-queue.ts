import { turnQueue } from "@circlet/service-kit/turn-queue";

/** Each change of a cart waits for the disk. */
export const queueChange = turnQueue();
