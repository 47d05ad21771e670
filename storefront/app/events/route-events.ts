import type { ShopEvent } from "./shop-event";

/** Events to record when a page opens, besides `page_view`. A route exports them as `handle`. */
export interface RouteEvents {
  /** Receives the loader data of its route. Called in the browser, once per page view. */
  readonly events: (loaderData: never) => readonly ShopEvent[];
}

interface Match {
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** The events of the page with these route matches; none while its data is missing. */
export function eventsOf(matches: readonly Match[]): readonly ShopEvent[] {
  return matches.flatMap(({ handle, loaderData }) => {
    const own = handle as RouteEvents | undefined;
    return own?.events && loaderData ? own.events(loaderData as never) : [];
  });
}
