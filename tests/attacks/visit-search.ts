/** Common words of the catalog. */
export const words = ["linen", "wool", "silk", "denim", "blue", "red", "green", "dress", "coat", "shirt"];

/** Opens a search that is new to the storefront. */
export async function visitSearch(port: number, id: number, network: string) {
  const started = performance.now();
  const path = `/search?text=${words[id % 10]}+${words[Math.floor(id / 10) % 10]}+${id}`;
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: { "X-Forwarded-For": network },
  });
  await response.arrayBuffer();
  return { status: response.status, wait: performance.now() - started };
}
