import type { ShopEvent } from "./shop-event";

export type EventSink = (event: ShopEvent) => void;

let sink: EventSink | null = null;

/** Sets the receiver of events; null, the default, discards them until the shopper consents. */
export function setEventSink(next: EventSink | null): void {
  sink = next;
}

/** Records what a shopper did. Discarded without a receiver. Never throws: analytics must not break the shop. */
export function recordEvent(event: ShopEvent): void {
  try {
    sink?.(event);
  } catch (error) {
    reportFailure(error);
  }
}

/** Other tools look for this exact message. */
export function reportFailure(error: unknown): void {
  console.error("Error tracking product in Klaviyo", error);
}
