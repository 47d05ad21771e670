import type { RequestListener, Server } from "node:http";
import { answerClientErrors, refuseMalformedAddress } from "./client-errors.ts";
import type { HttpHeaders } from "./failure.ts";
import { limitConnections } from "./limit-connections.ts";
import { containErrors } from "./request-errors.ts";

interface Options {
  readonly headers: HttpHeaders;
  readonly logRequest?: RequestListener | undefined;
}

/** Answers a server's requests. Whatever goes wrong in one of them concerns no other. */
export function serveRequests(
  server: Server,
  listener: RequestListener,
  { headers, logRequest }: Options,
): void {
  const contained = containErrors((request, response) => {
    logRequest?.(request, response);
    return refuseMalformedAddress(request, response, headers) ? undefined : listener(request, response);
  }, headers);
  const answer = limitConnections(server, contained);
  server.on("request", answer);
  // Without a listener, Node rejects requests whose Expect header is not "100-continue".
  server.on("checkExpectation", answer);
  answerClientErrors(server, headers);
}
