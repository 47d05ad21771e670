import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on a connection. Browsers and proxies send none before they have the last response. */
const mostWaiting = 10;

/** Milliseconds until a response must have reached the client: the storefront builds and sends a file in as many. */
export const longestResponse = 600_000;

/** Milliseconds until a client has read something. Node notices up to twice as late. */
const longestStall = 15_000;

/** Bytes that may wait in all connections together. */
export const mostUnread = 8 * 1024 * 1024;

/** Bytes that do not count: a stream's piece for each connection, and of very many connections, as many together. */
const uncounted = 128 * 1024;
const mostUncounted = 24 * 1024 * 1024;

/** Milliseconds between counts of the bytes that wait. */
const countInterval = 20;

/** Runs a connection's requests in turn, for one response's memory. Ends connections whose clients read too slowly. */
export function limitConnections(server: Server, listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const running = new Map<Socket, ServerResponse>();
  server.setTimeout(longestStall, (socket) => {
    // A client with nothing to read waits for the server.
    if (running.get(socket)?.writableLength !== 0) socket.destroy();
  });
  const counting = setInterval(() => endLargest(running), countInterval).unref();
  server.once("close", () => clearInterval(counting));
  return (request, response) => {
    const { socket } = request;
    const run = (): void => {
      const timer = setTimeout(() => socket.destroy(), longestResponse);
      running.set(socket, response);
      response.once("close", () => {
        clearTimeout(timer);
        running.delete(socket);
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next) next();
        else waiting.delete(socket);
      });
      listener(request, response);
    };
    const queue = waiting.get(socket);
    if (socket.destroyed) return;
    if (!queue) {
      waiting.set(socket, []);
      run();
    } else if (queue.length < mostWaiting) queue.push(run);
    else socket.destroy();
  };
}

/** Ends the connections with the most unread bytes while too many wait. */
function endLargest(running: ReadonlyMap<Socket, ServerResponse>): void {
  const free = Math.min(uncounted, mostUncounted / running.size);
  const unread = Array.from(running, ([socket, { writableLength }]) => ({
    socket,
    bytes: Math.max(0, writableLength - free),
  }));
  let total = unread.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= mostUnread) return;
  for (const { socket, bytes } of unread.toSorted((a, b) => b.bytes - a.bytes)) {
    if (total <= mostUnread) return;
    socket.destroy();
    total -= bytes;
  }
}
