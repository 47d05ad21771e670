import type { ProductInput, VariantInput } from "./catalogue/product-input.ts";
import { saveProduct } from "./catalogue/product-writer.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { type RunningPlatform, startPlatform } from "./server.ts";
import { type Settings, testSettings } from "./settings.ts";

/** What a GraphQL answer holds, for tests to look into. */
export interface Answer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface TestShop extends RunningPlatform {
  ask<Data>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    version?: string,
  ): Promise<Answer<Data>>;
}

/** A whole service on a port of its own, with an empty catalogue in memory unless it is given a database. */
export async function openTestShop(
  settings: Partial<Settings> = {},
  database: Database = openDatabase(":memory:"),
): Promise<TestShop> {
  const platform = await startPlatform(testSettings(settings), database);
  const ask = async <Data>(query: string, variables: object = {}, version = "2023-10") => {
    const response = await fetch(`${platform.url}/api/${version}/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<Data>;
  };
  return { ...platform, ask };
}

/** A product that needs no more words than a test has for it. */
export function piece(
  handle: string,
  details: Partial<Omit<ProductInput, "variants">> & {
    readonly price?: number;
    readonly compareAtPrice?: number;
    readonly inventory?: number | null;
    readonly information?: Readonly<Record<string, string>>;
    readonly variants?: readonly VariantInput[];
  } = {},
): ProductInput {
  const { price = 5000, compareAtPrice = null, inventory = 1, information = {}, ...rest } = details;
  return {
    handle,
    title: handle.replaceAll("-", " "),
    options: [],
    variants: [{ options: {}, price, compareAtPrice, inventory }],
    metafields: Object.entries(information).map(([key, value]) => ({
      namespace: "product_information",
      key,
      value,
    })),
    ...rest,
  };
}

export function stock(db: Database, ...pieces: readonly ProductInput[]): void {
  for (const product of pieces) saveProduct(db, product);
}
