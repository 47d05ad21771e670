import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { globalId } from "../../shared/global-id.ts";
import { type RunningPlatform, startPlatform } from "../../server/server.ts";
import { testSettings } from "../../shared/settings/settings.ts";
import { saveTestVariant } from "../../cart/cart.fixture.ts";

let shop: RunningPlatform;

beforeAll(async () => {
  shop = await startPlatform(testSettings(), openDatabase(":memory:"));
});
afterAll(() => shop.close());

const cartFields = `
  id createdAt updatedAt checkoutUrl totalQuantity note
  attributes { key value } attribute(key: "gift") { value }
  buyerIdentity { email countryCode }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount } totalAmountEstimated totalTaxAmount { amount } }
  discountCodes { code applicable }
  discountAllocations {
    __typename discountedAmount { amount }
    ... on CartAutomaticDiscountAllocation { title }
    ... on CartCodeDiscountAllocation { code }
  }
  lines(first: 10) { nodes {
    __typename id quantity
    cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } }
    merchandise { __typename ... on ProductVariant { id availableForSale title product { title } } }
  } }`;

/** The fields that tests read by name. Everything else is compared as a whole. */
interface CartAnswer {
  readonly id: string;
  readonly checkoutUrl: string;
  readonly totalQuantity: number;
  readonly lines: {
    readonly nodes: readonly {
      readonly id: string;
      readonly merchandise: { readonly product: { readonly title: string } };
    }[];
    readonly pageInfo: { readonly startCursor: string; readonly endCursor: string };
  };
}

interface Payload {
  readonly cart: CartAnswer;
  readonly userErrors: readonly { readonly message: string }[];
  readonly warnings?: readonly unknown[];
}

interface Result {
  readonly data: { readonly cart: CartAnswer; readonly cartCreate: Payload; readonly cartLinesAdd: Payload };
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

async function execute(query: string, variables: object = {}, version = "2023-10"): Promise<Result> {
  const response = await fetch(`${shop.url}/api/${version}/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Result;
}

const problems = "userErrors { code field message }";
const create = (input: object, more = "", version?: string) =>
  execute(
    `mutation ($input: CartInput) { cartCreate(input: $input) { cart { ${cartFields} } ${problems} ${more} } }`,
    { input },
    version,
  ).then(({ data }) => data.cartCreate);
const add = (cartId: string, lines: readonly object[], more = "", version?: string) =>
  execute(
    `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
      cartLinesAdd(cartId: $cartId, lines: $lines) { cart { ${cartFields} } ${problems} ${more} } }`,
    { cartId, lines },
    version,
  ).then(({ data }) => data.cartLinesAdd);

test("a cart returns every field the storefront requests", async () => {
  const { cart, userErrors } = await create({
    lines: [
      { merchandiseId: saveTestVariant(shop.database, "Boots", { price: 8950 }) },
      { merchandiseId: saveTestVariant(shop.database, "Tote", { price: 3995 }) },
    ],
    buyerIdentity: { email: "ada@circlet.example", countryCode: "US" },
    attributes: [{ key: "gift", value: "yes" }],
    note: "Ring twice",
    discountCodes: ["FREE"],
  });
  expect(userErrors).toEqual([]);
  expect(cart).toMatchObject({
    id: expect.stringMatching(/^gid:\/\/shopify\/Cart\/[\w-]{27}$/),
    totalQuantity: 2,
    note: "Ring twice",
    attribute: { value: "yes" },
    buyerIdentity: { email: "ada@circlet.example", countryCode: "US" },
    cost: {
      subtotalAmount: { amount: "129.45", currencyCode: "USD" },
      totalAmount: { amount: "110.03" },
      totalAmountEstimated: false,
      totalTaxAmount: null,
    },
    discountCodes: [{ code: "FREE", applicable: false }],
    discountAllocations: [
      {
        __typename: "CartAutomaticDiscountAllocation",
        title: "15% off 2 or more",
        discountedAmount: { amount: "19.42" },
      },
    ],
  });
  expect(cart.lines.nodes[0]).toMatchObject({
    __typename: "CartLine",
    id: expect.stringMatching(/^gid:\/\/shopify\/CartLine\/[\w-]{27}\?cart=[\w-]{27}$/),
    quantity: 1,
    cost: {
      amountPerQuantity: { amount: "39.95" },
      compareAtAmountPerQuantity: { amount: "79.9" },
      subtotalAmount: { amount: "39.95" },
      totalAmount: { amount: "39.95" },
    },
    merchandise: { __typename: "ProductVariant", availableForSale: true, product: { title: "Tote" } },
  });
});

test("a cart has a checkoutUrl that opens the checkout", async () => {
  const { cart } = await create({
    lines: [{ merchandiseId: saveTestVariant(shop.database, "Slip dress") }],
  });
  const page = await fetch(cart.checkoutUrl);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Slip dress");
  expect(cart.checkoutUrl).not.toContain(cart.id.split("/").at(-1) ?? "");
});

test("a cart can be read again by id and is null once paid or unknown", async () => {
  const { cart } = await create({});
  const read = async (id: string) =>
    (await execute(`query ($id: ID!) { cart(id: $id) { ${cartFields} } }`, { id })).data.cart;
  expect(await read(cart.id)).toEqual(cart);
  run(
    shop.database,
    "UPDATE cart SET completed_at = created_at WHERE token = ?",
    cart.id.split("/").at(-1) ?? "",
  );
  for (const id of [cart.id, "gid://shopify/Cart/none", "gid://shopify/Product/1", ""])
    expect(await read(id)).toBeNull();
});

test("an unknown cart id is a user error on cartId in every version", async () => {
  for (const version of ["2023-10", "2026-04"]) {
    expect(await add("gid://shopify/Cart/none", [], "", version)).toEqual({
      cart: null,
      userErrors: [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }],
    });
  }
});

test("a cart pages through its lines in both directions", async () => {
  const lines = Array.from({ length: 5 }, (_, index) => ({
    merchandiseId: saveTestVariant(shop.database, `Hat ${index}`),
  }));
  const { cart } = await create({ lines });
  const page = async (args: string) => {
    const fields =
      "nodes { merchandise { ... on ProductVariant { product { title } } } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }";
    const { data, errors } = await execute(
      `query ($id: ID!) { cart(id: $id) { lines(${args}) { ${fields} } } }`,
      { id: cart.id },
    );
    if (errors) throw new Error(errors[0]!.message);
    const { nodes, pageInfo } = data.cart.lines;
    return { titles: nodes.map((node) => node.merchandise.product.title), ...pageInfo };
  };
  const first = await page("first: 2");
  expect(first).toMatchObject({ titles: ["Hat 4", "Hat 3"], hasNextPage: true, hasPreviousPage: false });
  const second = await page(`first: 2, after: "${first.endCursor}"`);
  expect(second).toMatchObject({ titles: ["Hat 2", "Hat 1"], hasNextPage: true, hasPreviousPage: true });
  expect(await page(`last: 2, before: "${second.startCursor}"`)).toMatchObject({
    titles: ["Hat 4", "Hat 3"],
  });
  expect(await page("first: 2, reverse: true")).toMatchObject({ titles: ["Hat 0", "Hat 1"] });
  await expect(page('first: 2, after: "nonsense"')).rejects.toThrow(/Invalid cursor/);
  await expect(page("first: 251")).rejects.toThrow(/cannot exceed 250/);
});

test("more than 250 lines in one call are rejected as on the platform", async () => {
  const lines = Array.from({ length: 251 }, () => ({ merchandiseId: globalId("ProductVariant", 1) }));
  const { errors } = await execute(
    "mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }",
    { input: { lines } },
  );
  expect(errors?.[0]).toMatchObject({
    message: "The input array size of 251 is greater than the maximum allowed of 250.",
    extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" },
  });
});

describe("not enough stock", () => {
  const warnings = "warnings { code message target }";

  test("too little stock is a user error beside the cart in 2023-10", async () => {
    const { cart } = await create({});
    const outcome = await add(cart.id, [
      { merchandiseId: saveTestVariant(shop.database, "Belt"), quantity: 2 },
    ]);
    expect(outcome.cart.totalQuantity).toBe(1);
    expect(outcome.userErrors).toEqual([
      {
        code: "INVALID",
        field: ["lines", "0", "merchandiseId"],
        message: "Only 1 item was added to your cart due to availability.",
      },
    ]);
    const soldOut = await add(cart.id, [
      { merchandiseId: saveTestVariant(shop.database, "Scarf", { inventory: 0 }) },
    ]);
    expect(soldOut.cart.lines.nodes).toHaveLength(1);
    expect(soldOut.userErrors[0]!.message).toBe("The product 'Scarf - Plum / M' is already sold out.");
  });

  test("too little stock is a warning in the newest version, which keeps an empty line for a sold-out variant", async () => {
    const { cart } = await create({}, warnings, "2026-04");
    const outcome = await add(
      cart.id,
      [{ merchandiseId: saveTestVariant(shop.database, "Cap"), quantity: 2 }],
      warnings,
      "2026-04",
    );
    expect(outcome).toMatchObject({ userErrors: [], cart: { totalQuantity: 1 } });
    expect(outcome.warnings).toMatchObject([
      { code: "MERCHANDISE_NOT_ENOUGH_STOCK", target: outcome.cart.lines.nodes[0]!.id },
    ]);
    const gone = saveTestVariant(shop.database, "Glove", { inventory: 0 });
    const soldOut = await add(cart.id, [{ merchandiseId: gone }], warnings, "2026-04");
    expect(soldOut.cart.lines.nodes[0]).toMatchObject({
      quantity: 0,
      merchandise: { availableForSale: false },
    });
    expect(soldOut.warnings).toMatchObject([{ code: "MERCHANDISE_OUT_OF_STOCK" }]);
  });

  test("a discount code that does not apply is a warning in the newest version", async () => {
    const { warnings: reported } = await create({ discountCodes: ["FREE"] }, warnings, "2026-04");
    expect(reported).toMatchObject([
      { code: "DISCOUNT_NOT_FOUND", message: "The discount code FREE can't be found." },
    ]);
  });

  test("error codes that 2023-10 does not know become INVALID", async () => {
    const note = "x".repeat(5001);
    expect((await create({ note })).userErrors).toMatchObject([
      { code: "INVALID", field: ["input", "note"] },
    ]);
    expect((await create({ note }, "", "2026-04")).userErrors).toMatchObject([{ code: "NOTE_TOO_LONG" }]);
  });
});
