import type { TestShop } from "../../tests/test-shop.fixture.ts";

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/** Sends a request to the storefront API; by default a query for the shop's name. */
export async function send(
  { url }: TestShop,
  { path = "2023-10/graphql.json", method = "POST", body, headers = {} }: Sent,
) {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "POST" && { body: body ?? JSON.stringify({ query: "{ shop { name } }" }) }),
  });
  const text = await response.text();
  const json = (text === "" ? {} : JSON.parse(text)) as {
    data?: unknown;
    errors?: { message: string; extensions?: { code?: string } }[];
  };
  return { response, status: response.status, ...json, code: json.errors?.[0]?.extensions?.code };
}
