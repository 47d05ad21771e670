import { Client, flows } from "../../../graphql/commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { catalogProducts } from "../../conformance/catalog-products.ts";
import type { Requests } from "./requests.ts";

/** A customer who has as much of everything as the limits allow. */
export interface LargestCustomer {
  readonly email: string;
  /** Global ids. */
  readonly wishlist: readonly string[];
  /** A product that is not on it. */
  readonly otherProduct: string;
  readonly addresses: readonly string[];
  readonly searches: readonly SavedSearch[];
  readonly cart: LargestCart;
}

interface SavedSearch {
  readonly id: string;
  readonly path: string;
}

interface LinesPage {
  readonly lines: {
    readonly nodes: readonly { readonly id: string }[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  };
}

export interface LargestCart {
  readonly id: string;
  readonly checkoutPath: string;
  /** The variants of its lines, and as many others. */
  readonly variants: readonly string[];
  readonly lines: readonly string[];
}

export const most = { wishlist: 250, addresses: 100, searches: 20, sizes: 40, lines: 500 };

/** As long as an address may be in every field. */
export const longAddress = (at: number) => ({
  firstName: "Ada".repeat(85),
  lastName: "Marsh".repeat(51),
  company: "Alder".repeat(51),
  address1: "12 Alder Street".repeat(17),
  address2: String(at).padEnd(255, " Suite"),
  city: "Port".repeat(63),
  zoneCode: "OR",
  territoryCode: "US",
  zip: "97205",
  phoneNumber: "+15035550100",
});

export async function makeLargestCustomer(requests: Requests): Promise<LargestCustomer> {
  const email = "largest@circlet.example";
  const { access_token } = await new Client(requests.commerceUrl, flows.direct).signIn(email);
  requests.signIn(access_token);
  const products = await catalogProducts(requests.commerceUrl);
  const ids = products.map(({ id }) => `gid://shopify/Product/${id}`);
  const wishlist = ids.slice(0, most.wishlist);
  await saveWishlist(requests, wishlist);
  await requests.ask("extensions", "extensions_SetEmailAlerts", { isOn: true });
  await requests.ask("extensions", "extensions_SaveSizes", { sizes: sizesFrom(0) });
  const variants = products.flatMap((product) =>
    product.variants.map(({ id }) => `gid://shopify/ProductVariant/${id}`),
  );
  return {
    email,
    wishlist,
    otherProduct: ids[most.wishlist]!,
    addresses: await addAddresses(requests),
    searches: await addSearches(requests),
    cart: await fillCart(requests, variants),
  };
}

/** All at once, as the extensions service writes it. */
async function saveWishlist(requests: Requests, wishlist: readonly string[]): Promise<void> {
  const { customer } = await requests.ask<{ customer: { id: string } }>("customer", "{ customer { id } }");
  const metafield = {
    ownerId: customer.id,
    namespace: "custom",
    key: "wishlist",
    type: "list.product_reference",
    value: JSON.stringify(wishlist),
  };
  const mutation = `mutation ($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) { userErrors { message } } }`;
  await requests.ask("customer", mutation, { metafields: [metafield] });
}

export const sizesFrom = (first: number) =>
  Array.from({ length: most.sizes }, (_, at) => `shoes_us_m.${first + at}`);

async function addAddresses(requests: Requests): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < most.addresses; at++) {
    const { customerAddressCreate } = await requests.ask<{
      customerAddressCreate: { customerAddress: { id: string } };
    }>("customer", "customer_AddressCreate", { address: longAddress(at) });
    ids.push(customerAddressCreate.customerAddress.id);
  }
  return ids;
}

/** Listings with as many filters as their address may name. */
async function addSearches(requests: Requests): Promise<SavedSearch[]> {
  const searches: SavedSearch[] = [];
  for (let at = 0; at < most.searches; at++) {
    const filters = ["color=blue", "color=red", "minPrice=1", `text=dress ${at}`];
    for (let size = 0; filters.join("&").length < 950; size++) filters.push(`size=womens_us.${size}`);
    const path = `/search?${new URLSearchParams(filters.join("&"))}`.slice(0, 1000);
    const variables = { path, name: "A name ".repeat(17) };
    const { addSavedSearch } = await requests.ask<{ addSavedSearch: SavedSearch }>(
      "extensions",
      "extensions_AddSavedSearch",
      variables,
    );
    searches.push(addSavedSearch);
  }
  return searches;
}

/** Attributes of 480 bytes. */
export const attributesOf = (at: number) => [
  ...Array.from({ length: 19 }, (_, key) => ({ key: `${key}`, value: "x" })),
  { key: "For", value: String(at) },
];

export async function fillCart(requests: Requests, variants: readonly string[]): Promise<LargestCart> {
  const { cartCreate } = await requests.ask<{ cartCreate: { cart: { id: string; checkoutUrl: string } } }>(
    "storefrontApi",
    "cartCreate",
    { input: {}, lines: 1 },
  );
  const { id, checkoutUrl } = cartCreate.cart;
  for (let start = 0; start < most.lines; start += 100) {
    const newLines = variants
      .slice(start, Math.min(start + 100, most.lines))
      .map((merchandiseId, at) => ({ merchandiseId, quantity: 1, attributes: attributesOf(start + at) }));
    await requests.ask("storefrontApi", "cartLinesAdd", { cartId: id, newLines, lines: 1 });
  }
  const lines: string[] = [];
  for (let after: string | null = null; lines.length < most.lines;) {
    const { cart }: { cart: LinesPage } = await requests.ask("storefrontApi", "Cart", {
      cartId: id,
      lines: 250,
      after,
    });
    lines.push(...cart.lines.nodes.map((line) => line.id));
    if (!cart.lines.pageInfo.hasNextPage) break;
    after = cart.lines.pageInfo.endCursor;
  }
  return { id, checkoutPath: new URL(checkoutUrl).pathname, variants, lines };
}
