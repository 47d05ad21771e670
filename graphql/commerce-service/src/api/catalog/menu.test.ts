import { afterEach, expect, test } from "vitest";
import { openTestShop, saveProducts, type TestShop, testProduct } from "../../../tests/test-shop.fixture.ts";
import { saveCollection } from "../../collections/collection-writer.ts";
import { saveMenu } from "../../catalog/menus/menu-store.ts";

let shop: TestShop | undefined;
afterEach(() => shop?.close());

test("a menu comes with what its items lead to", async () => {
  shop = await openTestShop({ storefrontUrl: "https://shop.example" });
  saveProducts(shop.database, testProduct("hat"));
  saveCollection(shop.database, { handle: "men", title: "Men", filters: [] });
  saveMenu(shop.database, {
    handle: "main-menu",
    title: "Main menu",
    items: [
      { title: "Men", collection: "men", items: [{ title: "Hat", product: "hat" }] },
      { title: "About", url: "/about" },
    ],
  });
  const item =
    "title type url resource { __typename ... on Collection { handle } ... on Product { handle } }";
  const { data, errors } = await shop.execute(
    `{ menu(handle: "main-menu") { title itemsCount items { ${item} items { ${item} } } } none: menu(handle: "x") { id } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    none: null,
    menu: {
      title: "Main menu",
      itemsCount: 2,
      items: [
        {
          title: "Men",
          type: "COLLECTION",
          url: "https://shop.example/collections/men",
          resource: { __typename: "Collection", handle: "men" },
          items: [
            {
              title: "Hat",
              type: "PRODUCT",
              url: "https://shop.example/products/hat",
              resource: { __typename: "Product", handle: "hat" },
            },
          ],
        },
        { title: "About", type: "HTTP", url: "https://shop.example/about", resource: null, items: [] },
      ],
    },
  });
});
