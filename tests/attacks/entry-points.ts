import { productCsv } from "../e2e/test-product.ts";
import type { Shop } from "../e2e/shop.ts";
import { Checkout, post } from "../../graphql/commerce-service/src/checkout/shopper.fixture.ts";
import { queryService } from "../query-service.ts";
import { orderDocuments } from "./order-emails.ts";
import { Browser } from "../../graphql/commerce-service/src/sign-in/testing/browser.fixture.ts";

/** A document that may contain a payload. */
export interface Attacked {
  readonly way: string;
  readonly type: string;
  readonly text: string;
}

type Way = (shop: Shop, payload: string, product: string) => Promise<readonly Response[]>;

const listingParameters = [
  "text",
  "department",
  "category",
  "brand",
  "color",
  "size",
  "sort",
  "minPrice",
  "after",
];

export async function importHostile(shop: Shop, payload: string): Promise<string> {
  const { csv, stocked } = productCsv({
    shortTitle: payload,
    brand: payload,
    category: "dresses",
    condition: "new_with_defects",
    description: `<p>${payload}</p>`,
    romanceCopy: payload,
    defects: [payload, payload],
    styleNumber: payload,
    sizeChart: payload,
    variants: [{ color: payload, size: payload }],
  });
  await shop.importCsv(csv);
  return stocked.path;
}

const get = (address: string) => fetch(address, { redirect: "manual" });

/** Every input that a stranger can send and that appears in a document. */
export const ways: Readonly<Record<string, Way>> = {
  "a product's fields": async (shop, _payload, product) => [await get(shop.url + product)],
  "a product's options in the address": async (shop, payload, product) => [
    await get(`${shop.url}${product}?${new URLSearchParams({ color: payload, size: payload })}`),
  ],
  "a search": async (shop, payload) => [
    await get(`${shop.url}/search?${new URLSearchParams({ text: payload })}`),
  ],
  "every parameter of a listing": async (shop, payload) => [
    await get(`${shop.url}/search?${new URLSearchParams(listingParameters.map((name) => [name, payload]))}`),
  ],
  "the path": async (shop, payload) =>
    Promise.all(
      ["", "products/", "brands/", "category/", "collections/", "shelves/"].map((folder) =>
        get(`${shop.url}/${folder}${encodeURIComponent(payload)}`),
      ),
    ),
  "the notice of the cart": async (shop, payload) => [
    await get(`${shop.url}/cart?${new URLSearchParams({ notice: payload, code: payload })}`),
  ],
  "the cart's cookie": async (shop, payload) => [
    await fetch(`${shop.url}/cart`, { headers: { cookie: `cart_id=${encodeURIComponent(payload)}` } }),
  ],
  "the callback of the sign-in": async (shop, payload) => [
    await get(
      `${shop.url}/?${new URLSearchParams({ code: payload, state: payload, error: payload, error_description: payload })}`,
    ),
  ],
  "the fields of the checkout": (shop, payload) => checkoutPages(shop.platformUrl, payload),
  "an order and its emails": (shop, payload, product) => orderDocuments(shop.platformUrl, payload, product),
  "the sign-in page": (shop, payload) => signInPages(shop, payload),
  "the authorization request": async (shop, payload) => [
    await get(
      `${shop.platformUrl}/1/auth/oauth/authorize?${new URLSearchParams({ client_id: payload, redirect_uri: payload, state: payload, scope: payload })}`,
    ),
  ],
  "a newsletter subscription": async (shop, payload) => [await subscribe(shop.platformUrl, payload)],
  "the mailbox": async (shop, payload) => [
    await get(`${shop.platformUrl}/mailbox?${new URLSearchParams({ email: payload })}`),
    await get(`${shop.platformUrl}/mailbox?${new URLSearchParams({ token: payload })}`),
  ],
  "the form for an order's status": ({ platformUrl }, payload) => orderStatusPages(platformUrl, payload),
  "a tracking number": async (shop, payload) => [
    await get(`${shop.platformUrl}/tracking/${encodeURIComponent(payload)}`),
  ],
};

/** Sends a payload through every entry point and returns the documents that may contain it. */
export async function attackedDocuments(shop: Shop, payload: string): Promise<Attacked[]> {
  const product = await importHostile(shop, payload);
  const documents: Attacked[] = [];
  for (const [way, send] of Object.entries(ways)) {
    for (const response of await send(shop, payload, product)) {
      const type = response.headers.get("content-type") ?? "";
      documents.push({ way, type, text: await response.text() });
    }
  }
  return documents;
}

interface CartCreated {
  readonly cartCreate: { readonly cart: { readonly checkoutUrl: string } | null } | null;
}

/** A cart with the payload as note, attribute and discount code, and its checkout with the payload in every field. */
async function checkoutPages(platformUrl: string, payload: string): Promise<Response[]> {
  const products =
    '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';
  const found = await queryService<{ products: { nodes: { variants: { nodes: { id: string }[] } }[] } }>(
    platformUrl,
    products,
  );
  const merchandiseId = found.products.nodes[0]?.variants.nodes[0]?.id;
  const attributes = [{ key: payload.slice(0, 100), value: payload }];
  const input = {
    note: payload,
    attributes,
    discountCodes: [payload],
    lines: [{ merchandiseId, attributes }],
  };
  const { cartCreate } = await queryService<CartCreated>(
    platformUrl,
    "mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }",
    { input },
  );
  const address = cartCreate?.cart?.checkoutUrl;
  if (!address) return [];
  const checkout = await new Checkout(address).open();
  const typed = Object.keys(checkout.fields()).filter((name) => name !== "action");
  const sent = await checkout.send(Object.fromEntries(typed.map((name) => [name, payload])));
  return [await fetch(address), sent];
}

async function orderStatusPages(platformUrl: string, payload: string): Promise<Response[]> {
  const sent = await post(`${platformUrl}/order-status`, { number: payload, email: payload });
  const answer = new URL(sent.headers.get("location") ?? "", platformUrl);
  return [
    await fetch(answer),
    await get(`${platformUrl}/order-status?${new URLSearchParams({ answer: payload })}`),
  ];
}

async function signInPages({ platformUrl, url }: Shop, payload: string): Promise<Response[]> {
  const browser = new Browser();
  const request = new URL("/authentication/1/oauth/authorize", platformUrl);
  request.search = new URLSearchParams({
    client_id: "circlet-storefront",
    response_type: "code",
    redirect_uri: `${url}/`,
    scope: "openid email",
    state: payload,
    nonce: payload,
    login_hint: payload,
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
  }).toString();
  const { address, response } = await browser.follow(request.href);
  if (new URL(address).origin !== platformUrl) return [response];
  return [
    response,
    await browser.send(address, { action: "email", email: payload }),
    await browser.send(address, { action: "code", code: payload }),
  ];
}

function subscribe(platformUrl: string, payload: string): Promise<Response> {
  const profile = { data: { type: "profile", attributes: { email: payload } } };
  const list = { data: { type: "list", id: payload } };
  const data = {
    type: "subscription",
    attributes: { custom_source: payload, profile },
    relationships: { list },
  };
  return fetch(`${platformUrl}/client/subscriptions/?${new URLSearchParams({ company_id: payload })}`, {
    method: "POST",
    headers: { "content-type": "application/json", revision: "2024-10-15" },
    body: JSON.stringify({ data }),
  });
}
