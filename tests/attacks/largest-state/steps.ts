import { post, validForm } from "../../../graphql/commerce-service/src/checkout/shopper.fixture.ts";
import { attributesOf, type LargestCustomer, longAddress, sizesFrom } from "./largest-customer.ts";
import type { Requests } from "./requests.ts";

export type Step = readonly [what: string, take: () => Promise<unknown>];

/** Everything that shows or changes what the customer has. Afterwards, they have as much as before. */
export function stepsOf(customer: LargestCustomer, requests: Requests): readonly Step[] {
  return [...stepsOfCart(customer, requests), ...stepsOfAccount(customer, requests)];
}

function stepsOfCart({ email, cart }: LargestCustomer, requests: Requests): Step[] {
  const cartId = cart.id;
  const cookie = `cart_id=${encodeURIComponent(cartId)}`;
  const [variant] = cart.variants;
  const ask = (operation: string, variables: object) =>
    requests.ask("storefrontApi", operation, { cartId, lines: 50, ...variables });
  const script = (request: object) =>
    requests.visit("/cart", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ cartId, ...request }),
    });
  const form = async (fields: object) => {
    const headers = { ...requests.network(), origin: requests.commerceUrl };
    const answer = await post(
      requests.commerceUrl + cart.checkoutPath,
      { ...validForm, email, ...fields },
      headers,
    );
    if (answer.status !== 303) throw new Error(`The checkout is answered with ${answer.status}`);
    return requests.visitService(
      new URL(answer.headers.get("location") ?? "", requests.commerceUrl).href.slice(
        requests.commerceUrl.length,
      ),
    );
  };
  const some = cart.lines.slice(0, 250);
  return [
    ["the cart's page", () => requests.visit("/cart", { headers: { cookie } })],
    ["the cart, read by a script", () => script({ intent: "read" })],
    ["the cart, read for another email", () => script({ intent: "read", email })],
    ["a product that is in the cart, added", () => script({ intent: "add", id: variant })],
    ["a discount code", () => script({ intent: "discountCode", discountCode: "WELCOME" })],
    ["250 lines of the cart", () => ask("Cart", { lines: 250 })],
    [
      "250 changed lines",
      () => ask("CartLinesUpdate", { changedLines: some.map((id) => ({ id, quantity: 1 })) }),
    ],
    [
      "100 lines, added again",
      () =>
        ask("cartLinesAdd", {
          newLines: cart.variants
            .slice(0, 100)
            .map((merchandiseId, at) => ({ merchandiseId, quantity: 1, attributes: attributesOf(at) })),
        }),
    ],
    [
      "a copy of the cart",
      () => ask("mutation ($cartId: ID!) { cartClone(cartId: $cartId) { cart { id } } }", {}),
    ],
    ["the checkout", () => requests.visitService(cart.checkoutPath)],
    ["codes at the checkout", () => form({ action: "apply", discount: "WELCOME" })],
    ["a declined card", () => form({ total: "1", cardNumber: "4000 0000 0000 0002" })],
  ];
}

function stepsOfAccount(customer: LargestCustomer, requests: Requests): Step[] {
  const { email, wishlist, addresses, searches } = customer;
  const [productId] = wishlist;
  const [addressId] = addresses;
  const [search] = searches;
  const ask = (operation: string, variables: object = {}) => requests.ask("customer", operation, variables);
  const extend = (operation: string, variables: object = {}) =>
    requests.ask("extensions", operation, variables);
  const ids = wishlist.map((id) => id.split("/").at(-1));
  const orders = { orders: 10, lines: 10, fulfillments: 1 };
  return [
    [
      "the customer with wishlist and orders",
      () => ask("customer_customer", { withOrders: true, ...orders }),
    ],
    ["the addresses", () => ask("customer_Addresses", { first: 100 })],
    [
      "a changed address",
      () => ask("customer_AddressUpdate", { addressId, address: longAddress(0), defaultAddress: true }),
    ],
    ["the orders", () => ask("customer_Orders", { first: 10 })],
    ["the sizes", () => ask("customer_Sizes")],
    ["other sizes", () => extend("extensions_SaveSizes", { sizes: sizesFrom(0) })],
    ["a product on the wishlist, added again", () => extend("extensions_addWishlistItem", { productId })],
    ["the saved searches", () => extend("extensions_SavedSearches")],
    [
      "a saved search, saved again",
      () => extend("extensions_AddSavedSearch", { path: search!.path, name: "Another name" }),
    ],
    [
      "alerts, turned off and on",
      async () => {
        await extend("extensions_SetEmailAlerts", { isOn: false });
        await extend("extensions_SetEmailAlerts", { isOn: true });
      },
    ],
    [
      "the wishlist's products",
      () =>
        requests.ask("storefrontApi", "ProductsByQuery", {
          first: 250,
          query: ids.map((id) => `id:${id}`).join(" OR "),
        }),
    ],
    ["the rest of a listing", () => requests.visit(`/cards?ids=${ids.slice(0, 24).join()}`)],
    ["a saved search's listing", () => requests.visit(search!.path)],
    [
      "what is new in a saved search",
      () => requests.visit(`/newest?listing=${encodeURIComponent(search!.path)}`),
    ],
    ...["wishlist", "addresses", "orders"].map((section): Step => [
      `the account's page "${section}"`,
      () => requests.visit(`/profile/${section}`),
    ]),
    ["the customer's emails", () => requests.visitService(`/mailbox?email=${email}`)],
  ];
}
