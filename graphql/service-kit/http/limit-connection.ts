import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on a connection. Browsers and proxies send none before they have the last response. */
const mostWaiting = 10;

/** Milliseconds until a response must have reached the client. */
export const longestResponse = 120_000;

/** Runs a connection's requests in turn, for one response's memory. Ends it if the client reads too slowly. */
export function limitConnection(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const run = (): void => {
      const timer = setTimeout(() => socket.destroy(), longestResponse);
      response.once("close", () => {
        clearTimeout(timer);
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
