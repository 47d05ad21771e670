import { storefrontSchemaVersions } from "@circlet/graphql/schema/storefront";
import { Kind, parse } from "graphql";
import { afterAll, expect, test } from "vitest";
import { saveCollection } from "../collections/collection-writer.ts";
import { saveMetaobject } from "../catalog/metaobjects/metaobject-writer.ts";
import { operationsOf } from "../../tests/operations.fixture.ts";
import { openTestShop, testProduct, saveProducts } from "../../tests/test-shop.fixture.ts";

const queries = [...operationsOf(".")].filter(([, text]) => /^query /m.test(text));

/** A value for every required variable, by type. */
function variablesOf(text: string): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = {
    String: "everything",
    Int: 3,
    Boolean: true,
    ID: "gid://shopify/Product/1",
  };
  const operation = parse(text).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      if (type.kind !== Kind.NON_NULL_TYPE) return variable.name.value === "first" ? [["first", 3]] : [];
      if (type.type.kind === Kind.NAMED_TYPE) return [[variable.name.value, values[type.type.name.value]]];
      return [[variable.name.value, [values["ID"]]]];
    }),
  );
}

const shop = await openTestShop();
saveProducts(
  shop.database,
  testProduct("everything", {
    title: "Everything",
    images: [{ src: "everything" }],
    information: { brand: "Elowen" },
  }),
);
saveCollection(shop.database, { handle: "everything", title: "Everything", filters: [] });
saveMetaobject(shop.database, { type: "brands", handle: "all", fields: { brands: "[]" } });

afterAll(() => shop.close());

test.each(
  storefrontSchemaVersions.flatMap((version) =>
    queries.map(([name, text]) => [version, name, text] as const),
  ),
)("the schema %s answers the storefront's %s without an error", async (version, _, text) => {
  const path = version === "latest" ? "unstable" : version;
  const { errors, data } = await shop.execute(text, variablesOf(text), path);
  expect(errors).toBeUndefined();
  expect(data).toBeDefined();
});

test("queries accept a country and a language", async () => {
  const { data, errors } = await shop.execute(
    `query @inContext(country: US, language: EN) { localization { country { isoCode currency { isoCode } } language { isoCode } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    localization: { country: { isoCode: "US", currency: { isoCode: "USD" } }, language: { isoCode: "EN" } },
  });
});
