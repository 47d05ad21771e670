import type { EventItem, ShopEvent } from "~/events/shop-event";
import { market } from "~/shop/market";
import { toDecimal } from "@circlet/design-system";

interface HitContext {
  readonly measurementId: string;
  readonly clientId: string;
  readonly page: { readonly url: string; readonly title: string };
}

/** A request of GA4's collect endpoint: products are in the body, because they may not fit in a URL. */
export function analyticsHit(event: ShopEvent, { measurementId, clientId, page }: HitContext) {
  const address = new URLSearchParams({
    v: "2",
    tid: measurementId,
    cid: clientId,
    dl: page.url,
    dt: page.title,
  });
  return { address, body: eventLine(event).toString() };
}

function eventLine(event: ShopEvent): URLSearchParams {
  const hit = new URLSearchParams({ en: event.name });
  if (event.name === "search") hit.set("ep.search_term", event.text);
  if ("list" in event) hit.set("ep.item_list_name", event.list);
  if ("value" in event) {
    hit.set("cu", market().currency);
    hit.set("epn.value", toDecimal(event.value));
  }
  if ("items" in event)
    event.items.slice(0, mostItems).forEach((item, at) => hit.set(`pr${at + 1}`, product(item)));
  return hit;
}

/** The limit of the collect endpoint per request. */
const mostItems = 200;

/** "id12~nmWrap dress~pr48.00": a tilde separates fields, so values must not contain one. */
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
