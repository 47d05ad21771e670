import { metafieldNamespace } from "../../app/shop/constants.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";
import { isRecord, listAt, type Query } from "../store-api.ts";
import { listingCollections } from "../../app/shop/listing-collections.ts";

const fields = ["brand", "category", "condition", "color", "size", "retail_price", "mpn"];

const catalog = `query ($menu: String!, $withMenu: Boolean!) {
  products(first: 50) {
    nodes {
      metafields(identifiers: [${[...fields, "measurements"].map((key) => `{ namespace: "${metafieldNamespace}", key: "${key}" }`).join(", ")}]) {
        key
      }
    }
  }
  all: collection(handle: "${listingCollections.all}") {
    products(first: 1) {
      filters {
        id
      }
    }
  }
  deals: collection(handle: "${listingCollections.deals}") {
    id
  }
  menu(handle: $menu) @include(if: $withMenu) {
    id
  }
}`;

/** Checks products, metafields, filters, the listings' collections, the menu, and the brand directory. */
export async function checkCatalog({ menuHandle }: Settings, query: Query): Promise<Finding[]> {
  const { data } = await query(catalog, { menu: menuHandle ?? "", withMenu: menuHandle !== undefined });
  if (!data) {
    const where = "admin → Headless → Storefront API → permissions: read products";
    return [{ state: "broken", what: "The token may not read products.", where }];
  }
  const products = listAt(data, "products", "nodes");
  const present = new Set(products.flatMap((product) => listAt(product, "metafields").map(({ key }) => key)));
  const absent = fields.filter((key) => !present.has(key));
  const filters = listAt(data["all"], "products", "filters").map(({ id }) => String(id));
  return [
    found(products.length > 0, "Products", {
      what: "No product is published to the channel.",
      where: "admin → Products → publishing: the Headless channel",
      without: "The shop is empty.",
    }),
    found(absent.length === 0, "Product metafields", {
      what: `No product has the metafields ${absent.join(", ")}.`,
      where: `admin → Settings → Custom data → Products, namespace ${metafieldNamespace}, with storefront access`,
      without:
        "The shop uses the platform's own fields: vendor, product type, options, SKU and compare-at price.",
    }),
    found(present.has("measurements"), "Measurements", {
      what: "No product has the metafield measurements.",
      where: `admin → Settings → Custom data → Products, namespace ${metafieldNamespace}, type JSON, with storefront access`,
      without: "Product pages and lists compare nothing with a shopper's garment.",
    }),
    found(isRecord(data["all"]), "Collection all", {
      what: `The store has no collection with the handle “${listingCollections.all}”.`,
      where: "admin → Collections: an automated collection of all products, newest first",
      without: "Listings without a search text are empty.",
    }),
    found(isRecord(data["deals"]), "Collection deals", {
      what: `The store has no collection with the handle “${listingCollections.deals}”.`,
      where: "admin → Collections: products with a compare-at price, largest discount first",
      without: "The sort order Deals shows the newest first.",
    }),
    found(
      filters.some((id) => id.includes(metafieldNamespace)),
      "Filters",
      {
        what: "No metafield is enabled as a filter.",
        where: "admin → Search & Discovery → Filters",
        without: "Listings show the platform's own filters.",
      },
    ),
    ...(menuHandle === undefined ? [] : [menuFinding(menuHandle, isRecord(data["menu"]))]),
    await checkBrands(query),
  ];
}

function menuFinding(handle: string, isThere: boolean): Finding {
  return found(isThere, `Menu ${handle}`, {
    what: `The store has no menu with the handle “${handle}”.`,
    where: "admin → Content → Menus; another handle: STOREFRONT_MENU",
    without: "The header leads to all items and brands.",
  });
}

async function checkBrands(query: Query): Promise<Finding> {
  const { data } = await query('{ metaobjects(type: "brands", first: 1) { nodes { id } } }');
  return found(listAt(data, "metaobjects", "nodes").length > 0, "Brand directory", {
    what: "There is no metaobject brands, or the token may not read it.",
    where: "admin → Content → Metaobjects; permission to read metaobjects",
    without: "Brands are the products' vendors.",
  });
}
