import { createStorefrontApiClient } from "@shopify/storefront-api-client";
import ShopifyBuy from "shopify-buy";
import { createStorefrontClient, flattenConnection } from "storefront-schema-latest";

/** A library of the hosted platform that goes from a shop's home to its checkout. */
export interface StorefrontClient {
  readonly name: string;
  /** Puts the first product into a cart. Returns the shop's name and the address of the checkout. */
  readonly buy: (shopUrl: string) => Promise<{ readonly shop: string; readonly checkout: string }>;
}

/** Two of the clients always use https. */
const overHttp: typeof fetch = (input, init) => {
  const { url } = new Request(input);
  return fetch(url.replace("https://", "http://"), init);
};

const apiVersion = "2026-04";
/** The service takes any unless a setting names its own. */
const token = "any";

type Send = (query: string, variables?: Record<string, unknown>) => Promise<unknown>;

/** Home, product and cart, with operations of our own. */
async function buyWith(request: Send) {
  const home = (await request(`query Home @inContext(country: US, language: EN) {
    shop { name } menu(handle: "main-menu") { items { title url } }
    collections(first: 3, sortKey: UPDATED_AT) { nodes { handle } }
    products(first: 4, sortKey: BEST_SELLING) { edges { node { handle } } }
  }`)) as {
    shop: { name: string };
    products: { edges: { node: { handle: string } }[] };
  };
  const [first] = flattenConnection(home.products);
  const { product } = (await request(
    `query Product($handle: String!) { product(handle: $handle) {
      title descriptionHtml selectedOrFirstAvailableVariant { id availableForSale price { amount currencyCode } }
    } }`,
    { handle: first?.handle },
  )) as { product: { selectedOrFirstAvailableVariant: { id: string } } };
  const { cartCreate } = (await request(
    `mutation Create($input: CartInput) { cartCreate(input: $input) {
      cart { checkoutUrl totalQuantity } userErrors { message }
    } }`,
    { input: { lines: [{ merchandiseId: product.selectedOrFirstAvailableVariant.id }] } },
  )) as { cartCreate: { cart: { checkoutUrl: string } } };
  return { shop: home.shop.name, checkout: cartCreate.cart.checkoutUrl };
}

export const storefrontClients: readonly StorefrontClient[] = [
  {
    name: "@shopify/storefront-api-client",
    buy: (storeDomain) => {
      const client = createStorefrontApiClient({
        storeDomain,
        apiVersion,
        publicAccessToken: token,
        customFetchApi: overHttp,
      });
      return buyWith(async (query, variables = {}) => {
        const { data, errors } = await client.request(query, { variables });
        if (errors) throw new Error(errors.message);
        return data;
      });
    },
  },
  {
    name: "@shopify/hydrogen-react",
    buy: (storeDomain) => {
      const client = createStorefrontClient({ storeDomain, privateStorefrontToken: token });
      return buyWith(async (query, variables) => {
        const response = await fetch(client.getStorefrontApiUrl(), {
          method: "POST",
          headers: client.getPrivateTokenHeaders({ buyerIp: "203.0.113.7" }),
          body: JSON.stringify({ query, variables }),
        });
        const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
        if (errors) throw new Error(JSON.stringify(errors));
        return data;
      });
    },
  },
  {
    name: "shopify-buy",
    buy: async (shopUrl) => {
      const domain = new URL(shopUrl).host;
      const config = { domain, storefrontAccessToken: token, apiVersion: "2025-01" };
      const client = ShopifyBuy.buildClient(config, overHttp);
      const { name } = await client.shop.fetchInfo();
      await client.collection.fetchAll();
      const [first] = await client.product.fetchAll();
      const product = await client.product.fetchByHandle(first?.handle ?? "");
      const { id } = await client.checkout.create();
      const variantId = product.variants.find(({ available }) => available)?.id ?? "";
      const { webUrl } = await client.checkout.addLineItems(id, [{ variantId, quantity: 1 }]);
      return { shop: name, checkout: webUrl };
    },
  },
];
