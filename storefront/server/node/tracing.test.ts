import { createServer, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { expect, onTestFinished, test, vi } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { startStorefront } from "../start-storefront.ts";
import { buildWith, get } from "../storefront.fixture.ts";

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

async function receiver() {
  const received: { body: string; traceparent: unknown }[] = [];
  const url = await serveLocally(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push({ body, traceparent: request.headers["traceparent"] });
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  return { url, received };
}

test("a trace continues the load balancer's, includes service requests, and has no query", async () => {
  const [collector, service] = await Promise.all([receiver(), receiver()]);
  const app = () => async () => new Response(await (await fetch(service.url)).text());
  const shop = await startStorefront(
    readSettings({ STOREFRONT_PORT: "0", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
    buildWith(app),
  );
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  await get(shop.url, "/profile?code=secret", { headers: { traceparent } });
  await shop.close();

  expect(service.received[0]?.traceparent).toContain(trace);
  const sent = collector.received.map(({ body }) => body).join("\n");
  expect(sent).not.toContain("secret");
  const spans = collector.received.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const page = spans.find(({ name }) => name === "GET /profile");
  expect(page).toMatchObject({ traceId: trace, parentSpanId: "00f067aa0ba902b7" });
  expect(spans.find(({ parentSpanId }) => parentSpanId === page?.spanId)?.traceId).toBe(trace);
});

test("nothing is traced without a collector", async () => {
  const service = await receiver();
  const app = () => async () => new Response(await (await fetch(service.url)).text());
  const shop = await startStorefront(readSettings({ STOREFRONT_PORT: "0" }), buildWith(app));
  const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
  await get(shop.url, "/profile", { headers: { traceparent } });
  await shop.close();
  expect(service.received).toEqual([{ body: "", traceparent: undefined }]);
});

test("the shop works and closes without its collector", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const collector = createServer();
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  const { port } = collector.address() as AddressInfo;
  await new Promise((closed) => collector.close(closed));
  const settings = { STOREFRONT_PORT: "0", OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const shop = await startStorefront(
    readSettings(settings),
    buildWith(() => async () => new Response("page")),
  );
  expect((await get(shop.url, "/profile")).status).toBe(200);
  await shop.close();
});

test("the first requests wait until tracing has loaded", async () => {
  const listen = vi.spyOn(Server.prototype, "listen");
  const wasOpen: boolean[] = [];
  vi.resetModules();
  vi.doMock("./tracing.ts", async (original) => {
    wasOpen.push(listen.mock.calls.length > 0);
    return original();
  });
  onTestFinished(() => {
    vi.doUnmock("./tracing.ts");
    vi.restoreAllMocks();
  });
  const { startStorefront: startTraced } = await import("../start-storefront.ts");
  const settings = { STOREFRONT_PORT: "0", OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" };
  const shop = await startTraced(
    readSettings(settings),
    buildWith(() => async () => new Response("page")),
  );
  await shop.close();
  expect(wasOpen).toEqual([false]);
});

test("the spans have few names, whatever the URL", async () => {
  const { spanName } = await import("./tracing.ts");
  const paths = ["/", "/products/coat", "/products/coat.data", "/wp-login.php", "/junk/1"];
  expect(paths.map((path) => spanName("GET", path))).toEqual([
    "GET /",
    "GET /products",
    "GET /products",
    "GET /*",
    "GET /*",
  ]);
});
