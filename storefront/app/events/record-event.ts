import type { ShopEvent } from "./shop-event";

export type EventSink = (event: ShopEvent) => void;

let sink: EventSink | null = null;

/** Sets what receives events. By default there is none, and events are discarded. */
export function setEventSink(next: EventSink | null): void {
  sink = next;
}

/** Records what a shopper did, if there is a sink. Never throws: analytics must not break the shop. */
export function recordEvent(event: ShopEvent): void {
  try {
    sink?.(event);
  } catch (error) {
    reportFailure(error);
  }
}

/** Monitoring tools search for this exact message. */
export function reportFailure(error: unknown): void {
  console.error("Error tracking product in Klaviyo", error);
}
