import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { expect, onTestFinished, test } from "vitest";
import { extensionsApp, type Service } from "./app.ts";
import { serviceLimits } from "./service-limits.ts";

const validToken = "a-valid-token";

/** A service whose platform knows one token. Counts the platform's requests. */
async function openService() {
  let lookups = 0;
  const customerApiUrl = await serveLocally((request, response) => {
    lookups += 1;
    const isValid = request.headers.authorization === validToken;
    response
      .writeHead(isValid ? 200 : 401, { "content-type": "application/json" })
      .end(JSON.stringify({ data: { customer: { id: "gid://shopify/Customer/1" } } }));
  });
  const limits = await serviceLimits(undefined, () => undefined);
  onTestFinished(() => limits.close());
  const app = extensionsApp({
    settings: {
      storefrontUrl: "http://localhost:3000",
      customerApiUrl,
      webhookSecret: undefined,
      behindProxy: false,
    },
    limits,
    connectionOf: () => ({ remote: { address: "127.0.0.1" } }),
    log: () => undefined,
  } as unknown as Service);
  return {
    lookups: () => lookups,
    /** Sends a query from a network, through a proxy on this machine. */
    send: async (token: string, network?: string) =>
      app.request("/", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: token,
          ...(network && { "x-forwarded-for": network }),
        },
        body: JSON.stringify({ query: "{ __typename }" }),
      }),
  };
}

test("rejected tokens are limited per network, and the platform is not asked again", async () => {
  const { send, lookups } = await openService();
  for (let count = 0; count < 60; count += 1)
    expect((await send(`junk-${count}`, "203.0.113.7")).status).toBe(401);
  const refused = await send("junk", "203.0.113.7");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/Please wait .* and try again/);
  expect(lookups()).toBe(60);

  expect((await send("junk", "203.0.113.8")).status).toBe(401);
  expect((await send(validToken, "203.0.113.8")).status).toBe(200);
  // Requests from this machine, such as those of tests.
  expect((await send("junk-again")).status).toBe(401);
});

test("tokens that come at once are counted before the platform is asked", async () => {
  const { send, lookups } = await openService();
  const sent = Array.from({ length: 200 }, (_, at) => send(`junk-${at}`, "203.0.113.7"));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(lookups()).toBe(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(140);
});

test("customers of one network do not use up what its rejected tokens may", async () => {
  const { send } = await openService();
  for (let count = 0; count < 100; count += 1)
    expect((await send(validToken, "203.0.113.7")).status).toBe(200);
  expect((await send("junk", "203.0.113.7")).status).toBe(401);
});

test("the requests of one customer are limited, whatever network they come from", async () => {
  const { send } = await openService();
  for (let count = 0; count < 1200; count += 1) {
    const response = await send(validToken, `203.0.113.${count % 200}`);
    expect(response.status).toBe(200);
  }
  expect((await send(validToken, "198.51.100.1")).status).toBe(429);
});
