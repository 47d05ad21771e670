import type { ShopEvent } from "./shop-event";

export type EventSink = (event: ShopEvent) => void;

let sink: EventSink | null = null;

/** Who gets the events from now on; null for nobody, which it is until a shopper allows it. */
export function setEventSink(next: EventSink | null): void {
  sink = next;
}

/** Tells of what a shopper did. What nobody may know is forgotten at once. Never throws: counting holds nothing up. */
export function recordEvent(event: ShopEvent): void {
  try {
    sink?.(event);
  } catch (error) {
    reportFailure(error);
  }
}

/** Specification B8, to the letter. */
export function reportFailure(error: unknown): void {
  console.error("Error tracking product in Klaviyo", error);
}
