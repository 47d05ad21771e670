import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attack } from "./http-grammar/attack.ts";
import {
  type AttackedServer,
  type AttackedShop,
  startAttackedShop,
  withHostedStorefront,
} from "./http-grammar/attacked-shop.ts";
import { exchange } from "./http-grammar/exchange.ts";
import { expectUnharmed } from "./http-grammar/expect-unharmed.ts";
import { printFigures, startHarm } from "./harm.ts";

let shop: AttackedShop;

beforeAll(async () => {
  shop = await withHostedStorefront(await startAttackedShop());
  // A process that has just started compiles its code while it answers, which would be measured as a visitor's wait.
  await attack(shop.servers, { requests: 800, seed: 1 });
}, 120_000);
afterAll(() => shop.stop());

test("3,000 hostile requests harm no server", async () => {
  await expectUnharmed(shop.servers, { requests: 3000, seed: 20261127 });
}, 120_000);

/** The statuses of the responses to one request. */
async function statuses({ port }: AttackedServer, head: readonly string[], body = ""): Promise<number[]> {
  const [method = ""] = head[0]?.split(" ") ?? [];
  const text = [...head, `Host: localhost:${port}`, "", body].join("\r\n");
  const { responses } = await exchange(port, { methods: [method], packets: [text], leaves: false });
  return responses.map(({ status }) => status);
}

describe("an earlier finding", () => {
  test("an address with a password gets 400", async () => {
    for (const server of shop.servers)
      expect(await statuses(server, ["POST http://user:password@localhost/ HTTP/1.1"])).toEqual([400]);
  });

  test("a body in chunks of one byte is refused before its chunks take memory or a visitor's time", async () => {
    const chunks = "1\r\nx\r\n".repeat(60_000);
    const head = "POST /webhooks/products HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    const send = async ({ port }: AttackedServer) => {
      const socket = connect(port, "localhost", () => void socket.write(head + chunks)).resume();
      socket.on("error", () => undefined);
      await new Promise((closed) => socket.once("close", closed));
    };
    const measuring = startHarm(shop.servers);
    await Promise.all(shop.servers.flatMap((server) => Array.from({ length: 10 }, () => send(server))));
    const harm = await measuring.stop();
    printFigures("Bodies in chunks of one byte, 10 at once", harm);
    expect(harm.waits.p99).toBeLessThan(1000);
    for (const { growth } of harm.servers) expect(growth).toBeLessThan(50);
    const start = ["POST / HTTP/1.1", "Content-Type: application/json", "Transfer-Encoding: chunked"];
    for (const server of shop.servers)
      expect(await statuses(server, start, "1\r\nx\r\n0\r\n\r\n")).toEqual([411]);
  });
});

test.each([
  ["a length and chunks", "Content-Length: 4\r\nTransfer-Encoding: chunked", 400],
  ["two lengths", "Content-Length: 5\r\nContent-Length: 60", 400],
  ["a list of lengths", "Content-Length: 5, 60", 400],
  ["chunks in a spelling of its own", "Transfer-Encoding: xchunked", 411],
  ["chunks that are encoded again", "Transfer-Encoding: chunked, gzip", 400],
  ["a space before a colon", "Content-Length : 5", 400],
])(
  "a request with %s is refused, and nothing in its body is read as a request",
  async (_what, header, status) => {
    const body = "0\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (const server of shop.servers)
      expect(await statuses(server, ["POST /cart HTTP/1.1", header], body)).toEqual([status]);
  },
);
