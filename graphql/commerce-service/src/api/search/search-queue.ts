import { turnQueue } from "@circlet/service-kit/turn-queue";

/** A request of the storefront has up to ten searches. 500 take about two seconds. */
export const queueSearch = turnQueue();
