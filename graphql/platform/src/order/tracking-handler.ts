import { renderPlainPage } from "../page/plain-page.ts";
import { sendPage } from "../page/page-response.ts";
import type { Handler } from "../http/answer.ts";
import type { Platform } from "../platform.ts";
import { findParcel } from "./tracked-parcel.ts";
import { renderTracking } from "./tracking-page.ts";

/** `/tracking/<number>`: stands in for the carrier's own page. */
export function trackingHandler({ database, settings }: Pick<Platform, "database" | "settings">): Handler {
  const { storefrontUrl } = settings;
  return (request, response, url) => {
    const number = /^\/tracking\/(RP\d{12}US)$/.exec(url.pathname)?.[1];
    const isRead = request.method === "GET" || request.method === "HEAD";
    const parcel = number !== undefined && isRead ? findParcel(database, number) : undefined;
    if (parcel) return sendPage(response, 200, renderTracking(parcel, storefrontUrl));
    const title = "We can’t find this parcel";
    const text = "Please check the number. Your orders have the link to each parcel.";
    const action = { href: `${storefrontUrl}/profile/orders`, label: "See your orders" };
    sendPage(response, 404, renderPlainPage({ title, text, action, storefrontUrl }));
  };
}
