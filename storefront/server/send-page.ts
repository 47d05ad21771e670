import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage } from "./page-cache.ts";

/** Sends a page in the best coding the browser takes; 304 when it has it already; headers alone for HEAD. */
export async function sendPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: CachedPage,
  common: Readonly<Record<string, string>>,
): Promise<void> {
  const headers = { ...common, ...page.headers, vary: "Accept-Encoding" };
  if (page.headers["etag"] && incoming.headers["if-none-match"] === page.headers["etag"]) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  const coding = page.body.bestOf(codingsOf(incoming.headers["accept-encoding"] ?? ""));
  const body = await page.body.in(coding);
  outgoing.writeHead(page.status, {
    ...headers,
    ...(coding !== "identity" && { "content-encoding": coding }),
    "content-length": body.length,
  });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

function codingsOf(accepted: string): ReadonlySet<string> {
  return new Set(
    accepted
      .split(",")
      .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
      .map((coding) => coding.split(";")[0]?.trim() ?? ""),
  );
}
