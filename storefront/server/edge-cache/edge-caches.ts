import type { Settings } from "../settings/settings.ts";

/** A cache in front of the shop that can purge pages by tag. */
export interface EdgeCache {
  readonly name: string;
  readonly mostTags: number;
  request(tags: readonly string[]): Request;
}

type EdgeSettings = Pick<
  Settings,
  "varnishUrls" | "fastlyService" | "fastlyToken" | "cloudflareZone" | "cloudflareToken"
>;

export function edgeCaches(settings: EdgeSettings): EdgeCache[] {
  const { varnishUrls, fastlyService, fastlyToken, cloudflareZone, cloudflareToken } = settings;
  return [
    ...varnishUrls.map(varnish),
    ...(fastlyService && fastlyToken ? [fastly(fastlyService, fastlyToken)] : []),
    ...(cloudflareZone && cloudflareToken ? [cloudflare(cloudflareZone, cloudflareToken)] : []),
  ];
}

/** Varnish with the xkey module, as set up in `deploy/varnish.vcl`. Serves outdated pages while it revalidates them. */
function varnish(url: string): EdgeCache {
  return {
    name: "Varnish",
    // Varnish limits headers to 8 kB, and a handle's tag may have hundreds of bytes.
    mostTags: 20,
    request: (tags) => new Request(url, { method: "PURGE", headers: { "xkey-softpurge": tags.join(" ") } }),
  };
}

/** Fastly's soft purge, which marks pages as stale: https://www.fastly.com/documentation/reference/api/purging/ */
function fastly(service: string, token: string): EdgeCache {
  return {
    name: "Fastly",
    mostTags: 256,
    request: (tags) =>
      new Request(`https://api.fastly.com/service/${service}/purge`, {
        method: "POST",
        headers: {
          "Fastly-Key": token,
          "Fastly-Soft-Purge": "1",
          "Content-Type": "application/json",
          Accept: "application/json",
        },
        body: JSON.stringify({ surrogate_keys: tags }),
      }),
  };
}

/** Cloudflare removes pages: https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ */
function cloudflare(zone: string, token: string): EdgeCache {
  return {
    name: "Cloudflare",
    mostTags: 30,
    request: (tags) =>
      new Request(`https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ tags }),
      }),
  };
}
