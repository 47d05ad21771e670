import { isLoopback } from "@circlet/service-kit/http/loopback";
import * as v from "valibot";
import type { Settings } from "../settings/settings.ts";
import { pingAddress } from "../store-api.ts";
import { type Finding, found } from "./finding.ts";

const query = "{ getComparedCatalog { products measured readAt } }";

const answer = v.object({
  data: v.object({
    getComparedCatalog: v.nullable(
      v.object({ products: v.number(), measured: v.number(), readAt: v.pipe(v.string(), v.isoTimestamp()) }),
    ),
  }),
});

const hour = 3_600_000;

/** The service reads the catalog once a day. */
const longest = 48 * hour;

/** Checks that the extensions service answers, if the shop has one, and what it can compare with shoppers' garments. */
export async function checkServices({ apiUrl, extensionsApiUrl }: Settings): Promise<Finding[]> {
  if (extensionsApiUrl === null) return [];
  const response = await pingAddress(extensionsApiUrl, "follow", query);
  const parsed = v.safeParse(answer, await response?.json().catch(() => null));
  const service = found(response?.ok === true, "Extensions service", {
    what: `Nothing answers at ${extensionsApiUrl}.`,
    where: "STOREFRONT_EXTENSIONS_API_URL",
    without: "No wishlist, reviews, suggestions and listing texts.",
  });
  const catalog = parsed.success ? parsed.output.data.getComparedCatalog : null;
  // A local service compares products itself.
  if (service.state !== "ok" || (!catalog && isLoopback(apiUrl))) return [service];
  if (!catalog) {
    return [service, stale("The extensions service has not yet read all products to compare garments.")];
  }
  const age = Date.now() - Date.parse(catalog.readAt);
  const hours = Math.max(0, Math.round(age / hour));
  const state = `Comparison of garments: ${catalog.measured} of ${catalog.products} products have measurements, read ${hours} hours ago`;
  return [service, age < longest ? found(true, state, { what: "" }) : stale(`${state}.`)];
}

function stale(what: string): Finding {
  return {
    state: "missing",
    what,
    where: "keep the extensions service running; a catalog of 100,000 products takes it an hour or two",
    without: "Lists do not put first what is closest to a shopper's garment, or lack products.",
  };
}
