import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { commonHeaders } from "./common-headers.ts";

interface Refusal {
  readonly status: number;
  readonly text: string;
}

const malformed: Refusal = { status: 400, text: "We couldn’t read that request. Please try again." };

/** What to respond, by the code of Node's error. */
const refusals: Readonly<Partial<Record<string, Refusal>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: "The request took too long. Please try again." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "The request was too large." },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    text: "The request’s headers were too large. Deleting this site’s cookies may help.",
  },
};

/** Responds to requests that Node refuses before the app sees them. Node's own responses have no headers. */
export function answerClientErrors(server: Server): void {
  const responses = new WeakMap<object, ServerResponse>();
  server.on("request", ({ socket }, response) => responses.set(socket, response));
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const response = responses.get(socket);
    const isResponding = response?.headersSent && !response.writableFinished;
    if (socket.writable && !isResponding) socket.write(rawResponse(refusals[code] ?? malformed));
    socket.destroySoon();
  });
}

/** Refuses a request without the Host header that HTTP/1.1 requires. Returns whether it did. */
export function refuseWithoutHost(
  { headers, httpVersion }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (headers.host !== undefined || httpVersion !== "1.1") return false;
  response.writeHead(malformed.status, headersOf(malformed)).end(malformed.text);
  return true;
}

function rawResponse(refusal: Refusal): string {
  const { status, text } = refusal;
  const lines = Object.entries(headersOf(refusal)).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}

function headersOf({ text }: Refusal): Record<string, string> {
  return {
    ...commonHeaders,
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(Buffer.byteLength(text)),
    "cache-control": "no-store",
    connection: "close",
  };
}
