import type { RouteHandle } from "~/http/route-handle";
import type { ShopEvent } from "~/events/shop-event";

interface Match {
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** The events of the page with these route matches; none while its data is missing. */
export function eventsOf(matches: readonly Match[]): readonly ShopEvent[] {
  return matches.flatMap(({ handle, loaderData }) => {
    const own = handle as RouteHandle | undefined;
    return own?.events && loaderData ? own.events(loaderData as never) : [];
  });
}
