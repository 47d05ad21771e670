import { Server } from "node:net";
import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { shareConnections } from "./share-connections.ts";

test("a network beyond its share loses its newest connections, and no other network does", async () => {
  const server = new Server();
  shareConnections(server, 2);
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new Duplex({ read() {}, write() {} }), { remoteAddress });
    server.emit("connection", socket);
    return socket;
  };
  const stateOf = (...addresses: string[]) => addresses.map((address) => connect(address).destroyed);

  const first = connect("203.0.113.7");
  expect(stateOf("::ffff:203.0.113.7", "203.0.113.7")).toEqual([false, true]);
  expect(stateOf("203.0.113.8", "2001:db8::1", "127.0.0.1", "127.0.0.1", "::1")).not.toContain(true);
  // The first half of the address is one customer's network.
  expect(stateOf("2001:db8::2", "2001:db8::3", "2001:db8:1::1")).toEqual([false, true, false]);

  await new Promise((closed) => first.once("close", closed).destroy());
  expect(stateOf("203.0.113.7", "203.0.113.7")).toEqual([false, true]);
});
