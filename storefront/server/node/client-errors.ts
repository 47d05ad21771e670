import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

type Headers = Readonly<Record<string, string>>;

interface Refusal {
  readonly status: number;
  readonly text: string;
}

const malformed: Refusal = { status: 400, text: "We couldn’t read that request. Please try again." };

/** The response for each error code of Node. */
const refusals: Readonly<Partial<Record<string, Refusal>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: "The request took too long. Please try again." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "The request was too large." },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    text: "The request’s headers were too large. Deleting this site’s cookies may help.",
  },
};

/**
 * Responds to requests that Node rejects before the app sees them, because Node's own responses lack security headers.
 */
export function answerClientErrors(server: Server, common: Headers): void {
  const responses = new WeakMap<object, ServerResponse>();
  server.on("request", ({ socket }, response) => responses.set(socket, response));
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const response = responses.get(socket);
    const isResponding = response?.headersSent && !response.writableFinished;
    if (socket.writable && !isResponding) socket.write(rawResponse(refusals[code] ?? malformed, common));
    socket.destroySoon();
  });
}

/** Rejects HTTP/1.1 requests without a Host header. Returns whether it did. */
export function refuseWithoutHost(
  { headers, httpVersion }: IncomingMessage,
  response: ServerResponse,
  common: Headers,
): boolean {
  if (headers.host !== undefined || httpVersion !== "1.1") return false;
  response.writeHead(malformed.status, headersOf(malformed, common)).end(malformed.text);
  return true;
}

function rawResponse(refusal: Refusal, common: Headers): string {
  const { status, text } = refusal;
  const lines = Object.entries(headersOf(refusal, common)).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}

function headersOf({ text }: Refusal, common: Headers): Headers {
  return {
    ...common,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    "Cache-Control": "no-store",
    Connection: "close",
  };
}
