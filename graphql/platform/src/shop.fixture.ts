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

type Variables = Readonly<Record<string, unknown>>;

export interface TestShop extends RunningPlatform {
  ask<Data>(query: string, variables?: Variables, version?: string): Promise<Answer<Data>>;
}

export interface StatedAnswer<Data> extends Answer<Data> {
  readonly status: number;
  /** The first error's. */
  readonly code: string | undefined;
}

/** Sends a query to an address as a browser would, with an Authorization header when one is given. */
export async function askAt<Data>(
  address: string,
  query: string,
  { variables = {}, authorization }: { variables?: Variables; authorization?: string | undefined } = {},
): Promise<StatedAnswer<Data>> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization !== undefined && { authorization }) },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as Answer<Data>;
  return { ...answer, status: response.status, code: answer.errors?.[0]?.extensions?.code };
}

/** A whole service on a port of its own, with an empty catalogue in memory unless it is given a database. */
export async function openTestShop(
  settings: Partial<Settings> = {},
  database: Database = openDatabase(":memory:"),
): Promise<TestShop> {
  const platform = await startPlatform(testSettings(settings), database);
  const ask = <Data>(query: string, variables?: Variables, version = "2023-10") =>
    askAt<Data>(`${platform.url}/api/${version}/graphql.json`, query, variables && { variables });
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
