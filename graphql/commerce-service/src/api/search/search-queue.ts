import { turnQueue } from "../turn-queue.ts";

/** A request of the storefront has up to ten searches. 500 take about two seconds. */
export const queueSearch = turnQueue();
