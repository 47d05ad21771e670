/** A cart of the commerce service that holds every variant of a product; answers its id. */
export async function wholeStockBag(platformUrl: string, handle: string): Promise<string> {
  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${platformUrl}/api/2023-10/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  }
  const { product } = await ask<{ product: { variants: { nodes: { id: string }[] } } }>(
    "query Variants($handle: String!) { product(handle: $handle) { variants(first: 50) { nodes { id } } } }",
    { handle },
  );
  const lines = product.variants.nodes.map(({ id }) => ({ merchandiseId: id, quantity: 1 }));
  const { cartCreate } = await ask<{ cartCreate: { cart: { id: string } } }>(
    "mutation Bag($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }",
    { lines },
  );
  return cartCreate.cart.id;
}
