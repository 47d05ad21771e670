import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage, Coding } from "./page-cache.ts";

/** Sends a page in the best coding the browser takes; 304 when it has it already; headers alone for HEAD. */
export function sendPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: CachedPage,
  common: Readonly<Record<string, string>>,
): void {
  const coding = bestCoding(incoming.headers["accept-encoding"] ?? "", page);
  const body = page.bodies[coding] ?? page.bodies.identity;
  const headers = { ...common, ...page.headers, vary: "Accept-Encoding" };
  if (page.headers["etag"] && incoming.headers["if-none-match"] === page.headers["etag"]) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  outgoing.writeHead(page.status, {
    ...headers,
    ...(coding !== "identity" && { "content-encoding": coding }),
    "content-length": body.length,
  });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}

function bestCoding(accepted: string, { bodies }: CachedPage): Coding {
  const takes = new Set(
    accepted
      .split(",")
      .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
      .map((coding) => coding.split(";")[0]?.trim()),
  );
  if (bodies.br && takes.has("br")) return "br";
  if (bodies.gzip && takes.has("gzip")) return "gzip";
  return "identity";
}
