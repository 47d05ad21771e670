import type { ShopEvent } from "./shop-event";

/** Events that opening a page causes besides `page_view`; a route exports them as `handle`. */
export interface RouteEvents {
  /** Receives the data of the route's own loader. Called in the browser, once per page view. */
  readonly events: (loaderData: never) => readonly ShopEvent[] | Promise<readonly ShopEvent[]>;
}

interface Match {
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** The events of the page with these matches; none while its data is missing. */
export async function eventsOf(matches: readonly Match[]): Promise<readonly ShopEvent[]> {
  const events = matches.map(async ({ handle, loaderData }) => {
    const own = handle as RouteEvents | undefined;
    return own?.events && loaderData ? own.events(loaderData as never) : [];
  });
  return (await Promise.all(events)).flat();
}
