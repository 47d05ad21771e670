/** Sends a query to the storefront API of a commerce service. Rejects with its errors. */
export async function queryService<Data>(
  platformUrl: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await fetch(`${platformUrl}/api/2023-10/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}
