import type { ShopEvent } from "./shop-event";

/** What opening a page means beside a page view; exported by its route as `handle`. */
export interface RouteEvents {
  /** `loaderData` is what the route's own loader gave. Called in the browser, once for each opening. */
  readonly events: (loaderData: never) => readonly ShopEvent[] | Promise<readonly ShopEvent[]>;
}

interface Match {
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** The events of the page that these matches show; none while its data is missing. */
export async function eventsOf(matches: readonly Match[]): Promise<readonly ShopEvent[]> {
  const events = matches.map(async ({ handle, loaderData }) => {
    const own = handle as RouteEvents | undefined;
    return own?.events && loaderData ? own.events(loaderData as never) : [];
  });
  return (await Promise.all(events)).flat();
}
