import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type Failure, failureHeaders, type HttpHeaders, malformedRequest, sendFailure } from "./failure.ts";

/** The response for each error code of Node. */
const failures: Readonly<Partial<Record<string, Failure>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: "The request took too long. Please try again." },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    text: "The request’s headers were too large. Deleting this site’s cookies may help.",
  },
};

/** For requests that Node rejects itself: its own responses lack security headers. Returns how to reject another. */
export function answerClientErrors(
  server: Server,
  common: HttpHeaders,
): (socket: Socket, failure: Failure) => void {
  const unfinished = new WeakMap<object, Set<ServerResponse>>();
  server.on("request", ({ socket }, response) => {
    const responses = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, responses.add(response));
    response.once("close", () => responses.delete(response));
  });
  const refuse = (socket: Socket, failure: Failure): void => {
    // Whatever else it sends is not answered, either.
    if (socket.writableEnded) return;
    // The last one may be of the rejected request itself.
    const [first, ...others] = unfinished.get(socket) ?? [];
    const isResponding = first?.headersSent || others.length > 0;
    if (socket.writable && !isResponding) socket.write(rawResponse(failure, common));
    socket.destroySoon();
  };
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, stream) =>
    refuse(stream as Socket, failures[code] ?? malformedRequest),
  );
  return refuse;
}

/** Rejects a malformed or missing Host, and a user name in the address (RFC 9110, 4.2.4). Returns whether it did. */
export function refuseMalformedAddress(
  { headers: { host }, httpVersion, url = "" }: IncomingMessage,
  response: ServerResponse,
  common: HttpHeaders,
): boolean {
  const isHost = host === undefined ? httpVersion !== "1.1" : URL.canParse(`http://${host}/`);
  if (isHost && (url.startsWith("/") || !hasUser(url))) return false;
  sendFailure(response, malformedRequest, common);
  return true;
}

function hasUser(address: string): boolean {
  const { username = "", password = "" } = URL.parse(address) ?? {};
  return username !== "" || password !== "";
}

function rawResponse(failure: Failure, common: HttpHeaders): string {
  const { status, text } = failure;
  const lines = Object.entries(failureHeaders(failure, common)).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}
