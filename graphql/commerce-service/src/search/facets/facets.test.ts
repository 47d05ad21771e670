import { expect, test } from "vitest";
import type { ProductInput } from "../../catalog/writing/product-input.ts";
import { openDatabase } from "../../database/database.ts";
import { testProduct, saveProducts } from "../../../tests/test-shop.fixture.ts";
import { CatalogSearch } from "../catalog-search.ts";
import { createCatalogIndex } from "../index/catalog-index.ts";
import type { ProductFilter } from "../product-filter.ts";

const colors = ["red", "blue", "green"];
const sizes = ["S", "M", "L"];
const tags = ["new", "sale", "linen"];

/** A fixed pseudo-random sequence, the same on every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

function someProduct(handle: string, random: (below: number) => number): ProductInput {
  const pairs = colors
    .flatMap((Color) => sizes.map((Size) => ({ Color, Size })))
    .filter(() => random(3) === 0);
  const options = pairs.length > 0 ? pairs : [{ Color: "red", Size: "S" }];
  return testProduct(handle, {
    vendor: ["Elowen", "Marlow"][random(2)],
    tags: tags.filter(() => random(2) === 0),
    information: { color: colors[random(3)] ?? "", category: ["tops", "dresses"][random(2)] ?? "" },
    options: [
      { name: "Color", values: colors },
      { name: "Size", values: sizes },
    ],
    variants: options.map((pair) => ({ options: pair, price: (1 + random(5)) * 1000, inventory: random(2) })),
  });
}

function someFilters(random: (below: number) => number): ProductFilter[] {
  const metafield = (key: string, value: string) => ({
    productMetafield: { namespace: "product_information", key, value },
  });
  const all: ProductFilter[] = [
    ...colors.map((value) => metafield("color", value)),
    metafield("category", "tops"),
    ...colors.map((value) => ({ variantOption: { name: "color", value } })),
    ...sizes.map((value) => ({ variantOption: { name: "size", value } })),
    ...tags.map((tag) => ({ tag })),
    { productVendor: "Marlow" },
    { available: true },
    { price: { min: 20, max: 30 } },
    { price: { max: 10 } },
  ];
  return all.filter(() => random(5) === 0);
}

function passes(product: ProductInput, filters: readonly ProductFilter[]): boolean {
  const kinds = Map.groupBy(filters, kindOf);
  const groups = [...kinds.values()];
  return product.variants.some((variant) =>
    groups.every((group) =>
      group.some(({ productMetafield, tag, productVendor, variantOption, available, price }) => {
        if (productMetafield) {
          return product.metafields?.some(
            ({ key, value }) => key === productMetafield.key && value === productMetafield.value,
          );
        }
        if (tag) return product.tags?.includes(tag);
        if (productVendor) return product.vendor === productVendor;
        if (available != null) return available === (variant.inventory ?? 0) > 0;
        if (price)
          return variant.price >= (price.min ?? 0) * 100 && variant.price <= (price.max ?? Infinity) * 100;
        const name = variantOption?.name === "color" ? "Color" : "Size";
        return variant.options[name] === variantOption?.value;
      }),
    ),
  );
}

function kindOf({ productMetafield, variantOption, ...rest }: ProductFilter): string {
  return productMetafield?.key ?? variantOption?.name.toUpperCase() ?? Object.keys(rest)[0] ?? "";
}

test("facets count what each value would find, whatever else is selected", () => {
  const random = sequence(7);
  const db = openDatabase(":memory:");
  const products = Array.from({ length: 60 }, (_, number) => someProduct(`product-${number}`, random));
  saveProducts(db, ...products);
  const search = new CatalogSearch(createCatalogIndex(db));

  for (let turn = 0; turn < 150; turn += 1) {
    const filters = someFilters(random);
    const listing = search.list(search.rule([]), filters);
    expect(listing.products).toHaveLength(products.filter((product) => passes(product, filters)).length);

    for (const { values, type } of listing.facets()) {
      for (const { input, count, id } of values) {
        const choice = JSON.parse(input) as ProductFilter;
        const others = filters.filter((filter) => kindOf(filter) !== kindOf(choice));
        const wanted = type === "LIST" ? [...others, choice] : others;
        const expected = products.filter((product) => passes(product, wanted)).length;
        expect({ id, filters, count }).toEqual({ id, filters, count: expected });
      }
    }
  }
});
