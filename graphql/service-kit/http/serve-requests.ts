import type { RequestListener, Server } from "node:http";
import { answerClientErrors, refuseMalformedAddress } from "./client-errors.ts";
import { type HttpHeaders, lengthRequired } from "./failure.ts";
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
  const refuse = answerClientErrors(server, headers);
  const limited = limitConnections(server, contained);
  const answer: RequestListener = (request, response) => {
    // Node goes on parsing what has arrived on a connection that is over, and reading the headers takes half of the time.
    if (request.socket.destroyed) return;
    if (request.headers["transfer-encoding"] === undefined) return limited(request, response);
    // A chunk of one byte costs as much as a large one, so no more are read, and those that have arrived are dropped.
    request.push = () => true;
    refuse(request.socket, lengthRequired);
    request.socket.destroy();
  };
  server.on("request", answer);
  // Without a listener, Node rejects requests whose Expect header is not "100-continue".
  server.on("checkExpectation", answer);
}
