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

  test("a query in chunks gets its response from the extensions service", async () => {
    const head = ["POST / HTTP/1.1", "Content-Type: application/json", "Transfer-Encoding: chunked"];
    const body = '1a\r\n{"query":"{ __typename }"}\r\n0\r\n\r\n';
    expect(await statuses(shop.servers[2]!, head, body)).toEqual([200]);
  });
});

test.each([
  ["a length and chunks", "Content-Length: 4\r\nTransfer-Encoding: chunked"],
  ["two lengths", "Content-Length: 5\r\nContent-Length: 60"],
  ["a list of lengths", "Content-Length: 5, 60"],
  ["chunks in a spelling of its own", "Transfer-Encoding: xchunked"],
  ["chunks that are encoded again", "Transfer-Encoding: chunked, gzip"],
  ["a space before a colon", "Content-Length : 5"],
])("a request with %s is refused, and nothing in its body is read as a request", async (_what, header) => {
  const body = "0\r\n\r\nGET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
  for (const server of shop.servers)
    expect(await statuses(server, ["POST /cart HTTP/1.1", header], body)).toEqual([400]);
});
