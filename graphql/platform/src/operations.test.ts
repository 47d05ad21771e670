import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storefrontSchemaVersions } from "@circlet/graphql/schema/storefront";
import { Kind, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveCollection } from "./catalogue/collection-writer.ts";
import { saveMetaobject } from "./catalogue/metaobject-writer.ts";
import { openTestShop, piece, stock, type TestShop } from "./shop.fixture.ts";

const folder = join(import.meta.dirname, "../../operations");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".graphql"))
  .map((name) => readFileSync(join(folder, name), "utf8"));
const fragments = new Map(
  files
    .filter((text) => /^fragment /m.test(text))
    .map((text) => [/^fragment (\w+)/m.exec(text)?.[1] ?? "", text]),
);
const queries = files.filter((text) => /^query /m.test(text));

/** An operation with the fragments it needs, those of its fragments included. */
function complete(text: string): string {
  const needed = new Set<string>();
  const visit = (part: string): void => {
    for (const [, name = ""] of part.matchAll(/\.\.\.(\w+)/g)) {
      if (name === "on" || needed.has(name)) continue;
      needed.add(name);
      visit(fragments.get(name) ?? "");
    }
  };
  visit(text);
  return [text, ...[...needed].map((name) => fragments.get(name))].join("\n");
}

/** A value for every variable that must have one, by its type. */
function variablesOf(text: string): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = {
    String: "everything",
    Int: 3,
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

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  stock(
    shop.database,
    piece("everything", {
      title: "Everything",
      images: [{ src: "everything" }],
      information: { brand: "Elowen" },
    }),
  );
  saveCollection(shop.database, { handle: "everything", title: "Everything", filters: [] });
  saveMetaobject(shop.database, { type: "brands", handle: "all", fields: { brands: "[]" } });
});

afterAll(() => shop.close());

const named = queries.map((text) => [/^query (\w+)/m.exec(text)?.[1] ?? "", text] as const);

test.each(
  storefrontSchemaVersions.flatMap((version) => named.map(([name, text]) => [version, name, text] as const)),
)("under the schema %s the storefront's %s is answered without an error", async (version, _, text) => {
  const path = version === "latest" ? "unstable" : version;
  const { errors, data } = await shop.ask(complete(text), variablesOf(text), path);
  expect(errors).toBeUndefined();
  expect(data).toBeDefined();
});

test("queries may say which country and language they are for", async () => {
  const { data, errors } = await shop.ask(
    `query @inContext(country: US, language: EN) { localization { country { isoCode currency { isoCode } } language { isoCode } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    localization: { country: { isoCode: "US", currency: { isoCode: "USD" } }, language: { isoCode: "EN" } },
  });
});
