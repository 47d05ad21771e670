import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createHmac } from "node:crypto";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { closeAll, get, start } from "../storefront.fixture.ts";
import { logAccess } from "./access-log.ts";

afterEach(closeAll);

async function figures(port: number | undefined): Promise<string> {
  return (await get(`http://localhost:${port}`, "/metrics")).body.toString();
}

test("metrics are for this machine only, unless a setting opens them", async () => {
  const metricsAt = async (address: string, environment: Record<string, string> = {}) => {
    const { shop } = await start({ STOREFRONT_METRICS_PORT: "0", ...environment });
    const response = await get(`http://${address}:${shop.metricsPort}`, "/metrics").catch(() => null);
    return response?.status;
  };
  expect(await metricsAt("127.0.0.1")).toBe(200);
  expect(await metricsAt("127.0.0.2")).toBeUndefined();
  expect(await metricsAt("127.0.0.2", { STOREFRONT_METRICS_HOST: "127.0.0.2" })).toBe(200);
});

test("metrics count cached and rendered pages, renders and purges", async () => {
  const secret = "a-secret-between-the-two";
  const { shop } = await start({ STOREFRONT_METRICS_PORT: "0", STOREFRONT_WEBHOOK_SECRET: secret });
  const { url, metricsPort } = shop;
  for (const path of ["/products/coat", "/products/coat", "/products/hat", "/profile"]) await get(url, path);
  const body = JSON.stringify({ id: 1 });
  const signature = createHmac("sha256", secret).update(body).digest("base64");
  await get(url, "/webhooks/products", {
    method: "POST",
    body,
    headers: {
      "x-shopify-hmac-sha256": signature,
      "x-shopify-triggered-at": new Date(Date.now() - 2000).toISOString(),
    },
  });
  await get(url, "/products/coat");
  const text = await figures(metricsPort);
  expect(text).toContain('circlet_pages_total{outcome="miss"} 2');
  expect(text).toContain('circlet_pages_total{outcome="hit"} 1');
  expect(text).toContain('circlet_pages_total{outcome="stale"} 1');
  expect(text).toContain("circlet_cached_pages 2");
  // The outdated page may still be rendering.
  expect(text).toMatch(/circlet_render_seconds_count\{status="200"\} [34]\b/);
  expect(text).toContain('circlet_purge_lag_seconds_bucket{le="1"} 0');
  expect(text).toContain('circlet_purge_lag_seconds_bucket{le="60"} 1');
  expect(text).toContain("process_resident_memory_bytes");
});

test("metrics count requests to services, whether or not they succeed", async () => {
  const { shop } = await start({ STOREFRONT_METRICS_PORT: "0" });
  const service = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  await fetch(`http://${host}/`);
  service.closeAllConnections();
  await new Promise((closed) => service.close(closed));
  await expect(fetch(`http://${host}/`)).rejects.toThrow("fetch failed");
  const text = await figures(shop.metricsPort);
  expect(text).toContain(`circlet_upstream_requests_total{host="${host}",status="503"} 1`);
  expect(text).toContain(`circlet_upstream_requests_total{host="${host}",status="0"} 1`);
});

test("a page counts once, even if its encoding is not ready", async () => {
  const { shop } = await start({ STOREFRONT_METRICS_PORT: "0" });
  await get(shop.url, "/products/coat");
  await get(shop.url, "/products/coat", { headers: { "accept-encoding": "br" } });
  expect(shop.pages.counts).toMatchObject({ hit: 1, miss: 1 });
});

test("metrics are only on their own port", async () => {
  const { shop, asked } = await start();
  expect(shop.metricsPort).toBeUndefined();
  await get(shop.url, "/metrics");
  expect(asked).toHaveLength(1);
});

test("the access log has the request id, but neither query nor cookies", async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  const { shop } = await start({ STOREFRONT_ACCESS_LOG: "on" });
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const { headers } = await get(shop.url, "/products/coat?code=secret", {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01`, cookie: "cart_id=secret" },
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines.join("")).not.toContain("secret");
  const entry: unknown = JSON.parse(lines[0] ?? "");
  expect(entry).toMatchObject({
    requestId: headers["x-request-id"],
    traceId: trace,
    method: "GET",
    path: "/products/coat",
    status: 200,
  });
});

test("the access log shows that a shopper left before the response", async () => {
  const line = Promise.withResolvers<string>();
  const url = await serveLocally((request, response) => {
    logAccess(request, response, line.resolve);
    request.destroy();
  });
  await expect(get(url, "/slow")).rejects.toThrow();
  expect(JSON.parse(await line.promise)).toMatchObject({ path: "/slow", status: null });
});
