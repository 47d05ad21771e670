import type { Settings } from "./settings/settings.ts";

/** A GraphQL response. `data` is null if the response cannot be read. */
export interface StoreResponse {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
}

export type Query = (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<StoreResponse>;

/** Sends queries to the Storefront API as the shop does. Never rejects. */
export function storeApi({ apiUrl, apiVersion, apiToken, apiTimeout }: Settings): Query {
  return async (query, variables = {}) => {
    const response = await request(`${apiUrl}/api/${apiVersion}/graphql.json`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Shopify-Storefront-Access-Token": apiToken },
      body: JSON.stringify({ query, variables }),
      redirect: "follow",
      signal: AbortSignal.timeout(apiTimeout),
    });
    const body: unknown = await response?.json().catch(() => null);
    const data = isRecord(body) && isRecord(body["data"]) ? body["data"] : null;
    return { status: response?.status ?? 0, data };
  };
}

/** Sends a GraphQL service the shortest query. Null if there is no response. */
export function pingAddress(
  url: string,
  redirect: "follow" | "manual",
  query = "{ __typename }",
): Promise<Response | null> {
  return request(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
    redirect,
  });
}

/** Null if there is no response. */
export async function request(url: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    return await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5000), ...init });
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The items of a list at a path of fields; empty if there is no list. */
export function listAt(
  data: unknown,
  ...path: readonly string[]
): readonly Readonly<Record<string, unknown>>[] {
  const value = path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), data);
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
