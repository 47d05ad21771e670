import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { agentPaths, forwardAgent } from "./agent-endpoints.ts";

const question = { jsonrpc: "2.0", id: 1, method: "tools/list" };

/** A hosted platform that answers with what it was asked. */
const platform = (headers: Record<string, string> = {}, status = 200) =>
  serveLocally(async (request, response) => {
    const asked = {
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: await text(request),
    };
    response
      .writeHead(status, {
        "Content-Type": "application/json",
        "Set-Cookie": "a=b",
        "X-Store": "1",
        ...headers,
      })
      .end(JSON.stringify(asked));
  });

const ask = (path: string, apiUrl: string, init: RequestInit = {}) =>
  forwardAgent(new Request(`https://shop.example${path}`, init), {
    apiUrl,
    apiTimeout: 2000,
    isHosted: true,
  });

test("an assistant's question reaches the platform with its own headers only, and so does the answer", async () => {
  const response = await ask("/api/mcp?secret=1", await platform({ "Mcp-Session-Id": "s1" }), {
    method: "POST",
    body: JSON.stringify(question),
    headers: {
      "Content-Type": "application/json",
      "Mcp-Protocol-Version": "2025-06-18",
      Cookie: "cart=1",
      "X-Forwarded-For": "192.0.2.1",
      Authorization: "Bearer a",
    },
  });
  const asked = (await response.json()) as { path: string; headers: Record<string, string>; body: string };
  expect(asked.path).toBe("/api/mcp");
  expect(JSON.parse(asked.body)).toEqual(question);
  expect(asked.headers).toMatchObject({ "mcp-protocol-version": "2025-06-18" });
  for (const name of ["cookie", "x-forwarded-for", "authorization"])
    expect(asked.headers).not.toHaveProperty(name);
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "no-store",
    "content-type": "application/json",
    "mcp-session-id": "s1",
  });
});

test.each([
  ["GET", "/.well-known/ucp", {}, 200],
  ["POST", "/.well-known/ucp", {}, 405],
  ["GET", "/api/mcp", {}, 405],
  ["GET", "/api/2026-04/graphql.json", {}, 404],
  ["GET", "/.well-known/ucp", { "Content-Type": "text/html" }, 502],
  ["POST", "/api/mcp", { "Content-Type": "text/html" }, 502],
  ["GET", "/.well-known/ucp", { "Content-Length": String(2 ** 30) }, 502],
])("%s %s of a platform with the headers %o has the status %i", async (method, path, headers, status) => {
  const body = method === "POST" ? { body: "{}" } : {};
  expect((await ask(path, await platform(headers), { method, ...body })).status).toBe(status);
});

test("an assistant that is still sending its question takes no other's turn", async () => {
  const turns: string[] = [];
  const platformUrl = await platform({});
  const send = (name: string, body: BodyInit) => {
    const init = { method: "POST", body, duplex: "half" };
    const request = new Request("https://shop.example/api/mcp", init);
    return forwardAgent(request, { apiUrl: platformUrl, apiTimeout: 2000, isHosted: true }, (ask) => {
      turns.push(name);
      return ask();
    });
  };
  const ended = Promise.withResolvers<void>();
  const slow = send(
    "slow",
    new ReadableStream<Uint8Array>({ pull: (controller) => ended.promise.then(() => controller.close()) }),
  );
  expect((await send("quick", "{}")).status).toBe(200);
  expect(turns).toEqual(["quick"]);
  ended.resolve();
  expect((await slow).status).toBe(200);
});

test("a notification is accepted without an answer, and a busy platform says when to ask again", async () => {
  const init = { method: "POST", body: "{}" };
  const accepts = await serveLocally((_, response) => response.writeHead(202).end());
  expect((await ask("/api/mcp", accepts, init)).status).toBe(202);
  const busy = await ask("/api/mcp", await platform({ "Retry-After": "7" }, 429), init);
  expect([busy.status, busy.headers.get("Retry-After")]).toEqual([429, "7"]);
});

test("a question that is too long does not reach the platform", async () => {
  const body = "a".repeat(65 * 1024);
  expect((await ask("/api/mcp", await platform(), { method: "POST", body })).status).toBe(413);
});

test.each(agentPaths)("the local service has no %s", async (path) => {
  const request = new Request(`https://shop.example${path}`);
  expect((await forwardAgent(request, { apiUrl: "http://localhost:4000", apiTimeout: 2000 })).status).toBe(
    404,
  );
});
