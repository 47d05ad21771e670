import { afterEach, expect, test, vi } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { edgeCaches } from "./edge-caches.ts";
import { purgeEdgeCaches } from "./purge-edge-caches.ts";

// Fastly and Cloudflare are not run here: their requests are compared with the documentation.

afterEach(() => vi.restoreAllMocks());

/** The requests that a purge sends. */
async function requestsOf(environment: Record<string, string>, tags: readonly string[], status = 200) {
  const sent: Request[] = [];
  const send = async (request: RequestInfo | URL) => {
    sent.push(request as Request);
    return new Response(null, { status });
  };
  await purgeEdgeCaches(edgeCaches(readSettings(environment)), tags, send);
  return sent;
}

test("without settings nothing is sent", async () => {
  expect(await requestsOf({}, ["p1"])).toEqual([]);
});

test("every Varnish is told to renew pages by their keys", async () => {
  const urls = "http://varnish-1:8080 http://varnish-2:8080";
  const sent = await requestsOf({ STOREFRONT_VARNISH_URLS: urls }, ["p1", "listings"]);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "PURGE http://varnish-1:8080/",
    "PURGE http://varnish-2:8080/",
  ]);
  expect(sent[0]?.headers.get("xkey-softpurge")).toBe("p1 listings");
});

test("Fastly gets a soft purge of up to 256 surrogate keys", async () => {
  const tags = Array.from({ length: 300 }, (_, id) => `p${id}`);
  const settings = { STOREFRONT_FASTLY_SERVICE: "SU1Z0isxPaozGVKXdv0eY", STOREFRONT_FASTLY_TOKEN: "secret" };
  const sent = await requestsOf(settings, tags);
  const [first] = sent;
  expect([first?.method, first?.url]).toEqual([
    "POST",
    "https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge",
  ]);
  expect(Object.fromEntries(first?.headers ?? [])).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    "fastly-key": "secret",
    "fastly-soft-purge": "1",
  });
  const bodies = await Promise.all(sent.map((request) => request.json() as Promise<unknown>));
  expect(bodies).toEqual([{ surrogate_keys: tags.slice(0, 256) }, { surrogate_keys: tags.slice(256) }]);
});

test("Cloudflare gets up to 30 tags", async () => {
  const tags = Array.from({ length: 31 }, (_, id) => `p${id}`);
  const zone = "023e105f4ecef8ad9ca31a8372d0c353";
  const sent = await requestsOf(
    { STOREFRONT_CLOUDFLARE_ZONE: zone, STOREFRONT_CLOUDFLARE_TOKEN: "secret" },
    tags,
  );
  const [first] = sent;
  expect([first?.method, first?.url]).toEqual([
    "POST",
    `https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`,
  ]);
  expect(first?.headers.get("authorization")).toBe("Bearer secret");
  const bodies = await Promise.all(sent.map((request) => request.json() as Promise<unknown>));
  expect(bodies).toEqual([{ tags: tags.slice(0, 30) }, { tags: ["p30"] }]);
});

test("a refused purge is logged without its token", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const zone = "023e105f4ecef8ad9ca31a8372d0c353";
  await requestsOf({ STOREFRONT_CLOUDFLARE_ZONE: zone, STOREFRONT_CLOUDFLARE_TOKEN: "secret" }, ["p1"], 403);
  expect(error.mock.calls).toEqual([["Cloudflare refused a purge with status 403"]]);
});
