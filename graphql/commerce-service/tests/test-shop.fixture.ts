import type { ProductInput, VariantInput } from "../src/catalog/writing/product-input.ts";
import { saveProduct } from "../src/catalog/writing/product-writer.ts";
import { type Database, openDatabase } from "../src/database/database.ts";
import { type RunningPlatform, startPlatform } from "../src/server/server.ts";
import { type Settings, testSettings } from "../src/shared/settings/settings.ts";

export interface GraphqlResult<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

type Variables = Readonly<Record<string, unknown>>;

export interface TestShop extends RunningPlatform {
  execute<Data>(query: string, variables?: Variables, version?: string): Promise<GraphqlResult<Data>>;
}

export interface GraphqlHttpResult<Data> extends GraphqlResult<Data> {
  readonly status: number;
  readonly code: string | undefined;
}

/** Sends a query like a browser, with an optional Authorization header. */
export async function executeAt<Data>(
  address: string,
  query: string,
  { variables = {}, authorization }: { variables?: Variables; authorization?: string | undefined } = {},
): Promise<GraphqlHttpResult<Data>> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization !== undefined && { authorization }) },
    body: JSON.stringify({ query, variables }),
  });
  const result = (await response.json()) as GraphqlResult<Data>;
  return { ...result, status: response.status, code: result.errors?.[0]?.extensions?.code };
}

/** A whole service on its own port, with an empty in-memory catalog unless a database is given. */
export async function openTestShop(
  settings: Partial<Settings> = {},
  database: Database = openDatabase(":memory:"),
): Promise<TestShop> {
  const platform = await startPlatform(testSettings(settings), database);
  const execute = <Data>(query: string, variables?: Variables, version = "2023-10") =>
    executeAt<Data>(`${platform.url}/api/${version}/graphql.json`, query, variables && { variables });
  return { ...platform, execute };
}

/** A product input with defaults for everything a test does not care about. */
export function testProduct(
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

export function saveProducts(db: Database, ...products: readonly ProductInput[]): void {
  for (const product of products) saveProduct(db, product);
}
