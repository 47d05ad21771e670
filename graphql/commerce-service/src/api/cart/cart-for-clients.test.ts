import { afterAll, describe, expect, test } from "vitest";
import { openTestShop } from "../../../tests/test-shop.fixture.ts";
import { issueGiftCard } from "../../gift-cards/gift-card-store.ts";
import { saveTestVariant } from "../../cart/cart.fixture.ts";

/** What clients other than our storefront can do with a cart. */

const shop = await openTestShop();
const dress = saveTestVariant(shop.database, "Dress", { inventory: 5 });
afterAll(() => shop.close());

const parts = `id note attributes { key value } discountCodes { code } buyerIdentity { email countryCode }
  lines(first: 5) { nodes { id quantity } } metafield(namespace: "custom", key: "gift") { value }
  delivery { addresses { id selected address { ... on CartDeliveryAddress { city provinceCode formatted } } } }
  deliveryGroups(first: 2) { nodes { id deliveryOptions { handle } } }
  cost { totalAmount { amount } } appliedGiftCards { id lastCharacters balance { amount } amountUsed { amount } }`;

interface CartParts {
  readonly id: string;
  readonly note: string | null;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  readonly buyerIdentity: { readonly email: string | null; readonly countryCode: string | null };
  readonly lines: { readonly nodes: readonly { readonly id: string; readonly quantity: number }[] };
  readonly metafield: { readonly value: string } | null;
  readonly delivery: { readonly addresses: readonly { readonly id: string; readonly selected: boolean }[] };
  readonly deliveryGroups: { readonly nodes: readonly unknown[] };
  readonly cost: { readonly totalAmount: { readonly amount: string } };
  readonly appliedGiftCards: readonly { readonly id: string }[];
}

interface Payload {
  readonly cart: CartParts;
  readonly userErrors: readonly { readonly code: string; readonly field: readonly string[] }[];
}

async function mutate(name: string, declared: string, variables: Record<string, unknown>): Promise<Payload> {
  const args = Object.keys(variables).map((variable) => `${variable}: $${variable}`);
  const { data, errors } = await shop.execute<{ payload: Payload }>(
    `mutation (${declared}) { payload: ${name}(${args.join(", ")}) { cart { ${parts} } userErrors { code field } } }`,
    variables,
    "2026-04",
  );
  expect(errors).toBeUndefined();
  return data.payload;
}

const austin = {
  deliveryAddress: { address1: "1 Main St", city: "Austin", provinceCode: "TX", countryCode: "US" },
};
const addresses = (...list: object[]) => list.map((address) => ({ address }));

async function newCart(): Promise<CartParts> {
  const { cart } = await mutate("cartCreate", "$input: CartInput", {
    input: {
      lines: [{ merchandiseId: dress, quantity: 2 }],
      note: "Ring twice",
      attributes: [{ key: "wrap", value: "linen" }],
      discountCodes: ["WELCOME"],
      buyerIdentity: { email: "ada@example.com", countryCode: "US" },
      metafields: [{ key: "custom.gift", type: "boolean", value: "true" }],
      delivery: { addresses: [{ selected: true, address: austin }] },
    },
  });
  return cart;
}

test("a clone keeps a cart's lines, note, attributes and discount codes, but not its buyer", async () => {
  const original = await newCart();
  const { cart } = await mutate("cartClone", "$cartId: ID!", { cartId: original.id });
  expect(cart).toMatchObject({
    note: "Ring twice",
    attributes: [{ key: "wrap", value: "linen" }],
    discountCodes: [{ code: "WELCOME" }],
    lines: { nodes: [{ quantity: 2 }] },
    metafield: { value: "true" },
    buyerIdentity: { email: null, countryCode: null },
    delivery: { addresses: [] },
  });
  expect(cart.id).not.toBe(original.id);
  expect(cart.lines.nodes[0]?.id).not.toBe(original.lines.nodes[0]?.id);
});

test("personal data is removed on request", async () => {
  const { id } = await newCart();
  const { cart } = await mutate("cartRemovePersonalData", "$cartId: ID!", { cartId: id });
  expect(cart).toMatchObject({
    lines: { nodes: [{ quantity: 2 }] },
    buyerIdentity: { email: null },
    delivery: { addresses: [] },
  });
});

const byCode = "$cartId: ID!, $giftCardCodes: [String!]!";
const byId = "$cartId: ID!, $appliedGiftCardIds: [ID!]!";
const issued = (value: number) => issueGiftCard(shop.database, { value, now: new Date() });
const lastOf = (code: string) => ({ lastCharacters: code.slice(-4) });

test("gift cards pay in the order in which they were added, until nothing is left to pay", async () => {
  const [small, large] = [issued(1000), issued(100_000)];
  const { id, cost } = await newCart();
  const { cart } = await mutate("cartGiftCardCodesAdd", byCode, {
    cartId: id,
    giftCardCodes: [` ${small.toLowerCase()} `, "", large],
  });
  const rest = (Number(cost.totalAmount.amount) - 10).toFixed(1);
  expect(cart.appliedGiftCards).toMatchObject([
    { ...lastOf(small), balance: { amount: "10.0" }, amountUsed: { amount: "10.0" } },
    { ...lastOf(large), balance: { amount: "1000.0" }, amountUsed: { amount: rest } },
  ]);
  expect(cart.cost).toEqual(cost);
});

test("gift cards are replaced by an update and removed by id", async () => {
  const [one, other] = [issued(1000), issued(2000)];
  const { id } = await newCart();
  await mutate("cartGiftCardCodesAdd", byCode, { cartId: id, giftCardCodes: [one] });
  const { cart } = await mutate("cartGiftCardCodesUpdate", byCode, { cartId: id, giftCardCodes: [other] });
  expect(cart.appliedGiftCards).toMatchObject([lastOf(other)]);
  const removed = await mutate("cartGiftCardCodesRemove", byId, {
    cartId: id,
    appliedGiftCardIds: cart.appliedGiftCards.map((card) => card.id),
  });
  expect(removed.cart.appliedGiftCards).toEqual([]);
});

test("gift cards with an unknown code are an error that names its place, and change nothing", async () => {
  const { id } = await newCart();
  const { cart, userErrors } = await mutate("cartGiftCardCodesAdd", byCode, {
    cartId: id,
    giftCardCodes: ["", issued(1000), "GIFT-1"],
  });
  expect(userErrors).toEqual([{ code: "INVALID", field: ["giftCardCodes", "2"] }]);
  expect(cart.appliedGiftCards).toEqual([]);
});

describe("delivery addresses", () => {
  const add = "$cartId: ID!, $addresses: [CartSelectableAddressInput!]!";
  const update = "$cartId: ID!, $addresses: [CartSelectableAddressUpdateInput!]!";

  test("delivery addresses are added, selected one at a time, and removed", async () => {
    const { id: cartId } = await newCart();
    const boston = { deliveryAddress: { city: "Boston", provinceCode: "MA" } };
    const added = await mutate("cartDeliveryAddressesAdd", add, { cartId, addresses: addresses(boston) });
    expect(added.cart.delivery.addresses.map(({ selected }) => selected)).toEqual([true, false]);
    const [first, second] = added.cart.delivery.addresses.map(({ id }) => id);
    const chosen = await mutate("cartDeliveryAddressesUpdate", update, {
      cartId,
      addresses: [{ id: second, selected: true, address: { deliveryAddress: { city: "Cambridge" } } }],
    });
    expect(chosen.cart.delivery.addresses).toMatchObject([
      { selected: false },
      { selected: true, address: { city: "Cambridge", provinceCode: "MA" } },
    ]);
    const removed = await mutate("cartDeliveryAddressesRemove", "$cartId: ID!, $addressIds: [ID!]!", {
      cartId,
      addressIds: [first],
    });
    expect(removed.cart.delivery.addresses.map(({ id }) => id)).toEqual([second]);
  });

  test.each<[string, object, string]>([
    ["an unknown state", { city: "X", provinceCode: "ZZ", countryCode: "US" }, "PROVINCE_NOT_FOUND"],
    ["markup", { city: "<b>" }, "ADDRESS_FIELD_CONTAINS_HTML_TAGS"],
    ["a long text", { address1: "a".repeat(300) }, "ADDRESS_FIELD_IS_TOO_LONG"],
  ])("delivery addresses with %s are refused", async (_what, deliveryAddress, code) => {
    const { id: cartId } = await newCart();
    const { userErrors, cart } = await mutate("cartDeliveryAddressesAdd", add, {
      cartId,
      addresses: addresses({ deliveryAddress }),
    });
    expect(userErrors).toMatchObject([{ code }]);
    expect(cart.delivery.addresses).toHaveLength(1);
  });

  test("delivery addresses are limited, and only one can be selected", async () => {
    const { id: cartId } = await newCart();
    const many = Array.from({ length: 20 }, () => ({ address: austin }));
    const outcome = await mutate("cartDeliveryAddressesAdd", add, { cartId, addresses: many });
    expect(outcome.userErrors).toMatchObject([{ code: "TOO_MANY_DELIVERY_ADDRESSES" }]);
    const two = [1, 2].map(() => ({ selected: true, address: austin }));
    const both = await mutate("cartDeliveryAddressesReplace", add, { cartId, addresses: two });
    expect(both.userErrors).toMatchObject([{ code: "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED" }]);
  });

  test("the delivery address decides what can be delivered: nothing leaves the country", async () => {
    const { id: cartId, deliveryGroups } = await newCart();
    expect(deliveryGroups.nodes).toMatchObject([{ deliveryOptions: [{ handle: "standard" }] }]);
    const abroad = { selected: true, address: { deliveryAddress: { city: "Paris", countryCode: "FR" } } };
    const { cart } = await mutate("cartDeliveryAddressesReplace", add, { cartId, addresses: [abroad] });
    expect(cart.deliveryGroups.nodes).toMatchObject([{ deliveryOptions: [] }]);
  });

  test("delivery addresses of 2023-10 come with the buyer", async () => {
    const { data } = await shop.execute<{ cartCreate: { cart: unknown } }>(
      `mutation ($input: CartInput) { cartCreate(input: $input) { cart {
        buyerIdentity { deliveryAddressPreferences { ... on MailingAddress { city provinceCode country } } }
      } } }`,
      {
        input: {
          buyerIdentity: {
            deliveryAddressPreferences: [
              { deliveryAddress: { city: "Austin", province: "Texas", country: "United States" } },
            ],
          },
        },
      },
      "2023-10",
    );
    expect(data.cartCreate.cart).toEqual({
      buyerIdentity: {
        deliveryAddressPreferences: [{ city: "Austin", provinceCode: "TX", country: "United States" }],
      },
    });
  });
});

const set = (metafields: readonly object[]) =>
  shop.execute<{ cartMetafieldsSet: { userErrors: readonly object[] } }>(
    `mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
        metafields { key value parentResource { ... on Cart { id } } } userErrors { code field elementIndex }
      } }`,
    { metafields },
    "2026-04",
  );

test("cart metafields are set, read and deleted", async () => {
  const { id: ownerId } = await newCart();
  const { data } = await set([{ ownerId, key: "custom.gift", type: "boolean", value: "false" }]);
  expect(data.cartMetafieldsSet).toEqual({
    metafields: [{ key: "gift", value: "false", parentResource: { id: ownerId } }],
    userErrors: [],
  });
  const remove = `mutation ($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) { deletedId userErrors { code } } }`;
  const input = { ownerId, key: "custom.gift" };
  const deleted = await shop.execute(remove, { input }, "2026-04");
  expect(deleted.data).toMatchObject({ cartMetafieldDelete: { userErrors: [] } });
  const again = await shop.execute(remove, { input }, "2026-04");
  expect(again.data).toMatchObject({
    cartMetafieldDelete: { deletedId: null, userErrors: [{ code: "METAFIELD_DOES_NOT_EXIST" }] },
  });
});

test("cart metafields are all refused if one has an unknown cart or no value", async () => {
  const { id: ownerId } = await newCart();
  const { data } = await set([
    { ownerId, key: "custom.gift", type: "boolean", value: "false" },
    { ownerId: "gid://shopify/Cart/x", key: "a", type: "boolean", value: "true" },
    { ownerId, key: "b", type: "boolean", value: "" },
  ]);
  expect(data.cartMetafieldsSet.userErrors).toEqual([
    { code: "INVALID_OWNER", field: ["metafields", "1", "ownerId"], elementIndex: 1 },
    { code: "BLANK", field: ["metafields", "2", "value"], elementIndex: 2 },
  ]);
  const { data: read } = await shop.execute<{ cart: CartParts }>(
    `query ($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "gift") { value } } }`,
    { id: ownerId },
  );
  expect(read.cart.metafield?.value).toBe("true");
});
