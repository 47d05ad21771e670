import type { Server, Socket } from "node:net";
import { networkOf } from "../rate-limits/client-network.ts";

/** Closes a network's connections beyond `most`. This machine has no limit: a proxy here brings everyone's. */
export function shareConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    if (network === undefined) return;
    const count = open.get(network) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(network, count + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
