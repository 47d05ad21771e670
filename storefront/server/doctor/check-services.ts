import { isLoopback } from "@circlet/service-kit/http/loopback";
import * as v from "valibot";
import type { Settings } from "../settings/settings.ts";
import { pingAddress } from "../store-api.ts";
import { type Finding, found } from "./finding.ts";

const query = "{ getComparedCatalog { products measured readAt webhookAt } getRefusedFields }";

const answer = v.object({
  data: v.object({
    getComparedCatalog: v.nullable(
      v.object({
        products: v.number(),
        measured: v.number(),
        readAt: v.pipe(v.string(), v.isoTimestamp()),
        webhookAt: v.nullable(v.string()),
      }),
    ),
    getRefusedFields: v.array(v.string()),
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
  const { getComparedCatalog: catalog = null, getRefusedFields: refused = [] } = parsed.success
    ? parsed.output.data
    : {};
  // A local service compares products itself.
  if (service.state !== "ok" || (!catalog && isLoopback(apiUrl))) return [service];
  const fields = refused.length > 0 ? [refusedFields(refused)] : [];
  if (!catalog) {
    const unread = stale("The extensions service has not yet read all products to compare garments.");
    return [service, ...fields, unread];
  }
  const webhooks = found(catalog.webhookAt !== null, "Webhooks of products at the extensions service", {
    what: "No webhook of a product has reached the extensions service in a week.",
    where: `admin → Settings → Notifications → Webhooks: product creation, update and deletion to ${extensionsApiUrl}/webhooks/products/create, …/update and …/delete; STOREFRONT_WEBHOOK_SECRET of the service`,
    without: "Comparisons with garments are up to a day old, and no alerts come at once or daily.",
  });
  const age = Date.now() - Date.parse(catalog.readAt);
  const hours = Math.max(0, Math.round(age / hour));
  const state = `Comparison of garments: ${catalog.measured} of ${catalog.products} products have measurements, read ${hours} hours ago`;
  return [
    service,
    ...fields,
    webhooks,
    age < longest ? found(true, state, { what: "" }) : stale(`${state}.`),
  ];
}

function refusedFields(names: readonly string[]): Finding {
  return {
    state: "missing",
    what: `The platform refuses to write the customer metafields ${names.join(", ")}.`,
    where: "admin → Settings → Custom data → Customers; read and write access for the Customer Account API",
    without: "Customers cannot keep their wishlist, sizes or garments in their account.",
  };
}

function stale(what: string): Finding {
  return {
    state: "missing",
    what,
    where: "keep the extensions service running; a catalog of 100,000 products takes it an hour or two",
    without: "Lists do not put first what is closest to a shopper's garment, or lack products.",
  };
}
