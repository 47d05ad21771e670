import { htmlResponse } from "./page-response.ts";
import { renderPlainPage } from "./plain-page.ts";
import { waitingTime } from "@circlet/service-kit/rate-limits/rate-limits";
import type { Shop } from "../shop.ts";

export function limitPage(seconds: number, shop: Shop): Response {
  const text = `Please wait ${waitingTime(seconds)} and try again.`;
  const page = renderPlainPage({ title: "That was a lot at once", text, shop });
  return htmlResponse(429, page, { "retry-after": String(seconds) });
}
