export interface GraphqlAnswer {
  readonly status: number;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** Sends a query to the storefront API. */
export async function query(url: string, document: string, variables: object = {}): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/api/2023-10/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: document, variables }),
  });
  const body: object = await response.json().catch(() => ({}));
  return { ...body, status: response.status };
}

/** Creates an empty cart. Returns its id, or null if the service refused. */
export async function createCart(url: string): Promise<string | null> {
  const note = "n".repeat(400);
  const document = "mutation ($note: String) { cartCreate(input: { note: $note }) { cart { id } } }";
  const { data } = await query(url, document, { note });
  const created = data?.["cartCreate"] as { cart: { id: string } | null } | null | undefined;
  return created?.cart?.id ?? null;
}

export async function keptCarts(url: string, ids: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const id of ids) {
    const { data } = await query(url, "query ($id: ID!) { cart(id: $id) { id } }", { id });
    if (data?.["cart"]) kept.push(id);
  }
  return kept;
}
