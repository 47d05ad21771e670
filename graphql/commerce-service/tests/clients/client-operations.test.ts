import { afterAll, describe, expect, test } from "vitest";
import { saveCollection } from "../../src/collections/collection-writer.ts";
import { openTestShop, saveProducts, testProduct } from "../test-shop.fixture.ts";
import type { ClientOperation, ShopIds } from "./client-operation.ts";
import { clients } from "./clients.ts";

/** Operations of clients written for the hosted platform, without our own metafields. */

const shop = await openTestShop();
const colors = ["Sand", "Black"];
const sizes = ["8", "9"];
const fits = ["Narrow", "Wide"];
const variants = colors.flatMap((Color) =>
  sizes.flatMap((Size) => fits.map((Fit) => ({ options: { Color, Size, Fit }, price: 9000, inventory: 5 }))),
);
saveProducts(
  shop.database,
  testProduct("trail-shoe", {
    title: "Trail shoe",
    productType: "Shoes",
    tags: ["outdoor"],
    images: [{ src: "https://images.example/shoe.jpg" }],
    options: [
      { name: "Color", values: colors },
      { name: "Size", values: sizes },
      { name: "Fit", values: fits },
    ],
    // One combination does not exist, one is sold out.
    variants: variants.slice(0, -1).map((each, index) => (index === 1 ? { ...each, inventory: 0 } : each)),
  }),
  testProduct("candle", { inventory: 10 }),
);
saveCollection(shop.database, { handle: "shoes", title: "Shoes", filters: [{ productType: "Shoes" }] });
afterAll(() => shop.close());

interface CatalogIds {
  readonly product: {
    readonly id: string;
    readonly variants: { readonly nodes: readonly { readonly id: string }[] };
  };
  readonly candle: { readonly variants: { readonly nodes: readonly { readonly id: string }[] } };
  readonly collection: { readonly id: string };
}

interface CartIds {
  readonly cartCreate: {
    readonly cart: {
      readonly id: string;
      readonly lines: { readonly nodes: readonly { readonly id: string }[] };
      readonly delivery?: { readonly addresses: readonly { readonly id: string }[] };
      readonly deliveryGroups?: { readonly nodes: readonly { readonly id: string }[] };
    };
  };
}

const address = {
  address1: "1 Main St",
  city: "Austin",
  provinceCode: "TX",
  zip: "78701",
  countryCode: "US",
};

async function freshIds(): Promise<ShopIds> {
  const { data: catalog } = await shop.execute<CatalogIds>(`{
    product(handle: "trail-shoe") { id variants(first: 9) { nodes { id } } }
    candle: product(handle: "candle") { variants(first: 1) { nodes { id } } }
    collection(handle: "shoes") { id }
  }`);
  const variant = catalog.product.variants.nodes[0]?.id ?? "";
  const { data } = await shop.execute<CartIds>(
    `mutation ($input: CartInput) { cartCreate(input: $input) { cart { id lines(first: 5) { nodes { id } }
      delivery { addresses { id } } deliveryGroups(first: 1) { nodes { id } } } } }`,
    {
      input: {
        lines: [{ merchandiseId: variant }],
        metafields: [{ key: "custom.gift", type: "boolean", value: "true" }],
        delivery: { addresses: [{ selected: true, address: { deliveryAddress: address } }] },
      },
    },
    "unstable",
  );
  const { cart } = data.cartCreate;
  return {
    product: catalog.product.id,
    collection: catalog.collection.id,
    variant,
    otherVariant: catalog.candle.variants.nodes[0]?.id ?? "",
    cart: cart.id,
    line: cart.lines.nodes[0]?.id ?? "",
    address: cart.delivery?.addresses[0]?.id ?? "",
    deliveryGroup: cart.deliveryGroups?.nodes[0]?.id ?? "",
  };
}

describe.each(clients)("$name", ({ version, operations }) => {
  test.each(operations)("$name returns no errors", async ({ query, variables }: ClientOperation) => {
    const given = variables?.(await freshIds()) ?? {};
    const { data, errors } = await shop.execute<Record<string, unknown>>(query, given, version);
    expect(errors).toBeUndefined();
    for (const answer of Object.values(data)) {
      if (hasUserErrors(answer)) expect(answer.userErrors).toEqual([]);
    }
  });
});

function hasUserErrors(answer: unknown): answer is { readonly userErrors: readonly unknown[] } {
  return typeof answer === "object" && answer !== null && "userErrors" in answer;
}
