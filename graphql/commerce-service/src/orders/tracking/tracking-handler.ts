import { htmlResponse } from "../../shared/pages/page-response.ts";
import { renderPlainPage } from "../../shared/pages/plain-page.ts";
import type { Platform } from "../../shared/platform.ts";
import { renderTracking } from "./tracking-page.ts";
import { findParcel } from "./tracking.ts";
import { ordersUrl } from "../../shared/shop.ts";

/** `/tracking/<number>`: stands in for the carrier's page. */
export function trackingHandler({
  database,
  settings,
}: Pick<Platform, "database" | "settings">): (number: string) => Response {
  return (number) => {
    const parcel = /^RP\d{12}US$/.test(number) ? findParcel(database, number) : undefined;
    if (parcel) return htmlResponse(200, renderTracking(parcel, settings));
    const title = "We can’t find this package";
    const text = "Please check the number. Your orders have the link to each package.";
    const action = { href: ordersUrl(settings), label: "See your orders" };
    return htmlResponse(404, renderPlainPage({ title, text, action, shop: settings }));
  };
}
