import { site } from "~/lib/constants";
import type { EventItem, ShopEvent } from "~/lib/events/shop-event";
import { toDecimal } from "~/lib/money";

/** What a hit is sent along with. */
export interface HitContext {
  readonly measurementId: string;
  /** A random number that stands for this browser. */
  readonly clientId: string;
  /** The page's address and title. */
  readonly page: { readonly url: string; readonly title: string };
}

/** An event in the analytics tool's own form: the parameters of its collect address (GA4). */
export function analyticsHit(
  event: ShopEvent,
  { measurementId, clientId, page }: HitContext,
): URLSearchParams {
  const hit = new URLSearchParams({
    v: "2",
    tid: measurementId,
    cid: clientId,
    en: event.name,
    dl: page.url,
    dt: page.title,
  });
  if (event.name === "search") hit.set("ep.search_term", event.text);
  if ("list" in event) hit.set("ep.item_list_name", event.list);
  if ("value" in event) {
    hit.set("cu", site.currency);
    hit.set("epn.value", toDecimal(event.value));
  }
  if ("items" in event)
    event.items.slice(0, mostItems).forEach((item, at) => hit.set(`pr${at + 1}`, product(item)));
  return hit;
}

/** The tool takes no more in a hit. */
const mostItems = 200;

/** "id12~nmWrap dress~pr48.00": a tilde parts the fields, so none may hold one. */
function product({ id, name, brand, category, variant, price }: EventItem): string {
  const fields = {
    id,
    nm: name,
    br: brand,
    ca: category,
    va: variant,
    pr: price === undefined ? undefined : toDecimal(price),
    qt: "1",
  };
  return Object.entries(fields)
    .flatMap(([key, value]) => (value ? [key + value.replaceAll("~", "-")] : []))
    .join("~");
}
