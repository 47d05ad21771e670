import { indexedTerms, type ListingConditions, readConditions } from "../src/alerts/in-time/conditions.ts";
import type { Database } from "../src/database/database.ts";
import { insertRows } from "../src/database/insert-rows.ts";
import { TestDevice } from "../src/alerts/push/push-service.fixture.ts";

const namespace = "product_information";
const field = (key: string, value: string) => ({ productMetafield: { namespace, key, value } });

/** What the dress of the tests has. */
export const dressOfMany = { brand: "Norelle", category: "dresses", size: "M" };

/** The keys of every customer's device. */
export const deviceOfMany = new TestDevice("https://push.example/");

/** 10,000 customers with a device and a search each, told at once. A dress by Norelle in M matches every hundredth. */
export const manySearches = 10_000;
export const matchingSearches = 100;

/** Every search that does not match differs in one way: its brand, its size or its price. */
function listingOf(at: number): ListingConditions {
  const isMatch = at % (manySearches / matchingSearches) === 0;
  const brand = isMatch || at % 3 !== 0 ? "Norelle" : `Brand ${at % 40}`;
  const size = isMatch || at % 3 !== 1 ? "M" : "S";
  const price = isMatch || at % 3 !== 2 ? 500 : 1;
  return {
    collection: null,
    words: [],
    filters: [
      field("category", "dresses"),
      field("brand", brand),
      { variantOption: { name: "Size", value: size } },
      { price: { max: price } },
    ],
  };
}

/** Fills an empty database. The storefront is not asked, as if it had been before. */
export async function saveManySearches(
  database: Database,
  since: Date,
  pushService = "https://push.example",
): Promise<void> {
  const time = since.toISOString();
  const rows = Array.from({ length: manySearches }, (_, at) => {
    const conditions = readConditions(listingOf(at));
    if (!conditions) throw new Error("The index does not know a filter");
    const customer = `gid://shopify/Customer/${at}`;
    return {
      customer: {
        customer_id: customer,
        is_on: 1,
        email: `shopper-${at}@circlet.example`,
        token: `token-${at}`,
        next_check_at: "9999-01-01T00:00:00.000Z",
      },
      device: {
        id: String(at),
        customer_id: customer,
        endpoint: `${pushService}/${at}`,
        service: pushService,
        public_key: deviceOfMany.p256dh,
        auth: deviceOfMany.auth,
        saved_at: time,
      },
      search: {
        id: String(at),
        customer_id: customer,
        path: "/search",
        name: "Dresses",
        saved_at: time,
        seen_at: time,
        frequency: "AT_ONCE",
        frequency_since: time,
        conditions: JSON.stringify(conditions),
      },
      terms: indexedTerms(conditions).map((term) => ({ term, search_id: String(at) })),
    };
  });
  await database.transaction(async (queries) => {
    await insertRows(queries, "filtered_metafield", [
      { namespace, key: "category" },
      { namespace, key: "brand" },
    ]);
    for (let start = 0; start < rows.length; start += 50) {
      const some = rows.slice(start, start + 50);
      await insertRows(queries, "email_alerts", some.map(({ customer }) => customer)); // prettier-ignore
      await insertRows(queries, "push_device", some.map(({ device }) => device)); // prettier-ignore
      await insertRows(queries, "saved_listing", some.map(({ search }) => search)); // prettier-ignore
      await insertRows(queries, "search_term", some.flatMap(({ terms }) => terms)); // prettier-ignore
    }
  });
}
