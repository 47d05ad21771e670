import { htmlResponse } from "./page-response.ts";
import { renderPlainPage } from "./plain-page.ts";
import { waitingTime } from "@circlet/service-kit/rate-limits/rate-limits";

export function limitPage(seconds: number, storefrontUrl: string): Response {
  const text = `Please wait ${waitingTime(seconds)} and try again.`;
  const page = renderPlainPage({ title: "That was a lot at once", text, storefrontUrl });
  return htmlResponse(429, page, { "retry-after": String(seconds) });
}
