import { expect, test, vi } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { edgeCaches } from "./edge-caches.ts";
import { edgePurges } from "./edge-purges.ts";

// Requests to Fastly and Cloudflare are compared with their documentation, because neither can run here.

const cloudflare = {
  STOREFRONT_CLOUDFLARE_ZONE: "023e105f4ecef8ad9ca31a8372d0c353",
  STOREFRONT_CLOUDFLARE_TOKEN: "secret",
};

function setUp(environment: Record<string, string>, respond: () => Response = () => new Response()) {
  const sent: Request[] = [];
  const send = async (request: RequestInfo | URL) => {
    sent.push(request as Request);
    return respond();
  };
  const purges = edgeCaches(readSettings(environment)).map((cache) => edgePurges(cache, 0, send));
  return { sent, purges };
}

/** The requests that one purge sends. */
async function requestsOf(
  environment: Record<string, string>,
  tags: readonly string[],
  respond?: () => Response,
) {
  const { sent, purges } = setUp(environment, respond);
  for (const purge of purges) purge.add(tags);
  await Promise.all(purges.map((purge) => purge.done()));
  return sent;
}

test("no purge is sent without settings", async () => {
  expect(await requestsOf({}, ["p1"])).toEqual([]);
});

test("every Varnish gets the tags of a purge", async () => {
  const urls = "http://varnish-1:8080 http://varnish-2:8080";
  const sent = await requestsOf({ STOREFRONT_VARNISH_URLS: urls }, ["p1", "listings"]);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "PURGE http://varnish-1:8080/",
    "PURGE http://varnish-2:8080/",
  ]);
  expect(sent[0]?.headers.get("xkey-softpurge")).toBe("p1 listings");
});

test("Fastly gets a soft purge of up to 256 tags", async () => {
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
  const sent = await requestsOf(cloudflare, tags);
  const [first] = sent;
  expect([first?.method, first?.url]).toEqual([
    "POST",
    `https://api.cloudflare.com/client/v4/zones/${cloudflare.STOREFRONT_CLOUDFLARE_ZONE}/purge_cache`,
  ]);
  expect(first?.headers.get("authorization")).toBe("Bearer secret");
  const bodies = await Promise.all(sent.map((request) => request.json() as Promise<unknown>));
  expect(bodies).toEqual([{ tags: tags.slice(0, 30) }, { tags: ["p30"] }]);
});

test("the longest tags fit into Varnish's header limit", async () => {
  const tags = Array.from({ length: 200 }, (_, id) => `handle-${id}-${"x".repeat(255)}`);
  const sent = await requestsOf({ STOREFRONT_VARNISH_URLS: "http://varnish:8080" }, tags);
  const lines = sent.map((request) => request.headers.get("xkey-softpurge") ?? "");
  expect(lines.join(" ")).toBe(tags.join(" "));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(8000);
});

test("purges made during a purge share a request, each tag once", async () => {
  const { sent, purges } = setUp(cloudflare);
  const [purge] = purges;
  purge?.add(["p1"]);
  for (const tag of ["p2", "p3", "p2"]) purge?.add([tag]);
  await purge?.done();
  const bodies = await Promise.all(sent.map((request) => request.json() as Promise<unknown>));
  expect(bodies).toEqual([{ tags: ["p1"] }, { tags: ["p2", "p3"] }]);
});

const logged = () => vi.spyOn(console, "error").mockImplementation(() => undefined).mock.calls;

test("the log reports a refused purge, without its token", async () => {
  const lines = logged();
  await requestsOf(cloudflare, ["p1"], () => new Response(null, { status: 403 }));
  expect(lines).toEqual([["Cloudflare refused a purge with status 403"]]);
});

test("the log says once why a cache is unreachable", async () => {
  const lines = logged();
  const tags = Array.from({ length: 100 }, (_, id) => `p${id}`);
  const sent = await requestsOf(cloudflare, tags, () => {
    throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
  });
  expect(lines).toEqual([["Cloudflare could not be purged: Error: connect ECONNREFUSED"]]);
  expect(sent).toHaveLength(1);
});
