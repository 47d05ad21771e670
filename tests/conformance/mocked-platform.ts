import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { addMocksToSchema } from "@graphql-tools/mock";
import { buildClientSchema, graphql, type IntrospectionQuery } from "graphql";
import introspection from "storefront-schema-2023-10/storefront.schema.json" with { type: "json" };

interface Posted {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export interface MockedPlatform {
  readonly url: string;
  /** The countries and languages that queries were sent for: "US EN". */
  readonly contexts: ReadonlySet<string>;
  /** The GraphQL errors of all responses so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Their handles are part of an address, which no store leaves empty. */
const addressed = ["Product", "Collection", "Page", "Blog", "Article", "ShopPolicy", "Metaobject"];

/** Mocked data: every text is "Hello World", every list has two items and no second page, every flag is `flag`. */
export async function startMockedPlatform(
  flag: boolean,
  url = "https://cdn.shopify.com/image.jpg",
  odd: Readonly<Record<string, () => unknown>> = {},
): Promise<MockedPlatform> {
  const schema = addMocksToSchema({
    schema: buildClientSchema(introspection as unknown as IntrospectionQuery),
    mocks: {
      ...Object.fromEntries(addressed.map((type) => [type, () => ({ handle: "hello-world" })])),
      Boolean: () => flag,
      Int: () => 3,
      Float: () => 1.5,
      Color: () => "#b8afa2",
      DateTime: () => "2026-01-01T00:00:00Z",
      Decimal: () => "74.00",
      HTML: () => "<p>Hello <b>World</b></p>",
      JSON: () => "{}",
      PageInfo: () => ({ hasNextPage: false, hasPreviousPage: false }),
      UnsignedInt64: () => "3",
      URL: () => url,
      ...odd,
    },
  });
  const errors: string[] = [];
  const contexts = new Set<string>();
  const server = createServer(async (request, response) => {
    const { query: source, variables: variableValues } = (await json(request)) as Posted;
    contexts.add(`${String(variableValues?.["country"])} ${String(variableValues?.["language"])}`);
    const result = await graphql({ schema, source, ...(variableValues && { variableValues }) });
    errors.push(...(result.errors ?? []).map(({ message }) => message));
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    contexts,
    errors,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
